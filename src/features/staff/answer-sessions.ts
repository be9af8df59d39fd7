import 'server-only'
import { z } from 'zod'
import { recordIdSchema } from '@/domain/kernel/record-id-schema'
import { isAdministrator } from '@/cms/access/administrators-only'
import { endSessions, toSessionId } from '@/server/account-auth'
import { answerDesk, refuseDesk } from './answers'
import { readSent } from './read-sent'
import type { StaffAccount } from '@/server/request/desk-door'

const endForm = z.object({
  id: recordIdSchema,
  /** The session to end; all of them, but for the own one that asks, where it is null. */
  session: z.uuid().nullable(),
})

/** Ends sessions of the own account, or of any for an administrator: at once, on every server. */
export async function answerSessions(request: Request, account: StaffAccount): Promise<Response> {
  const sent = await readSent(request, endForm)
  if (sent === null) return refuseDesk(request.headers, 'invalid', 422)
  const { id, session } = sent
  const isOwn = id === account.id
  if (!isOwn && !isAdministrator(account)) return refuseDesk(request.headers, 'forbidden', 403)
  const others = { except: isOwn ? toSessionId(account) : null }
  await endSessions('users', id, session === null ? others : { only: session })
  return answerDesk({})
}
