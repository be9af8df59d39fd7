import { sql } from '@payloadcms/db-postgres'
import { Locked, type CollectionSlug, type GlobalSlug, type PayloadRequest } from 'payload'
import { toIntegers } from './postgres'
import { getExecutor, type Executor } from './transaction'

/** What an editor may hold: records of a collection, or a set of settings. */
export type EditSubject =
  { collection: CollectionSlug; ids: readonly number[] } | { global: GlobalSlug }

/** Seconds from the last touch until which whoever edits holds a record; the framework counts them too. */
const holdSeconds = 300

const heldPath = 'document'
const putAsidePath = 'putAside'
const putAsideGlobal = 'putAside:'

function ofRecords({ collection, ids }: Extract<EditSubject, { ids: unknown }>, path: string) {
  const column = sql.identifier(`${collection.replaceAll('-', '_')}_id`)
  return sql`place.path = ${path} and place.${column} = any(${toIntegers(ids)}::int[])`
}

/** The lock that counts is the one that the desk shows: the newest of those that are not over. */
async function findHolder(executor: Executor, subject: EditSubject): Promise<number | null> {
  const isMeant =
    'global' in subject
      ? sql`held.global_slug = ${subject.global}`
      : sql`exists (select 1 from payload_locked_documents_rels place
            where place.parent_id = held.id and ${ofRecords(subject, heldPath)})`
  const { rows } = await executor.execute<{ holder: number | null }>(sql`
    select holder.users_id as holder from payload_locked_documents held
    join payload_locked_documents_rels holder
      on holder.parent_id = held.id and holder.path = 'user'
    where held.updated_at > now() - make_interval(secs => ${holdSeconds}) and ${isMeant}
    order by held.created_at desc, held.id desc limit 1`)
  return rows[0]?.holder ?? null
}

/**
 * Refuses a save of what a colleague has open. The framework asks the same, but on a connection beside
 * that of the save: as many saves as there are connections would wait for each other.
 *
 * @throws Locked, which the desk words in its language
 */
export async function refuseHeld(req: PayloadRequest, subject: EditSubject): Promise<void> {
  const holder = await findHolder(await getExecutor(req), subject)
  if (holder !== null && holder !== req.user?.id) throw new Locked('A colleague is editing this')
}

async function move(
  req: PayloadRequest,
  subject: EditSubject,
  { from, to }: { from: 'held' | 'putAside'; to: 'held' | 'putAside' },
): Promise<void> {
  const executor = await getExecutor(req)
  if ('global' in subject) {
    const slugs = { held: subject.global, putAside: `${putAsideGlobal}${subject.global}` }
    await executor.execute(sql`
      update payload_locked_documents set global_slug = ${slugs[to]}
      where global_slug = ${slugs[from]}`)
    return
  }
  const paths = { held: heldPath, putAside: putAsidePath }
  await executor.execute(sql`
    update payload_locked_documents_rels place set path = ${paths[to]}
    where ${ofRecords(subject, paths[from])}`)
}

/**
 * Takes the locks of what is saved out of the framework's sight, in the transaction of the save;
 * others go on seeing them. The framework takes every save for the end of an edit and deletes the
 * lock, whoever holds it: an editor whose form saves by itself would hold a record for half a second,
 * and a colleague would go on typing in what anybody else may save over.
 */
export const putLocksAside = (req: PayloadRequest, subject: EditSubject) =>
  move(req, subject, { from: 'held', to: 'putAside' })

/** Puts back what `putLocksAside` took away, before the transaction ends. */
export const putLocksBack = (req: PayloadRequest, subject: EditSubject) =>
  move(req, subject, { from: 'putAside', to: 'held' })
