// @ts-check
/**
 * Keeps what `'use cache'` marks: as the framework does by itself, in this server, and behind it in the
 * store that servers share, where there is one.
 */
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import {
  areTagsExpired,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { findSharedStore, getCacheCounts, noteOutdated, pack, toStay, unpack } from './store.mjs'

/** As the framework has it unless it is told otherwise. */
const ownBytesMax = 50 * 1024 * 1024

const own = createDefaultCacheHandler(ownBytesMax)
/** @import { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js' */
/** @import { SharedStore } from './store.mjs' */

/** @param {string} key */
const toKey = (key) => `value:${key}`

/** @param {Uint8Array} bytes @returns {ReadableStream<Uint8Array>} */
function toStream(bytes) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}

/**
 * Hands a value to other servers, unless it is not whole, or has to be made for each reader.
 *
 * @param {string} key
 * @param {CacheEntry} entry
 * @param {SharedStore} store
 */
async function share(key, { value, ...entry }, store) {
  let bytes
  try {
    bytes = new Uint8Array(await new Response(value).arrayBuffer())
  } catch {
    // Whoever asked for it is told of what went wrong; half of it is of no use to others.
    return
  }
  if (entry.expire === 0 || entry.revalidate <= 0) return
  if (areTagsExpired(entry.tags, entry.timestamp)) return
  const timestamp = entry.timestamp + store.aheadMs()
  const stay = toStay(Math.min(entry.revalidate, entry.expire))
  if (stay > 0) store.write(toKey(key), pack({ entry: { ...entry, timestamp }, bytes }), stay)
}

/**
 * Takes over what another server made, if it is good by what this one knows.
 *
 * @param {string} key
 * @param {SharedStore} store
 */
async function takeOver(key, store) {
  const packed = await store.read(toKey(key))
  /** @type {{ entry: Omit<CacheEntry, 'value'>; bytes: Uint8Array } | null} */
  const kept = packed ? unpack(packed) : null
  if (kept === null) return false
  const timestamp = kept.entry.timestamp - store.aheadMs()
  if (areTagsExpired(kept.entry.tags, timestamp)) return false
  await own.set(key, Promise.resolve({ ...kept.entry, timestamp, value: toStream(kept.bytes) }))
  return true
}

/** @returns {number} the time by the clock that values go by, which nobody sets back */
const now = () => performance.timeOrigin + performance.now()

/**
 * What was marked here, by tag, and the change that it was marked for.
 *
 * @type {Map<string, { markedAt: number; changedAt: number }>}
 */
const marks = new Map()

/** When a record of the tag changed last; a mark is no change. @param {string} tag @param {number} expired */
function findChange(tag, expired) {
  const mark = marks.get(tag)
  return mark?.markedAt === expired ? mark.changedAt : expired
}

/**
 * The framework gives a value that is being made to whoever asks for it meanwhile, also where a record of it
 * has changed since it was begun. Pages that were made of such a value began before it is done: its tags are
 * marked as of now, so that those are out of date as well. Only a change has a tag marked, and never a mark, or
 * values that overlap would keep each other out of date for as long as there are visitors.
 *
 * @param {CacheEntry} entry
 */
function expireWithJoiners({ tags, timestamp }) {
  let isMarked = false
  for (const tag of tags) {
    const known = tagsManifest.get(tag)
    const { expired } = known ?? {}
    if (typeof expired !== 'number') continue
    const changedAt = findChange(tag, expired)
    if (changedAt <= timestamp || changedAt > now()) continue
    // Pages go by the other clock: were it set back, a mark ahead of it would keep them out of date until it
    // has caught up.
    const markedAt = Math.max(expired, Math.min(now(), Date.now()))
    tagsManifest.set(tag, { ...known, expired: markedAt })
    marks.set(tag, { markedAt, changedAt })
    isMarked = true
  }
  if (isMarked) noteOutdated()
}

/**
 * @param {string} key
 * @param {Promise<CacheEntry>} pending
 */
async function keep(key, pending) {
  const store = findSharedStore()
  if (store === null) return own.set(key, pending)
  // Split at once, and both parts read to their end: a stream can be read once only, and who asks
  // meanwhile for the same waits for the part that this server keeps.
  const parts = pending.then(({ value, ...entry }) => {
    const [kept, shared] = value.tee()
    return { kept: { ...entry, value: kept }, shared: { ...entry, value: shared } }
  })
  await Promise.all([
    own.set(
      key,
      parts.then(({ kept }) => kept),
    ),
    parts.then(({ shared }) => share(key, shared, store)),
  ])
}

/** @type {CacheHandler} */
const valueHandler = {
  ...own,

  async get(key, softTags) {
    const counts = getCacheCounts().value
    const found = await own.get(key, softTags)
    if (found !== undefined) {
      counts.own += 1
      return found
    }
    const store = findSharedStore()
    const shared =
      store !== null && (await takeOver(key, store)) ? await own.get(key, softTags) : undefined
    counts[shared === undefined ? 'made' : 'shared'] += 1
    return shared
  },

  async set(key, pending) {
    await keep(key, pending)
    expireWithJoiners(await pending)
  },
}

export default valueHandler
