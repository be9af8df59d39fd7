import { formatProjectCriteria, parseProjectCriteria } from '@/domain/projects/project-criteria'
import type { PageFacts } from '@/features/routing/page-facts'
import { toProjectListHref } from './project-list-address'

/** What a list of projects says about itself under a query: as a list of homes does. */
export function toProjectListFacts(facts: PageFacts, query: URLSearchParams | null): PageFacts {
  const { criteria } = parseProjectCriteria(query ?? new URLSearchParams())
  if (formatProjectCriteria(criteria) === '') return facts
  const isNarrowed = formatProjectCriteria({ ...criteria, page: 1 }) !== ''
  return {
    ...facts,
    canonical: toProjectListHref(facts.canonical, criteria, { page: criteria.page }),
    alternates: {},
    isIndexable: facts.isIndexable && !isNarrowed,
    pageNumber: criteria.page,
  }
}
