import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, pageTag, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import { anonymous, payloadAs, type Viewer } from '@/server/payload'
import type { ModuleView } from './module-view'
import { toModuleView } from './to-module-view'

/** Page, placement and module, and the pictures of the module. */
const depth = 3

async function readModules(
  pageId: number,
  locale: Locale,
  viewer: Viewer,
  draft: boolean,
): Promise<ModuleView[]> {
  const door = await payloadAs(viewer)
  const page = await door.findByID({
    collection: 'pages',
    id: pageId,
    locale,
    fallbackLocale: false,
    depth,
    draft,
    disableErrors: true,
    select: { placements: true },
  })
  return (page?.placements ?? []).map(toModuleView).filter((module) => module !== null)
}

/** The published modules of a page, in the order in which editors placed them. */
export async function findModules(pageId: number, locale: Locale): Promise<ModuleView[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, pageTag(pageId), cacheTags.modules)
  return readModules(pageId, locale, anonymous, false)
}

/** The modules as they stand in the newest draft of the page; never cached. */
export async function findModuleDrafts(
  pageId: number,
  locale: Locale,
  viewer: Viewer,
): Promise<ModuleView[]> {
  return readModules(pageId, locale, viewer, true)
}
