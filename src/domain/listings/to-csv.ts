import { locales } from '../kernel/locales'
import { listingSchema, isListingField, type Listing } from './listing'
import type { OfferedListing } from './offered-listing'

const lists = ['titles', 'descriptions', 'pictures'] as const

type PlainField = Exclude<keyof Listing, (typeof lists)[number]>

function isPlain(name: string): name is PlainField {
  return isListingField(name) && !lists.some((list) => list === name)
}

const plainFields = Object.keys(listingSchema.shape).filter(isPlain)

/** The first line of a table of listings: the names that `fromCsv` reads, and where the pages are. */
export const csvColumns: readonly string[] = [
  ...plainFields,
  ...locales.map((locale) => `titles.${locale}`),
  ...locales.map((locale) => `descriptions.${locale}`),
  'pictures',
  'changedAt',
  ...locales.map((locale) => `pages.${locale}`),
]

/** The cells of a listing, in the order of `csvColumns`; how a cell is written is not known here. */
export function toCsvCells({
  listing,
  changedAt,
  pages,
}: Pick<OfferedListing, 'listing' | 'changedAt' | 'pages'>): readonly unknown[] {
  return [
    ...plainFields.map((field) => listing[field]),
    ...locales.map((locale) => listing.titles[locale]),
    ...locales.map((locale) => listing.descriptions[locale]),
    listing.pictures.join(' '),
    changedAt,
    ...locales.map((locale) => pages[locale]),
  ]
}
