import 'server-only'
import { getTranslations } from 'next-intl/server'
import { parsePublicId } from '@/domain/routes/public-id'
import { listParameters, readListName } from '@/features/lists/list-name'
import { isLocaleOn } from '@/features/routing/route-queries'
import type { FilterAnswer } from './filter-figure.client'
import { toFilterFigures } from './filter-figures'
import { readListQuery, type ListRequest } from './list-query'
import { findListResult, findNeighbours } from './listing-queries'

/** Counts change when a property does; a minute old they still help to choose. */
const kept = { 'Cache-Control': 'public, max-age=60' }

async function readRequest(
  request: Request,
): Promise<(ListRequest & { params: URLSearchParams }) | null> {
  const params = new URL(request.url).searchParams
  const list = readListName(params)
  return list && (await isLocaleOn(list.locale)) ? { ...list, query: params, params } : null
}

/** How many homes stand behind every choice of a list's filters, for a script; 400 without a list. */
export async function answerListCounts(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  if (asked === null) return new Response(null, { status: 400 })
  const { listing, offer } = await readListQuery(asked)
  const { total, facets } = await findListResult({ ...listing, page: 1 })
  const t = await getTranslations({ locale: asked.locale, namespace: 'properties.filters' })
  const answer: FilterAnswer = {
    showText: t('show', { count: total }),
    updatedText: t('updated', { count: total }),
    figures: toFilterFigures(facets, offer.places),
  }
  return Response.json(answer, { headers: kept })
}

/**
 * What stands before and after a property in a list, for a script; 400 without a list or a
 * property, 404 when the property does not stand in it.
 */
export async function answerNeighbours(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  const publicId = parsePublicId(asked?.params.get(listParameters.id) ?? '')
  if (asked === null || publicId === null) return new Response(null, { status: 400 })
  const { listing } = await readListQuery(asked)
  const neighbours = await findNeighbours(listing, publicId)
  if (neighbours === null) return new Response(null, { status: 404 })
  return Response.json(neighbours, { headers: kept })
}
