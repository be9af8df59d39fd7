import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { alternates } from '@/domain/routes/build-path'
import { findFeedLists } from '@/domain/routes/feeds'
import { toComparablePath, type RouteEntry } from '@/domain/routes/route-table'
import { toAddressBook, type AddressBook, type Addresses } from '@/features/routing/address-book'
import type { LanguageTarget, PageFacts } from '@/features/routing/page-facts'
import { toTrail } from '@/features/routing/trail'
import { toShareImage } from '@/features/media/image-src'
import { isPublishedIn, type PageIndexEntry } from './page-index'
import type { PageView } from './to-page-view'

function findParent(pages: readonly PageIndexEntry[], page: PageIndexEntry | undefined) {
  return pages.find(({ id }) => id === page?.parentId)
}

/** The page itself where the language has it, else its nearest ancestor that the language has. */
function toLanguageTarget(
  pages: readonly PageIndexEntry[],
  page: PageIndexEntry | undefined,
  book: Addresses,
): LanguageTarget {
  let current = page
  while (current && !isPublishedIn(current, book.locale)) current = findParent(pages, current)
  return current
    ? { href: book.page(current.key), isSamePage: current === page }
    : { href: `/${book.locale}/`, isSamePage: false }
}

/** Where the switcher leads from a page of the table, in every enabled language. */
export function toLanguageTargets(
  pages: readonly PageIndexEntry[],
  key: string,
  book: AddressBook,
): Partial<Record<Locale, LanguageTarget>> {
  const page = pages.find((one) => toComparablePath(one.key) === toComparablePath(key))
  const targets: Partial<Record<Locale, LanguageTarget>> = {}
  for (const locale of book.table.enabledLocales) {
    targets[locale] = toLanguageTarget(pages, page, toAddressBook(book.table, locale))
  }
  return targets
}

/** What a menu page says about itself. */
export function toPageFacts(
  view: PageView,
  entry: RouteEntry,
  pages: readonly PageIndexEntry[],
  book: AddressBook,
): PageFacts {
  const languageTargets = toLanguageTargets(pages, entry.key, book)
  const canonical = book.page(entry.key)
  return {
    locale: book.locale,
    title: view.seo.title,
    description: view.seo.description,
    canonical,
    alternates: alternates(book.table, (locale) => {
      const target = languageTargets[locale]
      return target?.isSamePage ? target.href : null
    }),
    languageTargets,
    isIndexable: !view.isFeedback && !view.seo.noIndex,
    breadcrumb: toTrail(book, entry, view.title),
    image: toShareImage(view.seo.image),
    openGraph: view.seo.openGraph,
    twitter: view.seo.twitter,
    feeds: findFeedLists(entry.key),
  }
}
