import type { Language, Route } from '../payload-types'
import { toRelationId } from '../relation-id'
import { toLocalized, type Locale } from '@/domain/kernel/locales'
import { toSiteLanguages } from '@/domain/kernel/site-languages'
import type { RouteBreadcrumb, RouteEntry, RouteTable } from '@/domain/routes/route-table'

function toBreadcrumb(step: NonNullable<Route['breadcrumb']>[number]): RouteBreadcrumb {
  return { name: toLocalized(step.name), isPublic: step.isPublic ?? true, path: step.path || null }
}

function toAliases(aliases: Route['aliases']): Partial<Record<Locale, string[]>> {
  const result: Partial<Record<Locale, string[]>> = {}
  for (const { locale, path } of aliases ?? []) (result[locale] ??= []).push(path)
  return result
}

function toNames(target: Route['target']): RouteEntry['names'] {
  return target && typeof target.value === 'object' ? toLocalized(target.value.title) : {}
}

function toEntry(route: Route): RouteEntry {
  return {
    key: route.originalPath,
    type: route.type,
    isPublic: route.isPublic ?? true,
    paths: toLocalized(route.localizedPath),
    aliases: toAliases(route.aliases),
    targetId: toRelationId(route.target?.value),
    names: toNames(route.target),
    breadcrumb: (route.breadcrumb ?? []).map(toBreadcrumb),
  }
}

/** The records of the route table and the language settings as the domain's address table. */
export function toRouteTable(routes: readonly Route[], languages: Language): RouteTable {
  const { inUse, defaultLocale } = toSiteLanguages(languages.items)
  return { defaultLocale, enabledLocales: inUse, entries: routes.map(toEntry) }
}
