import { createHash } from 'node:crypto'
import { createClient, RESP_TYPES } from '@redis/client'
import type { SharedStore } from './store.mjs'

/** A page is made in the time that several such waits would take; milliseconds. */
const patienceMs = 250
const connectMs = 2_000
const longestRetryMs = 5_000
/** Pages are far smaller; what is not would hold up others on its way. */
const bytesMax = 4 * 1024 * 1024
/** How long it is left alone after it did not answer, so that a page waits for it once at most. */
const restMs = 2_000
/** How often the clocks are compared, in milliseconds. */
const clockEveryMs = 60_000

export type StoreOptions = {
  /** Of Redis or Valkey. */
  url: string
  /** In front of every key: servers of another build do not understand what those of this one keep. */
  namespace: string
  /** Told once when it goes away, and once when it is back. */
  onLost: (err: unknown) => void
  onBack: () => void
}

/** Keys of the framework hold whole questions, and are as long as they like. */
const toName = (namespace: string, key: string) =>
  `${namespace}:${createHash('sha256').update(key).digest('base64url')}`

/** The client has no patience of its own once it has asked. */
async function within<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms`)), patienceMs)
  })
  try {
    return await Promise.race([asked, patience])
  } finally {
    clearTimeout(timer)
  }
}

function openClient(url: string) {
  return createClient({
    url,
    name: 'gevel',
    // What cannot be asked now is not asked later, when nobody waits for it any more.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, longestRetryMs),
    },
  })
}

/**
 * A store on Redis or Valkey. While it is away nothing is found and nothing is kept, without a wait:
 * servers make their pages themselves. It is tried again for as long as the process lives.
 */
export function connectStore({ url, namespace, onLost, onBack }: StoreOptions): {
  store: SharedStore
  close: () => void
} {
  const client = openClient(url)
  const bytesClient = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  let isLost = false
  let restUntilMs = 0
  let aheadMs = 0

  const lose = (err: unknown) => {
    restUntilMs = Date.now() + restMs
    if (isLost) return
    isLost = true
    onLost(err)
  }
  const recover = () => {
    if (!isLost) return
    isLost = false
    onBack()
  }
  const compareClocks = async () => {
    const askedAt = Date.now()
    const [seconds, micros] = await within(client.time())
    const answeredAt = Date.now()
    aheadMs = Number(seconds) * 1000 + Number(micros) / 1000 - (askedAt + answeredAt) / 2
  }
  let hasCompared = false
  const compare = () => {
    if (!client.isReady) return
    compareClocks().then(
      () => {
        hasCompared = true
        recover()
      },
      (err: unknown) => {
        lose(err)
        setTimeout(compare, restMs).unref()
      },
    )
  }
  const timer = setInterval(compare, clockEveryMs)
  timer.unref()
  client.on('error', lose)
  client.on('end', () => {
    hasCompared = false
  })
  client.on('reconnecting', () => {
    hasCompared = false
  })
  client.on('ready', compare)
  client.connect().catch(lose)

  const isThere = () => client.isReady && hasCompared && Date.now() >= restUntilMs
  return {
    store: {
      read: async (key) => {
        if (!isThere()) return null
        try {
          const bytes = await within(bytesClient.get(toName(namespace, key)))
          recover()
          return bytes
        } catch (err) {
          lose(err)
          return null
        }
      },
      write: (key, bytes, seconds) => {
        if (!isThere() || bytes.byteLength > bytesMax || seconds <= 0) return
        const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        client.set(toName(namespace, key), body, { EX: seconds }).catch(lose)
      },
      aheadMs: () => aheadMs,
    },
    close: () => {
      clearInterval(timer)
      client.destroy()
    },
  }
}
