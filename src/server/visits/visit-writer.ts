import { Client } from 'pg'
import {
  readProjectPaths,
  writeVisits,
  type SeenDeed,
  type VisitConnection,
} from '@/cms/visits/write-visits'
import { createVisitBuffer } from './visit-buffer'

/** What waits at most: some megabytes, and minutes of a busy site. */
const capacity = 20_000
/** So few that no page waits for them to be made ready. */
const batchMax = 250
/** Milliseconds: between two writings, and before a statement is given up. */
const everyMs = 2_000
const patienceMs = 5_000
/** Addresses of lists hardly ever change, in milliseconds. */
const pathsForMs = 5 * 60_000
/** What has waited longer is lost rather than kept with the address it came from. */
const waitMsMax = 15 * 60_000

export type VisitWriter = {
  add: (deed: SeenDeed) => void
  projectPaths: () => ReadonlySet<string>
  /** Writes what waits now; true when nothing is left. Never throws. */
  flush: () => Promise<boolean>
  /** Writes what waits and closes the connection. */
  stop: () => Promise<void>
}

export type WriterOptions = {
  databaseUrl: string
  onError: (message: string, err: unknown) => void
  now?: () => Date
}

/** One connection, opened when it is needed and again after it broke. */
function createConnection(databaseUrl: string) {
  let client: Client | null = null
  const drop = () => {
    client?.end().catch(() => undefined)
    client = null
  }
  const open = async (): Promise<VisitConnection> => {
    if (client !== null) return client
    const next = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    })
    next.on('error', () => {
      if (client === next) drop()
    })
    try {
      await next.connect()
    } catch (err) {
      next.end().catch(() => undefined)
      throw err
    }
    client = next
    return next
  }
  return { open, drop }
}

/**
 * Writes visits in batches, over a connection of its own, so that a page never waits for it. While
 * the database is away the visits wait, up to a bound, and the log hears of it once.
 */
export function startVisitWriter(options: WriterOptions): VisitWriter {
  const { databaseUrl, onError, now = () => new Date() } = options
  const buffer = createVisitBuffer<SeenDeed>(capacity)
  const connection = createConnection(databaseUrl)
  let paths: { read: ReadonlySet<string>; at: number } = { read: new Set(), at: -Infinity }
  let isAway = false
  let running: Promise<boolean> | null = null

  const refreshPaths = async (db: VisitConnection) => {
    const at = now().getTime()
    if (at - paths.at < pathsForMs) return
    paths = { read: await readProjectPaths(db), at }
  }

  const takeFresh = (): SeenDeed[] => {
    const oldest = now().getTime() - waitMsMax
    return buffer.take(batchMax).filter(({ at }) => at.getTime() >= oldest)
  }

  const write = async (): Promise<boolean> => {
    let batch: SeenDeed[] = []
    try {
      const db = await connection.open()
      await refreshPaths(db)
      while (buffer.size() > 0) {
        batch = takeFresh()
        await writeVisits(db, batch, now())
      }
      isAway = false
      return true
    } catch (err) {
      buffer.putBack(batch)
      connection.drop()
      if (!isAway) onError('visits cannot be written for a moment', err)
      isAway = true
      return false
    }
  }

  const flush = () => {
    running ??= write().finally(() => {
      running = null
    })
    return running
  }

  const isIdle = () => buffer.size() === 0 && now().getTime() - paths.at < pathsForMs
  const timer = setInterval(() => {
    if (!isIdle()) void flush()
  }, everyMs)
  timer.unref()

  return {
    add: (deed) => {
      buffer.add(deed)
    },
    projectPaths: () => paths.read,
    flush,
    stop: async () => {
      clearInterval(timer)
      await running
      await flush()
      connection.drop()
    },
  }
}
