import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import { words } from '../../fields/words'
import { isForbidden } from '../../hooks/read-refusal'
import { getExecutor } from '../../hooks/transaction'
import { toListAddress } from '../../lists/list-address'

const text = words(
  'records geweigerd bij de laatste invoer',
  'fiches refusées au dernier import',
  'records refused by the last import',
  'Datensätze beim letzten Import abgelehnt',
)

const textOfOne = words(
  'record geweigerd bij de laatste invoer',
  'fiche refusée au dernier import',
  'record refused by the last import',
  'Datensatz beim letzten Import abgelehnt',
)

/** Runs with records that the last reading of their feed refused, as far as somebody may see them. */
async function findRefused(payload: Payload, user: TypedUser) {
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute(sql`
    select staged.import_id as id, count(*)::int as refused
    from feeds.staged as staged
    join (
      select distinct on (feed_id) id from imports
      where state in ('ready', 'applying', 'done') order by feed_id, id desc
    ) as latest on latest.id = staged.import_id
    where staged.kind = 'refused' group by staged.import_id`)
  const counts = new Map(rows.map((row) => [Number(row['id']), Number(row['refused'])]))
  const { docs } = await payload.find({
    collection: 'imports',
    where: { id: { in: [...counts.keys()] } },
    pagination: false,
    depth: 0,
    select: {},
    user,
    overrideAccess: false,
  })
  return docs.map(({ id }) => ({ id, refused: counts.get(id) ?? 0 }))
}

/** The records that feeds sent and the site did not take; nothing for who reads no imports. */
export async function findRefusedTile(payload: Payload, user: TypedUser, language: Locale) {
  try {
    const runs = await findRefused(payload, user)
    const total = runs.reduce((sum, { refused }) => sum + refused, 0)
    // An empty list of ids would be any import.
    const ids = runs.length > 0 ? runs.map(({ id }) => id) : [0]
    const href = toListAddress('imports', { id: { in: ids } })
    const counted = total === 1 ? textOfOne : text
    return [{ key: 'refused', total, text: counted[language], href }]
  } catch (cause) {
    if (isForbidden(cause)) return []
    throw cause
  }
}
