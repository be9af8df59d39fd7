import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/domain/kernel/locales'
import type { OfferContent } from '@/domain/offers/offer-content'
import { drawOffer } from './draw-offer'
import { toOfferPaper } from './to-offer-paper'

const content: OfferContent = {
  locale: 'nl',
  signedOn: '2026-11-22',
  signedAt: 'Antwerpen',
  property: { publicId: 12, reference: 'A 1', title: 'Woning', address: '2000 Antwerpen' },
  signerA: {
    name: 'An De Wolf',
    street: 'Kerkstraat 12',
    city: '2000 Antwerpen',
    email: 'an@example.be',
    phone: '+32470000001',
  },
  signerB: null,
  amountEuros: 479_000,
  amountInWords: 'vierhonderdnegenenzeventigduizend euro',
  startsOn: '2026-11-23',
  endsOn: '2026-12-07',
  conditions: null,
  financing: { euros: 380_000, days: 30 },
  deposit: { percent: 10, euros: 47_900 },
  termsVersion: '2026-11',
}

function write(locale: Locale, differences: Partial<OfferContent> = {}) {
  return toOfferPaper({
    sequence: 7,
    content: { ...content, locale, ...differences },
    hash: 'a'.repeat(64),
    previousHash: 'b'.repeat(64),
    agencyName: 'Kassei vastgoed',
  })
}

describe('the copy of an offer', () => {
  it('holds everything that was offered, and what is left open', () => {
    const values = write('nl').parts.flatMap(({ rows }) => rows.map(({ value }) => value))
    expect(values).toEqual([
      'Woning, 2000 Antwerpen',
      'A 1',
      '€\u00A0479.000',
      'vierhonderdnegenenzeventigduizend euro',
      'van 23 november 2026 tot en met 7 december 2026',
      'An De Wolf',
      'Kerkstraat 12, 2000 Antwerpen',
      'an@example.be',
      expect.stringContaining('470'),
      'Geen',
      '€\u00A0380.000, binnen 30 dagen na de aanvaarding',
      'Geen',
    ])
  })

  it.each([
    ['fr', ['Aucun', 'Aucune', 'Aucune']],
    ['de', ['Keiner', 'Keiner', 'Keine']],
  ] as const)('says in %s what is left open, by the gender of each', (locale, words) => {
    const { parts } = write(locale, { financing: null })
    const rows = parts.flatMap((part) => part.rows)
    expect(rows.slice(-3).map(({ value }) => value)).toEqual(words)
  })

  it.each(locales)('names in %s its hash, its last day and the deposit', (locale) => {
    const paper = write(locale)
    expect(paper.hashes.map(({ value }) => value)).toEqual(['a'.repeat(64), 'b'.repeat(64)])
    expect(paper.notices[0]).toMatch(/7\.? \p{L}+ 2026/u)
    expect(paper.notices[1]).toContain('€\u00A047.900')
    expect(JSON.stringify({ ...paper, pageText: '' })).not.toMatch(/[a-z]\{|\{[a-z]/)
  })

  it('says what was typed as it was typed, also where that looks like one of its places', () => {
    const { signedText } = write('nl', { signedAt: '{date} {end}' })
    expect(signedText).toContain('{date} {end}')
  })

  it('is set as PDF, also with conditions of several pages', async () => {
    const conditions = 'Onder voorbehoud van een vergunning. '.repeat(100)
    const [short, long] = await Promise.all([
      drawOffer(write('nl')),
      drawOffer(write('fr', { conditions })),
    ])
    expect(short.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(long.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  })
})
