import { expect, it } from 'vitest'
import { findJsonLdFaults } from '../../../tests/support/schema-org'
import { toItemListJsonLd } from './item-list-json-ld'

const list = { origin: 'https://www.example.be', canonical: '/nl/te-koop/?page=2', name: 'Te koop' }

it('counts on where the page before it ended', () => {
  const items = [
    { name: 'Woning', href: '/nl/te-koop/gent/woning/12/' },
    { name: 'Studio', href: '/nl/te-koop/gent/studio/13/' },
  ]
  const told = toItemListJsonLd(items, { ...list, first: 13 })
  expect(findJsonLdFaults(told)).toEqual([])
  expect(told).toMatchObject({ itemListElement: [{ position: 13 }, { position: 14 }] })
})

it('is none where the list is empty', () => {
  expect(toItemListJsonLd([], list)).toBeNull()
})
