import { describe, expect, it } from 'vitest'
import { createTicket } from '@/forms/_kit/ticket'
import { createCopyProof, isCopyProof } from './offer-copy-proof'

const offer = { id: 12, hash: 'a'.repeat(64) }
const secret = 'a-secret-for-tests'
const proof = createCopyProof(offer, secret)

describe('the proof of a link to a copy', () => {
  it('is good for its own offer', () => {
    expect(isCopyProof(proof, offer, secret)).toBe(true)
  })
  it.each([
    ['another offer', { ...offer, id: 13 }, secret],
    ['an offer that says something else', { ...offer, hash: 'b'.repeat(64) }, secret],
    ['another site', offer, 'another-secret'],
  ])('is not good for %s', (_what, subject, key) => {
    expect(isCopyProof(proof, subject, key)).toBe(false)
  })
  it('cannot be a proof of something else', () => {
    const ticket = createTicket('offer-copy', new Date(0), secret)
    for (const other of ['', 'x', ticket, proof.slice(1), `${proof}x`]) {
      expect(isCopyProof(other, offer, secret)).toBe(false)
    }
  })
})
