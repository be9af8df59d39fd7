import { vi } from 'vitest'
import { queryRows } from '@/server/db'
import { getTestPayload } from './test-payload'

/** How many others of this database stand waiting for a lock. */
async function countWaiting(): Promise<number> {
  const rows = await queryRows(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/**
 * Saves another telephone number of an owner, and does something between the reading of the account
 * and its writing; what has to wait for the save is done as soon as that is over.
 */
export async function saveOwnerWhile(
  id: number,
  phone: string,
  deed: () => Promise<unknown>,
): Promise<void> {
  const payload = await getTestPayload()
  const hooks = payload.collections.owners.config.hooks.beforeValidate
  let doing: Promise<unknown> = Promise.resolve()
  const meanwhile = async ({ data = {} }) => {
    hooks.splice(hooks.indexOf(meanwhile), 1)
    let isDone = false
    doing = deed().finally(() => {
      isDone = true
    })
    await vi.waitUntil(async () => isDone || (await countWaiting()) > 0, { timeout: 10_000 })
    return data
  }
  hooks.push(meanwhile)
  await payload.update({ collection: 'owners', id, data: { phone }, depth: 0 })
  await doing
}
