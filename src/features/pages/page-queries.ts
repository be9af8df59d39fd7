import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, pageTag, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import { anonymous, payloadAs, type Viewer } from '@/server/payload'
import { toPageView, type PageView } from './to-page-view'

async function readPage(
  id: number,
  locale: Locale,
  viewer: Viewer,
  draft: boolean,
): Promise<PageView | null> {
  const door = await payloadAs(viewer)
  const page = await door.findByID({
    collection: 'pages',
    id,
    locale,
    fallbackLocale: false,
    depth: 1,
    draft,
    disableErrors: true,
    select: { placements: false, parent: false },
    populate: { banners: {}, 'list-presets': {} },
  })
  return page ? toPageView(page) : null
}

/** The published page with this id, or `null`. */
export async function findPage(id: number, locale: Locale): Promise<PageView | null> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.pages, pageTag(id))
  return readPage(id, locale, anonymous, false)
}

/** The newest draft of a page as `viewer` may see it; never cached. */
export async function findPageDraft(
  id: number,
  locale: Locale,
  viewer: Viewer,
): Promise<PageView | null> {
  return readPage(id, locale, viewer, true)
}
