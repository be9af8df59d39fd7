import { describe, expect, it } from 'vitest'
import { fromCsv } from '@/domain/listings/from-csv'
import { fromJson } from '@/domain/listings/from-json'
import { locales } from '@/domain/kernel/locales'
import { exampleListing, listOwnColumns, ownFormats } from '@/domain/listings/own-columns'
import { readListings } from '@/domain/listings/listing.fixture'
import { formatValue } from './format-value'
import { writeExample } from './example-file'

const readers = { csv: fromCsv, json: (text: string) => fromJson(JSON.parse(text)) }

describe('writeExample', () => {
  it.each(ownFormats)('writes a %s file that the import reads without a fault', (format) => {
    const read = readers[format](writeExample(format))
    expect(read.ok && readListings(read.value.records)).toMatchObject({
      listings: [exampleListing],
      errors: [],
    })
  })

  it.each(ownFormats)('fills every column that %s knows', (format) => {
    const file = writeExample(format)
    const absent = listOwnColumns(format).filter(({ name }) => !file.includes(name))
    expect(absent).toEqual([])
  })
})

describe('listOwnColumns', () => {
  it('tells the columns of one text apart by language, and names every code', () => {
    const columns = listOwnColumns('csv')
    const titles = columns.filter(({ field }) => field === 'titles')
    expect(titles.map(({ locale }) => locale)).toEqual(locales)
    const coded = columns.filter(({ codes }) => codes.length > 0)
    expect(coded.map(({ name }) => name)).toEqual(['goal', 'status', 'webId'])
    for (const { field, codes } of coded) {
      const unnamed = codes.filter((code) => formatValue(field, code, 'nl') === String(code))
      expect(unnamed).toEqual([])
    }
  })

  it('says what a record cannot do without', () => {
    const required = listOwnColumns('csv').filter((column) => column.isRequired)
    expect(required.map(({ name }) => name)).toEqual([
      'reference',
      'goal',
      'status',
      'webId',
      'zip',
      'city',
    ])
  })
})
