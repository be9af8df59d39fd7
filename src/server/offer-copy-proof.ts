import { createHmac, timingSafeEqual } from 'node:crypto'

/** An offer as its copy is bound to it: the hash in the register makes it this very content. */
export type CopySubject = { id: number; hash: string }

/**
 * The proof in the link to the copy of an offer; good for that offer alone and for nothing else. It
 * does not end: both sides keep their copy for as long as the register stands.
 */
export function createCopyProof({ id, hash }: CopySubject, secret: string): string {
  return createHmac('sha256', secret).update(`offer-copy:${id}:${hash}`).digest('base64url')
}

export function isCopyProof(proof: string, subject: CopySubject, secret: string): boolean {
  const expected = Buffer.from(createCopyProof(subject, secret))
  const actual = Buffer.from(proof)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
