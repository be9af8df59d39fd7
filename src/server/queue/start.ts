import { env } from '../env'
import { logError, withoutText } from '../log/log'
import { askInside } from '../loopback'
import { startWorker } from './worker'

/** Where this server does a batch of jobs: inside a request, where mails can be drawn. */
export const jobsPath = '/internal/jobs/'

/** A batch of mails to a server that does not answer takes its time, in milliseconds. */
const patienceMs = 5 * 60_000

async function askForBatch(): Promise<number> {
  const { status, body } = await askInside(jobsPath, { json: {}, timeoutMs: patienceMs })
  if (status !== 200) throw new Error(`${jobsPath} answered ${status}`)
  const answer: unknown = JSON.parse(body.toString())
  const done =
    typeof answer === 'object' && answer !== null && 'done' in answer ? answer.done : null
  if (typeof done !== 'number') throw new Error(`${jobsPath} did not say how many jobs it did`)
  return done
}

/** Lets this process work on the queue whenever no other one does. */
export function startQueue(): void {
  startWorker({
    databaseUrl: env().DATABASE_URL,
    runBatch: askForBatch,
    onError: (message, err) => logError(message, withoutText(err)),
  })
}
