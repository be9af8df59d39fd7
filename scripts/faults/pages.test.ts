import { describe, expect, it } from 'vitest'
import { countBy, findUnfriendly, type PageAnswer } from './pages'

const kind: PageAnswer = {
  status: 503,
  ms: 5,
  headers: new Headers({ 'retry-after': '30', 'cache-control': 'no-store' }),
  body: '<html lang="fr"><h1>Cette page n’a pas pu s’afficher</h1>',
}

describe('a refusal', () => {
  it('is friendly in the language of the page, with a time to come back', () => {
    expect(findUnfriendly('/fr/a-vendre/', kind)).toEqual([])
  })

  it.each([
    [{ status: 500 }, /answers 500/],
    [{ headers: new Headers({ 'cache-control': 'no-store' }) }, /when to ask again/],
    [{ headers: new Headers({ 'retry-after': '30' }) }, /kept by a cache/],
    [{ body: '<html lang="nl"><h1>Deze pagina kon niet</h1>' }, /does not speak fr/],
    [{ body: '<html lang="fr">' }, /shows no words/],
  ])('is found out where it is not: %j', (differences, fault) => {
    expect(findUnfriendly('/fr/a-vendre/', { ...kind, ...differences })).toEqual([
      expect.stringMatching(fault),
    ])
  })
})

describe('figures', () => {
  it('count what is alike', () => {
    expect(countBy([200, 503, 200])).toEqual({ 200: 2, 503: 1 })
  })
})
