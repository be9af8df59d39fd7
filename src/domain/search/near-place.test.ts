import { describe, expect, it } from 'vitest'
import { findNearPlace } from './near-place'

const names = ['Berchem', 'Mechelen', 'Antwerpen', 'Hasselt', 'Brussel', 'Bruxelles']

describe('findNearPlace', () => {
  it.each([
    ['Berchm', 'Berchem'],
    ['berhcem', 'Berchem'],
    ['Mechelenn', 'Mechelen'],
    ['Haselt', 'Hasselt'],
  ])('takes %s for %s', (typed, meant) => expect(findNearPlace(typed, names, 'nl')).toBe(meant))

  it.each(['Nergenshuizen', 'Merchem', 'Brchm', ''])('finds nothing near %j', (typed) => {
    expect(findNearPlace(typed, names, 'nl')).toBeNull()
  })

  it.each([
    ['Antwerpn', 'nl', 'Antwerpen'],
    ['Antwerpn', 'fr', 'Anvers'],
    ['Anverss', 'fr', 'Anvers'],
    ['Bruxeles', 'en', 'Brussels'],
  ] as const)('takes %s in %s for %s, whatever language it is in', (typed, locale, meant) => {
    expect(findNearPlace(typed, names, locale)).toBe(meant)
  })

  it('guesses nothing between two places', () => {
    expect(findNearPlace('Borsbeke', ['Borsbeek', 'Borsbeken'], 'nl')).toBeNull()
  })
})
