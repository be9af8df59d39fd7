import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { globalTag, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import { anonymous, payloadAs } from '@/server/payload'
import { toOffice, type OfficeView } from './to-office'

/** The agency in one language. Only its opening hours depend on that. */
export async function getOffice(locale: Locale): Promise<OfficeView> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, globalTag('site'))
  const door = await payloadAs(anonymous)
  return toOffice(await door.findGlobal({ slug: 'site', locale, fallbackLocale: false, depth: 1 }))
}
