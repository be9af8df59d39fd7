import { describe, expect, it } from 'vitest'
import { findNear, groupByStart, isOneTypoApart } from './edit-distance'

describe('isOneTypoApart', () => {
  it.each([
    ['appartement', 'apartement'],
    ['appartement', 'apppartement'],
    ['terrasse', 'terrosse'],
    ['antwerpen', 'atnwerpen'],
    ['garden', 'gardens'],
  ])('sees one error between %s and %s, both ways', (one, other) => {
    expect(isOneTypoApart(one, other)).toBe(true)
    expect(isOneTypoApart(other, one)).toBe(true)
  })
  it.each([
    ['garden', 'garden'],
    ['garden', 'jarden s'],
    ['gent', 'ge'],
    ['', 'ab'],
  ])('sees none or several between %s and %s', (one, other) => {
    expect(isOneTypoApart(one, other)).toBe(false)
  })
})

describe('findNear', () => {
  const words = groupByStart(['terras', 'terrasse', 'tuin', 'koning'])
  it('finds longer words that begin alike', () => {
    expect(findNear('teras', words)).toEqual([])
    expect(findNear('terrass', words)).toEqual(['terras', 'terrasse'])
    expect(findNear('woning', words)).toEqual([])
  })
})
