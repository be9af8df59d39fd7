import { describe, expect, it } from 'vitest'
import { pageSize, parsePage, toListMax, toPage } from './pages'

describe('the pages of a list', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-1', 1],
    ['2', 2],
    ['02', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['1000', 1000],
    ['1001', 1],
    ['99999999999', 1],
  ])('are named by %s as %i', (value, page) => {
    expect(parsePage(value)).toBe(page)
  })

  it.each([pageSize - 1, pageSize, pageSize + 1, 3 * pageSize + 7])(
    'hold each of %i entries once, and go on until the last',
    (count) => {
      const all = Array.from({ length: count }, (_, index) => index)
      const seen: number[] = []
      let page = 1
      for (;;) {
        const { items, hasOlder } = toPage(all.slice(0, toListMax(page)), page)
        seen.push(...items)
        if (!hasOlder) break
        page += 1
      }
      expect(seen).toEqual(all)
      expect(page).toBe(Math.ceil(count / pageSize))
    },
  )

  it('are empty behind the last', () => {
    expect(toPage([1, 2], 2)).toEqual({ items: [], page: 2, hasOlder: false })
  })
})
