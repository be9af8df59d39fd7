import { sql } from '@payloadcms/db-postgres'
import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { getExecutor } from '../../../hooks/transaction'
import { findLoaded } from '../../../relation-id'
import { gateLevelOf } from './gate-level'
import { issuesOf, lawFields } from './publication-facts'

/** Properties that are read at a time. */
const batchSize = 200

const asked = Object.fromEntries(
  ['mainType', 'gate', 'gateIssues', ...lawFields].map((name) => [name, true]),
)

/** The saved record, and what was saved last and may not be published yet, lie in tables of their own. */
const statements = {
  published: (id: number, level: string, issues: string) => sql`
    update properties set gate = ${level}::publication_gate, gate_issues = ${issues}::jsonb
    where id = ${id}`,
  latest: (id: number, level: string, issues: string) => sql`
    update _properties_v
    set version_gate = ${level}::publication_gate, version_gate_issues = ${issues}::jsonb
    where parent_id = ${id} and latest`,
}

type Which = keyof typeof statements

async function refresh(payload: Payload, which: Which, now: Date): Promise<number> {
  const executor = await getExecutor({ payload })
  const today = toBelgianDay(now)
  let changed = 0
  let after = 0
  for (;;) {
    const { docs } = await payload.find({
      collection: 'properties',
      where: { id: { greater_than: after } },
      draft: which === 'latest',
      sort: 'id',
      limit: batchSize,
      pagination: false,
      depth: 1,
      populate: { 'property-types': { webId: true } },
      select: asked,
    })
    for (const record of docs) {
      after = record.id
      const webId = findLoaded(record.mainType)?.webId ?? null
      const issues = issuesOf(record, { webId, today })
      const level = gateLevelOf(issues)
      if (level === record.gate && isDeepStrictEqual(issues, record.gateIssues)) continue
      await executor.execute(statements[which](record.id, level, JSON.stringify(issues)))
      changed += 1
    }
    if (docs.length < batchSize) return changed
  }
}

/**
 * Works out anew what the law asks of every property: a report grows old, and a rule may have come
 * with a new version of the site. No version is made of it, because nobody changed the property.
 *
 * @returns how many records stand differently than before
 */
export async function refreshGates(payload: Payload, now: Date): Promise<number> {
  return (await refresh(payload, 'published', now)) + (await refresh(payload, 'latest', now))
}
