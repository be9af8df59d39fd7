import { describe, expect, it } from 'vitest'
import { buildDraftPath, parseDraftPath, toDraftEntry } from './draft-path'
import type { RouteEntry } from './route-table'

const split = (path: string) => path.split('/').filter((segment) => segment !== '')

describe('parseDraftPath', () => {
  it.each(['pages', 'articles'] as const)(
    'reads what buildDraftPath writes for %s',
    (collection) => {
      expect(parseDraftPath(split(buildDraftPath({ collection, id: 12 })))).toEqual({
        collection,
        id: 12,
      })
    },
  )
  it.each([
    '/page/',
    '/page/0/',
    '/page/-1/',
    '/page/12a/',
    '/page/12/more/',
    '/property/12/',
    '/page/12345678901/',
  ])('leaves %s to the address table', (path) => {
    expect(parseDraftPath(split(path))).toBeNull()
  })
})

describe('toDraftEntry', () => {
  const line = (type: RouteEntry['type'], targetId: number): RouteEntry => ({
    key: `/${type}/`,
    type,
    isPublic: true,
    paths: { nl: `/${type}/` },
    targetId,
    breadcrumb: [],
  })
  const entries = [line('article', 3), line('page', 3)]
  it('finds the line of the record and not of its namesake', () => {
    expect(toDraftEntry(entries, { collection: 'pages', id: 3 })).toBe(entries[1])
    expect(toDraftEntry(entries, { collection: 'articles', id: 3 })).toBe(entries[0])
  })
  it('makes one up for a draft without any', () => {
    expect(toDraftEntry(entries, { collection: 'pages', id: 4 })).toMatchObject({
      type: 'page',
      targetId: 4,
      paths: {},
    })
  })
})
