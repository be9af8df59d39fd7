import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateSecretBits, isStrongSecret } from './secret-strength'

describe('a secret', () => {
  it.each([
    'a'.repeat(64),
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
    'please-change-this-secret-in-production',
    'YOUR_SECRET_HERE_YOUR_SECRET_HERE_12',
    'replace me with a long random string of 32 characters',
    'gevel-gevel-gevel-gevel-gevel-gevel-2026',
    'correcthorsecorrecthorsecorrecthorse',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    'passwordpasswordpasswordpassword1234',
    '5f4dcc3b5aa765d61d8327deb882cf99'.slice(0, 31),
    `${'\0'.repeat(40)}`,
  ])('is refused that anybody can think of: %s', (secret) => {
    expect(isStrongSecret(secret)).toBe(false)
  })

  /** What a machine writes: the same for every run, and as good as chance. */
  const made = fc.nat().map((seed) => createHash('sha256').update(`secret ${seed}`).digest())

  it('is taken that a machine made, in every usual writing', () => {
    fc.assert(
      fc.property(made, (bytes) => {
        expect(isStrongSecret(bytes.toString('hex'))).toBe(true)
        expect(isStrongSecret(bytes.toString('base64'))).toBe(true)
        expect(isStrongSecret(bytes.toString('base64url'))).toBe(true)
        expect(isStrongSecret(bytes.subarray(0, 16).toString('hex'))).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is taken where chance made half of it look ordered', () => {
    expect(isStrongSecret('1cc65cb2349928dcb826181286761121')).toBe(true)
  })

  it('is not estimated higher for saying it twice', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (text) => {
        const clean = text.replace(/[\s._-]/g, 'x')
        expect(estimateSecretBits(clean.repeat(2))).toBeLessThanOrEqual(
          estimateSecretBits(clean) + 1e-9,
        )
      }),
      // What is told in every manual leaves a gap, which made the second saying look like news.
      { examples: [['vAlue ']] },
    )
  })
})
