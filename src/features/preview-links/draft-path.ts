import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { buildDraftPath } from '@/domain/routes/draft-path'
import type { RouteTarget } from '@/domain/routes/find-path'
import { idSegments } from '@/domain/routes/reserved'
import { isLocaleOn } from '@/features/routing/route-queries'
import { payloadAsSystem } from '@/server/payload'
import type { PreviewRecord } from './preview-link-store'

const reason = 'finding the address of a draft for somebody who has a link to it'

/** Whether the newest draft says anything in a language, so that there is something to show. */
async function isWrittenIn(
  collection: RouteTarget['collection'],
  id: number,
  locale: Locale,
): Promise<boolean> {
  const payload = await payloadAsSystem(reason)
  const options = { collection, id, locale, fallbackLocale: false, draft: true, depth: 0 } as const
  const draft = await payload.findByID({ ...options, disableErrors: true, select: { title: true } })
  return Boolean(draft?.title)
}

/**
 * A page or article by its line in the address table, or by its id where its draft is written in a
 * language in which it has no address yet; content for modules alone has no path.
 */
async function findTablePath(
  target: RouteTarget['collection'],
  record: number,
  locale: Locale,
): Promise<string[] | null> {
  const payload = await payloadAsSystem(reason)
  const { docs } = await payload.find({
    collection: 'routes',
    where: {
      and: [{ 'target.relationTo': { equals: target } }, { 'target.value': { equals: record } }],
    },
    locale,
    fallbackLocale: false,
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [line] = docs
  if (line?.isPublic === false) return null
  const isByItself = !line?.localizedPath && (await isWrittenIn(target, record, locale))
  const path = isByItself ? buildDraftPath({ collection: target, id: record }) : line?.localizedPath
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
