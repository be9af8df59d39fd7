import { Client } from 'pg'

/** Postgres lets one session hold this number; whoever holds it does the jobs. */
const leaderLock = 4_715_001

/** Milliseconds. */
const pauses = { empty: 1_000, follower: 5_000, firstRetry: 500, longestRetry: 10_000 } as const

export type WorkerOptions = {
  databaseUrl: string
  /** Does one batch of jobs; tells how many were due. */
  runBatch: () => Promise<number>
  onError: (message: string, err: unknown) => void
}

async function holdsLead(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock($1) as held',
    [leaderLock],
  )
  return rows[0]?.held === true
}

/**
 * Gives back what a worker had begun when it died. One that lives still but lost the lead in the
 * middle of a batch may do the same work at the same time: at worst a mail leaves twice, under one
 * `Message-ID`, which is why each job has to be such that it may be done again.
 */
async function releaseLeft(client: Client): Promise<void> {
  await client.query('update payload_jobs set processing = false where processing')
}

/**
 * Works through the queue for as long as the process lives. Of all servers on one database one at a
 * time does the jobs: the one whose session holds the lock, which Postgres frees when it dies.
 */
export function startWorker({ databaseUrl, runBatch, onError }: WorkerOptions): {
  stop: () => Promise<void>
} {
  let isStopped = false
  let wake = () => {}
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const lead = async (client: Client, isLost: () => boolean) => {
    await releaseLeft(client)
    while (!isStopped && !isLost()) {
      const done = await runBatch()
      if (done === 0) await pause(pauses.empty)
    }
  }

  const serve = async (): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl, keepAlive: true })
    let lostBy: unknown = null
    client.on('error', (err) => {
      lostBy = err
    })
    try {
      await client.connect()
      while (!isStopped && lostBy === null) {
        if (await holdsLead(client)) await lead(client, () => lostBy !== null)
        else await pause(pauses.follower)
      }
    } finally {
      // Frees the lock; a connection that is gone has freed it already.
      await client.end().catch(() => undefined)
    }
    if (lostBy !== null) throw lostBy
  }

  const work = async () => {
    let retryMs: number = pauses.firstRetry
    while (!isStopped) {
      const startedAt = Date.now()
      try {
        await serve()
      } catch (err) {
        onError('the queue is not worked on for a moment', err)
        if (Date.now() - startedAt > pauses.longestRetry) retryMs = pauses.firstRetry
        await pause(retryMs)
        retryMs = Math.min(retryMs * 2, pauses.longestRetry)
      }
    }
  }

  const working = work()
  return {
    stop: async () => {
      isStopped = true
      wake()
      await working
    },
  }
}
