import { describe, expect, it } from 'vitest'
import { listFields } from '../../../tests/unit/field-paths'
import { Properties } from '../../../tests/unit/composed-collections'
import { importedColumns, type ImportedRow } from './listing-columns'
import { toRecordFields } from './record-fields'

describe('the columns that an import writes', () => {
  it('are fields of a property', () => {
    const row = Object.fromEntries(importedColumns.map((column) => [column, null]))
    const known = listFields(Properties.fields).map(({ path }) => path)
    const names = Object.keys(toRecordFields(row as ImportedRow))
    expect(names.filter((name) => !known.includes(name))).toEqual([])
    expect(names).toHaveLength(importedColumns.length)
  })
})
