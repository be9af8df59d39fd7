import type { Locale, LocalizedText } from '@/domain/kernel/locales'
import { toComparablePath, toHref } from '@/domain/routes/route-table'
import type { SeedData } from '../schema/seed-data'
import type { Target } from '../schema/text'

/**
 * Makes a writer of addresses: original paths of the bundled route table become the address of a
 * language, such as `/contact/` → `/de/kontakt/`; whole addresses stay as they are.
 *
 * @throws Error for a path that the route table does not know
 */
export function createHrefWriter(routes: SeedData['routes']) {
  const paths = new Map(
    routes.map(({ originalPath, localizedPath }) => [
      toComparablePath(originalPath),
      localizedPath,
    ]),
  )
  return (target: string, locale: Locale): string => {
    if (!target.startsWith('/')) return target
    const path = paths.get(toComparablePath(target))
    if (path === undefined) throw new Error(`The route table has no ${target}`)
    return toHref(locale, path[locale])
  }
}

/** The address of a link in every language. */
export function toHrefs(
  target: Target,
  writeHref: (target: string, locale: Locale) => string,
): LocalizedText {
  const hrefIn = (locale: Locale) =>
    writeHref(typeof target === 'string' ? target : target[locale], locale)
  return { nl: hrefIn('nl'), fr: hrefIn('fr'), en: hrefIn('en'), de: hrefIn('de') }
}
