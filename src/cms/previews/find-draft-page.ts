import type { Payload } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import type { PreviewTarget } from '@/domain/previews/preview-link'
import { buildDraftPath } from '@/domain/routes/draft-path'
import type { RouteTarget } from '@/domain/routes/find-path'
import { idSegments } from '@/domain/routes/reserved'
import { toComparablePath } from '@/domain/routes/route-table'
import { findSiteLanguages } from '../lists/site-languages'

/** Where a draft is looked at. */
export type DraftPage = {
  /** Behind the language, such as `/diensten/` or `/page/12/`. */
  path: string
  /** False where it is named by its id, because it has no address in the language yet. */
  hasAddress: boolean
}

/** By its line in the address table, or by its id while that has no address in the language. */
async function findTablePage(
  payload: Payload,
  target: RouteTarget,
  locale: Locale,
): Promise<DraftPage | null> {
  const { docs } = await payload.find({
    collection: 'routes',
    where: {
      and: [
        { 'target.relationTo': { equals: target.collection } },
        { 'target.value': { equals: target.id } },
      ],
    },
    locale,
    fallbackLocale: false,
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [line] = docs
  if (line?.isPublic === false) return null
  return line?.localizedPath
    ? { path: toComparablePath(line.localizedPath), hasAddress: true }
    : { path: buildDraftPath(target), hasAddress: false }
}

/** By its number, which alone finds it. */
async function findListingPage(
  payload: Payload,
  collection: 'properties' | 'projects',
  id: number,
): Promise<DraftPage | null> {
  const options = { collection, id, depth: 0, draft: true, disableErrors: true } as const
  const listing = await payload.findByID({ ...options, select: { publicId: true } })
  const segment = collection === 'properties' ? idSegments.property : idSegments.project
  return listing?.publicId ? { path: `/${segment}/${listing.publicId}/`, hasAddress: true } : null
}

/**
 * The page on which the draft of a record is looked at in a language; null where it has none: content
 * for modules alone, and every record in a language that the site does not speak. Who may look is for
 * the page to ask.
 */
export async function findDraftPage(
  payload: Payload,
  { target, record }: { target: PreviewTarget; record: number },
  locale: Locale,
): Promise<DraftPage | null> {
  if (!(await findSiteLanguages(payload)).includes(locale)) return null
  return target === 'pages' || target === 'articles'
    ? findTablePage(payload, { collection: target, id: record }, locale)
    : findListingPage(payload, target, record)
}
