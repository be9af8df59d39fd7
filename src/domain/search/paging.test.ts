import { describe, expect, it } from 'vitest'
import { createPaging } from './paging'

describe('createPaging', () => {
  it('divides a list into pages of twelve', () => {
    expect(createPaging(35, 3)).toEqual({
      page: 3,
      pageCount: 3,
      totalItems: 35,
      offset: 24,
      limit: 12,
      firstItem: 25,
      lastItem: 35,
    })
  })
  it('opens no further page for an exact multiple', () => {
    expect(createPaging(24, 1).pageCount).toBe(2)
  })
  it('gives an empty list one empty page', () => {
    expect(createPaging(0, 1)).toMatchObject({ page: 1, pageCount: 1, firstItem: 0, lastItem: 0 })
  })
  it.each([
    [99, 3],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [2.7, 2],
  ])('answers the wish for page %d with page %d', (wished, page) => {
    expect(createPaging(35, wished).page).toBe(page)
  })
})
