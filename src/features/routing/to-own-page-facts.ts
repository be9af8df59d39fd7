import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { getAddressBook } from './address-book'
import type { PageFacts } from './page-facts'

/**
 * What the frame of the site has to know of a page behind a link that was sent to one person: it
 * stands in no menu and no search engine may keep it.
 *
 * @param buildPath its address in a language
 */
export async function toOwnPageFacts(
  locale: Locale,
  title: string,
  buildPath: (locale: Locale) => string,
): Promise<PageFacts> {
  const { table } = await getAddressBook(locale)
  return {
    locale,
    title,
    description: '',
    canonical: buildPath(locale),
    alternates: {},
    languageTargets: Object.fromEntries(
      table.enabledLocales.map((one) => [one, { href: buildPath(one), isSamePage: true }]),
    ),
    isIndexable: false,
    breadcrumb: [],
    image: null,
    openGraph: { title, description: '' },
    twitter: { title, description: '' },
  }
}
