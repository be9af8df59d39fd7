import { formatNumber } from '@/domain/formats/numbers'
import { isLocale, type Locale } from '@/domain/kernel/locales'
import type { ListingField } from '@/domain/listings/listing'
import { goalNames, propertyGoals } from '@/domain/properties/goals'
import { findPropertyType } from '@/domain/properties/property-types'
import { propertyStatuses } from '@/domain/properties/statuses'
import { cutText } from '@/domain/text/cut-text'
import { statusNames } from '../../collections/properties/fields/status-names'
import { say } from '../say'
import { texts } from './texts'

/** Characters of a long text that are shown of it. */
const shownCharacters = 120

/** Numbers that are names of something, and no amounts. */
const unspaced: readonly ListingField[] = ['buildYear', 'lat', 'lng', 'priceUnit']

/** A value of a listing in words, for editors. */
export function formatValue(field: ListingField, value: unknown, language: Locale): string {
  if (value === null || value === undefined || value === '') return say(texts.empty, language)
  if (typeof value === 'boolean') return say(value ? texts.yes : texts.no, language)
  const status = propertyStatuses.find((known) => known === value)
  if (field === 'status' && status !== undefined) return statusNames[status][language]
  const goal = propertyGoals.find((known) => known === value)
  if (field === 'goal' && goal !== undefined) return goalNames[goal][language]
  if (typeof value === 'number') return formatAmount(field, value, language)
  if (Array.isArray(value)) return say(texts.pictureCount, language, { count: value.length })
  return typeof value === 'object' ? formatTexts(value, language) : toShown(String(value))
}

function formatAmount(field: ListingField, value: number, language: Locale): string {
  const type = field === 'webId' ? findPropertyType(value) : null
  if (type !== null) return type.names[language]
  return unspaced.includes(field) ? String(value) : formatNumber(value)
}

/** Texts by language, each with its code. */
function formatTexts(value: object, language: Locale): string {
  const lines = Object.entries(value).filter(([locale]) => isLocale(locale))
  if (lines.length === 0) return say(texts.empty, language)
  return lines.map(([locale, text]) => `${locale}: ${toShown(String(text))}`).join(' · ')
}

function toShown(text: string): string {
  return text.length <= shownCharacters ? text : `${cutText(text, shownCharacters)}…`
}
