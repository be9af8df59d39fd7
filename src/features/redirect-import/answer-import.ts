import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import { isEditor } from '@/cms/access/editors-only'
import { skipRedirectExamination } from '@/cms/collections/redirects/examine'
import { toNestedRequest } from '@/cms/hooks/nested-request'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { noStore } from '@/domain/protection/private-headers'
import {
  planRedirects,
  toOwnHosts,
  type ImportAnswer,
  type PlannedRedirect,
} from '@/domain/routes/plan-redirects'
import type { Redirect } from '@/domain/routes/redirects'
import { getRouteTable } from '@/features/routing/route-queries'
import { env } from '@/server/env'
import { payloadAsSystem } from '@/server/payload'
import { findStaff } from '@/server/request/desk-door'
import { readLimited, toJson } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { readRedirectLines } from './read-lines'

/** Bytes of a request, and lines of a table: more than any site that was left behind. */
const bodyBytesMax = 1024 * 1024
const importLinesMax = 5_000

const order = z.object({
  text: z.string().max(bodyBytesMax),
  allowsForeign: z.boolean(),
  /** False only shows what would happen. */
  isFinal: z.boolean(),
})

async function readRedirects(req: PayloadRequest): Promise<(Redirect & { id: number })[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    pagination: false,
    depth: 0,
    req: toNestedRequest(req),
  })
  return docs.map(({ id, from, to, permanent }) => ({
    ...{ id, from, to },
    permanent: permanent ?? false,
  }))
}

type Order = z.infer<typeof order>

async function plan(req: PayloadRequest, { text, allowsForeign }: Order) {
  const redirects = await readRedirects(req)
  const table = await getRouteTable()
  const hosts = toOwnHosts(env().SITE_URL)
  const lines = planRedirects(readRedirectLines(text), { table, redirects, hosts, allowsForeign })
  return { lines, ids: new Map(redirects.map(({ id, from }) => [from, id])) }
}

/** Writes one line as the editor, by the rules of the collection. */
async function writeLine(
  req: PayloadRequest,
  planned: PlannedRedirect,
  { ids, editor }: { ids: ReadonlyMap<string, number>; editor: TypedUser },
): Promise<void> {
  const { kind, from, to } = planned
  const rules = { collection: 'redirects', req, user: editor, overrideAccess: false } as const
  const id = ids.get(from)
  if (kind === 'made') {
    await req.payload.create({ ...rules, data: { from, to, permanent: true } })
  } else if (kind === 'changed' && id !== undefined) {
    await req.payload.update({ ...rules, id, data: { to } })
  }
}

/**
 * All good lines are kept together, or none of them is. Two tables that come at the same moment are
 * kept one after the other, so that the second one is planned with what the first one made.
 */
async function carryOut(editor: TypedUser, asked: Order): Promise<PlannedRedirect[]> {
  const payload = await payloadAsSystem('reading the redirects and addresses that an import meets')
  return inTransaction(payload, async (req) => {
    if (asked.isFinal) {
      const executor = await getExecutor(req)
      await executor.execute(sql`select pg_advisory_xact_lock(hashtext('redirects.import'))`)
    }
    const { lines, ids } = await plan(req, asked)
    if (!asked.isFinal) return lines
    skipRedirectExamination(req)
    for (const planned of lines) await writeLine(req, planned, { ids, editor })
    return lines
  })
}

/**
 * Examines a table of redirects and, when it is meant, keeps its good lines: for editors alone. 404 to
 * everybody without an account of the staff, 403 to the rest of it, 413 for more than is read at once,
 * 400 for what is no table.
 */
export async function answerRedirectImport(request: Request): Promise<Response> {
  const viewer = await findStaff(request)
  if (viewer === null) return refuse(404)
  if (!isEditor(viewer)) return refuse(403)
  const bytes = await readLimited(request, bodyBytesMax)
  if (bytes === null) return refuse(413)
  const asked = order.safeParse(toJson(bytes))
  if (!asked.success) return refuse(400)
  if (readRedirectLines(asked.data.text).length > importLinesMax) return refuse(413)
  const lines = await carryOut(viewer, asked.data)
  const answer: ImportAnswer = { lines, isDone: asked.data.isFinal }
  return Response.json(answer, { headers: noStore })
}
