import 'server-only'
import type { Metadata } from 'next'
import { fallbackLocale, type LocalizedText } from '@/domain/kernel/locales'
import { buildFeedPath } from '@/domain/routes/feeds'
import { toMetaDescription, toMetaTitle } from '@/domain/text/meta-text'
import { agencyShareImage } from '@/features/media/image-src'
import { getOffice } from '@/features/office/office-queries'
import { getTexts } from '@/server/texts/text-overrides'
import { getFeedTitles } from './feed-titles'
import { messages } from './messages'
import type { PageFacts } from './page-facts'

/** The nearest of the languages with a country that social networks know. */
const openGraphLocales: LocalizedText = { nl: 'nl_BE', fr: 'fr_FR', en: 'en_GB', de: 'de_DE' }

type Alternates = NonNullable<Metadata['alternates']>

async function toFeedLinks({ feeds = [], locale }: PageFacts): Promise<Alternates['types']> {
  if (feeds.length === 0) return undefined
  const titles = await getFeedTitles(locale)
  const links = (format: 'xml' | 'json') =>
    feeds.map((list) => ({ url: buildFeedPath(locale, list, format), title: titles[list] }))
  return { 'application/rss+xml': links('xml'), 'application/feed+json': links('json') }
}

/** The pages of a list have the same title, so all but the first say which they are. */
async function toOwnTitle({ title, pageNumber = 1, locale }: PageFacts): Promise<string> {
  if (pageNumber === 1) return title
  const texts = await getTexts('routing', messages, locale)
  return `${title}, ${texts.pageNumber.replace('{page}', String(pageNumber))}`
}

/**
 * The head of the document. Relative addresses are made absolute by `metadataBase`, which the
 * layout sets from the site's public address.
 */
export async function toMetadata(facts: PageFacts): Promise<Metadata> {
  const { alternates, canonical, isIndexable, locale, openGraph, twitter } = facts
  const [{ name, phone }, ownTitle, feedLinks] = await Promise.all([
    getOffice(fallbackLocale),
    toOwnTitle(facts),
    toFeedLinks(facts),
  ])
  // Nobody wrote anything: better the bare facts than what a machine picks from the menu.
  const bare = [ownTitle, name, phone].filter(Boolean).join(' · ')
  const image = facts.image ?? agencyShareImage(name)
  return {
    title: { absolute: toMetaTitle(ownTitle, name) },
    description: toMetaDescription(facts.description || bare),
    alternates: {
      canonical,
      languages: isIndexable ? alternates : undefined,
      types: feedLinks,
    },
    robots: isIndexable ? undefined : { index: false, follow: true },
    openGraph: {
      type: 'website',
      siteName: name,
      locale: openGraphLocales[locale],
      url: canonical,
      title: openGraph.title,
      description: toMetaDescription(openGraph.description || bare),
      images: [{ url: image.src, alt: image.alt, width: image.width, height: image.height }],
    },
    twitter: {
      card: 'summary_large_image',
      title: twitter.title,
      description: toMetaDescription(twitter.description || bare),
      images: [{ url: image.src, alt: image.alt }],
    },
  }
}
