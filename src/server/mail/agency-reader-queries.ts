import 'server-only'
import type { PayloadRequest } from 'payload'
import type { Team, User } from '@/cms/payload-types'
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

/** The managers of the home and of its project, in the order in which they are asked. */
async function findManagers({ propertyId, projectId }: MailMatter, req?: PayloadRequest) {
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
  return [property?.manager, project?.manager].map((manager) => findLoaded<Team>(manager))
}

async function findAccount(
  userId: number | null | undefined,
  req?: PayloadRequest,
): Promise<User | null> {
  if (userId === null || userId === undefined) return null
  const payload = await open()
  return payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true, req })
}

/** Whose account was switched off has left the agency, and reads none of its mails. */
const isGone = (account: User | null): boolean => account?.isActive === false

/** The manager's own address, else that of the account. */
function toManagerReader(manager: Team | null): AgencyReader | null {
  const account = findLoaded<User>(manager?.user)
  const to = manager?.email || account?.email
  if (!to || isGone(account)) return null
  return { to, locale: account?.locale ?? fallbackLocale }
}

/**
 * Who at the agency is told: who is responsible, else the manager of what it is about, else the
 * office; an account that is switched off is passed over. Null where the agency has no address; the
 * record is in the lists of the desk all the same.
 *
 * @param req whose transaction reads it; without it each read takes a connection of its own, which
 *   nobody may wait for who holds a lock
 */
export async function findAgencyReader(
  matter: MailMatter,
  req?: PayloadRequest,
): Promise<AgencyReader | null> {
  const responsible = await findAccount(matter.userId, req)
  if (responsible !== null && !isGone(responsible)) {
    return { to: responsible.email, locale: responsible.locale ?? fallbackLocale }
  }
  for (const manager of await findManagers(matter, req)) {
    const reader = toManagerReader(manager)
    if (reader !== null) return reader
  }
  const payload = await open()
  const options = { depth: 0, select: { email: true }, req } as const
  const { email } = await payload.findGlobal({ slug: 'site', ...options })
  return email ? { to: email, locale: fallbackLocale } : null
}
