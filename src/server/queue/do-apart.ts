import 'server-only'
import { logError, withoutText } from '../log/log'

/**
 * Does works that know nothing of each other, one after the other, also where one before it failed.
 *
 * @throws Error that names what failed, when all were tried; the next time tries them again
 */
export async function doApart(
  works: Readonly<Record<string, (now: Date) => Promise<unknown>>>,
  now: Date,
): Promise<void> {
  const failed: string[] = []
  for (const [name, work] of Object.entries(works)) {
    try {
      await work(now)
    } catch (cause) {
      failed.push(name)
      logError('a work of the clock failed', withoutText(cause), { work: name })
    }
  }
  if (failed.length > 0) throw new Error(`Failed of the works of the clock: ${failed.join(', ')}`)
}
