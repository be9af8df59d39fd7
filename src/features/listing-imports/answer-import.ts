import 'server-only'
import { applyRun, cancelRun } from '@/cms/imports/import-run'
import { changesPageSize, type ImportView } from '@/cms/imports/import-views'
import { stagedKinds } from '@/cms/imports/staged-change'
import { expectations } from '@/domain/listings/expectations'
import { noStore } from '@/domain/protection/private-headers'
import { buildImportApiPath } from '@/domain/routes/desk'
import { parsePublicId } from '@/domain/routes/public-id'
import { env } from '@/server/env'
import { hit } from '@/server/rate-limit/rate-limit'
import { readLimited } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { feedBytesMax, open } from './advance-import'
import { createFeedKey } from './feed-key'
import { findAsker, type Asker } from './import-access'
import { findImport, keepFeedKey, listChanges } from './import-queries'
import { startImport } from './start-import'

/** Imports of one feed that may begin in an hour, whoever begins them. */
const startLimit = { max: 60, windowSeconds: 3_600 }

/**
 * Begins an import: 202 with its number and the address of its state. The body is the file; an editor
 * who sends none lets the address of the feed be fetched. 400 without a file or an address, 401 with
 * a wrong key, 404, 409 while another import of the feed is under way or the feed is not in use, 413
 * for a file that is too large, 429.
 */
export async function answerStart(request: Request, feedText: string): Promise<Response> {
  const asker = await findAsker(request, feedText, 'write')
  if (asker instanceof Response) return asker
  const { feed, userId } = asker
  if (!feed.isActive) return refuse(409)
  const counting = { now: new Date(), secret: env().PAYLOAD_SECRET }
  const verdict = await hit(`import:${feed.id}`, startLimit, counting)
  if (!verdict.isAllowed) {
    return refuse(429, { 'Retry-After': String(verdict.retryAfterSeconds) })
  }
  const file = await readLimited(request, feedBytesMax)
  if (file === null) return refuse(413)
  const isEmpty = file.byteLength === 0
  if (isEmpty && (userId === null || feed.address === null)) return refuse(400)
  const deskOrigin = isEmpty ? 'desk' : 'upload'
  const id = await startImport(feed.id, {
    origin: userId === null ? 'api' : deskOrigin,
    startedBy: userId,
    file: isEmpty ? null : file,
  })
  if (id === null) return refuse(409)
  const state = buildImportApiPath(feed.id, id)
  return Response.json(
    { import: id, state },
    { status: 202, headers: { ...noStore, Location: state } },
  )
}

async function findAsked(
  request: Request,
  given: { feed: string; run: string; right: 'read' | 'write' },
): Promise<{ asker: Asker; view: ImportView } | Response> {
  const asker = await findAsker(request, given.feed, given.right)
  if (asker instanceof Response) return asker
  const id = parsePublicId(given.run)
  const view = id === null ? null : await findImport(asker.feed.id, id)
  return view === null ? refuse(404) : { asker, view }
}

/** Refused records that the state of an import names; the screen of the desk reads all of them. */
const namedMax = 200

/**
 * How far an import is, with the records that were refused, the field as its sender calls it, and
 * what was expected in it, and whether there are more than it names: 404 for an import of another feed.
 */
export async function answerState(request: Request, feed: string, run: string): Promise<Response> {
  const asked = await findAsked(request, { feed, run, right: 'read' })
  if (asked instanceof Response) return asked
  const { view } = asked
  const given = { kinds: ['refused'], after: 0, limit: namedMax + 1 } as const
  const refused = await listChanges(view.id, given)
  const errors = refused
    .slice(0, namedMax)
    .flatMap(({ problems }) => problems)
    .map((problem) => ({ ...problem, expected: expectations[problem.field].en }))
  return Response.json({ ...view, errors, more: refused.length > namedMax }, { headers: noStore })
}

/**
 * What an import does with each record, some at a time, for editors: 404 for everybody else. Beside
 * what the sender wrote stands what the desk has, hidden addresses and all.
 */
export async function answerChanges(
  request: Request,
  feed: string,
  run: string,
): Promise<Response> {
  const asked = await findAsked(request, { feed, run, right: 'write' })
  if (asked instanceof Response) return asked
  if (asked.asker.userId === null) return refuse(404)
  const { searchParams } = new URL(request.url)
  const kinds = stagedKinds.filter((kind) => searchParams.getAll('kind').includes(kind))
  const after = parsePublicId(searchParams.get('after') ?? '') ?? 0
  const limit = changesPageSize
  return Response.json(
    { changes: await listChanges(asked.view.id, { kinds, after, limit }) },
    { headers: noStore },
  )
}

const deeds = { apply: applyRun, cancel: cancelRun } as const

/** Lets an import go on, or ends it, for editors: 204, 404, or 409 when it is too late for that. */
export async function answerDeed(
  request: Request,
  given: { feed: string; run: string; deed: string },
): Promise<Response> {
  const asked = await findAsked(request, { ...given, right: 'write' })
  if (asked instanceof Response) return asked
  const { deed } = given
  // Whoever holds the key sends files; what is done with them a person says.
  if (asked.asker.userId === null || (deed !== 'apply' && deed !== 'cancel')) {
    return refuse(404)
  }
  const isDone = await deeds[deed](await open(), asked.view.id)
  return isDone ? new Response(null, { status: 204, headers: noStore }) : refuse(409)
}

/** Makes a key for a feed, for editors; the answer is the only one that ever holds it. */
export async function answerKey(request: Request, feedText: string): Promise<Response> {
  const asker = await findAsker(request, feedText, 'write')
  if (asker instanceof Response) return asker
  if (asker.userId === null) return refuse(404)
  const { key, hash } = createFeedKey()
  await keepFeedKey(asker.feed.id, hash)
  return Response.json({ key }, { headers: noStore })
}
