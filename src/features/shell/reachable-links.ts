import type { Locale } from '@/domain/kernel/locales'
import type { RouteTable } from '@/domain/routes/route-table'
import type { PageIndexEntry } from '@/features/pages/page-index'
import { isReachable } from '@/domain/routes/reach'
import type { ShellLink } from './to-shell'

/**
 * The links that lead somewhere, by the rule of those in texts; whether an article is published is not
 * asked.
 */
export function keepReachable(
  links: readonly ShellLink[],
  facts: { locale: Locale; table: RouteTable; pages: readonly PageIndexEntry[] },
): ShellLink[] {
  return links.filter(({ href }) => isReachable(href, facts))
}
