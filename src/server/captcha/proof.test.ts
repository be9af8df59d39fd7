import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, it } from 'vitest'
import { checkProof, createProofChallenge, toAttempts } from './proof'
import { createSolvedProof } from './proof.fixture'

const secret = 'a-secret-for-tests'
const ticket = '1795168800000.signature'

describe('checkProof', () => {
  it('knows work that a browser did, by the same mark every time', async () => {
    const challenge = await createProofChallenge(ticket, 3, secret)
    const solution = await solveChallenge({ challenge, deriveKey })
    const mark = await checkProof({ challenge, solution }, ticket, secret)
    expect(mark).toBe(challenge.signature)
    expect(await checkProof({ challenge, solution }, ticket, secret)).toBe(mark)
  })

  it('finds the end within twice the attempts that were asked', async () => {
    const challenge = await createProofChallenge(ticket, 4, secret)
    const solution = await solveChallenge({ challenge, deriveKey })
    expect(solution?.counter).toBeGreaterThanOrEqual(3)
    expect(solution?.counter).toBeLessThanOrEqual(7)
  })

  it('refuses work for another ticket, and work that another installation asked for', async () => {
    const proof = await createSolvedProof(ticket, secret)
    expect(await checkProof(proof, '1795168800001.signature', secret)).toBeNull()
    expect(await checkProof(proof, ticket, 'another-secret')).toBeNull()
  })

  it('refuses an easier challenge and a guessed solution', async () => {
    const { challenge, solution } = await createSolvedProof(ticket, secret)
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }
    expect(await checkProof({ challenge: easier, solution }, ticket, secret)).toBeNull()
    const guess = { ...solution, derivedKey: '00'.repeat(32) }
    expect(await checkProof({ challenge, solution: guess }, ticket, secret)).toBeNull()
    // The prefix of the key is known from the challenge; the rest is not.
    const half = { ...solution, derivedKey: challenge.parameters.keyPrefix }
    expect(await checkProof({ challenge, solution: half }, ticket, secret)).toBeNull()
  })

  it.each([
    undefined,
    null,
    '',
    'solved',
    7,
    [],
    {},
    { challenge: {}, solution: {} },
    { challenge: null, solution: { counter: 1, derivedKey: 'ab' } },
  ])('refuses %j', async (sent) => {
    expect(await checkProof(sent, ticket, secret)).toBeNull()
  })
})

describe('toAttempts', () => {
  it('asks the least of who sends a few forms and begins several', () => {
    expect(toAttempts({ sendings: 0, tickets: 1 })).toBe(60)
    expect(toAttempts({ sendings: 4, tickets: 9 })).toBe(60)
  })
  it('doubles with every further sending, up to 32 times', () => {
    expect(
      [5, 6, 7, 8, 9, 10, 500].map((sendings) => toAttempts({ sendings, tickets: 0 })),
    ).toEqual([120, 240, 480, 960, 1920, 1920, 1920])
  })
  it('does not let challenges be gathered while they are easy', () => {
    expect(toAttempts({ sendings: 0, tickets: 49 })).toBe(60)
    expect(toAttempts({ sendings: 0, tickets: 60 })).toBe(240)
  })
})
