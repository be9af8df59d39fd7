import { APIError, FileUploadError, Forbidden, Locked, NotFound, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { isForbidden, readRefusal } from './read-refusal'

/** An error as it comes from another copy of the framework's code, under a shortened name. */
function fromOtherCopy(original: APIError): Error {
  class a extends Error {}
  const { message, status, data, isPublic, isOperational } = original
  return Object.assign(new a(message), { status, data, isPublic, isOperational, name: 'a' })
}

const invalid = () =>
  new ValidationError({
    collection: 'pages',
    errors: [
      { path: 'zip', label: 'Postcode', message: 'Vul de postcode in.' },
      { path: 'city', label: { nl: 'Gemeente' }, message: 'Kies een gemeente.' },
    ],
  })

const cases: [string, () => APIError, unknown][] = [
  ['no rights', () => new Forbidden(), { kind: 'forbidden' }],
  ['gone', () => new NotFound(), { kind: 'gone' }],
  ['locked by a colleague', () => new Locked('by Jan'), { kind: 'locked' }],
  [
    'fields that are wrong',
    invalid,
    {
      kind: 'invalid',
      problems: [
        { path: 'zip', label: 'Postcode', message: 'Vul de postcode in.' },
        { path: 'city', label: 'city', message: 'Kies een gemeente.' },
      ],
    },
  ],
  [
    'a file that cannot be read',
    () => new FileUploadError(),
    { kind: 'other', status: 400, message: new FileUploadError().message },
  ],
  [
    'a refusal of our own',
    () => new APIError('Still used.', 409),
    { kind: 'other', status: 409, message: 'Still used.' },
  ],
]

describe('readRefusal', () => {
  it.each(cases)('knows %s', (_what, make, refusal) => {
    expect(readRefusal(make())).toEqual(refusal)
  })

  it.each(cases)('knows %s from another copy of the framework', (_what, make, refusal) => {
    expect(readRefusal(fromOtherCopy(make()))).toEqual(refusal)
  })

  it('names the fields in the language of who reads', () => {
    expect(readRefusal(invalid(), 'nl')).toMatchObject({
      problems: [{ label: 'Postcode' }, { label: 'Gemeente' }],
    })
  })

  it.each([
    ['a fault of the framework', new APIError('broken', 500)],
    ['a fault of the database', Object.assign(new Error('away'), { code: 'ECONNREFUSED' })],
    ['an answer of another server', Object.assign(new Error('no'), { status: 403 })],
    ['no error at all', { status: 403, isOperational: true }],
    ['nothing', null],
  ])('takes %s for no refusal', (_what, cause) => {
    expect(readRefusal(cause)).toBeNull()
    expect(isForbidden(cause)).toBe(false)
  })
})
