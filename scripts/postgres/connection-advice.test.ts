import { describe, expect, it } from 'vitest'
import { toConnectionAdvice, toVersionAdvice } from './connection-advice'

const url = 'postgres://anna:hunter2@db.example.be:5433/agency'

function refusal(code: string): Error {
  return Object.assign(new Error('the driver says no'), { code })
}

describe('toConnectionAdvice', () => {
  it.each([
    ['ECONNREFUSED', 'No Postgres answers at db.example.be:5433: start it'],
    ['ENOTFOUND', 'The host in DATABASE_URL (db.example.be:5433) is not known'],
    ['ETIMEDOUT', 'The Postgres at db.example.be:5433 does not answer'],
    ['28P01', 'refuses the user "anna"'],
    ['3D000', 'The database "agency" does not exist: create it (createdb agency)'],
    ['53300', 'has no free connection'],
    ['42501', 'The user "anna" may not do this in "agency"'],
    ['XX000', 'cannot be used (the driver says no)'],
  ])('says what to do about %s', (code, sentence) => {
    expect(toConnectionAdvice(refusal(code), url)).toContain(sentence)
  })
  it('says what to do about a server that never answers', () => {
    const silence = new Error('Connection terminated unexpectedly')
    expect(toConnectionAdvice(silence, url)).toContain('does not answer: check the network')
  })
  it('is one sentence without the password, whatever went wrong', () => {
    const advice = toConnectionAdvice(new Error('first line\n    at somewhere'), url)
    expect(advice).not.toMatch(/hunter2|\n/)
  })
})

describe('toVersionAdvice', () => {
  it('accepts Postgres 15 and newer', () => {
    expect(toVersionAdvice(150_000)).toBeNull()
    expect(toVersionAdvice(180_004)).toBeNull()
  })
  it('refuses an older one by its number', () => {
    expect(toVersionAdvice(140_012)).toContain('is version 14 and the site needs 15 or newer')
  })
})
