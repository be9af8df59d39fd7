import {
  marqueeSource,
  mediaSource,
  placeSource,
  priceUnitSource,
  projectSource,
  propertySource,
  typeSource,
  type PropertySource,
  type Relations,
} from './listing-source'

/** The day on which the examples are looked at. */
export const today = '2026-11-21'

const picture = { width: 1600, height: 1200, updatedAt: '2026-10-01T09:00:00.000Z' }

/** A house in Antwerp that is for sale, with the given differences. */
export function propertyWith(differences: Readonly<Record<string, unknown>> = {}): PropertySource {
  return propertySource.parse({
    id: 501,
    publicId: 41,
    recordFile: 'AN 12-7',
    goal: 'sale',
    status: 'active',
    _status: 'published',
    title: { nl: 'Rijwoning met stadstuin', fr: 'Maison de rangée avec jardin' },
    mainType: 1,
    types: [1, 5],
    place: 3,
    zip: '2000',
    city: 'Antwerpen',
    countryId: '10',
    publishAddress: true,
    street: 'Verborgenstraat',
    houseNumber: '12',
    boxNr: null,
    lat: 51.2194,
    lng: 4.4025,
    price: 479_000,
    publishPrice: true,
    visibleIn: ['nl', 'fr', 'en', 'de'],
    publishedAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    surfaceLivingM2: 164,
    bedrooms: 3,
    epcLabelText: 'C',
    energyPerformance: 268,
    pictures: [91, 92],
    ...differences,
  })
}

export const relations: Relations = {
  types: byId([
    typeSource.parse({ id: 1, webId: 1, key: 'house', name: { nl: 'Woning', fr: 'Maison' } }),
    typeSource.parse({ id: 5, webId: 5, key: 'income-property', name: { nl: 'Opbrengst' } }),
  ]),
  marquees: byId([
    marqueeSource.parse({
      id: 21,
      code: 1,
      name: { nl: 'Nieuw', fr: 'Nouveau' },
      tone: 'marigold',
      hidesPrice: false,
      inLists: true,
      daysVisible: 30,
    }),
    marqueeSource.parse({
      id: 23,
      code: 3,
      name: { nl: 'Verkocht', fr: 'Vendu' },
      tone: 'ink',
      hidesPrice: true,
      inLists: true,
      daysVisible: 90,
    }),
  ]),
  priceUnits: byId([priceUnitSource.parse({ id: 8, code: 7 })]),
  places: byId([
    placeSource.parse({
      id: 3,
      name: { nl: 'Antwerpen', fr: 'Anvers', en: 'Antwerp', de: 'Antwerpen' },
      aliases: ['Sinjorenstad'],
    }),
  ]),
  projects: byId([
    projectSource.parse({
      id: 61,
      publicId: 5,
      _status: 'published',
      status: 'published',
      isPublic: true,
    }),
    projectSource.parse({
      id: 62,
      publicId: 6,
      _status: 'draft',
      status: 'published',
      isPublic: true,
    }),
  ]),
  media: byId([
    mediaSource.parse({ ...picture, id: 91, alt: { nl: 'Gevel in de Verborgenstraat' } }),
    mediaSource.parse({ ...picture, id: 92, alt: { nl: 'Keuken' } }),
  ]),
}

function byId<T extends { id: number }>(records: readonly T[]): ReadonlyMap<number, T> {
  return new Map(records.map((record) => [record.id, record]))
}
