import { Client } from 'pg'
import { cacheChannel } from '@/cms/cache-tags'

const firstRetryMs = 250
const longestRetryMs = 10_000

export type ListenOptions = {
  databaseUrl: string
  onTags: (tags: string[]) => Promise<void>
  /** Called after each connection, the first included: notices before it have been missed. */
  onConnected: () => Promise<void>
  /** Called when the connection is lost, and when it cannot be made. */
  onLost: () => void
  onError: (message: string, err: unknown) => void
}

function parseTags(payload: string | undefined): string[] {
  const value: unknown = JSON.parse(payload ?? '[]')
  return Array.isArray(value) ? value.filter((tag): tag is string => typeof tag === 'string') : []
}

/**
 * Listens for the cache tags that writers announce with their commit, on a connection of its own,
 * and keeps trying for ever when the database goes away.
 */
export function listenForTags(options: ListenOptions): { stop: () => Promise<void> } {
  let client: Client | null = null
  let stopped = false
  let retryMs = firstRetryMs

  const reconnectLater = () => {
    if (stopped) return
    setTimeout(() => void connect(), retryMs).unref()
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  const connect = async () => {
    const next = new Client({ connectionString: options.databaseUrl, keepAlive: true })
    let isLost = false
    const lose = (err: unknown) => {
      if (isLost) return
      isLost = true
      client = null
      options.onLost()
      options.onError('cache listener lost the database', err)
      next.end().catch(() => undefined)
      reconnectLater()
    }
    next.on('error', lose)
    next.on('end', () => lose('connection closed'))
    next.on('notification', ({ payload }) => {
      options.onTags(parseTags(payload)).catch((err: unknown) => {
        options.onError('cache tags could not be expired', err)
      })
    })
    try {
      await next.connect()
      await next.query(`listen ${cacheChannel}`)
      client = next
      await options.onConnected()
      retryMs = firstRetryMs
    } catch (err) {
      lose(err)
    }
  }

  void connect()
  return {
    stop: async () => {
      stopped = true
      await client?.end()
    },
  }
}
