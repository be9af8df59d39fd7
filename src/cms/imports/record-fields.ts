import type { LawRecord } from '../collections/properties/gate/publication-facts'
import { lawFields } from '../collections/properties/gate/publication-facts'
import type { ImportedRow } from './listing-columns'

/** Columns whose field is a link, which Postgres knows by the id behind it. */
const links: Readonly<Partial<Record<string, string>>> = {
  main_type_id: 'mainType',
  place_id: 'place',
  price_unit_id: 'priceUnit',
}

const toFieldName = (column: string): string =>
  links[column] ?? column.replace(/_([a-z0-9])/g, (_whole, sign: string) => sign.toUpperCase())

/** Values by column as the fields of a property have them. */
export function toRecordFields(row: Partial<ImportedRow>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [toFieldName(column), value]),
  )
}

/** Of a record, what the law on advertisements asks about. */
export function toLawRecord(record: Readonly<Record<string, unknown>>): LawRecord {
  return Object.fromEntries(
    lawFields.filter((name) => name in record).map((name) => [name, record[name]]),
  )
}
