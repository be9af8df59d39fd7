import { describe, expect, it } from 'vitest'
import {
  findShownList,
  parseSavedLists,
  savedListsMax,
  toSavedQuery,
  withSavedList,
} from './saved-lists'

describe('a saved list', () => {
  it('keeps filter, search, order, columns and language, and not the page', () => {
    const search =
      '?page=3&limit=50&sort=-price&where[or][0][and][0][goal][equals]=rent&search=brug&depth=1'
    expect(decodeURIComponent(toSavedQuery(search))).toBe(
      'search=brug&sort=-price&where[or][0][and][0][goal][equals]=rent',
    )
  })

  it('is the same however the address orders its parts', () => {
    expect(toSavedQuery('?search=a&sort=b')).toBe(toSavedQuery('?sort=b&page=2&search=a'))
  })

  it('is in sight where it filters nothing, too', () => {
    const lists = [{ name: 'Nieuwste eerst', query: 'sort=-createdAt' }]
    expect(findShownList(lists, '?page=2&sort=-createdAt')).toBe(lists[0])
    expect(findShownList(lists, '')).toBeNull()
  })

  it('takes the place of the one with its name', () => {
    const before = [
      { name: 'Huur', query: 'search=a' },
      { name: 'Zee', query: 'search=z' },
    ]
    expect(withSavedList(before, { name: 'Huur', query: 'search=b' })).toEqual([
      { name: 'Huur', query: 'search=b' },
      { name: 'Zee', query: 'search=z' },
    ])
  })

  it('is left out where it cannot be read', () => {
    const sound = { name: 'Huur', query: 'search=a' }
    expect(parseSavedLists({ lists: [sound, { name: '', query: '' }, 3, { name: 'x' }] })).toEqual([
      sound,
    ])
    expect(parseSavedLists(null)).toEqual([])
    const many = Array.from({ length: 99 }, (_, index) => ({ name: `${index}`, query: '' }))
    expect(parseSavedLists({ lists: many })).toHaveLength(savedListsMax)
  })
})
