// @ts-check
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
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'
import { getDrawingLine, isSearchSegment } from './drawing-line.mjs'
import { findSharedStore, getCacheCounts, noteOutdated, pack, toStay, unpack } from './store.mjs'

/**
 * @import { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
 *
 * @typedef {ConstructorParameters<typeof fileSystemCache>[0]} Context
 * @typedef {Parameters<CacheHandler['get']>[1]} GetContext
 * @typedef {Parameters<InstanceType<typeof fileSystemCache>['set']>[1]} Data
 * @typedef {Parameters<InstanceType<typeof fileSystemCache>['set']>[2]} SetContext
 */

// Plain Node hands out a module of the older kind whole, a bundler its default.
const { default: FrameworkCache = fileSystemCache } =
  /** @type {{ default?: typeof fileSystemCache }} */ (/** @type {unknown} */ (fileSystemCache))

const searchesName = Symbol.for('gevel.kept-searches')

/**
 * The pages at addresses with a query (`querySegment`), such as narrowed lists, but for the pattern of
 * their addresses, which the framework keeps a page for as well.
 */
const withQuery = /\/~\/([\w-]+)/

/** While the site is built its pages are kept on disk, and none is drawn for a visitor. */
// eslint-disable-next-line no-restricted-properties -- Said by the framework, where nothing of the site is loaded.
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/** @param {string} key */
function isSearch(key) {
  const [, segment] = withQuery.exec(key) ?? []
  return !isBuilding && segment !== undefined && isSearchSegment(segment)
}

/** Bytes of pages with a query: some hundred of a small agency. */
const searchesMax = 64 * 1024 * 1024

/** @param {CacheHandlerValue} page @param {string} key */
function countBytes({ value }, key) {
  if (value === null || !('segmentData' in value)) return key.length
  const { html, rscData, segmentData = new Map() } = value
  const parts = [...segmentData.values()].reduce((sum, part) => sum + part.length, 0)
  // A text takes two bytes a character once one of them is beyond Latin, such as the sign of the euro.
  return key.length + 2 * html.length + (rscData?.length ?? 0) + parts
}

/**
 * There are more searches than anybody could keep, most of them asked for once. They stay among
 * themselves, or they would push out the pages that everybody opens.
 *
 * @returns {LRUCache<CacheHandlerValue>} the pages with a query that this process keeps, those used last
 */
function getSearches() {
  /** @type {typeof globalThis & { [searchesName]?: LRUCache<CacheHandlerValue> }} */
  const here = globalThis
  return (here[searchesName] ??= new LRUCache(searchesMax, countBytes))
}

/** @type {ReadonlySet<string | undefined>} */
const sharedKinds = new Set(['APP_PAGE', 'APP_ROUTE'])
const tagsHeader = 'x-next-cache-tags'
/** @param {string} key */
const toKey = (key) => `page:${key}`

/** Whether a record of a kept page has changed since. @param {CacheHandlerValue} page */
function isExpired({ lastModified, value }) {
  const tags = value !== null && 'headers' in value ? value.headers?.[tagsHeader] : undefined
  return typeof tags === 'string' && areTagsExpired(tags.split(','), lastModified)
}

/** Whether a kept page may be shown as it is; the framework has others made anew. @param {CacheHandlerValue} page */
function isGood(page) {
  const { revalidate } = page.cacheControl ?? {}
  const isOld = typeof revalidate === 'number' && Date.now() > page.lastModified + revalidate * 1000
  return !isOld && !isExpired(page)
}

/** How long a page may be kept; what is no page names no time. @param {SetContext} context */
const lifetimeOf = (context) => ('cacheControl' in context ? context.cacheControl : undefined)

export default class PageHandler extends FrameworkCache {
  /** @param {Context} context */
  constructor(context) {
    super(context)
    this.memory = context.maxMemoryCacheSize ? getMemoryCache(context.maxMemoryCacheSize) : null
  }

  /**
   * @override
   * @param {string} key
   * @param {GetContext} context
   */
  async get(key, context) {
    const own = await this.getOwn(key, context)
    if (!sharedKinds.has(context.kind)) return own
    const counts = getCacheCounts().page
    if (own !== null && isGood(own)) {
      counts.own += 1
      return own
    }
    const shared = await this.findShared(key)
    if (shared === null) {
      counts.made += 1
      if (own === null && isSearch(key)) await getDrawingLine().enter()
      return own
    }
    counts.shared += 1
    if (isSearch(key)) getSearches().set(key, shared)
    else this.memory?.set(key, shared)
    return shared
  }

  /**
   * @override
   * @param {string} key
   * @param {Data} data
   * @param {SetContext} context
   */
  async set(key, data, context) {
    // A page is as old as what it was made from: one that was begun before a change is out of date when it is
    // done, however long it took. The framework takes it for one that knows of all until then.
    const since = getDrawingLine().drawnSince()
    const isOutdated = isExpired({ value: data, lastModified: since })
    // How old one is by time alone counts from now, as the framework has it.
    await this.setOwn(key, data, context, isOutdated ? since : Date.now())
    // Nor is it laid over what another server made meanwhile, or given once more within the second.
    if (isOutdated) return noteOutdated()
    const store = findSharedStore()
    if (store === null || !sharedKinds.has(data?.kind)) return
    const cacheControl = lifetimeOf(context)
    const lastModified = since + store.aheadMs()
    const bytes = pack({ value: data, lastModified, cacheControl })
    store.write(toKey(key), bytes, toStay(cacheControl?.revalidate))
  }

  /**
   * What this server keeps, be it an old one; the framework looks for other pages on disk as well.
   *
   * @param {string} key
   * @param {GetContext} context
   */
  async getOwn(key, context) {
    if (!isSearch(key)) return super.get(key, context)
    const kept = getSearches().get(key)
    return kept === undefined || isExpired(kept) ? null : kept
  }

  /**
   * @param {string} key
   * @param {Data} data
   * @param {SetContext} context
   * @param {number} lastModified
   */
  async setOwn(key, data, context, lastModified) {
    if (!isSearch(key)) {
      await super.set(key, data, context)
      // In memory alone: no page is written to a file while the site runs (`isrFlushToDisk`).
      const kept = this.memory?.get(key)
      if (kept) kept.lastModified = lastModified
      return
    }
    getDrawingLine().leave()
    const cacheControl = lifetimeOf(context)
    getSearches().set(key, { value: data, lastModified, cacheControl })
  }

  /**
   * The page of another server, or null if there is none that is good.
   *
   * @param {string} key
   * @returns {Promise<CacheHandlerValue | null>}
   */
  async findShared(key) {
    const store = findSharedStore()
    if (store === null) return null
    const bytes = await store.read(toKey(key))
    /** @type {CacheHandlerValue | null} */
    const kept = bytes ? unpack(bytes) : null
    if (kept === null) return null
    const shared = { ...kept, lastModified: kept.lastModified - store.aheadMs() }
    return isGood(shared) ? shared : null
  }
}
