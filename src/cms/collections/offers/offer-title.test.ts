import { describe, expect, it } from 'vitest'
import { noBreakSpace } from '@/domain/formats/numbers'
import { toOfferTitle } from './offer-title'

const content = {
  amountEuros: 479_000,
  signedOn: '2026-11-23',
  property: { publicId: 1001, reference: '2026-017', title: 'Woning met tuin', address: '' },
}

describe('toOfferTitle', () => {
  it('says how much was offered, for which home and on which day', () => {
    expect(toOfferTitle(content)).toBe(`€${noBreakSpace}479.000 · 2026-017 · 23/11/2026`)
  })

  it('names a home without a reference by its title', () => {
    const property = { ...content.property, reference: null }
    expect(toOfferTitle({ ...content, property })).toContain(' · Woning met tuin · ')
  })

  it('makes no title of what is no offer', () => {
    expect(toOfferTitle(undefined)).toBeNull()
    expect(toOfferTitle({ amountEuros: '479000' })).toBeNull()
  })
})
