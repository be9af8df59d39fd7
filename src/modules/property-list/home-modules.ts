import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { findEntry } from '@/domain/routes/find-path'
import { getRouteTable } from '@/features/routing/route-queries'
import { findModules } from '../_kit/module-queries'
import { findModuleListings } from './module-listings'

/** The modules of the home page that show homes, with the public ids of those that each shows. */
export async function findHomeModules(locale: Locale) {
  const home = findEntry(await getRouteTable(), '/')
  if (home?.targetId == null) return []
  const modules = await findModules(home.targetId, locale)
  const lists = modules.filter(({ type }) => type === 'property-list')
  return Promise.all(
    lists.map(async (module) => {
      const cards = await findModuleListings({ module, locale })
      return {
        id: module.id,
        name: module.title || module.name,
        presetIds: module.relations.flatMap((relation) =>
          relation.type === 'property-list' ? [relation.presetId] : [],
        ),
        publicIds: cards.map(({ publicId }) => publicId),
      }
    }),
  )
}
