import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { listPaths } from '@/domain/routes/list-routes'
import { findMissingKind } from '@/domain/routes/missing-kind'
import { parsePath, type ParsedPath } from '@/domain/routes/parse-path'
import { idSegments } from '@/domain/routes/reserved'
import type { MissingAnswer } from '@/domain/routes/substitutes'
import { findProperty } from '@/features/properties/property-queries'
import { getAddressBook } from '@/features/routing/address-book'
import { findArchived } from '@/features/routing/archived-queries'

/** Whether the public could see it once. Of a discreet home nobody is told even that. */
async function isGone(parsed: ParsedPath, locale: Locale): Promise<boolean> {
  switch (parsed.kind) {
    case 'property':
    case 'unit': {
      const found = await findProperty(parsed.publicId, locale)
      return found !== null && found.state.kind === 'gone' && !found.view.isDiscreet
    }
    case 'entry':
      return parsed.entry.isPublic && (await findArchived(parsed.entry, locale)) !== null
    default:
      return false
  }
}

/**
 * What an address that shows nothing was for, and whether it is gone for good.
 *
 * @param pathname as the visitor asked for it, with or without the language in front
 */
export async function describeMissing(pathname: string, locale: Locale): Promise<MissingAnswer> {
  const book = await getAddressBook(locale)
  const projectPaths = [book.page(listPaths.projects), `/${locale}/${idSegments.project}/`]
  const kind = findMissingKind(pathname, projectPaths)
  const [first, ...segments] = pathname.split('/').filter((segment) => segment !== '')
  if (first !== locale) return { kind, status: 404 }
  const parsed = parsePath(book.table, locale, segments)
  return { kind, status: (await isGone(parsed, locale)) ? 410 : 404 }
}
