import type { IncomingMessage, ServerResponse } from 'node:http'
import { staffCookie, toHostName } from '@/domain/accounts/cookies'
import { isInside } from '../loopback'
import { onRequestStart } from './request-start'

/** Its name cannot have the prefix alone: the framework makes the names of all its cookies alike. */
const plainName = staffCookie
const hostName = toHostName(plainName)

/**
 * The cookies of a request as the framework knows them. A session under the plain name is left out:
 * a neighbour under the same domain may have planted it.
 */
export function toPlainCookies(header: string): string {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !pair.startsWith(`${plainName}=`))
    .map((pair) =>
      pair.startsWith(`${hostName}=`) ? `${plainName}${pair.slice(hostName.length)}` : pair,
    )
    .join('; ')
}

const toHostCookie = (line: string) =>
  line.startsWith(`${plainName}=`) ? `${hostName}${line.slice(plainName.length)}` : line

/** What an answer sets, as browsers are to keep it. */
export function toHostCookies(lines: string | readonly string[]): string[] {
  return [lines].flat().map(toHostCookie)
}

function isAskedInside({ headers }: IncomingMessage): boolean {
  const get = (name: string) => [headers[name] ?? null].flat()[0] ?? null
  return isInside({ get })
}

function rename(request: IncomingMessage, response: ServerResponse): void {
  const { cookie } = request.headers
  // What this server asks itself brings the cookies as the framework knows them already.
  if (cookie?.includes(plainName) && !isAskedInside(request)) {
    request.headers.cookie = toPlainCookies(cookie)
  }
  const { setHeader, appendHeader } = response
  const isCookie = (name: string) => name.toLowerCase() === 'set-cookie'
  response.setHeader = (name, value) => {
    const isRenamed = isCookie(name) && typeof value !== 'number'
    return Reflect.apply(setHeader, response, [name, isRenamed ? toHostCookies(value) : value])
  }
  response.appendHeader = (name, value) =>
    Reflect.apply(appendHeader, response, [name, isCookie(name) ? toHostCookies(value) : value])
}

/**
 * Has the session of staff kept in a cookie that no neighbour can plant, on https. The framework
 * makes the names of all its cookies of one beginning, and writes those for language and looks from a
 * script without what the prefix asks for, so that the name is changed where requests come and go.
 */
export function keepSessionToHost(siteUrl: string): void {
  if (siteUrl.startsWith('https:')) onRequestStart(rename)
}
