import { describe, expect, it } from 'vitest'
import { matchesCity, toReferenceKey, toSearchKey } from './match-text'

describe('matchesCity', () => {
  it.each(['Liège', 'liege', 'LIÈ', '4000', '40'])('finds Liège by "%s"', (typed) => {
    expect(matchesCity(typed, { name: 'Liège', zip: '4000' })).toBe(true)
  })
  it.each(['', '  ', 'ege', '4001', 'Luik'])('does not find Liège by "%s"', (typed) => {
    expect(matchesCity(typed, { name: 'Liège', zip: '4000' })).toBe(false)
  })
  it('reads hyphens as spaces and drops apostrophes', () => {
    expect(matchesCity('braine lall', { name: 'Braine-l’Alleud', zip: '1420' })).toBe(true)
  })
})

describe('toReferenceKey', () => {
  it('ignores capitals and spaces', () => {
    expect(toReferenceKey(' ref 12-a ')).toBe(toReferenceKey('REF12-A'))
  })
})

describe('toSearchKey', () => {
  it('gives every spelling of a place the same key', () => {
    expect(new Set(['Sint-Niklaas', 'sint niklaas', 'SINT–NIKLAAS'].map(toSearchKey)).size).toBe(1)
  })
})
