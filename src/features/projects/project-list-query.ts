import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { listProjectPlaces } from '@/domain/projects/match-projects'
import { parseProjectCriteria, type ProjectCriteria } from '@/domain/projects/project-criteria'
import type { IgnoredParameter } from '@/domain/search/search-criteria'
import { findKnownCities } from '@/features/properties/list-query'
import { keepKnown } from '@/features/properties/list-state'
import { findPropertyTypes, type PropertyTypeView } from '@/features/properties/type-queries'
import { findProjectList, type ProjectList } from './project-queries'

/** A list of projects as its address asks for it. */
export type ProjectListRequest = {
  locale: Locale
  /** The saved list that the page shows; null for all projects. */
  presetId: number | null
  /** Null on the cached page, where the address has no query. */
  query: URLSearchParams | null
}

export type ProjectListQuery = {
  criteria: ProjectCriteria
  ignored: IgnoredParameter[]
  /** The list without what the visitor asks for. */
  list: ProjectList
  types: PropertyTypeView[]
}

/** What the address of a list of projects asks for, without what exists nowhere. */
export async function readProjectListQuery(request: ProjectListRequest): Promise<ProjectListQuery> {
  const { locale, presetId, query } = request
  const [list, types] = await Promise.all([
    findProjectList({ locale, presetIds: presetId === null ? [] : [presetId] }),
    findPropertyTypes(locale),
  ])
  const parsed = parseProjectCriteria(query ?? new URLSearchParams())
  const { criteria, ignored } = keepKnown(parsed.criteria, {
    cities: await findKnownCities(parsed.criteria.cities, listProjectPlaces(list.projects)),
    typeIds: types.map(({ webId }) => webId),
  })
  return {
    // The list's own order needs no word in the addresses that follow.
    criteria: criteria.sort === list.ownSort ? { ...criteria, sort: null } : criteria,
    ignored: [...parsed.ignored, ...ignored],
    list,
    types,
  }
}
