import { describe, expect, it } from 'vitest'
import { findJsonLdFaults } from '../../../tests/support/schema-org'
import { toBreadcrumbJsonLd } from './breadcrumb-json-ld'

describe('toBreadcrumbJsonLd', () => {
  it('lists the steps that have an address, the page itself last', () => {
    const breadcrumb = [
      { name: 'Home', href: '/nl/' },
      { name: 'Niet openbaar', href: null },
      { name: 'Herenhuis', href: null },
    ]
    const page = { origin: 'https://www.example.be', canonical: '/nl/te-koop/herenhuis/501/' }
    expect(findJsonLdFaults(toBreadcrumbJsonLd(breadcrumb, page))).toEqual([])
    expect(toBreadcrumbJsonLd(breadcrumb, page)).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://www.example.be/nl/' },
        { position: 2, item: 'https://www.example.be/nl/te-koop/herenhuis/501/' },
      ],
    })
  })
})
