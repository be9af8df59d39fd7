import type { HomeFacts, Wish } from './wish'

/** Somebody who wants to buy a house in Antwerp for at most 350,000 euros, with differences. */
export function wishWith(differences: Partial<Wish> = {}): Wish {
  return {
    goal: 'buy',
    typeIds: [1, 2],
    places: ['10-2000'],
    area: null,
    minPrice: null,
    maxPrice: 350_000,
    tolerancePercent: 0,
    includeOnRequest: false,
    minBedrooms: null,
    minBathrooms: null,
    minAreaM2: null,
    features: [],
    ...differences,
  }
}

/** A house for sale in Antwerp, with differences. */
export function homeWith(differences: Partial<HomeFacts> = {}): HomeFacts {
  return {
    goal: 'sale',
    isOpen: true,
    typeIds: [1],
    countryId: 10,
    zip: '2000',
    price: 300_000,
    areaM2: 150,
    bedrooms: 3,
    bathrooms: 1,
    features: ['garden'],
    point: { lat: 51.2194, lng: 4.4025 },
    ...differences,
  }
}
