import { isLocale, type Locale } from '../kernel/locales'
import { propertyTypes } from '../properties/property-types'
import { listingSchema, isListingField, type Listing, type ListingField } from './listing'
import { csvColumns } from './to-csv'
import { usualCountry } from './usual-country'

/** The formats of our own, in which a file can be made by hand. */
export const ownFormats = ['csv', 'json'] as const

export type OwnFormat = (typeof ownFormats)[number]

export function isOwnFormat(format: unknown): format is OwnFormat {
  return ownFormats.some((own) => own === format)
}

/** A home with everything that an import reads: what somebody who makes a file begins with. */
export const exampleListing: Listing = listingSchema.parse({
  reference: 'A-001',
  goal: 'sale',
  status: 'active',
  webId: 1,
  price: 425_000,
  countryIso: usualCountry,
  zip: '2000',
  city: 'Antwerpen',
  street: 'Grote Markt',
  houseNumber: '1',
  boxNr: '2',
  publishAddress: true,
  lat: 51.2213,
  lng: 4.3997,
  bedrooms: 3,
  bathrooms: 1,
  livingAreaM2: 164,
  landAreaM2: 210,
  buildYear: 1932,
  energyKwhPerM2Year: 212,
  energyLabel: 'C',
  energyCertificateCode: '20240101-0001234567-RES-1',
  co2KgPerM2Year: 41,
  titles: {
    nl: 'Stadswoning met tuin',
    fr: 'Maison de ville avec jardin',
    en: 'Town house with garden',
    de: 'Stadthaus mit Garten',
  },
  descriptions: {
    nl: 'Ruime woning op wandelafstand van het station.',
    fr: 'Maison spacieuse à deux pas de la gare.',
    en: 'Spacious house within walking distance of the station.',
    de: 'Geräumiges Haus in Gehweite des Bahnhofs.',
  },
  pictures: ['https://www.example.com/a-001-1.jpg', 'https://www.example.com/a-001-2.jpg'],
})

/** A column of a table, or a name of a record: what it is called, and whether it has to be there. */
export type OwnColumn = {
  name: string
  field: ListingField
  isRequired: boolean
  /** The language of a text that has a column for each. */
  locale: Locale | null
  /** What is stored, where it has to be one of these. */
  codes: readonly (string | number)[]
}

const without = (field: ListingField) =>
  Object.fromEntries(Object.entries(exampleListing).filter(([name]) => name !== field))

function isRequired(field: ListingField): boolean {
  return field !== 'countryIso' && !listingSchema.safeParse(without(field)).success
}

function listCodes(field: ListingField): OwnColumn['codes'] {
  if (field === 'goal' || field === 'status') return listingSchema.shape[field].options
  return field === 'webId' ? propertyTypes.map(({ webId }) => webId) : []
}

function toColumn(name: string): OwnColumn[] {
  const [field, language] = name.split('.')
  if (!isListingField(field)) return []
  const locale = isLocale(language) ? language : null
  return [{ name, field, locale, isRequired: isRequired(field), codes: listCodes(field) }]
}

/** What a file in one of our own formats may hold, in the order in which it is written. */
export function listOwnColumns(format: OwnFormat): OwnColumn[] {
  const names = format === 'csv' ? csvColumns : Object.keys(listingSchema.shape)
  return names.flatMap(toColumn)
}
