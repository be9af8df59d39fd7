import { APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { queueMailJob } from '../../jobs/queue-mails'
import { inTransaction } from '../../hooks/transaction'

/** Mails that one press sends again; what is left goes with the next one. */
const againMax = 200

/** Only what was given up: what waits leaves by itself, and what was sent is not sent twice. */
const givenUp = { state: { equals: 'failed' } } as const

async function sendAgain({ payload }: PayloadRequest, ids: readonly number[]): Promise<void> {
  await inTransaction(payload, async (req) => {
    for (const id of ids) {
      await payload.update({
        collection: 'mails',
        id,
        depth: 0,
        req,
        data: { state: 'queued', attempts: 0, problem: null },
      })
      await queueMailJob(req, id)
    }
  })
}

function requireStaff(req: PayloadRequest): void {
  if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
}

async function findGivenUp(req: PayloadRequest, id?: number): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'mails',
    where: id === undefined ? givenUp : { and: [givenUp, { id: { equals: id } }] },
    depth: 0,
    limit: againMax,
    pagination: false,
    sort: 'createdAt',
    select: { state: true },
    overrideAccess: false,
    user: req.user,
  })
  return docs.map((mail) => mail.id)
}

/** Sends again what could not be sent: one mail, or all of them. For staff. */
export const resendEndpoints: Endpoint[] = [
  {
    path: '/resend-failed',
    method: 'post',
    handler: async (req) => {
      requireStaff(req)
      const ids = await findGivenUp(req)
      await sendAgain(req, ids)
      return Response.json({ queued: ids.length })
    },
  },
  {
    path: '/:id/resend',
    method: 'post',
    handler: async (req) => {
      requireStaff(req)
      const id = Number(req.routeParams?.['id'])
      const ids = Number.isSafeInteger(id) ? await findGivenUp(req, id) : []
      if (ids.length === 0)
        throw new APIError('Only a mail that was not sent can be sent again', 409, null, true)
      await sendAgain(req, ids)
      return Response.json({ queued: ids.length })
    },
  },
]
