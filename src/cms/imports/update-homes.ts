import { sql } from '@payloadcms/db-postgres'
import { toReferenceKey } from '@/domain/search/match-text'
import { isAvailableStatus } from '@/domain/properties/statuses'
import { gateLevelOf } from '../collections/properties/gate/gate-level'
import type { ChangedHome } from './changed-home'
import { goesOnline, type ChunkWork, type StagedRow } from './chunk-work'
import { findTargets, type Target } from './home-targets'
import { importedColumns, pickColumns, toImportedRow } from './listing-columns'
import { notePictures } from './note-pictures'
import { writeVersions } from './property-versions'
import { refuseRows, splitByType } from './refuse-rows'
import { settleHomes } from './settle-homes'
import { writeDraft } from './write-draft'
import { findTextChanges, writeTexts } from './write-texts'

const columns = [...importedColumns, 'gate', 'gate_issues', '_status'] as const

const assignments = sql.join(
  columns.map((name) => {
    const column = sql.identifier(name)
    return sql`${column} = case when jsonb_exists(t.row, ${name}) then n.${column} else p.${column} end`
  }),
  sql`, `,
)

/**
 * Changes homes, in the fields that the sender changed and in no others. Where somebody works on a
 * draft of a home, the facts are written into that draft as well, and it stays a draft.
 *
 * @returns the ids of the homes
 */
export async function updateHomes(work: ChunkWork, given: readonly StagedRow[]): Promise<number[]> {
  const { sound: rows, unknown } = splitByType(work.tables, given)
  await refuseRows(work, unknown, { field: 'webId', problem: 'invalid' })
  if (rows.length === 0) return []
  const homes = await findHomes(work, rows)
  const changes = homes.map(({ id, row, values, target }) => ({
    id,
    row: {
      ...values,
      gate: gateLevelOf(row.issues),
      gate_issues: row.issues,
      ...toStanding(target, row),
    },
  }))
  await work.executor.execute(sql`
    update properties p set ${assignments}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as t(id int, row jsonb),
      lateral jsonb_populate_record(null::properties, t.row) as n
    where p.id = t.id`)
  await writeTexts(work, homes)
  await changeTypes(work, homes)
  const ids = homes.map(({ id }) => id)
  await settleHomes(work.executor, ids)
  const inStep = homes.filter(({ target }) => target.isInStep)
  const versions = await writeVersions(
    work.executor,
    work.columns,
    inStep.map(({ id }) => id),
  )
  for (const home of homes.filter(({ target }) => !target.isInStep)) {
    await writeDraft(work, home, findTextChanges(home))
  }
  await noteRecords(work, homes, versions)
  await notePictures(
    work,
    homes.filter(({ row }) => row.fields.includes('pictures')),
  )
  return ids
}

/**
 * Whether an offer comes back that lacks what the law asks: of a sold home nothing was asked, and it
 * stood online.
 */
function isStopped(target: Target, row: StagedRow): boolean {
  const isOffered = row.listing !== null && isAvailableStatus(row.listing.status)
  const returns = row.fields.includes('status') && isOffered && !target.isOffered
  return target.isPublished && returns && !row.mayPublish
}

/** What the import itself keeps off the site goes on it once nothing stands against it. */
function toStanding(target: Target, row: StagedRow): { _status?: 'published' | 'draft' } {
  if (isStopped(target, row)) return { _status: 'draft' }
  return target.isHeld && goesOnline(row) ? { _status: 'published' } : {}
}

async function findHomes(work: ChunkWork, rows: readonly StagedRow[]): Promise<ChangedHome[]> {
  const targets = await findTargets(work, rows)
  return rows.flatMap((row): ChangedHome[] => {
    const target = targets.get(row.reference)
    const { listing } = row
    if (target === undefined || listing === null) return []
    const values = pickColumns(toImportedRow(listing, work.tables), row.fields)
    return [{ id: target.id, row, listing, sent: target.listing, target, values }]
  })
}

/** A home that changes its main type is found under the new one, and under the old one no more. */
async function changeTypes(work: ChunkWork, homes: readonly ChangedHome[]): Promise<void> {
  const changed = homes
    .filter(({ row }) => row.fields.includes('webId'))
    .map(({ id, sent, listing }) => ({
      id,
      old: work.tables.findType(sent.webId),
      type: work.tables.findType(listing.webId),
    }))
  if (changed.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as t(id int, old int, type int)`
  await work.executor.execute(sql`
    delete from properties_rels r using ${given}
    where r.parent_id = t.id and r.path = 'types' and r.property_types_id in (t.old, t.type)`)
  await work.executor.execute(sql`
    insert into properties_rels ("order", parent_id, path, property_types_id)
    select coalesce((select max("order") from properties_rels r
      where r.parent_id = t.id and r.path = 'types'), 0) + 1, t.id, 'types', t.type from ${given}`)
}

async function noteRecords(
  { executor, run }: ChunkWork,
  homes: readonly ChangedHome[],
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  const records = homes.map(({ id, row, listing, target }) => ({
    reference: row.reference,
    key: toReferenceKey(listing.reference),
    listing,
    held: isStopped(target, row) || (target.isHeld && !goesOnline(row)) ? versions.get(id) : null,
  }))
  await executor.execute(sql`
    update feeds.records r set reference = t.listing->>'reference', key = t.key,
      listing = t.listing, held_version = t.held, gone_at = null
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as t(reference text, key text, listing jsonb, held int)
    where r.feed_id = ${run.feedId} and r.reference = t.reference`)
}
