import type { ListingFacts } from './listing-facts'

/** A house for sale in Antwerp, visible in all languages, with the given differences. */
export function listingWith(differences: Partial<ListingFacts> = {}): ListingFacts {
  return {
    propertyId: 1,
    publicId: 1,
    texts: [
      { locale: 'nl', searchText: 'rijwoning met tuin antwerpen anvers 2000', city: 'Antwerpen' },
      { locale: 'fr', searchText: 'maison avec jardin antwerpen anvers 2000', city: 'Anvers' },
    ],
    lists: ['forSale'],
    typeIds: [1],
    marqueeCode: null,
    placeId: 3,
    countryId: 10,
    zip: '2000',
    cityKey: 'antwerpen',
    cityKeys: ['antwerpen', 'anvers', 'antwerp'],
    price: 300_000,
    areaM2: 150,
    plotM2: 300,
    bedrooms: 3,
    bathrooms: 1,
    energyLabel: 'c',
    features: ['garden'],
    isOpen: true,
    availability: 'atDeed',
    availableFrom: null,
    point: { lat: 51.2194, lng: 4.4025, isApproximate: false },
    publishedAt: Date.UTC(2026, 10, 1),
    visibleUntil: null,
    ...differences,
  }
}
