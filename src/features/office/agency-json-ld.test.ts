import { describe, expect, it } from 'vitest'
import { findJsonLdFaults } from '../../../tests/support/schema-org'
import { toAgencyJsonLd, toWebsiteJsonLd } from './agency-json-ld'
import type { AgencyIdentity } from './to-agency-identity'

const origin = 'https://www.example.be'

const agency: AgencyIdentity = {
  name: 'Kassei vastgoed',
  legalName: 'Kassei vastgoed bv',
  phone: '+32 3 123 45 67',
  email: 'info@kassei.example',
  street: 'Vlaamsekaai 12',
  zip: '2000',
  city: 'Antwerpen',
  country: 'BE',
  vat: 'BE 0123.456.749',
  kbo: '0123.456.749',
  logo: null,
  profiles: ['https://instagram.example/kassei'],
}
const empty: AgencyIdentity = {
  ...{ name: 'Kassei vastgoed', legalName: '', phone: '', email: '', street: '', zip: '' },
  ...{ city: '', country: '', vat: '', kbo: '', logo: null, profiles: [] },
}

describe('the structured data of the agency', () => {
  it.each([
    ['an agency that filled in everything', agency],
    ['one that filled in its name alone', empty],
    ['one that wrote its country in words', { ...agency, country: 'België' }],
  ])('follow the vocabulary for %s', (_what, one) => {
    expect(findJsonLdFaults(toAgencyJsonLd(one, origin))).toEqual([])
  })

  it('name the search of the site', () => {
    const site = toWebsiteJsonLd(agency, { origin, locale: 'nl', searchHref: '/nl/te-koop/' })
    expect(findJsonLdFaults(site)).toEqual([])
    expect(JSON.stringify(site)).toContain('/nl/te-koop/?q={search_term_string}')
  })
})
