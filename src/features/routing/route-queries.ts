import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, globalTag, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import { anonymous, payloadAs } from '@/server/payload'
import { toRouteTable } from '@/cms/route-inspection/to-route-table'

/**
 * The whole address table of the site: every record of the route table and the languages that are
 * switched on. Small enough (a line per page) to be read at once and kept until a route changes.
 */
export async function getRouteTable() {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.routes, cacheTags.pages, cacheTags.articles)
  cacheTag(globalTag('languages'))
  const door = await payloadAs(anonymous)
  const [routes, languages] = await Promise.all([
    door.find({
      collection: 'routes',
      locale: 'all',
      pagination: false,
      depth: 1,
      populate: { pages: { title: true }, articles: { title: true } },
    }),
    door.findGlobal({ slug: 'languages', depth: 0 }),
  ])
  return toRouteTable(routes.docs, languages)
}

/** Whether the site speaks a language; what is asked for in any other gets no answer. */
export async function isLocaleOn(locale: Locale): Promise<boolean> {
  const { enabledLocales } = await getRouteTable()
  return enabledLocales.includes(locale)
}
