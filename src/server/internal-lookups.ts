import type { Locale } from '@/domain/kernel/locales'
import { env } from './env'
import { askInside } from './loopback'

export type OriginalAnswer = { location: string; status: 307 | 308 }

function isAnswer(value: unknown): value is OriginalAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'location' in value &&
    typeof value.location === 'string' &&
    'status' in value &&
    (value.status === 307 || value.status === 308)
  )
}

function hasLocation(value: unknown): value is { location: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'location' in value &&
    typeof value.location === 'string'
  )
}

/**
 * Whether the account behind a request may see previews. The pages check it again; this look
 * beforehand is what gives everybody else a plain 404.
 */
export async function mayPreview(cookie: string | null): Promise<boolean> {
  if (cookie === null) return false
  const { SITE_URL } = env()
  // The framework accepts a session cookie only from the site's own pages.
  const headers = { cookie, origin: SITE_URL }
  const { status } = await askInside('/internal/preview-access/', { headers })
  return status === 204
}

/**
 * Whether a signed preview link shows its draft in a language now. The page checks it again.
 */
export async function mayOpenPreviewLink(link: {
  token: string
  locale: Locale
}): Promise<boolean> {
  const { status } = await askInside(`/internal/preview-access/?${new URLSearchParams(link)}`)
  return status === 204
}

/**
 * What a request for a page of the owners' portal comes to, asked beforehand so that the answer has
 * its status: null for a page that may be shown, else where to go, or that there is no such page.
 */
export async function findPortalRefusal(request: {
  /** Of the page, with the form that waits on it. */
  pathname: string
  cookie: string | null
}): Promise<'missing' | { location: string } | null> {
  const query = new URLSearchParams({ pathname: request.pathname })
  const headers = { cookie: request.cookie ?? '' }
  const { status, body } = await askInside(`/internal/portal-access/?${query}`, { headers })
  if (status === 204) return null
  if (status === 404) return 'missing'
  const answer: unknown = status === 200 ? JSON.parse(body.toString('utf8')) : null
  if (!hasLocation(answer)) throw new Error(`The portal's endpoint answered ${status}`)
  return answer
}

/**
 * Asks this server's own internal endpoint where an address without a language leads. The proxy
 * runs in a bundle of its own, where opening a second database pool and cache would be a mistake.
 *
 * @returns `null` when no record claims the address
 */
export async function findOriginal(request: {
  pathname: string
  search: string
  locale: Locale
}): Promise<OriginalAnswer | null> {
  const { status, body } = await askInside(`/internal/original/?${new URLSearchParams(request)}`)
  if (status === 404) return null
  const answer: unknown = status === 200 ? JSON.parse(body.toString('utf8')) : null
  if (!isAnswer(answer)) {
    throw new Error(`The original-path endpoint answered ${status} without a location`)
  }
  return answer
}
