import 'server-only'
import type { PayloadRequest } from 'payload'
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

async function findManager({ propertyId, projectId }: MailMatter, req?: PayloadRequest) {
  const payload = await open()
  const options = { depth: 2, disableErrors: true, select: { manager: true }, req } as const
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

async function findAccount(
  userId: number | null | undefined,
  req?: PayloadRequest,
): Promise<User | null> {
  if (userId === null || userId === undefined) return null
  const payload = await open()
  return payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true, req })
}

/**
 * Who at the agency is told: who is responsible, else the manager of what it is about, else the
 * office. Null where the agency has no address; the record is in the lists of the desk all the same.
 *
 * @param req whose transaction reads it; without it each read takes a connection of its own, which
 *   nobody may wait for who holds a lock
 */
export async function findAgencyReader(
  matter: MailMatter,
  req?: PayloadRequest,
): Promise<AgencyReader | null> {
  const responsible = await findAccount(matter.userId, req)
  if (responsible !== null) {
    return { to: responsible.email, locale: responsible.locale ?? fallbackLocale }
  }
  const manager = await findManager(matter, req)
  const account = findLoaded<User>(manager?.user)
  const locale = account?.locale ?? fallbackLocale
  if (manager?.email) return { to: manager.email, locale }
  if (account?.email) return { to: account.email, locale }
  const payload = await open()
  const options = { depth: 0, select: { email: true }, req } as const
  const { email } = await payload.findGlobal({ slug: 'site', ...options })
  return email ? { to: email, locale: fallbackLocale } : null
}
