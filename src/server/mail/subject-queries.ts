import 'server-only'
import { formatCityLine } from '@/domain/formats/address'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { localizedPlaceName } from '@/domain/places/place-name'
import { queryRows } from '../db'
import { env } from '../env'
import { anonymous, payloadAs, payloadAsSystem } from '../payload'
import { buildDeskHref } from './desk-href'
import type { MailFact } from './mail-document'

/** What an enquiry is about, for somebody who reads about it in a mail. */
export type MailSubject = {
  kind: 'property' | 'project'
  /** Reference and town of a property, or the name of a project. */
  title: string
  /** What the page of a property calls it; null while visitors find none there, and for a project. */
  pageTitle: string | null
  /** Whole address of its page; null while visitors find none there, as of a draft. */
  href: string | null
  /** Sold without being shown: its reference and its town are for staff alone. */
  isDiscreet: boolean
}

const open = () => payloadAsSystem('naming in a mail what an enquiry is about')

/** The title of the page that visitors find of a home today, without a street that it hides; else null. */
async function findPageTitle(propertyId: number, locale: Locale): Promise<string | null> {
  const [row] = await queryRows<{ title: string }>(
    `select title from rm.listings where property_id = $1 and locale = $2
      and (visible_until is null or visible_until >= $3::date)`,
    [propertyId, locale, toBelgianDay(new Date())],
  )
  return row?.title ?? null
}

async function isProjectShown(projectId: number): Promise<boolean> {
  const door = await payloadAs(anonymous)
  const where = { id: { equals: projectId } }
  return (await door.count({ collection: 'projects', where })).totalDocs > 0
}

/**
 * As much as people outside the agency may be told: of what is sold without being shown nothing. A home goes
 * by the title of its page first, because its reference says something to the agency alone.
 */
export function toOutsideSubject(subject: MailSubject | null): MailSubject | null {
  if (subject === null || subject.isDiscreet) return null
  return { ...subject, title: [subject.pageTitle, subject.title].filter(Boolean).join(' · ') }
}

/** A subject as a line of a mail, with the way to its page where there is one. */
export function toSubjectFact(label: string, { title, href }: MailSubject): MailFact {
  return { label, value: title, ...(href !== null && { href }) }
}

/** Null for an enquiry about nothing in particular, and for a record that is gone. */
export async function findMailSubject(
  { propertyId, projectId }: { propertyId: number | null; projectId: number | null },
  locale: Locale,
): Promise<MailSubject | null> {
  const payload = await open()
  const options = { depth: 0, locale, disableErrors: true } as const
  if (propertyId !== null) {
    const found = await payload.findByID({
      collection: 'properties',
      id: propertyId,
      ...options,
      select: { recordFile: true, publicId: true, zip: true, city: true, isDiscreet: true },
    })
    if (!found?.publicId) return null
    const city = localizedPlaceName(found.city ?? '', locale)
    const pageTitle = await findPageTitle(propertyId, locale)
    return {
      kind: 'property',
      title: [found.recordFile, formatCityLine({ zip: found.zip ?? '', city })].join(' · '),
      pageTitle,
      href: pageTitle === null ? null : `${env().SITE_URL}/${locale}/property/${found.publicId}/`,
      isDiscreet: found.isDiscreet === true,
    }
  }
  if (projectId === null) return null
  const found = await payload.findByID({
    collection: 'projects',
    id: projectId,
    ...options,
    select: { name: true, publicId: true },
  })
  if (!found?.publicId) return null
  return {
    kind: 'project',
    title: found.name,
    pageTitle: null,
    href: (await isProjectShown(projectId))
      ? `${env().SITE_URL}/${locale}/project/${found.publicId}/`
      : null,
    isDiscreet: false,
  }
}

/** A home as a line of a mail to the agency; into the desk, since it may have no page on the site. */
export async function findDeskFact(
  propertyId: number,
  label: string,
  locale: Locale,
): Promise<MailFact | null> {
  const subject = await findMailSubject({ propertyId, projectId: null }, locale)
  if (subject === null) return null
  return { label, value: subject.title, href: buildDeskHref('properties', propertyId) }
}
