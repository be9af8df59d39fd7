import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import type { PriceRangeView, PriceView } from '../pricing/price-view'
import { formatPriceView, toPriceWords } from './price-text'

const amount = { kind: 'amount', amount: 950, prefix: null, per: null, suffixText: null } as const
const spaced = (text: string) => text.replaceAll('\u00A0', ' ')
const inAll = (view: PriceView | PriceRangeView) =>
  locales.map((locale) => spaced(formatPriceView(view, locale)))

describe('formatPriceView', () => {
  it('prints a rent by the month', () => {
    expect(inAll({ ...amount, per: 'month' })).toEqual([
      '€ 950/maand',
      '€ 950/mois',
      '€ 950/month',
      '€ 950/Monat',
    ])
  })
  it('prints the words before a price', () => {
    expect(inAll({ ...amount, prefix: 'from' })).toEqual([
      'vanaf € 950',
      'à partir de € 950',
      'from € 950',
      'ab € 950',
    ])
    expect(inAll({ ...amount, prefix: 'offersFrom' })[0]).toBe('bieden vanaf € 950')
  })
  it('prints the words of a feed after a price', () => {
    expect(inAll({ ...amount, suffixText: 'per kwartaal' })[0]).toBe('€ 950 per kwartaal')
  })
  it('prints what stands in place of a price', () => {
    expect(inAll({ kind: 'onRequest' })).toEqual([
      'Prijs op aanvraag',
      'Prix sur demande',
      'Price on request',
      'Preis auf Anfrage',
    ])
    expect(inAll({ kind: 'hidden', marqueeName: 'Toegewezen', status: 'active' })[3]).toBe(
      'Toegewezen',
    )
    expect(inAll({ kind: 'hidden', marqueeName: null, status: 'sold' })).toEqual([
      'Verkocht',
      'Vendu',
      'Sold',
      'Verkauft',
    ])
    expect(inAll({ kind: 'hidden', marqueeName: null, status: 'active' })[2]).toBe(
      'Price on request',
    )
    expect(inAll({ kind: 'soldOut' })[0]).toBe('Uitverkocht')
  })
  it('prints the range of a project', () => {
    expect(inAll({ kind: 'range', min: 245_000, max: 479_000 })).toEqual([
      '€ 245.000 tot en met € 479.000',
      'de € 245.000 à € 479.000',
      '€ 245.000 to € 479.000',
      '€ 245.000 bis € 479.000',
    ])
    expect(inAll({ kind: 'single', amount: 479_000 })[1]).toBe('€ 479.000')
    expect(inAll({ kind: 'from', amount: 245_000 })[0]).toBe('vanaf € 245.000')
    expect(inAll({ kind: 'upTo', amount: 479_000 })[1]).toBe('jusqu’à € 479.000')
  })
  it('prints the parts of an annuity sale together with their duration', () => {
    const annuity = { kind: 'annuity', bouquet: 80_000, monthly: 950 } as const
    expect(inAll({ ...annuity, maxDurationYears: 15 })).toEqual([
      'boeket € 80.000 + € 950/maand, maximaal 15 jaar',
      'bouquet € 80.000 + € 950/mois, 15 ans maximum',
      'lump sum (bouquet) € 80.000 + € 950/month, at most 15 years',
      'Anzahlung (Bouquet) € 80.000 + € 950/Monat, höchstens 15 Jahre',
    ])
    expect(inAll({ ...annuity, maxDurationYears: null })[2]).toMatch(/for life$/)
    expect(inAll({ ...annuity, maxDurationYears: 1 })[1]).toMatch(/1 an maximum$/)
  })
})

describe('toPriceWords', () => {
  it('sets what a price is counted by apart, with the words of a feed', () => {
    const view = { ...amount, per: 'month', suffixText: 'per kavel' } as const
    const { text, unit, isLong } = toPriceWords(view, 'nl')
    expect([spaced(text), unit, isLong]).toEqual(['€ 950', '/maand per kavel', false])
  })
  it('leaves the words before an amount with it', () => {
    const { text, unit } = toPriceWords({ ...amount, prefix: 'offersFrom' }, 'fr')
    expect([spaced(text), unit]).toEqual(['faire offre à partir de € 950', ''])
  })
  it('calls several amounts long, and words without one not', () => {
    const annuity = {
      kind: 'annuity',
      bouquet: 90_000,
      monthly: 1_200,
      maxDurationYears: 15,
    } as const
    expect(toPriceWords(annuity, 'nl')).toEqual({
      text: formatPriceView(annuity, 'nl'),
      unit: '',
      isLong: true,
    })
    expect(toPriceWords({ kind: 'onRequest' }, 'en')).toEqual({
      text: 'Price on request',
      unit: '',
      isLong: false,
    })
  })
})
