import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isAdministrator } from '@/cms/access/administrators-only'
import { staffRoles } from '@/cms/access/roles'
import { staffInvitationMailKind } from '@/cms/collections/users/invitation'
import { nullIfTaken } from '@/cms/hooks/taken-address'
import { inTransaction } from '@/cms/hooks/transaction'
import { queueMails } from '@/cms/jobs/queue-mails'
import { emailSchema } from '@/domain/contact/email'
import { locales } from '@/domain/kernel/locales'
import { payloadAsSystem } from '@/server/payload'
import { answerDesk, findLimit, refuseDesk, refuseLimited } from './answers'
import { readSent } from './read-sent'
import type { StaffAccount } from '@/server/request/desk-door'

const inviteForm = z.object({
  name: z.string().trim().min(1).max(120),
  email: emailSchema,
  role: z.enum(staffRoles),
  locale: z.enum(locales),
  languages: z.array(z.enum(locales)).max(locales.length),
})

/** Invitations that one administrator sends. */
const limit = { max: 30, windowSeconds: 3600 }

type Invited = z.infer<typeof inviteForm>

/** The account and its mail, both or neither; null where there is such an account. */
async function invite({ email: typed, ...chosen }: Invited): Promise<{ id: number } | null> {
  const email = typed.toLowerCase()
  const payload = await payloadAsSystem('making the account of a colleague who is invited')
  const making = inTransaction(payload, async (req) => {
    const where = { email: { equals: email } }
    const { totalDocs } = await payload.count({ collection: 'users', where, req })
    if (totalDocs > 0) return null
    // Nobody knows it: the colleague chooses one by the link.
    const password = randomBytes(48).toString('base64url')
    const data = { ...chosen, email, password, isActive: true }
    const { id } = await payload.create({ collection: 'users', data, depth: 0, req })
    const order = { kind: staffInvitationMailKind, to: email, locale: chosen.locale }
    await queueMails(req, [{ ...order, data: { user: id, at: new Date().toISOString() } }])
    return { id }
  })
  return nullIfTaken(making)
}

/** Invites a colleague: 200, 403 to all but administrators, 409 where there is such an account. */
export async function answerInvite(request: Request, account: StaffAccount): Promise<Response> {
  const { headers } = request
  if (!isAdministrator(account)) return refuseDesk(headers, 'forbidden', 403)
  const over = await findLimit(`invite:${account.id}`, limit)
  if (over !== null) return refuseLimited(headers, over)
  const sent = await readSent(request, inviteForm)
  if (sent === null) return refuseDesk(headers, 'invalid', 422)
  const invited = await invite(sent)
  return invited === null ? refuseDesk(headers, 'taken', 409) : answerDesk(invited)
}
