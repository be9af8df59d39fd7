import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { resetPasswordOperation } from 'payload'
import { z } from 'zod'
import { tellOfKey } from '@/cms/collections/users/key-notices'
import { readRefusal } from '@/cms/hooks/read-refusal'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { findPasswordProblem } from '@/domain/accounts/password'
import { endSessionsWithin } from '@/server/account-auth'
import { logSecurityEvent } from '@/server/log/security-event'
import { payloadAsSystem } from '@/server/payload'
import {
  answerDesk,
  findAddressLimit,
  readDeskLanguage,
  refuseDesk,
  refuseLimited,
} from './answers'
import { messages } from './messages'
import { readSent } from './read-sent'

const resetForm = z.object({
  token: z.string().regex(/^[\da-f]{40}$/),
  password: z.string().max(1000),
})

/**
 * Sets the password and ends every session. It opens none, as the framework would: whoever comes in
 * does so by the login, with the second step.
 */
async function reset(data: z.infer<typeof resetForm>): Promise<boolean> {
  const payload = await payloadAsSystem('setting the password of whoever has a link for it')
  const { config, ...collection } = payload.collections['users']
  const auth = { ...config.auth, useSessions: false }
  const hooks = { ...config.hooks, beforeLogin: [] }
  try {
    return await inTransaction(payload, async (req) => {
      const executor = await getExecutor(req)
      // Of two at a time the second finds the link used.
      await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${data.token}))`)
      const { user } = await resetPasswordOperation({
        collection: { ...collection, config: { ...config, auth, hooks } },
        data,
        depth: 0,
        overrideAccess: true,
        req,
      })
      const id = Number(Reflect.get(Object(user), 'id'))
      await endSessionsWithin(executor, 'users', id, { except: null })
      const account = await payload.findByID({ collection: 'users', id, depth: 0, req })
      await tellOfKey(req, account, 'password')
      return true
    })
  } catch (cause) {
    if (readRefusal(cause) !== null) return false
    throw cause
  }
}

/** Sets a password by a link that was mailed: 200, 403 for a link that is good no more, 422, 429. */
export async function answerReset(request: Request): Promise<Response> {
  const { headers } = request
  const over = await findAddressLimit(headers, 'reset')
  if (over !== null) return refuseLimited(headers, over)
  const sent = await readSent(request, resetForm)
  if (sent === null) return refuseDesk(headers, 'link', 403)
  if (findPasswordProblem(sent.password) !== null) return refuseDesk(headers, 'password', 422)
  const isSet = await reset(sent)
  const event = isSet ? 'password.reset' : 'password.reset-refused'
  logSecurityEvent(event, headers, { kind: 'users' })
  if (!isSet) return refuseDesk(headers, 'link', 403)
  const message = messages[readDeskLanguage(headers)].passwordSet
  return answerDesk({ message, token: null, user: null })
}
