import 'server-only'
import { payloadAsSystem } from '../payload'

/** Jobs that are done beside each other; each mail waits for the network most of its time. */
const batchSize = 20

/**
 * Does the jobs that are due, up to one batch.
 *
 * @returns how many were tried
 * @throws the driver's error when the database goes away meanwhile
 */
export async function runDueJobs(): Promise<number> {
  const payload = await payloadAsSystem('doing the jobs of the queue, which nobody else may touch')
  const { jobStatus } = await payload.jobs.run({ allQueues: true, limit: batchSize, silent: true })
  return Object.keys(jobStatus ?? {}).length
}
