import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, globalTag, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import { getAddressBook } from '@/features/routing/address-book'
import { anonymous, payloadAs } from '@/server/payload'
import { toMenuTree, type MenuItem } from './menu-tree'
import { toPageIndexEntry, type PageIndexEntry } from './page-index'

/** Without the setting: the pages at the top and what falls under them. */
const menuLevelsDefault = 2

/** Every published menu page in all languages, without its content. */
export async function getPageIndex(): Promise<PageIndexEntry[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.pages)
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'pages',
    locale: 'all',
    pagination: false,
    depth: 0,
    select: {
      parent: true,
      path: true,
      title: true,
      navLabel: true,
      status: true,
      inMenu: true,
      isPublic: true,
      visibleIn: true,
      redirect: true,
      redirectUrl: true,
      sort: true,
    },
  })
  return docs.map(toPageIndexEntry)
}

/** How deep the menu goes, as editors set it. */
export async function getMenuLevels(): Promise<number> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, globalTag('menu'))
  const door = await payloadAs(anonymous)
  const { maximum } = await door.findGlobal({ slug: 'menu', depth: 0 })
  return maximum ?? menuLevelsDefault
}

/** The main menu in one language, as deep as the editors want it. */
export async function getMenu(locale: Locale): Promise<MenuItem[]> {
  const [pages, levels, book] = await Promise.all([
    getPageIndex(),
    getMenuLevels(),
    getAddressBook(locale),
  ])
  return toMenuTree(pages, locale, levels, book.page)
}
