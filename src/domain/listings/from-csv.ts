import { isLocale } from '../kernel/locales'
import { err, ok } from '../kernel/result'
import { toOwnValue, withUsualCountry } from './from-json'
import { isListingField } from './listing'
import { dropEmpty, toFlagValue } from './raw-values'
import type { FeedRead, RawListing } from './read-listings'

/**
 * Reads a table whose first line has the names of `listingSchema`. Texts have a column for each
 * language (`titles.nl`), pictures are apart by spaces in one cell. Cells are apart by semicolons,
 * commas or tabs, whichever the first line has most of; decimals have a dot.
 */
export function fromCsv(text: string): FeedRead {
  const [header, ...rows] = toRows(text)
  const names = header?.map((name) => name.trim()) ?? []
  if (!names.includes('reference')) return err('feed.unreadable')
  return ok({ records: rows.map((row) => toRaw(names, row)), names: {} })
}

/** The apostrophe that keeps spreadsheets from working a text out; it is no part of the text. */
const guardedStart = /^'(?=[=+\-@\t\r])/

function toRaw(names: readonly string[], row: readonly string[]): RawListing {
  const values: Record<string, unknown> = {}
  const texts: Record<'titles' | 'descriptions', Record<string, unknown>> = {
    titles: {},
    descriptions: {},
  }
  let isWithdrawn = false
  names.forEach((name, column) => {
    const value = dropEmpty(row[column]?.replace(guardedStart, ''))
    if (value === undefined) return
    const [field, language] = name.split('.')
    if ((field === 'titles' || field === 'descriptions') && isLocale(language)) {
      texts[field][language] = value
    } else if (name === 'isWithdrawn') {
      isWithdrawn = toFlagValue(value) === true
    } else if (name === 'pictures') {
      values.pictures = String(value).split(/\s+/)
    } else if (isListingField(name)) {
      values[name] = toOwnValue(name, value)
    }
  })
  return { values: withUsualCountry({ ...values, ...texts }), isWithdrawn }
}

/** The cells of a table (RFC 4180); lines without a single character are left out. */
export function toRows(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = findSeparator(source)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.push(cell)
    if (row.length > 1 || cell !== '') rows.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (isQuoted && sign === '"' && source.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (isQuoted || cell === '')) {
      isQuoted = !isQuoted
    } else if (isQuoted) {
      cell += sign
    } else if (sign === separator) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endRow()
    } else if (sign !== '\r') {
      cell += sign
    }
  }
  endRow()
  return rows
}

function findSeparator(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/))
  const counts = [';', ',', '\t'].map((sign) => ({ sign, times: line.split(sign).length }))
  return counts.toSorted((a, b) => b.times - a.times)[0]?.sign ?? ';'
}
