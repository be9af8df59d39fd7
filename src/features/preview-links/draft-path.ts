import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { idSegments } from '@/domain/routes/reserved'
import { isLocaleOn } from '@/features/routing/route-queries'
import { payloadAsSystem } from '@/server/payload'
import type { PreviewRecord } from './preview-link-store'

const reason = 'finding the address of a draft for somebody who has a link to it'

/** The line of a page or article in the address table; one without a page of its own has no path. */
async function findTablePath(
  target: 'pages' | 'articles',
  record: number,
  locale: Locale,
): Promise<string[] | null> {
  const payload = await payloadAsSystem(reason)
  const { docs } = await payload.find({
    collection: 'routes',
    where: {
      and: [
        { 'target.relationTo': { equals: target } },
        { 'target.value': { equals: record } },
        { isPublic: { not_equals: false } },
      ],
    },
    locale,
    fallbackLocale: false,
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const path = docs[0]?.localizedPath
  return path ? path.split('/').filter((segment) => segment !== '') : null
}

async function findListingPath(
  target: 'properties' | 'projects',
  record: number,
): Promise<string[] | null> {
  const payload = await payloadAsSystem(reason)
  const listing = await payload.findByID({
    collection: target,
    id: record,
    depth: 0,
    draft: true,
    disableErrors: true,
    select: { publicId: true },
  })
  const segment = target === 'properties' ? idSegments.property : idSegments.project
  return listing?.publicId ? [segment, String(listing.publicId)] : null
}

/**
 * The segments of the page of a record behind the language; null where it has none, and in a
 * language that the site does not speak.
 */
export async function findDraftPath(
  { target, record }: PreviewRecord,
  locale: Locale,
): Promise<string[] | null> {
  if (!(await isLocaleOn(locale))) return null
  return target === 'pages' || target === 'articles'
    ? findTablePath(target, record, locale)
    : findListingPath(target, record)
}
