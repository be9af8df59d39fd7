import { randomBytes } from 'node:crypto'
import { fallbackLocale, isLocale, locales } from '@/domain/kernel/locales'

/** A record as the database adapter stores it: localized fields hold an object per language. */
export type StoredRecord = { [field: string]: unknown }

/** Whether a value holds one text (or rich text) per language. */
export function isLocalized(value: unknown): value is Record<string, unknown> {
  if (!isPlainObject(value)) return false
  const keys = Object.keys(value)
  return keys.length === locales.length && keys.every(isLocale)
}

/**
 * Gives every row of an array field an id, and takes out what is undefined. The ids are what keeps
 * the languages of a row together when it is saved again.
 */
export function withRowIds(record: StoredRecord): StoredRecord {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, toRows(value)]),
  )
}

/** The record as an editor would save it in the default language. */
export function inDefaultLanguage(record: StoredRecord): StoredRecord {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, pickDefault(value)]),
  )
}

function toRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toRow)
  return isPlainObject(value) && !isLocalized(value) ? withRowIds(value) : value
}

function toRow(item: unknown): unknown {
  if (!isPlainObject(item) || isPolymorphic(item)) return item
  return { id: randomBytes(12).toString('hex'), ...withRowIds(item) }
}

/** A relation that may lead to several collections, no row of an array. */
function isPolymorphic(item: Record<string, unknown>): boolean {
  return 'relationTo' in item && 'value' in item
}

function pickDefault(value: unknown): unknown {
  if (isLocalized(value)) return value[fallbackLocale]
  if (Array.isArray(value)) return value.map(pickDefault)
  return isPlainObject(value) ? inDefaultLanguage(value) : value
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  )
}
