import type { ReactNode } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import type { Alternates } from '@/domain/routes/build-path'
import type { FeedList } from '@/domain/routes/feeds'
import type { ShareImage } from '@/features/media/image-src'

/** One step of the trail; a step without `href` is plain text (not a public page). */
export type Crumb = { name: string; href: string | null }

/** Where a language of the switcher leads; `isSamePage` is false when it is the nearest ancestor. */
export type LanguageTarget = { href: string; isSamePage: boolean }

/** What every screen knows about itself: for the head of the document, the trail, the switcher. */
export type PageFacts = {
  locale: Locale
  title: string
  description: string
  canonical: string
  /** Languages in which this very page is published, and `x-default`. */
  alternates: Alternates
  /** A target for every enabled language, or for those of `languages`. */
  languageTargets: Partial<Record<Locale, LanguageTarget>>
  /** The languages offered, where they are fewer than those of the site. */
  languages?: readonly Locale[]
  isIndexable: boolean
  breadcrumb: Crumb[]
  /** Without one, shared links show the picture of the agency. */
  image: ShareImage | null
  openGraph: { title: string; description: string }
  twitter: { title: string; description: string }
  /** Structured data (schema.org) of the page, one object per block. */
  jsonLd?: readonly object[]
  /** The feeds that tell of what is new on this page. */
  feeds?: readonly FeedList[]
  /** Page of a list, counted from 1; the first when left out. */
  pageNumber?: number
  isHome?: boolean
  /** The page starts with a full-width banner, over which the header may lie. */
  startsWithBanner?: boolean
}

/** What a feature hands to the address that asked for it. */
export type Screen = { facts: PageFacts; body: ReactNode }
