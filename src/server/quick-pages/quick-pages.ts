import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { toAnswerKind } from '@/domain/protection/answer-kind'
import { isInsider } from '@/domain/visits/counted-request'
import { choosePacking } from '../request/choose-packing'
import { holdsTag } from '../request/holds-tag'
import { listVary } from '../request/list-vary'
import { getCacheCounts } from '../shared-cache/store.mjs'

/** Milliseconds for which a page is given as it left, without the framework being asked. */
const quickMs = 1_000

/** Bytes of what is busy within a second; beyond, all are forgotten and begin anew. */
const usualBytesMax = 32 * 1024 * 1024

type QuickPage = { headers: OutgoingHttpHeaders; body: Buffer; until: number }

/** By which the framework tells that nobody had to make a page. */
const keptHeader = 'x-nextjs-cache'

/** Headers by which an answer becomes another one, or only a part of one. */
const otherwise =
  /^(?:next-|rsc$|x-(?:nextjs|middleware|prerender|gevel)-|if-(?!none-match$)|range$|authorization$|expect$|upgrade$)/

/** What goes with the answer that a page has not changed. */
const unchangedHeaders = ['etag', 'cache-control', 'vary'] as const

/** Of the framework, with which somebody sees drafts. */
const previewCookies = /__prerender_bypass|__next_preview_data/

/** What the framework names in `Vary` and `otherwise` keeps away, and the packing, which is part of the key. */
const knownVary = /^(?:rsc|next-[a-z-]+|accept-encoding)$/

/** What a page may depend on besides the records; null for a request that may get another one. */
function toKey({ method, url = '/', headers }: IncomingMessage): string | null {
  if (toAnswerKind(url.split('?', 1)[0] ?? '/') !== 'page') return null
  if (method !== 'GET' || Object.keys(headers).some((name) => otherwise.test(name))) return null
  const { cookie = '', host } = headers
  if (isInsider(cookie) || previewCookies.test(cookie)) return null
  const packing = choosePacking(headers['accept-encoding']?.toString(), true)
  const proxied = [headers['x-forwarded-host'], headers['x-forwarded-proto']]
  return JSON.stringify([url, packing, host, ...proxied])
}

/** Whether whoever asks holds this version already; null when no version is named. */
function isHeldBy({ headers }: IncomingMessage, etag: string): boolean | null {
  const tags = headers['if-none-match']
  return tags === undefined ? null : holdsTag(new Headers({ 'if-none-match': tags }), etag)
}

/** Whether the framework keeps the page itself and gives it to everybody alike. */
function isForAll(response: ServerResponse): boolean {
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return false
  const kept = /^s-maxage=[1-9]/.test(String(response.getHeader('cache-control') ?? ''))
  return kept && listVary(response).every((name) => knownVary.test(name))
}

/**
 * Pages as they left this server within the last second, to be given again as they are. The framework
 * takes some milliseconds to find a page that it keeps, all of them time of the processor, and this
 * less than a tenth of one. All are forgotten as soon as a record changes, and none is remembered whose
 * making began before that.
 *
 * @param now milliseconds of a clock that nobody sets back
 */
export function createQuickPages(now = () => performance.now(), bytesMax = usualBytesMax) {
  const pages = new Map<string, QuickPage>()
  const keys = new WeakMap<IncomingMessage, string>()
  let changes = 0
  let bytes = 0

  const drop = (key: string, page: QuickPage) => {
    pages.delete(key)
    bytes -= page.body.byteLength
  }

  const forgetAll = () => {
    pages.clear()
    bytes = 0
  }

  /** Those remembered first stand first, so that what has run out stands before what has not. */
  const dropOld = () => {
    for (const [key, page] of pages) {
      if (page.until > now()) return
      drop(key, page)
    }
  }

  const keep = (key: string, page: QuickPage) => {
    const before = pages.get(key)
    if (before) drop(key, before)
    dropOld()
    if (bytes + page.body.byteLength > bytesMax) forgetAll()
    pages.set(key, page)
    bytes += page.body.byteLength
  }

  return {
    /** Gives the page, once `watch` has seen the request; false where the framework has to be asked. */
    give: (request: IncomingMessage, response: ServerResponse): boolean => {
      const key = keys.get(request)
      const page = key === undefined ? undefined : pages.get(key)
      if (page === undefined || page.until <= now()) return false
      const isHeld = isHeldBy(request, String(page.headers.etag ?? ''))
      // Another one that is held may be newer than this page: the framework knows.
      if (isHeld === false) return false
      getCacheCounts().page.own += 1
      for (const name of isHeld ? unchangedHeaders : Object.keys(page.headers)) {
        const value = page.headers[name]
        if (value !== undefined) response.setHeader(name, value)
      }
      response.writeHead(isHeld ? 304 : 200)
      response.end(isHeld ? undefined : page.body)
      return true
    },

    /** Begins to watch an answer; what it gives takes the page once it is packed and about to leave. */
    watch: (request: IncomingMessage, response: ServerResponse): ((body: Buffer) => void) => {
      const key = toKey(request)
      const begunAt = changes
      if (key !== null) keys.set(request, key)
      return (body) => {
        if (key === null || begunAt !== changes || !isForAll(response)) return
        const headers = { ...response.getHeaders(), [keptHeader]: 'HIT' }
        keep(key, { headers, body, until: now() + quickMs })
      }
    },

    /** Forgets all of them: a record has changed. */
    forget: (): void => {
      changes += 1
      forgetAll()
    },

    bytes: () => bytes,
  }
}

/** The pages of this process. */
export const quickPages = createQuickPages()
