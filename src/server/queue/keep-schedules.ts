import 'server-only'
import { payloadAsSystem } from '../payload'

/** Milliseconds between two looks at the clock; what is scheduled comes by the hour. */
const lookEvery = 60_000

let lastLook = Number.NEGATIVE_INFINITY

/**
 * Queues the jobs that come by the clock, each for its next time; one that is queued already is
 * left alone. Called with every batch, and looks once a minute.
 *
 * @param now milliseconds since 1970
 */
export async function keepSchedules(now: number): Promise<void> {
  if (now - lastLook < lookEvery) return
  lastLook = now
  const payload = await payloadAsSystem('queueing the jobs that come by the clock')
  await payload.jobs.handleSchedules({ allQueues: true })
}
