import 'server-only'
import { payloadAsSystem } from '../payload'

const open = () => payloadAsSystem('doing the jobs of the queue, which nobody else may touch')

/** Jobs that are done beside each other; each mail waits for the network most of its time. */
const batchSize = 20

/**
 * Does the jobs that are due, up to one batch.
 *
 * @returns how many were tried
 * @throws the driver's error when the database goes away meanwhile
 */
export async function runDueJobs(): Promise<number> {
  const payload = await open()
  const { jobStatus } = await payload.jobs.run({ allQueues: true, limit: batchSize, silent: true })
  return Object.keys(jobStatus ?? {}).length
}

/** Milliseconds between two looks at the clock of scheduled work. */
const scheduleEveryMs = 30_000

let scheduledAt = Number.NEGATIVE_INFINITY

/**
 * Puts scheduled work among the jobs for the next time that it is due; asked more often than every
 * half minute it does nothing.
 *
 * @throws the driver's error when the database goes away meanwhile
 */
export async function queueScheduledWork(): Promise<void> {
  if (Date.now() - scheduledAt < scheduleEveryMs) return
  const payload = await open()
  await payload.jobs.handleSchedules({ allQueues: true })
  scheduledAt = Date.now()
}
