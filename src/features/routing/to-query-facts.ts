import { buildListSearchHref } from '@/domain/routes/build-path'
import { formatCriteria, parseCriteria } from '@/domain/search/search-criteria'
import type { PageFacts } from './page-facts'

/**
 * What a list says about itself under a query. Each of its pages is a page of its own for search
 * engines; a list that was narrowed or put in another order shows what stands elsewhere, and there
 * are endlessly many, so they are followed and not listed. No translation is named for any but the
 * first page, because another language may have fewer.
 */
export function toQueryFacts(facts: PageFacts, query: URLSearchParams | null): PageFacts {
  const { criteria } = parseCriteria(query ?? {})
  if (formatCriteria(criteria) === '') return facts
  const isNarrowed = formatCriteria({ ...criteria, page: 1 }) !== ''
  return {
    ...facts,
    canonical: buildListSearchHref(facts.canonical, criteria),
    alternates: {},
    isIndexable: facts.isIndexable && !isNarrowed,
    pageNumber: criteria.page,
  }
}
