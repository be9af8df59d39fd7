import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { randomBytes } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { isAdministrator } from '@/cms/access/administrators-only'
import { staffRoles } from '@/cms/access/roles'
import { staffInvitationMailKind } from '@/cms/collections/users/invitation'
import { nullIfTaken } from '@/cms/hooks/taken-address'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { queueMails } from '@/cms/jobs/queue-mails'
import { emailSchema } from '@/domain/contact/email'
import { locales } from '@/domain/kernel/locales'
import { recordIdSchema } from '@/domain/kernel/record-id-schema'
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
  /** The team member that an agent is; the form sends an empty text for none. */
  member: z
    .union([
      z.literal('').transform(() => null),
      z.string().regex(/^\d+$/).transform(Number).pipe(recordIdSchema),
    ])
    .nullish(),
})

/** Invitations that one administrator sends. */
const limit = { max: 30, windowSeconds: 3600 }

type Invited = z.infer<typeof inviteForm>

/** The team member that was named is gone, or has an account already. */
class MemberTaken extends Error {}

/**
 * An agent is the team member that was named.
 *
 * @throws MemberTaken where somebody else is, or nobody can be
 */
async function tieMember(req: PayloadRequest, member: number, user: number): Promise<void> {
  const where: Where = { id: { equals: member }, user: { exists: false } }
  // Of two invitations for one member the second waits, and then finds the account of the first.
  const executor = await getExecutor(req)
  await executor.execute(sql`select id from team where id = ${member} for update`)
  const { docs } = await req.payload.update({
    collection: 'team',
    where,
    data: { user },
    depth: 0,
    req,
  })
  if (docs.length === 0) throw new MemberTaken()
}

/** The account and its mail, both or neither; null where there is such an account. */
async function invite({
  email: typed,
  member,
  ...chosen
}: Invited): Promise<{ id: number } | null> {
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
    if (member && chosen.role === 'agent') await tieMember(req, member, id)
    const order = { kind: staffInvitationMailKind, to: email, locale: chosen.locale }
    await queueMails(req, [{ ...order, data: { user: id, at: new Date().toISOString() } }])
    return { id }
  })
  return nullIfTaken(making)
}

/**
 * Invites a colleague: 200, 403 to all but administrators, 409 where there is such an account or the team
 * member has one, 422 for what cannot be taken.
 */
export async function answerInvite(request: Request, account: StaffAccount): Promise<Response> {
  const { headers } = request
  if (!isAdministrator(account)) return refuseDesk(headers, 'forbidden', 403)
  const over = await findLimit(`invite:${account.id}`, limit)
  if (over !== null) return refuseLimited(headers, over)
  const sent = await readSent(request, inviteForm)
  if (sent === null) return refuseDesk(headers, 'invalid', 422)
  // Without a language the account has nothing to do, and no menu that would say so.
  const isIdle = sent.role === 'translator' && sent.languages.length === 0
  if (isIdle) return refuseDesk(headers, 'languages', 422)
  try {
    const invited = await invite(sent)
    return invited === null ? refuseDesk(headers, 'taken', 409) : answerDesk(invited)
  } catch (cause) {
    if (cause instanceof MemberTaken) return refuseDesk(headers, 'memberTaken', 409)
    throw cause
  }
}
