import type { Metadata } from 'next'
import type { PageFacts } from './page-facts'

/**
 * The head of the document. Relative addresses are made absolute by `metadataBase`, which the
 * layout sets from the site's public address.
 */
export function toMetadata(facts: PageFacts): Metadata {
  const { alternates, canonical, image, isIndexable, openGraph, twitter } = facts
  return {
    title: facts.title,
    description: facts.description || undefined,
    alternates: { canonical, languages: isIndexable ? alternates : undefined },
    robots: isIndexable ? undefined : { index: false, follow: true },
    openGraph: {
      type: 'website',
      locale: facts.locale,
      url: canonical,
      title: openGraph.title,
      description: openGraph.description || undefined,
      images: image ? [{ url: image.src, alt: image.alt }] : [],
    },
    twitter: {
      card: image ? 'summary_large_image' : 'summary',
      title: twitter.title,
      description: twitter.description || undefined,
    },
  }
}
