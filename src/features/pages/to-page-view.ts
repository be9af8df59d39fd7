import type { Page } from '@/cms/payload-types'
import { toRelationId } from '@/cms/relation-id'
import { toSeo, type PageSeo } from '@/features/routing/to-seo'
import type { RichTextValue } from '@/features/rich-text/rich-text'
import { toPlainText } from '@/features/rich-text/to-plain-text'
import { toPicture, type PictureView } from '@/features/media/to-picture'

/** A menu page in one language. */
export type PageView = {
  id: number
  title: string
  intro: string
  body: RichTextValue | null
  screen: Page['screen']
  presetId: number | null
  sideImage: PictureView | null
  /** The page's own banner; without one the site's default is shown if the page wants it. */
  bannerId: number | null
  usesDefaultBanner: boolean
  bannerShowsTitle: boolean
  isFeedback: boolean
  seo: PageSeo
}

export function toPageView(page: Page): PageView {
  const intro = page.intro ?? ''
  return {
    id: page.id,
    title: page.title ?? '',
    intro,
    body: page.body ?? null,
    screen: page.screen,
    presetId: toRelationId(page.preset),
    sideImage: toPicture(page.sideImage),
    bannerId: toRelationId(page.banner?.banner),
    usesDefaultBanner: page.banner?.useDefault ?? false,
    bannerShowsTitle: page.banner?.showTitle ?? false,
    isFeedback: page.screen === 'feedback',
    seo: toSeo(page.seo, page.title ?? '', intro || toPlainText(page.body)),
  }
}
