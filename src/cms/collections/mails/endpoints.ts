import { sql } from '@payloadcms/db-postgres'
import { APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { parseRecordId } from '@/domain/kernel/record-id'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'
import { queueMailJob } from '../../jobs/queue-mails'
import { getExecutor, inTransaction } from '../../hooks/transaction'

/** Mails that one press sends again; what is left goes with the next one. */
const againMax = 200

const notGivenUp = words(
  'Deze e-mail is intussen verzonden of staat al in de wachtrij.',
  'Cet e-mail a été envoyé entre-temps ou est déjà en attente.',
  'This e-mail was sent meanwhile, or waits in the queue already.',
  'Diese E-Mail wurde inzwischen gesendet oder wartet bereits in der Warteschlange.',
)

/** Only what was given up: what waits leaves by itself, and what was sent is not sent twice. */
const givenUp = { state: { equals: 'failed' } } as const

/**
 * Queues mails that are given up still: somebody else may have pressed at the same moment, and what
 * was sent since is not written over.
 *
 * @returns how many are queued
 */
async function sendAgain({ payload }: PayloadRequest, ids: readonly number[]): Promise<number> {
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    let queued = 0
    for (const id of ids) {
      const { rows } = await executor.execute(sql`
        update mails set state = 'queued', attempts = 0, problem = null, updated_at = now()
        where id = ${id} and state = 'failed' returning id`)
      if (rows.length === 0) continue
      await queueMailJob(req, id)
      queued += 1
    }
    return queued
  })
}

function requireSeller(req: PayloadRequest): void {
  if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
}

async function findGivenUp(req: PayloadRequest, id?: number): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'mails',
    where: id === undefined ? givenUp : { and: [givenUp, { id: { equals: id } }] },
    depth: 0,
    limit: againMax,
    pagination: false,
    // In one order, so that no two who press wait for each other.
    sort: 'id',
    select: { state: true },
    overrideAccess: false,
    user: req.user,
  })
  return docs.map((mail) => mail.id)
}

/** Sends again what could not be sent: one mail, or all of them. For those who sell. */
export const resendEndpoints: Endpoint[] = [
  {
    path: '/resend-failed',
    method: 'post',
    handler: async (req) => {
      requireSeller(req)
      const ids = await findGivenUp(req)
      return Response.json({ queued: await sendAgain(req, ids) })
    },
  },
  {
    path: '/:id/resend',
    method: 'post',
    handler: async (req) => {
      requireSeller(req)
      const id = parseRecordId(String(req.routeParams?.['id']))
      const ids = id === null ? [] : await findGivenUp(req, id)
      const queued = await sendAgain(req, ids)
      if (queued === 0) throw new APIError(toEditorMessage(req, notGivenUp), 409, null, true)
      return Response.json({ queued })
    },
  },
]
