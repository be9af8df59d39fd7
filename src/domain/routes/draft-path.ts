import { findTargetEntry, type RouteTarget } from './find-path'
import type { RouteEntry } from './route-table'

/**
 * First segments, behind `/nl/preview/`, of a draft that has no address in that language yet. The
 * number that follows them is no slug, so no address of a record reads the same.
 */
const draftSegments = { pages: 'page', articles: 'article' } as const

/** Path of a draft by its id alone, without language prefix: `/page/12/`. */
export function buildDraftPath({ collection, id }: RouteTarget): string {
  return `/${draftSegments[collection]}/${id}/`
}

/** Reads the segments of `buildDraftPath`; null where they are something else. */
export function parseDraftPath(segments: readonly string[]): RouteTarget | null {
  const [kind, idText = '', ...rest] = segments
  if (rest.length > 0 || !/^[1-9]\d{0,8}$/.test(idText)) return null
  const id = Number(idText)
  if (kind === draftSegments.pages) return { collection: 'pages', id }
  return kind === draftSegments.articles ? { collection: 'articles', id } : null
}

/**
 * The line of the address table of a draft, or one made up for a draft that has none yet.
 *
 * @param entries of the whole table
 */
export function toDraftEntry(entries: readonly RouteEntry[], target: RouteTarget): RouteEntry {
  return (
    findTargetEntry(entries, target) ?? {
      key: buildDraftPath(target),
      type: target.collection === 'articles' ? 'article' : 'page',
      isPublic: true,
      paths: {},
      targetId: target.id,
      breadcrumb: [],
    }
  )
}
