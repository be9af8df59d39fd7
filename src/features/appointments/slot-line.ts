import 'server-only'
import { createWaitingLine } from '@/server/waiting-line/waiting-line'

/**
 * Those who book or change wait for each other at the lock of the slot, and while they wait they
 * hold a connection. So few come to the lock at once that a rush for one home leaves the pages of
 * the site their connections.
 */
const atOnceMax = 4
/** Longer than any rush for one home; who comes after that is told that sending failed. */
const inLineMax = 2_000

const line = createWaitingLine(atOnceMax, inLineMax)

/**
 * Does work that takes the lock of a slot when its turn comes.
 *
 * @throws Error when too many wait already
 */
export async function inSlotLine<T>(work: () => Promise<T>): Promise<T> {
  const outcome = await line.run(work)
  if (!outcome.ok) throw new Error('Too many bookings at once')
  return outcome.value
}
