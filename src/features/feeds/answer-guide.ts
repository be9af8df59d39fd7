import 'server-only'
import { locales, type Locale } from '@/domain/kernel/locales'
import { nameLanguage } from '@/domain/kernel/language-names'
import { buildFeedPath, feedFormats, feedLists } from '@/domain/routes/feeds'
import { listPaths } from '@/domain/routes/list-routes'
import { toComparablePath } from '@/domain/routes/route-table'
import { getAgencyIdentity } from '@/features/office/office-queries'
import type { AgencyIdentity } from '@/features/office/to-agency-identity'
import { getPageIndex } from '@/features/pages/page-index-queries'
import { findPage } from '@/features/pages/page-queries'
import { getAddressBook, type AddressBook } from '@/features/routing/address-book'
import { getFeedTitles } from '@/features/routing/feed-titles'
import { getRouteTable } from '@/features/routing/route-queries'
import { getPageEntries } from '@/features/sitemaps/content-pages'
import { env } from '@/server/env'
import { getTexts } from '@/server/texts/text-overrides'
import { messages } from './messages'
import { toGuideText, type GuideLink } from './to-guide'

type Texts = (typeof messages)['nl']

const listKeys = new Set(
  Object.entries(listPaths).flatMap(([list, path]) =>
    list === 'discreet' ? [] : toComparablePath(path),
  ),
)

function toFacts(agency: AgencyIdentity, texts: Texts): string[] {
  const { street, zip, city, phone, email, kbo } = agency
  const place = [zip, city].filter(Boolean).join(' ')
  const facts = [
    [texts.address, [street, place].filter(Boolean).join(', ')],
    [texts.phone, phone],
    [texts.email, email],
    [texts.company, kbo],
  ]
  return facts.flatMap(([name, fact]) => (fact ? `${name}: ${fact}` : []))
}

/** The pages that search engines may list, in the language of the book, without the home page. */
async function listPages(book: AddressBook) {
  const [index, entries] = await Promise.all([getPageIndex(), getPageEntries()])
  const open = new Set(entries.map(({ path }) => path))
  return index
    .filter(({ redirectUrls, key }) => redirectUrls === null && toComparablePath(key) !== '/')
    .map(({ key, titles }) => ({
      isList: listKeys.has(toComparablePath(key)),
      path: book.page(key),
      name: titles[book.locale] ?? '',
    }))
    .filter(({ path, name }) => open.has(path) && name !== '')
}

async function listFeeds(locale: Locale, origin: string): Promise<GuideLink[]> {
  const titles = await getFeedTitles(locale)
  const names = { xml: 'RSS', json: 'JSON Feed' }
  return feedLists.flatMap((list) =>
    feedFormats.map((format) => ({
      name: `${titles[list]} (${names[format]})`,
      url: `${origin}${buildFeedPath(locale, list, format)}`,
    })),
  )
}

async function findSummary(locale: Locale): Promise<string> {
  const home = (await getPageIndex()).find(({ key }) => toComparablePath(key) === '/')
  const page = home && (await findPage(home.id, locale))
  return page?.seo.description ?? ''
}

/** The guide for assistants (`/llms.txt`), in the default language of the site. */
export async function answerGuide(): Promise<Response> {
  const { defaultLocale: locale, enabledLocales } = await getRouteTable()
  const origin = env().SITE_URL
  const [agency, texts, book, summary, feeds] = await Promise.all([
    getAgencyIdentity(),
    getTexts('feeds', messages, locale),
    getAddressBook(locale),
    findSummary(locale),
    listFeeds(locale, origin),
  ])
  const pages = await listPages(book)
  const toLinks = (isList: boolean) =>
    pages
      .filter((page) => page.isList === isList)
      .map(({ name, path }) => ({ name, url: `${origin}${path}` }))
  const others = locales.filter((one) => one !== locale && enabledLocales.includes(one))
  const text = toGuideText({
    name: agency.name,
    summary,
    facts: toFacts(agency, texts),
    sections: [
      { title: texts.lists, links: toLinks(true) },
      { title: texts.feeds, links: feeds },
      { title: texts.pages, links: toLinks(false) },
      {
        title: texts.languages,
        links: others.map((one) => ({ name: nameLanguage(one), url: `${origin}/${one}/` })),
      },
      { title: texts.sitemap, links: [{ name: 'XML', url: `${origin}/sitemaps/${locale}.xml` }] },
    ],
  })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
