import { err, ok } from '../kernel/result'
import { listingSchema, isListingField } from './listing'
import { isRecord, toFlagValue, toNumberValue, toTextValue } from './raw-values'
import type { FeedRead, RawListing } from './read-listings'

const numbers = [
  'webId',
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

/** A value under one of our own names, as its field wants it. */
export function toOwnValue(field: string, value: unknown): unknown {
  if (numbers.includes(field)) return toNumberValue(value)
  return flags.includes(field) ? toFlagValue(value) : toTextValue(value)
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
    values: Object.fromEntries(
      names
        .filter((name) => Object.hasOwn(record, name))
        .map((name) => [name, toOwnValue(name, record[name])]),
    ),
    isWithdrawn: record.isWithdrawn === true,
  }
}
