import type { Property } from '@/cms/payload-types'
import type { Locale } from '@/domain/kernel/locales'
import { formatArea, formatNumber, formatPrice } from '@/domain/formats/numbers'
import { formatPricePer } from '@/domain/formats/price-text'
import type { PricePer } from '@/domain/pricing/price-units'
import { type messages } from './fact-messages'

export type FactTexts = (typeof messages)[Locale]
export type FactLabel = keyof FactTexts['label']
export type FactNote = keyof FactTexts['note']

/** A label with what is true of this home; a code is explained by its meaning. */
export type FactRow = {
  label: string
  value: string
  code?: string
  /** What the fact means, for who does not know the word. */
  note?: string
}

/** Makes one row, or none when the fact is not known: an empty row tells a reader nothing. */
export type RowMaker = (property: Property, texts: FactTexts, locale: Locale) => FactRow | null

type NumberField = {
  [Key in keyof Property]-?: NonNullable<Property[Key]> extends number ? Key : never
}[keyof Property]

type TextField = {
  [Key in keyof Property]-?: NonNullable<Property[Key]> extends string ? Key : never
}[keyof Property]

type CodeGroup = keyof FactTexts['code']

function readNumber(property: Property, field: NumberField): number | null {
  const value: unknown = property[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function readText(property: Property, field: TextField): string | null {
  const value: unknown = property[field]
  return typeof value === 'string' && value !== '' ? value : null
}

function createNumberRow(
  field: NumberField,
  label: FactLabel,
  format: (value: number, locale: Locale) => string,
): RowMaker {
  return (property, texts, locale) => {
    const value = readNumber(property, field)
    // Zero terraces or a charge of zero euros is how feeds write "not filled in".
    return value === null || value === 0
      ? null
      : { label: texts.label[label], value: format(value, locale) }
  }
}

/** The same row with what it means under it. */
export function explained(make: RowMaker, note: FactNote): RowMaker {
  return (property, texts, locale) => {
    const row = make(property, texts, locale)
    return row && { ...row, note: texts.note[note] }
  }
}

/** The same row where a condition holds, and none elsewhere. */
export function onlyIf(holds: (property: Property) => boolean, make: RowMaker): RowMaker {
  return (property, texts, locale) => (holds(property) ? make(property, texts, locale) : null)
}

/** The same row in other words where a condition holds. */
export function reworded(
  holds: (property: Property) => boolean,
  make: RowMaker,
  reword: (row: FactRow, texts: FactTexts) => FactRow,
): RowMaker {
  return (property, texts, locale) => {
    const row = make(property, texts, locale)
    return row && holds(property) ? reword(row, texts) : row
  }
}

/** An amount in euros. */
export function amountRow(field: NumberField & FactLabel): RowMaker {
  return createNumberRow(field, field, formatPrice)
}

/** An amount in euros for every month or year. */
export function amountPerRow(field: NumberField & FactLabel, per: PricePer): RowMaker {
  return createNumberRow(
    field,
    field,
    (value, locale) => `${formatPrice(value)}${formatPricePer(per, locale)}`,
  )
}

/** An area in square metres. */
export function areaRow(field: NumberField & FactLabel): RowMaker {
  return createNumberRow(field, field, formatArea)
}

/** A length in metres. */
export function lengthRow(field: NumberField & FactLabel): RowMaker {
  return createNumberRow(field, field, (value) => `${formatNumber(value)} m`)
}

/** A count, or a year, as plain digits. */
export function plainRow(field: NumberField & FactLabel): RowMaker {
  return createNumberRow(field, field, String)
}

/** A fact that is stored as one of a closed set of codes. */
export function codeRow(field: TextField, group: CodeGroup, label: FactLabel): RowMaker {
  return (property, texts) => {
    const code = readText(property, field)
    const names: Readonly<Record<string, string>> = texts.code[group]
    const name = code === null ? undefined : names[code]
    return name === undefined ? null : { label: texts.label[label], value: name }
  }
}

/** Yes or no; a question that was not answered makes no row. */
export function answerRow(field: TextField & FactLabel): RowMaker {
  return (property, texts) => {
    const answer = readText(property, field)
    if (answer !== 'yes' && answer !== 'no') return null
    return { label: texts.label[field], value: texts.value[answer] }
  }
}
