import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { articleTag, pageTag, siteTag } from '@/cms/cache-tags'
import { toLocalized, type Locale } from '@/domain/kernel/locales'
import type { RouteEntry } from '@/domain/routes/route-table'
import { payloadAsSystem } from '@/server/payload'

/** What was a page once; `movedTo` is where an editor lets its address lead. */
export type Archived = { movedTo: string | null }

async function readArchived(kind: 'page' | 'article', id: number): Promise<Localized | null> {
  const payload = await payloadAsSystem(
    'telling a page that was archived from one that never was; nothing of its content leaves',
  )
  const where = {
    id: { equals: id },
    status: { equals: 'archived' },
    _status: { equals: 'published' },
  }
  const options = { where, locale: 'all', depth: 0, limit: 1, pagination: false } as const
  if (kind === 'article') {
    const { docs } = await payload.find({ collection: 'articles', select: {}, ...options })
    return docs.length > 0 ? {} : null
  }
  const { docs } = await payload.find({
    collection: 'pages',
    select: { redirect: true, redirectUrl: true },
    ...options,
  })
  const [page] = docs
  if (!page) return null
  return page.redirect ? toLocalized(page.redirectUrl) : {}
}

type Localized = Partial<Record<Locale, string>>

/** The archived record behind an address, or `null` when it is not one. */
export async function findArchived(
  { type, targetId }: Pick<RouteEntry, 'type' | 'targetId'>,
  locale: Locale,
): Promise<Archived | null> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag)
  if (targetId === null) return null
  const kind = type === 'article' ? 'article' : 'page'
  cacheTag(kind === 'article' ? articleTag(targetId) : pageTag(targetId))
  const archived = await readArchived(kind, targetId)
  return archived && { movedTo: archived[locale] ?? null }
}
