import type { Locale } from '@/domain/kernel/locales'
import { isExternalHref } from '@/domain/routes/safe-target'
import { isPublishedIn, type PageIndexEntry } from './page-index'

export type MenuItem = {
  id: number
  label: string
  href: string
  isExternal: boolean
  children: MenuItem[]
}

/**
 * The menu in one language: published, public pages that are meant for it, in the editors' order.
 * An item with an address elsewhere leads there and opens a new tab.
 *
 * @param levels how deep it goes, 1 for the pages at the top alone
 * @param hrefOf address of an original path in this language
 */
export function toMenuTree(
  pages: readonly PageIndexEntry[],
  locale: Locale,
  levels: number,
  hrefOf: (originalPath: string) => string,
  parentId: number | null = null,
): MenuItem[] {
  if (levels < 1) return []
  return pages
    .filter((page) => page.parentId === parentId && isInMenu(page, locale))
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id)
    .map((page) => {
      const elsewhere = page.redirectUrls?.[locale]
      return {
        id: page.id,
        label: page.labels[locale] ?? '',
        href: elsewhere ?? hrefOf(page.key),
        isExternal: elsewhere !== undefined && isExternalHref(elsewhere),
        children: toMenuTree(pages, locale, levels - 1, hrefOf, page.id),
      }
    })
}

function isInMenu(page: PageIndexEntry, locale: Locale): boolean {
  return page.inMenu && !page.isHidden && page.isPublic && isPublishedIn(page, locale)
}
