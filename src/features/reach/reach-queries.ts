import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { toLocalized, toMeantLocales, type Locale } from '@/domain/kernel/locales'
import { getRouteTable } from '@/features/routing/route-queries'
import { anonymous, payloadAs } from '@/server/payload'
import type { ReachFacts, ReadableEntry } from '@/domain/routes/reach'

/** Every page and article that visitors may read, without its content. */
async function getReadable(collection: 'pages' | 'articles'): Promise<ReadableEntry[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags[collection])
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection,
    locale: 'all',
    pagination: false,
    depth: 0,
    select: { title: true, visibleIn: true },
  })
  return docs.map(({ id, title, visibleIn }) => ({
    id,
    titles: toLocalized(title),
    visibleIn: toMeantLocales(visibleIn),
  }))
}

/** What says whether the links of editors lead somewhere, for a page in one language. */
export async function getReach(locale: Locale): Promise<ReachFacts> {
  const [table, pages, articles] = await Promise.all([
    getRouteTable(),
    getReadable('pages'),
    getReadable('articles'),
  ])
  return { locale, table, pages, articles }
}
