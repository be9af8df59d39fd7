import 'server-only'
import { findLoaded } from '@/cms/relation-id'
import { toMoment } from '@/domain/appointments/belgian-clock'
import { formatCompanyNumber, formatPhone } from '@/domain/formats/identifiers'
import { addDays } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { formatTown } from '@/domain/places/place-name'
import { findEntries } from '@/features/portal-records/record-queries'
import type { TimeLineEntry } from '@/features/portal-records/time-line'
import { asOwner, type OwnerAccount } from '@/server/owner-auth'
import { anonymous, payloadAs, payloadAsSystem } from '@/server/payload'
import type { Period } from './read-period'

/** What is read for one report; a home to let may be asked for and seen by hundreds in a year. */
const entriesMax = 5_000

/**
 * Who reads a report that staff ask for: somebody who owns the home at all times, so that what is not
 * meant for owners stays out of a paper that is handed to one.
 */
function toAnyOwner(propertyId: number): OwnerAccount {
  const never = new Date(0).toISOString()
  return asOwner({
    id: 0,
    collection: 'owners',
    email: '',
    properties: [{ property: propertyId }],
    createdAt: never,
    updatedAt: never,
  })
}

/** What happened in a period, as an owner may read it, the oldest first. */
export async function findReportEntries(
  reader: OwnerAccount | null,
  propertyId: number,
  { from, to }: Period,
): Promise<{ visits: TimeLineEntry[]; others: TimeLineEntry[] }> {
  const owner = reader ?? toAnyOwner(propertyId)
  const all = await findEntries(owner, propertyId, {
    since: toMoment(from, '00:00'),
    until: toMoment(addDays(to, 1), '00:00'),
    order: 'oldest',
    max: entriesMax,
  })
  return {
    visits: all.filter(({ kind }) => kind === 'visit'),
    others: all.filter(({ kind }) => kind !== 'visit'),
  }
}

/** The agent of a home, public or not; the caller has asked who may know. */
export async function findReportAgent(propertyId: number, locale: Locale) {
  const payload = await payloadAsSystem(
    'naming the agent in a report to who was found to own or to manage the property',
  )
  const found = await payload.findByID({
    collection: 'properties',
    id: propertyId,
    locale,
    depth: 1,
    disableErrors: true,
    select: { manager: true },
    populate: { team: { name: true, phone: true, email: true, bivNumber: true, isPublic: true } },
  })
  const manager = findLoaded(found?.manager)
  // Whom the site does not show, a report that is handed on does not name either.
  if (manager === null || manager.isPublic !== true) return null
  return {
    name: manager.name,
    phone: manager.phone ? formatPhone(manager.phone) : '',
    email: manager.email ?? '',
    bivNumber: manager.bivNumber ?? '',
  }
}

/** Where the agency is, and the numbers under which it is registered; parts that are missing left out. */
export async function findAgencyParts(
  locale: Locale,
  institute: string,
): Promise<{ place: string[]; numbers: string[] }> {
  const door = await payloadAs(anonymous)
  const [site, company] = await Promise.all([
    door.findGlobal({ slug: 'site', locale, depth: 0 }),
    door.findGlobal({ slug: 'company', locale, depth: 0 }),
  ])
  const { street, kbo, bivNumbers } = company
  const numbers = (bivNumbers ?? []).flatMap(({ number }) => number || [])
  const place = [
    [street, formatTown(company, locale)].filter(Boolean).join(', '),
    site.phone ? formatPhone(site.phone) : '',
    site.email ?? '',
  ]
  const registered = [
    kbo ? formatCompanyNumber(kbo) : '',
    numbers.length > 0 ? `${institute} ${numbers.join(', ')}` : '',
  ]
  return { place: place.filter(Boolean), numbers: registered.filter(Boolean) }
}
