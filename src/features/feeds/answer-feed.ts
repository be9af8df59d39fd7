import 'server-only'
import { createHash } from 'node:crypto'
import { isLocale } from '@/domain/kernel/locales'
import { parseFeedName, type FeedFormat } from '@/domain/routes/feeds'
import { getRouteTable } from '@/features/routing/route-queries'
import { env } from '@/server/env'
import { holdsTag } from '@/server/request/holds-tag'
import { findLastChange, type Feed } from './feed'
import { getFeed } from './feed-queries'
import { toJsonFeed } from './to-json-feed'
import { toRss } from './to-rss'

const writers: Readonly<
  Record<FeedFormat, { contentType: string; write: (feed: Feed, origin: string) => string }>
> = {
  xml: { contentType: 'application/rss+xml; charset=utf-8', write: toRss },
  json: { contentType: 'application/feed+json; charset=utf-8', write: toJsonFeed },
}

/** Whether the asker already has what would be sent; the tag decides where it is given. */
function isKnown(request: Headers, etag: string, changed: string | null): boolean {
  const isHeld = holdsTag(request, etag)
  if (isHeld !== null) return isHeld
  const since = Date.parse(request.get('if-modified-since') ?? '')
  // The header counts whole seconds.
  return changed !== null && since >= Math.floor(Date.parse(changed) / 1000) * 1000
}

/**
 * Answers a feed, such as `/feeds/nl/for-sale.xml`: 304 to readers who have it already, 404 for
 * another language or name.
 */
export async function answerFeed(
  request: Request,
  { locale, name }: { locale: string; name: string },
): Promise<Response> {
  const asked = parseFeedName(name)
  const { enabledLocales } = await getRouteTable()
  if (asked === null || !isLocale(locale) || !enabledLocales.includes(locale)) {
    return new Response(null, { status: 404 })
  }
  const feed = await getFeed(locale, asked.list, asked.format)
  const { contentType, write } = writers[asked.format]
  const body = write(feed, env().SITE_URL)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const changed = findLastChange(feed)
  const headers = new Headers({ 'Cache-Control': 'public, max-age=300', ETag: etag })
  if (changed !== null) headers.set('Last-Modified', new Date(changed).toUTCString())
  if (isKnown(request.headers, etag, changed)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', contentType)
  return new Response(body, { headers })
}
