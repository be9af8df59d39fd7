import { sql } from '@payloadcms/db-postgres'
import type { ChunkWork, StagedRow } from './chunk-work'
import { findTargets } from './home-targets'
import { writeVersions } from './property-versions'
import { settleHomes } from './settle-homes'
import { writeDraft } from './write-draft'

/**
 * Takes homes off the site, or closes them, that the sender no longer has. Nothing is deleted: one
 * that the sender has again comes back. A draft on which somebody works is closed as well, or else it
 * would put a sold home back on offer once it is published.
 *
 * @returns the ids of the homes
 */
export async function removeHomes(work: ChunkWork, rows: readonly StagedRow[]): Promise<number[]> {
  const gone = rows.filter(({ kind }) => kind === 'unpublish' || kind === 'close')
  if (gone.length === 0) return []
  const { executor, run } = work
  const targets = await findTargets(work, gone)
  const removals = gone.flatMap(({ reference, kind, status }) => {
    const target = targets.get(reference)
    return target === undefined ? [] : [{ id: target.id, reference, kind, status, target }]
  })
  const given = JSON.stringify(removals.map(({ target: _target, ...removal }) => removal))
  // What the law asks of an advertisement, it does not ask of what is no offer any more.
  await executor.execute(sql`
    update properties p set
      _status = case when t.kind = 'unpublish' then 'draft' else p._status end,
      status = case when t.kind = 'close' then t.status::property_status else p.status end,
      gate = case when t.kind = 'close' then 'clear' else p.gate end,
      gate_issues = case when t.kind = 'close' then '[]'::jsonb else p.gate_issues end
    from jsonb_to_recordset(${given}::jsonb) as t(id int, kind text, status text)
    where p.id = t.id`)
  const ids = removals.map(({ id }) => id)
  await settleHomes(executor, ids)
  const inStep = removals.filter(({ target }) => target.isInStep).map(({ id }) => id)
  const versions = await writeVersions(executor, work.columns, inStep)
  for (const { id, kind, status, target } of removals) {
    if (kind === 'close' && !target.isInStep) await writeDraft(work, { id, values: { status } })
  }
  const notes = removals.map(({ reference, id, kind, target }) => ({
    reference,
    // What the import held back already, it holds by its newest version.
    held: kind === 'unpublish' || target.isHeld ? versions.get(id) : null,
  }))
  await executor.execute(sql`
    update feeds.records r set gone_at = now(), held_version = coalesce(t.held, r.held_version)
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as t(reference text, held int)
    where r.feed_id = ${run.feedId} and r.reference = t.reference`)
  return ids
}
