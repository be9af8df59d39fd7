import 'server-only'
import { getTranslations } from 'next-intl/server'
import { isLocale, type Locale } from '@/domain/kernel/locales'
import { countProjects } from '@/domain/projects/match-projects'
import { countUnits } from '@/domain/projects/match-units'
import { parseUnitCriteria } from '@/domain/projects/unit-criteria'
import { parsePublicId } from '@/domain/routes/public-id'
import type { FilterAnswer } from '@/features/properties/filter-figure.client'
import { listParameters } from '@/features/properties/list-address'
import { toProjectFigures, toUnitFigures } from './project-figures'
import { readProjectListQuery } from './project-list-query'
import { findProject } from './project-page-queries'
import { toUnitFacts } from './to-unit-facts'

/** Counts change when a unit does; a minute old they still help to choose. */
const kept = { 'Cache-Control': 'public, max-age=60' }

async function countList(
  locale: Locale,
  presetId: number | null,
  query: URLSearchParams,
): Promise<FilterAnswer> {
  const { criteria, list } = await readProjectListQuery({ locale, presetId, query })
  const counts = countProjects(list.projects, criteria, list.today)
  const t = await getTranslations({ locale, namespace: 'projects.filters' })
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
  const locale = params.get(listParameters.locale)
  if (!isLocale(locale)) return new Response(null, { status: 400 })
  const [list, project] = [params.get(listParameters.list), params.get(listParameters.id)]
  const id = parsePublicId(project ?? list ?? '')
  if (id === null && (project ?? list) !== null) return new Response(null, { status: 400 })
  const answer =
    project !== null && id !== null
      ? await countUnitsOf(locale, id, params)
      : await countList(locale, id, params)
  if (answer === null) return new Response(null, { status: 404 })
  return Response.json(answer, { headers: kept })
}
