/**
 * Keeps whole pages: as the framework does by itself, in this server, and behind it in the store that
 * servers share, where there is one. A page that another server made is taken from there instead of
 * being made again.
 *
 * Which pages are out of date every server knows by itself (`src/server/cache`); the store is asked
 * for a page only where the own one is, and gives one only if it is younger than that.
 */
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js'
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { findSharedStore, getCacheCounts, pack, toStay, unpack } from './store.mjs'

// Plain Node hands out a module of the older kind whole, a bundler its default.
const FrameworkCache = fileSystemCache.default ?? fileSystemCache

const sharedKinds = new Set(['APP_PAGE', 'APP_ROUTE'])
const tagsHeader = 'x-next-cache-tags'
const toKey = (key) => `page:${key}`

/** Whether a kept page may be shown as it is; the framework has others made anew. */
function isGood({ lastModified, value, cacheControl }) {
  const { revalidate } = cacheControl ?? {}
  if (typeof revalidate === 'number' && Date.now() > lastModified + revalidate * 1000) return false
  const tags = value?.headers?.[tagsHeader]
  return typeof tags !== 'string' || !areTagsExpired(tags.split(','), lastModified)
}

export default class PageHandler extends FrameworkCache {
  constructor(context) {
    super(context)
    this.memory = context.maxMemoryCacheSize ? getMemoryCache(context.maxMemoryCacheSize) : null
  }

  async get(key, context) {
    const own = await super.get(key, context)
    if (!sharedKinds.has(context.kind)) return own
    const counts = getCacheCounts().page
    if (own !== null && isGood(own)) {
      counts.own += 1
      return own
    }
    const shared = await this.findShared(key)
    if (shared === null) {
      counts.made += 1
      return own
    }
    counts.shared += 1
    this.memory?.set(key, shared)
    return shared
  }

  async set(key, data, context) {
    await super.set(key, data, context)
    const store = findSharedStore()
    if (store === null || !sharedKinds.has(data?.kind)) return
    const { cacheControl } = context
    const lastModified = Date.now() + store.aheadMs()
    const bytes = pack({ value: data, lastModified, cacheControl })
    store.write(toKey(key), bytes, toStay(cacheControl?.revalidate))
  }

  /** The page of another server, or null if there is none that is good. */
  async findShared(key) {
    const store = findSharedStore()
    const bytes = await store?.read(toKey(key))
    const kept = bytes ? unpack(bytes) : null
    if (kept === null) return null
    const shared = { ...kept, lastModified: kept.lastModified - store.aheadMs() }
    return isGood(shared) ? shared : null
  }
}
