import { APIError, Locked, type PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { sayErrors } from './error-words'

const answer = (error: Error, language: string) =>
  sayErrors({
    error,
    req: { i18n: { language } } as unknown as PayloadRequest,
    context: {},
    collection: undefined,
  } as unknown as Parameters<typeof sayErrors>[0])

describe('sayErrors', () => {
  it('refuses a file that is too large as any other file, in the language of the desk', () => {
    expect(answer(new APIError('too large', 413), 'fr')).toEqual({
      status: 400,
      response: { errors: [{ message: 'Ce fichier est trop volumineux : 50 Mo au plus.' }] },
    })
  })
  it('says so too where the class of that refusal lost its name in the built site', () => {
    const refusal = Object.assign(new APIError('limit has been reached', 413), { name: '' })
    const said = Object.assign(refusal, { isPublic: true })
    expect(answer(said, 'nl')).toMatchObject({
      status: 400,
      response: { errors: [{ message: 'Dit bestand is te groot: hoogstens 50 MB.' }] },
    })
  })
  it('says that a colleague holds the record', () => {
    expect(answer(new Locked('Document is locked'), 'nl')).toMatchObject({ status: 423 })
  })
  it('hides what failed on the server, and says that nothing was saved', () => {
    expect(answer(new Error('duplicate key value'), 'nl')).toMatchObject({
      status: 500,
      response: { errors: [{ message: expect.stringContaining('niet bewaard') }] },
    })
  })
  it('says itself what a refusal says whose class has no name in the built site', () => {
    const refusal = Object.assign(new APIError('Nog in gebruik', 409, null, true), { name: '' })
    expect(answer(refusal, 'nl')).toEqual({
      status: 409,
      response: { errors: [{ message: 'Nog in gebruik' }] },
    })
    const secret = Object.assign(new APIError('at db:5432', 500), { name: '' })
    expect(JSON.stringify(answer(secret, 'nl'))).not.toContain('5432')
  })
  it('leaves the other refusals to the framework', () => {
    expect(answer(new APIError('No', 400, null, true), 'nl')).toBeUndefined()
  })
})
