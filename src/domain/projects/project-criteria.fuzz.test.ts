import { describe, expect, it } from 'vitest'
import { anyQuery, anyText, fuzz } from '../../../tests/fuzz/cases'
import { searchParameterNames } from '../search/search-criteria'
import {
  formatProjectCriteria,
  keepProjectParameters,
  parseProjectCriteria,
  projectParameterNames,
  projectSorts,
} from './project-criteria'

const values = anyText(8, ['1', '500000', 'Gent|9000', 'ready', 'later', 'open', ...projectSorts])
const anySearch = anyQuery([...searchParameterNames, ...projectParameterNames], values)

describe('a search among projects, whatever its address says', () => {
  it('is written as it was read', () => {
    fuzz(anySearch, (query) => {
      const { criteria } = parseProjectCriteria(query)
      const again = parseProjectCriteria(new URLSearchParams(formatProjectCriteria(criteria)))
      expect(again).toEqual({ criteria, ignored: [] })
    })
  })

  it('has one spelling of what lists of homes do not know, which does not change any more', () => {
    const keep = (query: URLSearchParams) => {
      const kept = new URLSearchParams()
      keepProjectParameters(query, kept)
      return kept
    }
    fuzz(anySearch, (query) => {
      const once = keep(query)
      expect(keep(once).toString()).toBe(once.toString())
    })
  })
})
