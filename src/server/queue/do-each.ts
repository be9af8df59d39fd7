import 'server-only'
import type { CollectionSlug } from 'payload'
import { logError, withoutText } from '../log/log'

/**
 * Does scheduled work with each record, also where one before it failed.
 *
 * @throws Error that names what failed, when all were tried; the next time tries them again
 */
export async function doEach(
  collection: CollectionSlug,
  ids: readonly number[],
  work: (id: number) => Promise<void>,
): Promise<void> {
  const failed: number[] = []
  for (const id of ids) {
    try {
      await work(id)
    } catch (cause) {
      failed.push(id)
      logError('a record could not be tended by the clock', withoutText(cause), { collection, id })
    }
  }
  if (failed.length > 0) throw new Error(`Left untended in ${collection}: ${failed.join(', ')}`)
}
