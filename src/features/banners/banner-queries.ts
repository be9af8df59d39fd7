import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, globalTag, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import { anonymous, payloadAs } from '@/server/payload'
import { toBannerView, toDefaultBannerView, type BannerView } from './to-banner-view'

/** The banner with this id as editors published it; `null` when it is switched off or gone. */
export async function findBanner(id: number, locale: Locale): Promise<BannerView | null> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.banners, cacheTags.presets)
  const door = await payloadAs(anonymous)
  const banner = await door.findByID({
    collection: 'banners',
    id,
    locale,
    fallbackLocale: false,
    depth: 1,
    disableErrors: true,
  })
  return banner ? toBannerView(banner) : null
}

/** The banner of pages that ask for the site's default. */
export async function findDefaultBanner(locale: Locale): Promise<BannerView | null> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, globalTag('banner-defaults'))
  const door = await payloadAs(anonymous)
  return toDefaultBannerView(
    await door.findGlobal({ slug: 'banner-defaults', locale, fallbackLocale: false, depth: 1 }),
  )
}
