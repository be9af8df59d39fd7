import 'server-only'
import { formatCityLine } from '@/domain/formats/address'
import type { Locale } from '@/domain/kernel/locales'
import { localizedPlaceName } from '@/domain/places/place-name'
import { env } from '../env'
import { payloadAsSystem } from '../payload'

/** What an enquiry is about, for somebody who reads about it in a mail. */
export type MailSubject = {
  kind: 'property' | 'project'
  /** Reference and town of a property, or the name of a project. */
  title: string
  /** Whole address of its page. */
  href: string
  /** Sold without being shown: its reference and its town are for staff alone. */
  isDiscreet: boolean
}

const open = () => payloadAsSystem('naming in a mail what an enquiry is about')

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
    return {
      kind: 'property',
      title: [found.recordFile, formatCityLine({ zip: found.zip ?? '', city })].join(' · '),
      href: `${env().SITE_URL}/${locale}/property/${found.publicId}/`,
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
    href: `${env().SITE_URL}/${locale}/project/${found.publicId}/`,
    isDiscreet: false,
  }
}
