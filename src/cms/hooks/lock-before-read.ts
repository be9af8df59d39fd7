import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { putLocksAside, putLocksBack, refuseHeld } from './edit-locks'
import { leaveDraftsBehind } from './leave-drafts-behind'
import { toNestedRequest } from './nested-request'
import { refuseStale } from './refuse-stale'
import { getExecutor, holdGlobal, holdRecord, lockRecord, type LockedTable } from './transaction'

/** Tables that are named as their collection, and so can be asked for by it. */
type LockedCollection = LockedTable & CollectionSlug

/** As much of a save as says which records it is about: one by its id, or those of a question. */
type Aim = {
  id?: unknown
  where?: Where
  draft?: boolean
  trash?: boolean
  overrideAccess?: boolean
  overrideLock?: boolean
  data?: { _status?: unknown; updatedAt?: unknown }
}

const isId = (value: number) => Number.isSafeInteger(value) && value > 0 && value < 2 ** 31

/** Whether the save goes on: this runs before the framework asks, and nobody else holds a record. */
async function mayTry(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, overrideAccess = false }: Aim,
): Promise<boolean> {
  if (overrideAccess) return true
  const { update } = req.payload.collections[collection].config.access
  return (await update({ req, id: id === undefined ? undefined : Number(id) })) !== false
}

/** The records that a save is about. Over HTTP nobody says so, and the rules apply to the question. */
async function findIds(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, where, draft, trash, overrideAccess = false }: Aim,
): Promise<number[]> {
  // What is no id is refused by the save itself.
  if (id !== undefined) return [Number(id)].filter(isId)
  if (where === undefined) return []
  const rules = { overrideAccess, user: req.user, draft, trash }
  const options = { collection, where, ...rules, depth: 0, select: {}, sort: 'id' } as const
  const nested = toNestedRequest(req)
  const { docs } = await req.payload.find({ ...options, pagination: false, req: nested })
  return docs.map((found) => found.id)
}

/**
 * Holds a record before it is read to be saved, until the save ends. The framework writes a record
 * whole, as it was read, so that of two saves at the same moment the second would take back what
 * the first did; with this the second one reads what the first wrote.
 */
export function createLockBeforeRead(table: LockedCollection): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const aim = args as Aim
    if (operation !== 'update' || !(await mayTry(req, table, aim))) return args
    for (const id of await findIds(req, table, aim)) await lockRecord(req, table, id)
    return args
  }
}

/** The records whose locks were put aside for an operation, until it ends. */
const putAside = Symbol('records whose locks were put aside')

/** The record of a version that is restored. */
async function findParents(req: PayloadRequest, slug: string, id: unknown): Promise<number[]> {
  if (!isId(Number(id))) return []
  const executor = await getExecutor(req)
  const versions = sql.identifier(`_${slug.replaceAll('-', '_')}_v`)
  const { rows } = await executor.execute<{ parent: number }>(sql`
    select parent_id as parent from ${versions} where id = ${Number(id)}`)
  return rows.map(({ parent }) => parent)
}

/**
 * Holds the record of a version before it is restored, and refuses that while a colleague edits the
 * record: the framework would write under their hands.
 */
async function holdRestored(req: PayloadRequest, collection: CollectionSlug, aim: Aim) {
  const ids = await findParents(req, collection, aim.id)
  if (!(await mayTry(req, collection, { ...aim, id: ids[0] }))) return
  for (const id of ids) await holdRecord(req, collection, id)
  if (!aim.overrideAccess) await refuseHeld(req, { collection, ids })
}

/**
 * Holds what has versions while it is saved, as `createLockBeforeRead` does, and leaves whose it is in
 * the desk as it was (`putLocksAside`).
 */
export function createHoldWhileSaved(collection: CollectionSlug): {
  beforeOperation: CollectionBeforeOperationHook
  afterOperation: CollectionAfterOperationHook
} {
  return {
    beforeOperation: async ({ args, operation, req }) => {
      const aim = args as Aim
      if (operation === 'restoreVersion') await holdRestored(req, collection, aim)
      if (operation !== 'update' || !(await mayTry(req, collection, aim))) return args
      const ids = await findIds(req, collection, aim)
      for (const id of ids) await holdRecord(req, collection, id)
      // Of many records the framework leaves out those that a colleague holds, and names them.
      const isOne = aim.id !== undefined
      if (isOne && !(aim.overrideLock ?? true)) {
        await refuseHeld(req, { collection, ids })
        // What goes back to the published version is no outdated copy of a colleague's draft.
        for (const id of ids) await leaveDraftsBehind(req, { collection, id, save: aim })
        for (const id of ids)
          await refuseStale(req, { collection, id, copyOf: aim.data?.updatedAt })
      }
      await putLocksAside(req, { collection, ids })
      return { ...args, [putAside]: ids, ...(isOne && { overrideLock: true }) }
    },
    afterOperation: async ({ args, req, result }) => {
      const ids: unknown = Reflect.get(args, putAside)
      if (Array.isArray(ids)) await putLocksBack(req, { collection, ids })
      return result
    },
  }
}

/** The same for a set of settings. */
export function createGlobalHold(global: GlobalSlug): {
  beforeOperation: GlobalBeforeOperationHook
  afterChange: GlobalAfterChangeHook
} {
  return {
    beforeOperation: async ({ args, operation, req, overrideAccess }) => {
      if (operation !== 'update') return args
      const config = req.payload.globals.config.find(({ slug }) => slug === global)
      if (!overrideAccess && (await config?.access.update({ req })) === false) return args
      await holdGlobal(req, global)
      // Over HTTP the framework asks nobody who holds settings, unlike with records.
      const { overrideLock = req.payloadAPI !== 'REST' } = args as Aim
      if (!overrideLock) await refuseHeld(req, { global })
      await putLocksAside(req, { global })
      return { ...args, overrideLock: true }
    },
    afterChange: async ({ doc, req }) => {
      await putLocksBack(req, { global })
      return doc
    },
  }
}
