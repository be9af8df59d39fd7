import { exampleListing, listOwnColumns, type OwnFormat } from '@/domain/listings/own-columns'
import { csvColumns, toCsvCells } from '@/domain/listings/to-csv'
import { csvStart, toCsvLines } from '../../csv/to-csv'

function writeTable(): string {
  const names = listOwnColumns('csv').map(({ name }) => name)
  const cells = toCsvCells({ listing: exampleListing, changedAt: '', pages: {} })
  const byName = new Map(csvColumns.map((name, index) => [name, cells[index]]))
  return csvStart + toCsvLines([names, names.map((name) => byName.get(name))])
}

/** A file with one home in one of our own formats, which the reader of that format takes as it is. */
export function writeExample(format: OwnFormat): string {
  return format === 'csv' ? writeTable() : JSON.stringify({ listings: [exampleListing] }, null, 2)
}
