import type { Payload } from 'payload'
import type { Property } from '@/cms/payload-types'

/** Ids of records that properties need. */
export type ListingBasics = { house: number; land: number; sold: number; antwerp: number }

export async function createListingBasics(payload: Payload): Promise<ListingBasics> {
  const [house, land] = await Promise.all(
    [
      { webId: 1, key: 'house', name: 'Woning' },
      { webId: 4, key: 'land', name: 'Grond' },
    ].map((data) => payload.create({ collection: 'property-types', locale: 'nl', data })),
  )
  const sold = await payload.create({
    collection: 'marquees',
    locale: 'nl',
    data: { code: 3, name: 'Verkocht', tone: 'ink', hidesPrice: true, inLists: true },
  })
  const antwerp = await payload.create({
    collection: 'places',
    locale: 'nl',
    data: { name: 'Antwerpen', zip: '2000', countryId: '10' },
  })
  if (house === undefined || land === undefined) throw new Error('The types were not created')
  return { house: house.id, land: land.id, sold: sold.id, antwerp: antwerp.id }
}

/** What a Flemish advertisement for sale has to say. */
export const lawful = {
  publishAddress: true,
  energyPerformance: 180,
  pScore: 'A',
  gScore: 'A',
  floodReportDate: new Date().toISOString(),
  areaApplication: 'Wg',
  hasPermit: 'yes',
  hasAllotmentPermit: 'no',
  hasPreemptiveRight: 'no',
  hasSummons: 'no',
  judicialDecision: '0',
} as const satisfies Partial<Property>

/** Creates a published house in Antwerp, with the given differences. */
export function createHouse(
  payload: Payload,
  basics: ListingBasics,
  differences: Readonly<Record<string, unknown>> = {},
  options: { transactionID?: number | string } = {},
) {
  return payload.create({
    collection: 'properties',
    locale: 'nl',
    req: options,
    data: {
      recordFile: `T ${Math.random().toString(36).slice(2)}`,
      goal: 'sale',
      status: 'active',
      _status: 'published',
      mainType: basics.house,
      place: basics.antwerp,
      countryId: '10',
      title: 'Woning met tuin',
      price: 479_000,
      publishPrice: true,
      publishAddress: true,
      street: 'Verborgenstraat',
      houseNumber: '12',
      lat: 51.2194,
      lng: 4.4025,
      ...differences,
    },
  })
}

/** Creates a published project in Antwerp, with the given differences. */
export function createProject(
  payload: Payload,
  basics: ListingBasics,
  differences: Readonly<Record<string, unknown>> = {},
) {
  return payload.create({
    collection: 'projects',
    locale: 'nl',
    data: {
      name: 'De Kaai',
      goal: 'sale',
      status: 'published',
      isPublic: true,
      _status: 'published',
      place: basics.antwerp,
      countryId: '10',
      ...differences,
    },
  })
}
