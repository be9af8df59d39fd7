import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { parseUnprefixed } from '@/domain/routes/parse-path'
import { keepQuery } from '@/domain/routes/redirects'
import { findProjectHref } from '@/features/properties/project-name-queries'
import { findPropertyHref } from '@/features/properties/property-queries'
import { findRedirect } from '@/features/routing/redirect-queries'
import { getRouteTable } from '@/features/routing/route-queries'

export type OriginalTarget = { location: string; status: 307 | 308 }

/**
 * Where an address without a language leads. A page goes to the visitor's language, and only for
 * now, because the next visitor may read another one. A property or project goes to the default
 * language for good: its id is the same in every language. What is none of these may be an address
 * of an old site, for which an editor wrote a redirect.
 *
 * @returns `null` when nothing answers to the address
 */
export async function findOriginalTarget(request: {
  pathname: string
  search: string
  locale: Locale
}): Promise<OriginalTarget | null> {
  const table = await getRouteTable()
  const { pathname, search } = request
  const locale = table.enabledLocales.includes(request.locale)
    ? request.locale
    : table.defaultLocale
  const parsed = parseUnprefixed(table, `${pathname}${search}`, locale)
  switch (parsed.kind) {
    case 'redirect':
      return { location: `${parsed.to}${search}`, status: 307 }
    case 'property':
      return permanent(await findPropertyHref(parsed.publicId, table.defaultLocale))
    case 'project':
      return permanent(await findProjectHref(parsed.publicId, table.defaultLocale))
    default:
      return followRedirect(pathname, search)
  }
}

async function followRedirect(pathname: string, search: string): Promise<OriginalTarget | null> {
  const target = await findRedirect(pathname)
  if (target === null) return null
  return { location: keepQuery(target.to, search), status: target.permanent ? 308 : 307 }
}

function permanent(href: string | null): OriginalTarget | null {
  return href === null ? null : { location: href, status: 308 }
}
