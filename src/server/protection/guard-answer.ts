import type { IncomingMessage, ServerResponse } from 'node:http'
import { listAnswerHeaders } from '@/domain/protection/answer-headers'
import { toAnswerKind, type AnswerKind } from '@/domain/protection/answer-kind'
import {
  dataPolicy,
  formatDeskPolicy,
  formatPagePolicy,
  paperPolicy,
  scriptPolicy,
  type PolicyOrigins,
} from '@/domain/protection/content-policy'
import { noStore } from '@/domain/protection/private-headers'
import { choosePacking, type Packing } from '../request/choose-packing'
import { holdAnswer, keepChunk, setHeaders } from '../request/hold-answer'
import { listVary } from '../request/list-vary'
import type { createPagePress, PackedPage } from './pack-page'

export type GuardOptions = {
  siteUrl: string
  isDevelopment: boolean
  /** Of the services that the agency has configured, as known now. */
  origins: () => PolicyOrigins
  press: ReturnType<typeof createPagePress>
  /** Gets the bytes of a page that the framework keeps, when they are about to leave. */
  onKept?: (body: Buffer) => void
  onUnknownScript: (pathname: string) => void
  onError: (err: unknown) => void
}

const policyHeader = 'content-security-policy'

const isHtml = (value: unknown) => String(value).startsWith('text/html')
const isPage = (kind: AnswerKind) => kind === 'page' || kind === 'personalPage'

/** Endpoints answer with a page as well, to who sent a form without a script or has an old link. */
const drawsPage = (kind: AnswerKind, contentType: unknown) =>
  isHtml(contentType) && (isPage(kind) || kind === 'closed')

/** The policy of an answer that is no page with scripts of its own. */
function toPolicy(kind: AnswerKind, contentType: string, options: GuardOptions): string {
  const isEncrypted = options.siteUrl.startsWith('https:')
  const { isDevelopment } = options
  if (kind === 'desk') return formatDeskPolicy({ isEncrypted, isDevelopment })
  if (isPage(kind) || drawsPage(kind, contentType)) {
    const origins = options.origins()
    return formatPagePolicy({ scriptHashes: [], origins, isEncrypted, isDevelopment })
  }
  if (/^(?:text|application)\/javascript\b/.test(contentType)) return scriptPolicy
  return contentType.startsWith('application/pdf') ? paperPolicy : dataPolicy
}

/** Files of a build, for which the framework says how long they last even where they are missing. */
const builtFiles = '/_next/'

/**
 * A file of a build may be missing here and there on the next server, while a new build comes or an old
 * one returns: that it is missing is kept by nobody, least of all as long as the file. The same is true of
 * what the framework's script asks for in place of a page, which no other page stands in for. Once the framework
 * has kept that, it says 200 of it: what its script asks for is good for a minute, as a missing page is. What is
 * one person's is not kept whatever it is.
 */
function forgetMissing(
  response: ServerResponse,
  { pathname, kind, isPart }: { pathname: string; kind: AnswerKind; isPart: boolean },
): void {
  const isMissing = response.statusCode >= 400 && (isPart || pathname.startsWith(builtFiles))
  if (isMissing) response.setHeader('Cache-Control', 'no-store')
  else if (isPart && kind === 'personalPage')
    response.setHeader('Cache-Control', noStore['Cache-Control'])
  else if (isPart && String(response.getHeader('cache-control')).startsWith('s-maxage'))
    response.setHeader('Cache-Control', 's-maxage=60')
}

/** What is missing yet is added; a browser keeps its own with a page that has not changed. */
function addHeaders(response: ServerResponse, kind: AnswerKind, options: GuardOptions): void {
  response.removeHeader('X-Powered-By')
  for (const [name, value] of Object.entries(listAnswerHeaders(kind, options.siteUrl))) {
    if (!response.hasHeader(name)) response.setHeader(name, value)
  }
  if (response.statusCode === 304 || response.hasHeader(policyHeader)) return
  const contentType = String(response.getHeader('content-type') ?? '')
  response.setHeader(policyHeader, toPolicy(kind, contentType, options))
}

/** A cache between must not give to one reader what was packed for another. */
function varyByEncoding(response: ServerResponse): void {
  const names = listVary(response)
  if (names.includes('*') || names.includes('accept-encoding')) return
  const given = response.getHeader('vary') ?? []
  response.setHeader('Vary', [given, 'Accept-Encoding'].flat().join(', '))
}

function toKey(request: IncomingMessage, response: ServerResponse, url: string): string | null {
  const mark = response.getHeader('etag')
  const isKept = request.method === 'GET' && response.statusCode === 200
  return isKept && typeof mark === 'string' ? `${mark} ${url}` : null
}

/**
 * Has every answer carry the headers that protect whoever gets it, and a page of the site the policy
 * that lets its own scripts run and no others. For that a page is held until it is whole. It is
 * packed here as well, once for all who ask for it; the framework, which would pack it before it is
 * seen here, is told that nobody takes it packed.
 */
export function guardAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  options: GuardOptions,
): void {
  const { url = '/' } = request
  const pathname = url.split('?', 1)[0] ?? '/'
  const kind = toAnswerKind(pathname)
  const acceptEncoding = request.headers['accept-encoding']?.toString()
  // The framework takes the header away before it answers. It knows parts by the end of an address as well.
  const isPart = request.headers.rsc !== undefined || pathname.endsWith('.rsc')
  const { setHeader } = response
  const chunks: Buffer[] = []

  const isHeld = (): boolean => {
    const isWhole =
      !options.isDevelopment &&
      drawsPage(kind, response.getHeader('content-type')) &&
      !response.hasHeader('content-encoding') &&
      !response.hasHeader(policyHeader)
    const isPacked = isWhole && request.method !== 'HEAD' && response.statusCode !== 304
    if (!isPacked) addHeaders(response, kind, options)
    forgetMissing(response, { pathname, kind, isPart })
    return isPacked
  }

  const dress = ({ body, scriptHashes, unknown }: PackedPage, packing: Packing) => {
    if (unknown > 0) options.onUnknownScript(pathname)
    const isEncrypted = options.siteUrl.startsWith('https:')
    const origins = options.origins()
    response.setHeader(policyHeader, formatPagePolicy({ scriptHashes, origins, isEncrypted }))
    addHeaders(response, kind, options)
    varyByEncoding(response)
    if (packing !== null) response.setHeader('Content-Encoding', packing)
    response.setHeader('Content-Length', body.byteLength)
  }

  response.setHeader = (name, value) => {
    if (!options.isDevelopment && name.toLowerCase() === 'content-type') {
      if (drawsPage(kind, value)) request.headers['accept-encoding'] = 'identity'
    }
    return Reflect.apply(setHeader, response, [name, value])
  }
  holdAnswer(response, {
    isHeld,
    takeHead: (given) => setHeaders(response, given),
    keep: (given) => keepChunk(chunks, given),
    release: async (end) => {
      const key = toKey(request, response, url)
      const packing = choosePacking(acceptEncoding, key !== null)
      const page = await options.press.get(key, packing, () => Buffer.concat(chunks))
      dress(page, packing)
      if (key !== null) options.onKept?.(page.body)
      end(page.body)
    },
    onError: options.onError,
  })
}
