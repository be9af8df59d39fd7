import { describe, expect, it } from 'vitest'
import { findJsonLdFaults } from '../../../tests/support/schema-org'
import type { JsonLdContext } from '@/features/properties/property-json-ld'
import { toProjectJsonLd } from './project-json-ld'
import type { ProjectView, UnitView } from './project-view'

const page: JsonLdContext = {
  locale: 'nl',
  origin: 'https://www.example.be',
  canonical: '/nl/projecten/gent/de-kaai/7/',
  agencyName: 'Kassei vastgoed',
}

const view: ProjectView = {
  publicId: 7,
  name: { text: 'De Kaai', locale: 'nl' },
  number: '',
  streetLine: null,
  cityLine: '9000 Gent',
  city: 'Gent',
  zip: '9000',
  countryId: 10,
  delivery: '',
  price: { kind: 'range', min: 250_000, max: 420_000 },
  description: { text: 'Aan het water.', locale: 'nl' },
  pictures: [],
  plans: [],
  progress: [],
  externalWeb: null,
  manager: null,
  visibleIn: ['nl'],
}

const unit: UnitView = {
  publicId: 71,
  name: 'A1',
  type: { webId: 2, name: 'Appartement' },
  floor: 1,
  areaM2: 92,
  terraceM2: 8,
  bedrooms: 2,
  price: { kind: 'amount', amount: 320_000, prefix: null, per: null, suffixText: null },
  status: 'available',
  href: '/nl/projecten/gent/de-kaai/7/a1/71/',
}
const sold: UnitView = { ...unit, name: 'A2', status: 'sold', price: null, href: null }

describe('toProjectJsonLd', () => {
  it.each<[string, ProjectView, UnitView[]]>([
    ['a project with units', view, [unit, sold, { ...unit, status: 'option', price: null }]],
    ['one that is sold out', { ...view, price: { kind: 'soldOut' } }, [sold]],
    ['one whose units are not known yet', { ...view, price: { kind: 'onRequest' } }, []],
  ])('follows the vocabulary for %s', (_what, project, units) => {
    const faults = toProjectJsonLd(project, units, page).flatMap(findJsonLdFaults)
    expect(faults).toEqual([])
  })

  it('lists the units that are still to be had, and no other', () => {
    const told = JSON.stringify(toProjectJsonLd(view, [unit, sold], page)[1])
    expect(told).toContain('"name":"A1"')
    expect(told).not.toContain('"name":"A2"')
  })

  it('tells no street that the page does not show', () => {
    expect(JSON.stringify(toProjectJsonLd(view, [unit], page))).not.toContain('streetAddress')
  })
})
