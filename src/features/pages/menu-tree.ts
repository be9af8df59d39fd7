import type { Locale } from '@/domain/kernel/locales'
import { isExternalHref } from '@/domain/routes/safe-target'
import { findMenuHurdle } from '@/domain/visibility/content-rules'
import type { MenuAbove } from '@/domain/visibility/explain-content'
import type { PageIndexEntry } from './page-index'

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

/**
 * Whether what stands above a page lets it into the menu: each page above has to be an item itself,
 * and the menu has to go so deep.
 */
export function findMenuAbove(
  pages: readonly PageIndexEntry[],
  { parentId }: Pick<PageIndexEntry, 'parentId'>,
  { locale, levels }: { locale: Locale; levels: number },
): MenuAbove {
  if (levels < 1) return 'tooDeep'
  if (parentId === null) return 'shown'
  const above = pages.find(({ id }) => id === parentId)
  if (!above || !isInMenu(above, locale)) return 'aboveNotInMenu'
  return findMenuAbove(pages, above, { locale, levels: levels - 1 })
}

function isInMenu(page: PageIndexEntry, locale: Locale): boolean {
  return findMenuHurdle(page, locale) === null
}
