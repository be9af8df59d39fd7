import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeXml } from './escape-xml'

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What a reader of the XML understands. */
function read(xml: string): string {
  return xml.replace(/&(\w+);/g, (_entity, name: string) => signs[name] ?? '?')
}

describe('escapeXml', () => {
  it('is read back as it was written, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('&amp;', ']]>', '<b a="\'">'),
        (text, markup) => {
          const whole = `${text}${markup}${text}`
          const clean = whole.replace(/[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])[\u0000-\u001F]/gu, '')
          expect(read(escapeXml(whole))).toBe(clean)
        },
      ),
    )
  })

  it('leaves no sign of the mark-up and no forbidden character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeXml(text)).not.toMatch(
          /[<>"']|&(?!(amp|lt|gt|quot|apos);)|[\u0000-\u0008\uFFFF]/,
        )
      }),
      { numRuns: 40 },
    )
  })

  it('drops controls and halves of pairs', () => {
    expect(escapeXml('a\u0000b\u001Fc\uD800d\uFFFEe\tf')).toBe('abcde\tf')
  })
})
