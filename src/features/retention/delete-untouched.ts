import 'server-only'
import { queryRows } from '@/server/db'
import { logError, withoutText } from '@/server/log/log'
import { payloadAsSystem } from '@/server/payload'

/** Collections in which the desk keeps a draft as soon as the form of a new record opens. */
const autosaved = ['pages', 'articles', 'modules', 'banners'] as const

/** A form that is open since yesterday may still be filled in; one from the day before is forgotten. */
const patienceMs = 24 * 60 * 60 * 1000

/** Most of one kind in one night; what is left goes in the next one. */
const untouchedMax = 1000

/** Drafts that were kept once, when their form opened, and never again: nobody typed a letter. */
async function findUntouched(collection: (typeof autosaved)[number], before: Date) {
  const rows = await queryRows<{ id: number }>(
    `select id from ${collection} c
     where c.name is null and c._status = 'draft' and c.deleted_at is null and c.created_at < $1
       and (select count(*) from _${collection}_v v where v.parent_id = c.id) <= 1
     order by id limit ${untouchedMax}`,
    [before.toISOString()],
  )
  return rows.map(({ id }) => id)
}

/**
 * Deletes the empty drafts that are left when somebody opens the form of a new record and goes away.
 *
 * @returns how many went
 * @throws Error when the database cannot be reached; what is left goes the next night
 */
export async function deleteUntouched(now: Date): Promise<number> {
  const payload = await payloadAsSystem('deleting drafts in which nobody ever typed anything')
  const before = new Date(now.getTime() - patienceMs)
  let deleted = 0
  for (const collection of autosaved) {
    for (const id of await findUntouched(collection, before)) {
      try {
        await payload.delete({ collection, id, depth: 0 })
        deleted += 1
      } catch (cause) {
        // One that cannot go must not keep the others.
        const what = { collection, id }
        logError('an empty draft could not be deleted', withoutText(cause), what)
      }
    }
  }
  return deleted
}
