import { sql } from '@payloadcms/db-postgres'
import type { Listing } from '@/domain/listings/listing'
import type { ListingError } from '@/domain/listings/read-listings'
import type { ChunkWork, StagedRow } from './chunk-work'
import type { ImportTables } from './import-tables'

const countOf = { create: sql`created`, update: sql`changed` } as const

/** Refuses records that could come in when the import was read, and cannot any more. */
export async function refuseRows(
  { executor, run }: ChunkWork,
  rows: readonly StagedRow[],
  fault: Pick<ListingError, 'field' | 'problem'>,
): Promise<void> {
  for (const { position, reference, kind } of rows) {
    const problems: ListingError[] = [{ record: reference, sourceField: fault.field, ...fault }]
    await executor.execute(sql`
      update feeds.staged set kind = 'refused', problems = ${JSON.stringify(problems)}::jsonb
      where import_id = ${run.id} and position = ${position}`)
    const count = kind === 'update' ? countOf.update : countOf.create
    await executor.execute(sql`
      update imports set refused = refused + 1, ${count} = ${count} - 1 where id = ${run.id}`)
  }
}

/** Tells records apart whose type the site has not: such a home could be neither found nor judged. */
export function splitByType<Row extends { listing: Listing | null }>(
  tables: ImportTables,
  rows: readonly Row[],
): { sound: Row[]; unknown: Row[] } {
  const isKnown = ({ listing }: Row) => listing === null || tables.findType(listing.webId) !== null
  return { sound: rows.filter(isKnown), unknown: rows.filter((row) => !isKnown(row)) }
}
