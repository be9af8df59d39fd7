import type { Page } from '@/cms/payload-types'
import { toPicture, type PictureView } from '@/features/media/to-picture'

export type PageSeo = {
  title: string
  description: string
  openGraph: { title: string; description: string }
  twitter: { title: string; description: string }
  image: PictureView | null
  noIndex: boolean
}

/** Texts for search engines and shared links; each falls back to the more general one. */
export function toSeo(seo: Page['seo'], title: string, description: string): PageSeo {
  const own = { title: seo?.title || title, description: seo?.description || description }
  const openGraph = {
    title: seo?.ogTitle || own.title,
    description: seo?.ogDescription || own.description,
  }
  return {
    ...own,
    openGraph,
    twitter: {
      title: seo?.twitterTitle || openGraph.title,
      description: seo?.twitterDescription || openGraph.description,
    },
    image: toPicture(seo?.ogImage),
    noIndex: seo?.noIndex ?? false,
  }
}
