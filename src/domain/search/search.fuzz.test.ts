import { describe, expect, it } from 'vitest'
import { anyQuery, anyText, fuzz } from '../../../tests/fuzz/cases'
import {
  formatCriteria,
  normaliseQuery,
  parseCriteria,
  searchParameterNames,
} from './search-criteria'

const values = anyText(8, ['1', '500000', 'Gent|9000', 'garden', 'a', 'map', '-1', '1e9', '|', ','])
const anySearch = anyQuery(searchParameterNames, values)

describe('a search, whatever its address says', () => {
  it('is written as it was read', () => {
    fuzz(anySearch, (query) => {
      const { criteria } = parseCriteria(query)
      const again = parseCriteria(new URLSearchParams(formatCriteria(criteria)))
      expect(again).toEqual({ criteria, ignored: [] })
    })
  })

  it('stays within the bounds of what can be looked for', () => {
    fuzz(anySearch, (query) => {
      const { criteria } = parseCriteria(query)
      expect(Array.from(criteria.q).length).toBeLessThanOrEqual(100)
      expect(criteria.page).toBeGreaterThanOrEqual(1)
      expect(criteria.radiusKm).toBeLessThanOrEqual(30)
      expect(criteria.cities.length).toBeLessThanOrEqual(50)
      const numbers = Object.values(criteria).filter((value) => typeof value === 'number')
      expect(numbers.every(Number.isSafeInteger)).toBe(true)
      expect(Object.getPrototypeOf(criteria)).toBe(Object.prototype)
    })
  })

  it('has one spelling, which does not change any more', () => {
    fuzz(anySearch, (query) => {
      const once = normaliseQuery(query)
      expect(normaliseQuery(once).toString()).toBe(once.toString())
    })
  })
})
