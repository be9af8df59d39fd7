import { describe, expect, it } from 'vitest'
import { formatListingSummary, formatListingTitle, type ListingFacts } from './listing-summary'

const facts: ListingFacts = {
  goal: 'sale',
  title: 'Herenhuis met stadstuin',
  typeName: 'Woning',
  cityLine: '2000 Antwerpen',
  price: { kind: 'amount', amount: 479_000, prefix: null, per: null, suffixText: null },
  bedrooms: 4,
  areaM2: 212,
  isOpen: true,
}
const sold: Partial<ListingFacts> = {
  isOpen: false,
  price: { kind: 'hidden', marqueeName: null, status: 'sold' },
}
/** Amounts and areas are held together by a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('the title of a listing', () => {
  it.each([
    [{}, 'nl', 'Herenhuis met stadstuin, 2000 Antwerpen · 4 slpk.'],
    [{ title: 'Woning' }, 'nl', 'Woning te koop, 2000 Antwerpen · 4 slpk. · € 479.000'],
    [
      { title: '', typeName: 'Maison', cityLine: '2000 Anvers', goal: 'rent' },
      'fr',
      'Maison à louer, 2000 Anvers · 4 ch. · € 479.000',
    ],
    [{ ...sold, bedrooms: null }, 'nl', 'Herenhuis met stadstuin, 2000 Antwerpen · Verkocht'],
    [
      { bedrooms: null, price: { kind: 'onRequest' } },
      'nl',
      'Herenhuis met stadstuin, 2000 Antwerpen',
    ],
    [{ title: 'Woning', cityLine: '', bedrooms: null }, 'en', 'Woning for sale · € 479.000'],
  ] as const)('of %j in %s is %j', (differences, locale, expected) => {
    expect(plain(formatListingTitle({ ...facts, ...differences }, locale))).toBe(expected)
  })
})

describe('the summary of a listing', () => {
  it.each([
    [{}, 'nl', 'Herenhuis te koop in 2000 Antwerpen: 4 slaapkamers, 212 m², € 479.000.'],
    [
      { bedrooms: 1 },
      'de',
      'Woning zu verkaufen in 2000 Antwerpen: 1 Schlafzimmer, 212 m², € 479.000.',
    ],
    [{ ...sold, bedrooms: null, areaM2: null }, 'fr', 'Woning à 2000 Antwerpen: Vendu.'],
    [
      { price: { kind: 'onRequest' } },
      'en',
      'Woning for sale in 2000 Antwerpen: 4 bedrooms, 212 m², Price on request.',
    ],
  ] as const)('of %j in %s is %j', (differences, locale, expected) => {
    expect(plain(formatListingSummary({ ...facts, ...differences }, null, locale))).toBe(expected)
  })

  it('names the kind of house that its title names', () => {
    const told = formatListingSummary({ ...facts, typeName: 'Villa/Woning/Hoeve' }, null, 'nl')
    expect(told).toContain('Herenhuis te koop in')
  })

  it('goes on with the words of the editor as far as there is room', () => {
    const told = formatListingSummary(facts, 'Ruim en licht. '.repeat(20), 'nl')
    expect(told).toContain('479.000. Ruim en licht. Ruim')
    expect(Array.from(told).length).toBeLessThanOrEqual(155)
  })
})
