import type { Listing } from './listing'
import { createListing } from './listing.fixture'
import type { ListingSender, OfferedListing } from './offered-listing'

export const sender: ListingSender = {
  name: 'Kassei & zoon',
  email: 'info@kassei.example',
  phone: '+32 3 123 45 67',
  host: 'www.kassei.example',
  madeAt: '2026-11-24T20:30:00.000Z',
}

export function createOffered(changes: Partial<Listing> = {}): OfferedListing {
  return {
    listing: createListing(changes),
    changedAt: '2026-11-20T10:11:12.000Z',
    pages: { nl: 'https://www.kassei.example/nl/te-koop/antwerpen/woning/7/' },
    area: 'Antwerp',
  }
}
