import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import {
  followRedirects,
  indexRedirects,
  type Redirect,
  type RedirectTarget,
} from '@/domain/routes/redirects'
import { anonymous, payloadAs } from '@/server/payload'
import { getRouteTable } from './route-queries'

/** Read as a whole: a kept answer per requested path would let strangers fill the cache. */
async function getRedirects(): Promise<Redirect[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.redirects)
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'redirects',
    pagination: false,
    depth: 0,
    select: { from: true, to: true, permanent: true },
  })
  return docs.map(({ from, to, permanent }) => ({ from, to, permanent: permanent ?? false }))
}

/**
 * Where a path that no page answers to leads, by the redirects that editors wrote: to the end of a
 * chain at once.
 *
 * @returns `null` when none claims the path, or when it would lead in circles
 */
export async function findRedirect(pathname: string): Promise<RedirectTarget | null> {
  const [redirects, table] = await Promise.all([getRedirects(), getRouteTable()])
  return followRedirects(indexRedirects(redirects), table, pathname)
}
