import { pickText } from '@/domain/kernel/locales'
import { toComparablePath, type RouteEntry } from '@/domain/routes/route-table'
import type { AddressBook } from './address-book'
import type { Crumb } from './page-facts'

/** The first step of every trail. */
export function toHomeCrumb({ homeName, locale }: AddressBook): Crumb {
  return { name: homeName, href: `/${locale}/` }
}

/**
 * The trail above and at a page of the route table: home, the steps of the record, the page
 * itself. A step that is not public, or has no address, is plain text; so is the page itself.
 *
 * @param title the name of the page when the record's trail does not end with it; empty for the
 * title of the page that stands in the table
 */
export function toTrail(book: AddressBook, entry: RouteEntry, title: string): Crumb[] {
  const own = toComparablePath(entry.key)
  const isOwn = (path: string | null) => path !== null && toComparablePath(path) === own
  const above = entry.breadcrumb
    .filter(({ path }) => path === null || (!isOwn(path) && toComparablePath(path) !== '/'))
    .map(({ name, isPublic, path }) => ({
      name: pickText(name, book.locale),
      href: isPublic && path !== null ? book.page(path) : null,
    }))
    .filter(({ name }) => name !== '')
  const ownStep = entry.breadcrumb.find(({ path }) => isOwn(path))
  const ownName =
    pickText(ownStep?.name, book.locale) || title || pickText(entry.names, book.locale)
  if (own === '/') return [{ ...toHomeCrumb(book), href: null }]
  return [toHomeCrumb(book), ...above, { name: ownName, href: null }]
}

/** The trail of a page of the route table, or just the home page when the table lacks it. */
export function toPageTrail(book: AddressBook, originalPath: string): Crumb[] {
  const key = toComparablePath(originalPath)
  const entry = book.table.entries.find((one) => toComparablePath(one.key) === key)
  return entry ? toTrail(book, entry, '') : [toHomeCrumb(book)]
}

/** Adds what lies below a list or project page: its steps become links, the new one is the page. */
export function extendTrail(trail: readonly Crumb[], parentHref: string, name: string): Crumb[] {
  const linked = trail.map((crumb, index) =>
    index === trail.length - 1 ? { ...crumb, href: parentHref } : crumb,
  )
  return [...linked, { name, href: null }]
}
