import { ownerCookie, staffCookie, toHostName } from '../accounts/cookies'
import { isLocale, locales } from '../kernel/locales'
import { brochuresSegment, parseBrochureName } from '../routes/brochures'
import { previewSegment } from '../routes/preview'
import { hasIdForm, parsePublicId } from '../routes/public-id'
import {
  idSegments,
  liveSegment,
  missingSegment,
  querySegment,
  substituteSegment,
} from '../routes/reserved'
import { beaconsPath, parseBeaconPath } from './visit-beacons'
import type { CountedDeed, CountedHome } from './visit-event'

/** A request that was answered, as far as counting looks at it. */
export type AnsweredRequest = {
  method: string
  /** As it was asked for, percent-encoded, without query. */
  pathname: string
  status: number
  /** A header of the request; null where it was not sent. */
  header: (name: string) => string | null
}

/** Beginnings of the addresses of projects behind the language, such as `/projecten/`. */
export type ProjectPaths = ReadonlySet<string>

/** Second segments behind which there is no public page of a home. */
const ownSegments: readonly string[] = [
  previewSegment,
  liveSegment,
  querySegment,
  missingSegment,
  substituteSegment,
]

const countedAddress = new RegExp(
  `^/(?:(?:${locales.join('|')})/.*\\d|${brochuresSegment}/|${beaconsPath.slice(1)})`,
)

/** Whether an address may be one that counts: cheap, because it is asked of every file of the site. */
export const mayCount = (pathname: string) => countedAddress.test(pathname)

/** What a cache may say of a page that is shown: sent now, or as it was before. */
const shownStatuses: readonly number[] = [200, 304]
const fileStatuses: readonly number[] = [200, 206, 304]

/**
 * The home whose page has an address. In lists of projects the last number is the project's own,
 * unless another stands before it: then it is the one of a unit, which is a property.
 */
export function findHomeAt(pathname: string, projectPaths: ProjectPaths): CountedHome | null {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const [locale = '', first = '', ...rest] = segments
  const publicId = parsePublicId(segments.at(-1) ?? '')
  if (!isLocale(locale) || publicId === null || rest.length === 0) return null
  if (ownSegments.includes(first)) return null
  const isUnit = rest.slice(0, -1).some(hasIdForm)
  const isProject = first === idSegments.project || isBelow([first, ...rest], projectPaths)
  return { homeKind: isProject && !isUnit ? 'project' : 'property', publicId }
}

/** Whether the address of a list is the beginning of a path. */
function isBelow(segments: readonly string[], paths: ProjectPaths): boolean {
  const decoded = segments.map(decode)
  return decoded.some((_segment, index) => paths.has(`/${decoded.slice(0, index + 1).join('/')}/`))
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC').toLowerCase()
  } catch (err) {
    if (err instanceof URIError) return segment
    throw err
  }
}

/** Somebody looks at a page: not a part of one that is fetched ahead, nor a frame or a picture. */
function isLookedAt(header: AnsweredRequest['header']): boolean {
  const purpose = `${header('sec-purpose') ?? ''} ${header('purpose') ?? ''} ${header('x-moz') ?? ''}`
  if (/prefetch|prerender|preview/i.test(purpose)) return false
  if (header('rsc') !== null || header('next-router-prefetch') !== null) return false
  const destination = header('sec-fetch-dest')
  return destination === null || destination === 'document'
}

function findBrochure(pathname: string): CountedDeed | null {
  const [first, locale = '', name = '', ...rest] = pathname.split('/').filter(Boolean)
  if (first !== brochuresSegment || !isLocale(locale) || rest.length > 0) return null
  const publicId = parseBrochureName(name)
  return publicId === null ? null : { kind: 'brochure', homeKind: 'property', publicId }
}

/**
 * What a request counts as; null for most. A page counts where a browser opens it; one that opens
 * within the site without being loaded is told by the browser (`parseBeaconPath`), because the
 * request for its content may have been made long before, or not at all.
 */
export function toCountedDeed(
  request: AnsweredRequest,
  projectPaths: ProjectPaths,
): CountedDeed | null {
  const { method, pathname, status, header } = request
  if (method === 'POST') return status === 204 ? parseBeaconPath(pathname) : null
  if (method !== 'GET') return null
  const brochure = findBrochure(pathname)
  if (brochure !== null) return fileStatuses.includes(status) ? brochure : null
  if (!shownStatuses.includes(status) || !isLookedAt(header)) return null
  const home = findHomeAt(pathname, projectPaths)
  return home && { kind: 'view', ...home }
}

/** Cookies of those whose own looking is not interest: staff at the desk, and owners. */
const insiderCookies: readonly string[] = [staffCookie, ownerCookie].flatMap((name) => [
  name,
  toHostName(name),
])

/** Whether a request comes from staff or from an owner, as far as the `Cookie` header tells. */
export function isInsider(cookie: string | null): boolean {
  const names = cookie?.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '') ?? []
  return names.some((name) => insiderCookies.includes(name))
}
