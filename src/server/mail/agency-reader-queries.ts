import 'server-only'
import type { User } from '@/cms/payload-types'
import { findLoaded } from '@/cms/relation-id'
import { fallbackLocale, type Locale } from '@/domain/kernel/locales'
import { payloadAsSystem } from '../payload'

/** Who reads a mail to the agency, and in which language. */
export type AgencyReader = { to: string; locale: Locale }

/** What a mail to the agency is about. */
export type MailMatter = {
  propertyId: number | null
  projectId: number | null
  /** The account of who is responsible, where that is known. */
  userId?: number | null
}

const open = () =>
  payloadAsSystem('finding who at the agency reads a mail; visitors may not know all of it')

async function findManager({ propertyId, projectId }: MailMatter) {
  const payload = await open()
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

async function findAccount(userId: number | null | undefined): Promise<User | null> {
  if (userId === null || userId === undefined) return null
  const payload = await open()
  return payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
}

/**
 * Who at the agency is told: who is responsible, else the manager of what it is about, else the
 * office. Null where the agency has no address; the record is in the lists of the desk all the same.
 */
export async function findAgencyReader(matter: MailMatter): Promise<AgencyReader | null> {
  const responsible = await findAccount(matter.userId)
  if (responsible !== null) {
    return { to: responsible.email, locale: responsible.locale ?? fallbackLocale }
  }
  const manager = await findManager(matter)
  const account = findLoaded<User>(manager?.user)
  const locale = account?.locale ?? fallbackLocale
  if (manager?.email) return { to: manager.email, locale }
  if (account?.email) return { to: account.email, locale }
  const payload = await open()
  const { email } = await payload.findGlobal({ slug: 'site', depth: 0, select: { email: true } })
  return email ? { to: email, locale: fallbackLocale } : null
}
