import { isLocale, type Locale } from '@/domain/kernel/locales'
import { parsePublicId } from '@/domain/routes/public-id'
import { formatCriteria, parseCriteria, type SearchCriteria } from '@/domain/search/search-criteria'

/** Which homes a map shows: those of a list, as narrowed by a visitor. */
export type MapPointsQuery = {
  locale: Locale
  presetId: number | null
  criteria: SearchCriteria
}

const endpoint = '/api/map-points/'

/** The address at which the site tells where these homes lie. */
export function toMapPointsHref({ locale, presetId, criteria }: MapPointsQuery): string {
  // What changes the list but not the result would only make more addresses for the same answer.
  const narrowed = formatCriteria({ ...criteria, page: 1, view: 'list', sort: null })
  const query = new URLSearchParams(narrowed)
  query.set('locale', locale)
  if (presetId !== null) query.set('list', String(presetId))
  return `${endpoint}?${query}`
}

/**
 * Reads such an address; a filter that is not understood excludes nothing. Null without a language,
 * or with a list that cannot be one: every home of the site is no answer to that.
 */
export function parseMapPointsQuery(params: URLSearchParams): MapPointsQuery | null {
  const locale = params.get('locale')
  const list = params.get('list')
  const presetId = list === null ? null : parsePublicId(list)
  if (!isLocale(locale) || (list !== null && presetId === null)) return null
  return { locale, presetId, criteria: { ...parseCriteria(params).criteria, page: 1 } }
}
