import { z } from 'zod'
import type { Locale } from '@/domain/kernel/locales'
import { env } from './env'
import { askInside, type InsideAnswer } from './loopback'

const originalSchema = z.object({
  location: z.string(),
  status: z.union([z.literal(307), z.literal(308)]),
})
const portalSchema = originalSchema.pick({ location: true })

export type OriginalAnswer = z.infer<typeof originalSchema>

/** @throws Error for an answer that says nothing of where to go */
function readAnswer<Answer>(
  schema: z.ZodType<Answer>,
  { status, body }: InsideAnswer,
  endpoint: string,
): Answer {
  const read = schema.safeParse(status === 200 ? JSON.parse(body.toString('utf8')) : null)
  if (!read.success) throw new Error(`${endpoint} answered ${status} without a place to go`)
  return read.data
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
  const answer = await askInside(`/internal/portal-access/?${query}`, { headers })
  if (answer.status === 204) return null
  if (answer.status === 404) return 'missing'
  return readAnswer(portalSchema, answer, 'The endpoint of the portal')
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
  const answer = await askInside(`/internal/original/?${new URLSearchParams(request)}`)
  return answer.status === 404
    ? null
    : readAnswer(originalSchema, answer, 'The endpoint of old addresses')
}
