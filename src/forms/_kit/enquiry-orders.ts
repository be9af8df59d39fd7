import 'server-only'
import type { MailOrder } from '@/cms/jobs/queue-mails'
import type { User } from '@/cms/payload-types'
import { findLoaded } from '@/cms/relation-id'
import { fallbackLocale, type Locale } from '@/domain/kernel/locales'
import { payloadAsSystem } from '@/server/payload'
import type { Enquiry } from './enquiry'

/** Names of the mails that an enquiry causes. */
export const enquiryMailKinds = { notice: 'enquiry-notice', receipt: 'enquiry-receipt' } as const

type Reader = { to: string; locale: Locale }

const open = () =>
  payloadAsSystem('finding who at the agency reads an enquiry; visitors may not know all of it')

async function findManager(enquiry: Enquiry) {
  const payload = await open()
  const { propertyId, projectId } = enquiry
  const options = { depth: 2, disableErrors: true, select: { manager: true } } as const
  const property =
    propertyId === null
      ? null
      : await payload.findByID({ collection: 'properties', id: propertyId, ...options })
  const project =
    projectId === null
      ? null
      : await payload.findByID({ collection: 'projects', id: projectId, ...options })
  return findLoaded(property?.manager) ?? findLoaded(project?.manager)
}

/**
 * Who at the agency is told of an enquiry: the manager of what it is about, else the office. Null
 * where the agency has no address; the enquiry is in the list of the desk all the same.
 */
async function findReader(enquiry: Enquiry): Promise<Reader | null> {
  const manager = await findManager(enquiry)
  const account = findLoaded<User>(manager?.user)
  const locale = account?.locale ?? fallbackLocale
  if (manager?.email) return { to: manager.email, locale }
  if (account?.email) return { to: account.email, locale }
  const payload = await open()
  const { email } = await payload.findGlobal({ slug: 'site', depth: 0, select: { email: true } })
  return email ? { to: email, locale: fallbackLocale } : null
}

/** The mails that leave once an enquiry is stored: one to the agency, one to who sent it. */
export async function toMailOrders(enquiry: Enquiry): Promise<MailOrder[]> {
  const reader = await findReader(enquiry)
  const { person, locale } = enquiry
  return [
    ...(reader === null ? [] : [{ kind: enquiryMailKinds.notice, ...reader }]),
    ...(person.email === null
      ? []
      : [{ kind: enquiryMailKinds.receipt, to: person.email, locale }]),
  ]
}
