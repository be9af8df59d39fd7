import { locales } from '../kernel/locales'
import { err, ok } from '../kernel/result'
import { propertyTypes, type PropertyType } from '../properties/property-types'
import { listingSchema, isListingField } from './listing'
import { usualCountry } from './usual-country'
import { findTypeByWords } from './type-from-words'
import { isRecord, toFlagValue, toNumberValue, toTextValue } from './raw-values'
import type { FeedRead, RawListing } from './read-listings'

const numbers = [
  'price',
  'priceUnit',
  'lat',
  'lng',
  'bedrooms',
  'bathrooms',
  'livingAreaM2',
  'landAreaM2',
  'buildYear',
  'energyKwhPerM2Year',
  'co2KgPerM2Year',
]
const flags = ['isAnnuity', 'isNewBuild', 'publishPrice', 'publishAddress']

/** A type by its number, or by its name in one of our languages; other texts stay, and fail as such. */
function toTypeValue(value: unknown): unknown {
  const given = toNumberValue(value)
  if (typeof given !== 'string') return given
  const name = given.toLowerCase()
  const isNamed = ({ names }: PropertyType) =>
    locales.some((locale) => names[locale].toLowerCase() === name)
  return propertyTypes.find(isNamed)?.webId ?? findTypeByWords(given) ?? given
}

/** A value under one of our own names, as its field wants it. */
export function toOwnValue(field: string, value: unknown): unknown {
  if (field === 'webId') return toTypeValue(value)
  if (numbers.includes(field)) return toNumberValue(value)
  return flags.includes(field) ? toFlagValue(value) : toTextValue(value)
}

/** A record of our own formats that names no country lies in ours. */
export function withUsualCountry(values: RawListing['values']): RawListing['values'] {
  return { ...values, countryIso: values.countryIso ?? usualCountry }
}

/**
 * Reads our own JSON: a list of records, or an object with them under `listings`, with the names of
 * `listingSchema`. Names that we do not know are left out.
 */
export function fromJson(feed: unknown): FeedRead {
  const list = isRecord(feed) ? feed.listings : feed
  if (!Array.isArray(list)) return err('feed.unreadable')
  return ok({ records: list.map(toRaw), names: {} })
}

function toRaw(record: unknown): RawListing {
  if (!isRecord(record)) return { values: {} }
  const names = Object.keys(listingSchema.shape).filter(isListingField)
  return {
    values: withUsualCountry(
      Object.fromEntries(
        names
          .filter((name) => Object.hasOwn(record, name))
          .map((name) => [name, toOwnValue(name, record[name])]),
      ),
    ),
    isWithdrawn: record.isWithdrawn === true,
  }
}
