import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { globalTag, siteTag } from '@/cms/cache-tags'
import type { Tracking } from '@/domain/consent/vendors'
import { anonymous, payloadAs } from '@/server/payload'

/** The services that the agency measures with. */
export async function getTracking(): Promise<Tracking> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, globalTag('tracking'))
  const door = await payloadAs(anonymous)
  const { analyticsId, adsId, tagManagerId, socialPixelId } = await door.findGlobal({
    slug: 'tracking',
    depth: 0,
  })
  return {
    analyticsId: analyticsId || null,
    adsId: adsId || null,
    tagManagerId: tagManagerId || null,
    socialPixelId: socialPixelId || null,
  }
}
