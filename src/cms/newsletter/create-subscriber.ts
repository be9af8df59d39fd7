import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { toNestedRequest } from '../hooks/nested-request'
import { getExecutor } from '../hooks/transaction'
import { queueMails } from '../jobs/queue-mails'
import type { Enquiry } from '../payload-types'

/** The mail that asks whether it was the reader who wanted the newsletter. */
export const newsletterMailKind = 'newsletter-confirm'

/** The form that asks for the newsletter and nothing else; others have a box for it. */
export const newsletterForm = 'sign-newsletter'

/** Nobody is asked again within a day, whoever types their address. */
const askAgainMs = 24 * 60 * 60 * 1000

function wantsNewsletter({ kind, fields }: Enquiry): boolean {
  if (kind === newsletterForm) return true
  return (
    typeof fields === 'object' &&
    fields !== null &&
    !Array.isArray(fields) &&
    fields['newsletter'] === true
  )
}

/** Two who ask at the same moment with one address wait for each other. */
async function lockAddress(req: PayloadRequest, email: string): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`subscriber:${email}`}, 0))`,
  )
}

/** Held until the transaction ends: who confirms at this moment is not asked again afterwards. */
async function findSubscriber(req: PayloadRequest, email: string) {
  const executor = await getExecutor(req)
  await executor.execute(sql`select id from subscribers where email = ${email} for update`)
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    pagination: false,
    req: toNestedRequest(req),
  })
  return docs[0] ?? null
}

/** Writes down who asks for the newsletter; gives the id when they are to be asked to confirm. */
async function noteSubscriber(
  req: PayloadRequest,
  email: string,
  enquiry: Enquiry,
): Promise<number | null> {
  await lockAddress(req, email)
  const known = await findSubscriber(req, email)
  const now = new Date()
  const isAsked =
    typeof known?.askedAt === 'string' && now.getTime() - Date.parse(known.askedAt) < askAgainMs
  if (known?.state === 'confirmed' || isAsked) return null
  const data = {
    email,
    state: 'pending' as const,
    locale: enquiry.locale ?? 'nl',
    askedAt: now.toISOString(),
    privacyVersion: enquiry.privacyVersion,
    enquiry: enquiry.id,
  }
  const options = { collection: 'subscribers', depth: 0, req: toNestedRequest(req), data } as const
  const { id } = known
    ? await req.payload.update({ ...options, id: known.id })
    : await req.payload.create(options)
  return id
}

/**
 * Notes who asks for the newsletter, in the transaction of the enquiry, and asks them to confirm:
 * until they do they are sent nothing else. Who is on the list is asked nothing.
 */
export const createSubscriberOfEnquiry: CollectionAfterChangeHook<Enquiry> = async ({
  doc,
  operation,
  req,
}) => {
  const email = doc.person?.email?.toLowerCase()
  if (operation !== 'create' || !email || !wantsNewsletter(doc)) return
  const id = await noteSubscriber(req, email, doc)
  if (id === null) return
  await queueMails(toNestedRequest(req), [
    {
      kind: newsletterMailKind,
      to: email,
      locale: doc.locale ?? 'nl',
      enquiryId: doc.id,
      data: { subscriber: id },
    },
  ])
}
