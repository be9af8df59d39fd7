import 'server-only'
import { isAgentOrEditor } from '@/cms/access/agents-and-editors'
import { isEditor } from '@/cms/access/editors-only'
import { parsePublicId } from '@/domain/routes/public-id'
import { env } from '@/server/env'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit } from '@/server/rate-limit/rate-limit'
import { findStaff } from '@/server/request/desk-door'
import { refuse } from '@/server/request/refuse'
import { hasFeedKey } from './feed-key'
import { findFeed, type FeedDoor } from './import-queries'

/** Who asks: an editor at the desk, or the software that has the key of the feed. */
export type Asker = { feed: FeedDoor; userId: number | null }

const wrongKeys = { max: 20, windowSeconds: 600 }

/**
 * Who asks about a feed, and may. An agent reads and starts nothing.
 *
 * @returns the answer to give instead: 401 to who brings a key that is not of this feed, 404 to
 * everybody else, 429 to who tries many keys
 */
export async function findAsker(
  request: Request,
  feedText: string,
  right: 'read' | 'write',
): Promise<Asker | Response> {
  const id = parsePublicId(feedText)
  const feed = id === null ? null : await findFeed(id)
  const isSender = /^bearer\s/i.test(request.headers.get('authorization') ?? '')
  if (isSender) return findSender(request, feed)
  const viewer = await findStaff(request)
  if (feed === null) return refuse(404)
  const mayAsk = right === 'read' ? isAgentOrEditor(viewer) : isEditor(viewer)
  return viewer !== null && mayAsk ? { feed, userId: viewer.id } : refuse(404)
}

/** A feed that is not there answers as a wrong key does, in as much time. */
async function findSender(request: Request, feed: FeedDoor | null): Promise<Asker | Response> {
  if (hasFeedKey(request.headers, feed?.keyHash ?? null) && feed !== null) {
    return { feed, userId: null }
  }
  const counting = { now: new Date(), secret: env().PAYLOAD_SECRET }
  const subject = `feed-key:${clientAddress(request.headers)}`
  const { isAllowed, retryAfterSeconds } = await hit(subject, wrongKeys, counting)
  if (!isAllowed) return refuse(429, { 'Retry-After': String(retryAfterSeconds) })
  return refuse(401, { 'WWW-Authenticate': 'Bearer' })
}
