import { sql } from '@payloadcms/db-postgres'
import { toReferenceKey } from '@/domain/search/match-text'
import { gateLevelOf } from '../collections/properties/gate/gate-level'
import { holdPublicIds } from '../hooks/hold-public-ids'
import { goesOnline, type ChunkWork, type StagedRow } from './chunk-work'
import { importedColumns, toImportedRow } from './listing-columns'
import { notePictures } from './note-pictures'
import { refuseRows, splitByType } from './refuse-rows'
import { settleHomes } from './settle-homes'
import { toImportedTexts } from './listing-texts'
import { writeVersions } from './property-versions'
import type { Listing } from '@/domain/listings/listing'

type Made = { id: number; key: string }
type NewHome = { id: number; row: StagedRow; listing: Listing }

const columns = sql.join(
  [...importedColumns, 'public_id', 'manager_id', '_status', 'gate', 'gate_issues'].map((name) =>
    sql.identifier(name),
  ),
  sql`, `,
)

/**
 * Makes homes of new listings. One whose reference was taken, or whose type went, since the import was
 * read is refused; one that may not be published becomes a draft that says why.
 *
 * @returns the ids of the homes
 */
export async function createHomes(work: ChunkWork, given: readonly StagedRow[]): Promise<number[]> {
  const { sound: rows, unknown } = splitByType(work.tables, given)
  await refuseRows(work, unknown, { field: 'webId', problem: 'invalid' })
  if (rows.length === 0) return []
  const made = await insertHomes(work, rows)
  const idByKey = new Map(made.map(({ id, key }) => [key, id]))
  const homes = rows.flatMap((row): NewHome[] => {
    const id = idByKey.get(toReferenceKey(row.reference))
    return id === undefined || row.listing === null ? [] : [{ id, row, listing: row.listing }]
  })
  const taken = rows.filter(({ reference }) => !idByKey.has(toReferenceKey(reference)))
  await refuseRows(work, taken, { field: 'reference', problem: 'taken' })
  await insertTexts(work, homes)
  await insertTypes(work, homes)
  await settleHomes(
    work.executor,
    homes.map(({ id }) => id),
  )
  const versions = await writeVersions(
    work.executor,
    work.columns,
    homes.map(({ id }) => id),
  )
  await insertRecords(work, homes, versions)
  await notePictures(work, homes)
  return homes.map(({ id }) => id)
}

async function insertHomes(work: ChunkWork, rows: readonly StagedRow[]): Promise<Made[]> {
  const { executor, run, tables } = work
  const first = await holdPublicIds(executor, 'properties')
  const records = rows.flatMap((row, index) =>
    row.listing === null
      ? []
      : [
          {
            ...toImportedRow(row.listing, tables),
            public_id: first + index,
            manager_id: run.managerId,
            _status: goesOnline(row) ? 'published' : 'draft',
            gate: gateLevelOf(row.issues),
            gate_issues: row.issues,
          },
        ],
  )
  const { rows: made } = await executor.execute<Made>(sql`
    insert into properties (${columns})
    select ${columns} from jsonb_populate_recordset(null::properties, ${JSON.stringify(records)}::jsonb)
    on conflict do nothing
    returning id, record_file_key as key`)
  return made
}

async function insertTexts({ executor }: ChunkWork, homes: readonly NewHome[]): Promise<void> {
  const texts = homes.flatMap(({ id, listing }) =>
    toImportedTexts(listing).map((text) => ({ ...text, id })),
  )
  await executor.execute(sql`
    insert into properties_locales (title, description, _locale, _parent_id)
    select title, description, locale::_locales, id
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      as t(id int, locale text, title text, description text)`)
}

/** The main type is one of the types, so that whoever filters on it finds the home. */
async function insertTypes(
  { executor, tables }: ChunkWork,
  homes: readonly NewHome[],
): Promise<void> {
  const types = homes.map(({ id, listing }) => ({ id, type: tables.findType(listing.webId) }))
  await executor.execute(sql`
    insert into properties_rels ("order", parent_id, path, property_types_id)
    select 1, id, 'types', type
    from jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as t(id int, type int)`)
}

async function insertRecords(
  { executor, run }: ChunkWork,
  homes: readonly NewHome[],
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  const records = homes.map(({ id, row, listing }) => ({
    id,
    reference: listing.reference,
    key: toReferenceKey(listing.reference),
    listing,
    held: goesOnline(row) ? null : versions.get(id),
  }))
  await executor.execute(sql`
    insert into feeds.records (feed_id, reference, key, property_id, listing, held_version)
    select ${run.feedId}, reference, key, id, listing, held
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as t(id int, reference text, key text, listing jsonb, held int)`)
}
