import { describe, expect, it } from 'vitest'
import { openSealedText, sealText, type Seal } from './sealed-text'

const seal: Seal = { purpose: 'owner-second-factor', id: 7, secret: 'a secret of the site' }
const text = 'JBSWY3DPEHPK3PXP'

describe('a sealed text', () => {
  it('is opened by what it was sealed for', () => {
    expect(openSealedText(sealText(text, seal), seal)).toBe(text)
  })

  it('holds nothing of the text, and is never the same twice', () => {
    const [one, other] = [sealText(text, seal), sealText(text, seal)]
    expect(one).not.toBe(other)
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain(text)
  })

  it.each([
    ['another record', { ...seal, id: 8 }],
    ['another secret', { ...seal, secret: 'another secret of the site' }],
  ])('is not opened for %s', (_what, other) => {
    expect(openSealedText(sealText(text, seal), other)).toBeNull()
  })

  it('is not opened when a bit of it was altered, wherever', () => {
    const bytes = Buffer.from(sealText(text, seal), 'base64url')
    const opened = Array.from(bytes, (byte, index) => {
      const altered = Buffer.from(bytes)
      altered[index] = byte ^ 1
      return openSealedText(altered.toString('base64url'), seal)
    })
    expect(opened.filter((one) => one !== null)).toEqual([])
  })

  it.each(['', 'x', 'a'.repeat(37)])('is not %j', (sealed) => {
    expect(openSealedText(sealed, seal)).toBeNull()
  })
})
