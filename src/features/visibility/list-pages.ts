import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { toRelationId } from '@/cms/relation-id'
import type { Locale } from '@/domain/kernel/locales'
import { isPublishedIn } from '@/features/pages/page-index'
import { getPageIndex } from '@/features/pages/page-index-queries'
import { getAddressBook } from '@/features/routing/address-book'
import { anonymous, payloadAs } from '@/server/payload'

/** A page that shows a list, in one language. */
export type ListPage = { name: string; href: string; presetId: number | null }

/** The pages that show a list, which visitors of a language can open. */
export async function findListPages(
  screen: 'propertyList' | 'projectList',
  locale: Locale,
): Promise<ListPage[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.pages, cacheTags.routes)
  const [door, index, book] = await Promise.all([
    payloadAs(anonymous),
    getPageIndex(),
    getAddressBook(locale),
  ])
  const { docs } = await door.find({
    collection: 'pages',
    where: { screen: { equals: screen } },
    sort: ['sort', 'id'],
    pagination: false,
    depth: 0,
    select: { preset: true },
  })
  return docs.flatMap(({ id, preset }) => {
    const page = index.find((one) => one.id === id)
    if (!page?.isPublic || !isPublishedIn(page, locale)) return []
    const name = page.titles[locale] ?? ''
    return [{ name, href: book.page(page.key), presetId: toRelationId(preset) }]
  })
}
