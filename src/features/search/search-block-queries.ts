import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { globalTag, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import { anonymous, payloadAs } from '@/server/payload'

/** What the editors decided about the search block of the home page. */
export type SearchBlockView = {
  title: string
  /** May hold `{sale}` and `{rent}`, where the totals are written. */
  description: string
  showInput: boolean
  showCounts: boolean
}

export async function getSearchBlock(locale: Locale): Promise<SearchBlockView> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, globalTag('search-block'))
  const door = await payloadAs(anonymous)
  const block = await door.findGlobal({
    slug: 'search-block',
    locale,
    fallbackLocale: false,
    depth: 0,
  })
  return {
    title: block.title ?? '',
    description: block.description ?? '',
    showInput: block.showInput ?? true,
    showCounts: block.showCounts ?? true,
  }
}
