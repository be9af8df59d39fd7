import type { Page } from '@/cms/payload-types'
import { toRelationId } from '@/cms/relation-id'
import { toLocalized, toMeantLocales, type Locale } from '@/domain/kernel/locales'
import { findContentHurdle } from '@/domain/visibility/content-rules'

/** What menus, trails and language switches need to know about every menu page. */
export type PageIndexEntry = {
  id: number
  parentId: number | null
  /** The original path, which is the key into the route table. */
  key: string
  titles: Partial<Record<Locale, string>>
  labels: Partial<Record<Locale, string>>
  /** Hidden pages answer, but stand in no menu. */
  isHidden: boolean
  inMenu: boolean
  isPublic: boolean
  visibleIn: readonly Locale[]
  /** An address elsewhere that the menu item leads to instead of a page. */
  redirectUrls: Partial<Record<Locale, string>> | null
  sort: number
}

/** The fields that the index is made of. */
type IndexedPage = Pick<
  Page,
  | 'id'
  | 'parent'
  | 'path'
  | 'title'
  | 'navLabel'
  | 'status'
  | 'inMenu'
  | 'isPublic'
  | 'visibleIn'
  | 'redirect'
  | 'redirectUrl'
  | 'sort'
>

/** A page read in all languages at once, as a line of the index. */
export function toPageIndexEntry(page: IndexedPage): PageIndexEntry {
  const titles = toLocalized(page.title)
  return {
    id: page.id,
    parentId: toRelationId(page.parent),
    key: page.path ?? '',
    titles,
    labels: { ...titles, ...toLocalized(page.navLabel) },
    isHidden: page.status === 'hidden',
    inMenu: page.inMenu ?? false,
    isPublic: page.isPublic ?? true,
    visibleIn: toMeantLocales(page.visibleIn),
    redirectUrls: page.redirect ? toLocalized(page.redirectUrl) : null,
    sort: page.sort ?? 0,
  }
}

/** A page without a title in a language, or not meant for it, is not published in it. */
export function isPublishedIn(
  page: Pick<PageIndexEntry, 'titles' | 'visibleIn'>,
  locale: Locale,
): boolean {
  return findContentHurdle(page, locale) === null
}
