import type { Locale } from '@/domain/kernel/locales'
import { parsePath } from '@/domain/routes/parse-path'
import type { RouteTable } from '@/domain/routes/route-table'
import { isPublishedIn, type PageIndexEntry } from '@/features/pages/page-index'
import type { ShellLink } from './to-shell'

/**
 * The links that lead somewhere: one to a page of the site goes when the page is not published or
 * stands in modules alone, and comes back with it. What is no menu page (a home, a list with a query, another site) stays.
 */
export function keepReachable(
  links: readonly ShellLink[],
  { locale, table, pages }: { locale: Locale; table: RouteTable; pages: readonly PageIndexEntry[] },
): ShellLink[] {
  const prefix = `/${locale}/`
  return links.filter(({ href }) => {
    const [path = ''] = href.split(/[?#]/)
    if (!path.startsWith(prefix)) return true
    const segments = path.slice(prefix.length).split('/').filter(Boolean)
    const parsed = parsePath(table, locale, segments)
    if (parsed.kind !== 'entry') return true
    if (!parsed.entry.isPublic) return false
    if (parsed.entry.type === 'article') return true
    const page = pages.find(({ id }) => id === parsed.entry.targetId)
    return page !== undefined && isPublishedIn(page, locale)
  })
}
