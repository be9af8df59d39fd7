import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isInsider } from '@/domain/visits/counted-request'
import { choosePacking } from '../protection/pack-page'

/** Milliseconds for which a page is given as it left, without the framework being asked. */
const quickMs = 1_000

/** What is busy within a second; beyond, all are forgotten and begin anew. */
const pagesMax = 1_000

type QuickPage = { headers: OutgoingHttpHeaders; body: Buffer; until: number }

/** By which the framework tells that nobody had to make a page. */
const keptHeader = 'x-nextjs-cache'

/** Headers by which an answer becomes another one, or only a part of one. */
const otherwise =
  /^(?:next-|rsc$|x-(?:nextjs|middleware|prerender|gevel)-|if-|range$|authorization$|expect$|upgrade$)/

/** Of the framework, with which somebody sees drafts. */
const previewCookies = /__prerender_bypass|__next_preview_data/

/** What the framework names in `Vary` and `otherwise` keeps away, and the packing, which is part of the key. */
const knownVary = /^(?:rsc|next-[a-z-]+|accept-encoding)$/

/** What a page may depend on besides the records; null for a request that may get another one. */
function toKey({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || Object.keys(headers).some((name) => otherwise.test(name))) return null
  const { cookie = '', host } = headers
  if (isInsider(cookie) || previewCookies.test(cookie)) return null
  const packing = choosePacking(headers['accept-encoding']?.toString(), true)
  const proxied = [headers['x-forwarded-host'], headers['x-forwarded-proto']]
  return JSON.stringify([url, packing, host, ...proxied])
}

/** Whether the framework keeps the page itself and gives it to everybody alike. */
function isForAll(response: ServerResponse): boolean {
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return false
  const vary = [response.getHeader('vary') ?? []].flat().map(String)
  const names = vary.flatMap((one) => one.split(',')).map((name) => name.trim().toLowerCase())
  const kept = /^s-maxage=[1-9]/.test(String(response.getHeader('cache-control') ?? ''))
  return kept && names.every((name) => knownVary.test(name))
}

/**
 * Pages as they left this server within the last second, to be given again as they are. The framework
 * takes some milliseconds to find a page that it keeps, all of them time of the processor, and this
 * less than a tenth of one. All are forgotten as soon as a record changes, and none is remembered whose
 * making began before that.
 *
 * @param now milliseconds since 1970
 */
export function createQuickPages(now: () => number = Date.now) {
  const pages = new Map<string, QuickPage>()
  let changes = 0

  return {
    /** Gives the page; false where the framework has to be asked. */
    give: (request: IncomingMessage, response: ServerResponse): boolean => {
      const key = toKey(request)
      const page = key === null ? undefined : pages.get(key)
      if (page === undefined || page.until <= now()) return false
      for (const [name, value] of Object.entries(page.headers)) {
        if (value !== undefined) response.setHeader(name, value)
      }
      response.writeHead(200)
      response.end(page.body)
      return true
    },

    /** Begins to watch an answer; what it gives takes the page once it is packed and about to leave. */
    watch: (request: IncomingMessage, response: ServerResponse): ((body: Buffer) => void) => {
      const key = toKey(request)
      const begunAt = changes
      return (body) => {
        if (key === null || begunAt !== changes || !isForAll(response)) return
        if (pages.size >= pagesMax) pages.clear()
        const headers = { ...response.getHeaders(), [keptHeader]: 'HIT' }
        pages.set(key, { headers, body, until: now() + quickMs })
      }
    },

    /** Forgets all of them: a record has changed. */
    forget: (): void => {
      changes += 1
      pages.clear()
    },
  }
}

/** The pages of this process. */
export const quickPages = createQuickPages()
