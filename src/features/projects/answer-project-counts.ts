import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { countProjects } from '@/domain/projects/match-projects'
import { countUnits } from '@/domain/projects/match-units'
import { parseUnitCriteria } from '@/domain/projects/unit-criteria'
import { parsePublicId } from '@/domain/routes/public-id'
import { listParameters, readListName, type ListName } from '@/features/lists/list-name'
import type { FilterAnswer } from '@/features/properties/filter-figure.client'
import { isLocaleOn } from '@/features/routing/route-queries'
import { toProjectFigures, toUnitFigures } from './project-figures'
import { readProjectListQuery } from './project-list-query'
import { findProject } from './project-page-queries'
import { toUnitFacts } from './to-unit-facts'

/** Counts change when a unit does; a minute old they still help to choose. */
const kept = { 'Cache-Control': 'public, max-age=60' }

async function countList(name: ListName, query: URLSearchParams): Promise<FilterAnswer> {
  const { criteria, list } = await readProjectListQuery({ ...name, query })
  const counts = countProjects(list.projects, criteria, list.today)
  const t = await getTranslations({ locale: name.locale, namespace: 'projects.filters' })
  return {
    showText: t('show', { count: counts.total }),
    updatedText: t('updated', { count: counts.total }),
    figures: toProjectFigures(counts),
  }
}

async function countUnitsOf(
  locale: Locale,
  publicId: number,
  query: URLSearchParams,
): Promise<FilterAnswer | null> {
  const found = await findProject(publicId, locale)
  if (found === null || !found.naming.visibleIn.includes(locale)) return null
  const counts = countUnits(found.units.map(toUnitFacts), parseUnitCriteria(query))
  const t = await getTranslations({ locale, namespace: 'projects.filters.units' })
  return {
    showText: t('show', { count: counts.total }),
    updatedText: t('updated', { count: counts.total }),
    figures: toUnitFigures(counts),
  }
}

/**
 * How many projects of a list, or units of one project, stand behind every choice of its filters,
 * for a script; 400 without a list, 404 for a project that visitors may not see.
 */
export async function answerProjectCounts(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const list = readListName(params)
  const project = params.get(listParameters.id)
  const publicId = project === null ? null : parsePublicId(project)
  const isAsked = list !== null && (project === null) === (publicId === null)
  if (!isAsked || !(await isLocaleOn(list.locale))) return new Response(null, { status: 400 })
  const answer =
    publicId === null
      ? await countList(list, params)
      : await countUnitsOf(list.locale, publicId, params)
  if (answer === null) return new Response(null, { status: 404 })
  return Response.json(answer, { headers: kept })
}
