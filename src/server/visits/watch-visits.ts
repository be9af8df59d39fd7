import type { IncomingMessage, ServerResponse } from 'node:http'
import { isbot } from 'isbot'
import type { SeenDeed } from '@/cms/visits/write-visits'
import {
  isInsider,
  mayCount,
  toCountedDeed,
  type ProjectPaths,
} from '@/domain/visits/counted-request'
import { toVisitSource } from '@/domain/visits/visit-source'
import { clientAddress, clientAddressHeader } from '../rate-limit/client-address'
import { onRequestStart } from '../request/request-start'
import { createCrowdBound } from './crowd-bound'

export type WatchOptions = {
  /** The site's own address, such as `https://www.example.be`. */
  siteUrl: string
  /** As the database names them now. */
  projectPaths: () => ProjectPaths
  /** Takes what is to be written. Called after the answer has left. */
  onDeed: (deed: SeenDeed) => void
  /** Lets a bench leave out what it compares with; on unless it is given. */
  isOn?: () => boolean
}

/** Longest browser name that is looked at; the rest tells no more. */
const agentCharactersMax = 400

function toHeader(headers: IncomingMessage['headers']) {
  return (name: string): string | null => {
    const value = headers[name]
    return (Array.isArray(value) ? value[0] : value) ?? null
  }
}

/**
 * What an answered request counts as; null for most. Without a browser name, and with that of a
 * program, nothing counts; nor does what staff and owners look at.
 */
export function toSeenDeed(
  request: Pick<IncomingMessage, 'method' | 'headers'> & { url: string; status: number },
  { siteUrl, projectPaths }: Pick<WatchOptions, 'siteUrl' | 'projectPaths'>,
  at: Date,
): SeenDeed | null {
  const { method = '', status, url } = request
  const [pathname = '', query = ''] = url.split('?', 2)
  if (!mayCount(pathname)) return null
  const header = toHeader(request.headers)
  const deed = toCountedDeed({ method, pathname, status, header }, projectPaths())
  if (deed === null || isInsider(header('cookie'))) return null
  const agent = header('user-agent')?.slice(0, agentCharactersMax) ?? ''
  if (agent === '' || isbot(agent)) return null
  const ownHosts = [new URL(siteUrl).hostname, (header('host') ?? '').replace(/:\d+$/, '')]
  const utmSource = new URLSearchParams(query).get('utm_source')
  const address = clientAddress(
    new Headers({ [clientAddressHeader]: header(clientAddressHeader) ?? '' }),
  )
  return {
    ...deed,
    at,
    source: toVisitSource({ utmSource, referer: header('referer'), ownHosts }),
    visitor: `${address}\n${agent}`,
  }
}

/** Milliseconds: no address is remembered for longer than it bounds anything. */
const forgetEveryMs = 60_000

/** Whether the browser of a visitor is one of those of its address that count. */
function isWithin(crowd: ReturnType<typeof createCrowdBound>, deed: SeenDeed): boolean {
  const { homeKind, publicId, kind, visitor, at } = deed
  const [address = '', browser = ''] = visitor.split('\n', 2)
  return crowd.lets([address, homeKind, publicId, kind].join(' '), browser, at)
}

/**
 * Looks at every answer of this process once it has left. Here and not in the proxy: the framework
 * hides from that what is fetched ahead, and only the answer knows whether the page was there.
 */
export function watchVisits(options: WatchOptions): void {
  const crowd = createCrowdBound()
  setInterval(() => crowd.forget(new Date()), forgetEveryMs).unref()
  onRequestStart((request: IncomingMessage, response: ServerResponse) => {
    // The framework rewrites it while it answers.
    const { url = '' } = request
    if (!mayCount(url) || options.isOn?.() === false) return
    response.once('finish', () => {
      const { method, headers } = request
      const seen = { method, headers, url, status: response.statusCode }
      const deed = toSeenDeed(seen, options, new Date())
      if (deed !== null && isWithin(crowd, deed)) options.onDeed(deed)
    })
  })
}
