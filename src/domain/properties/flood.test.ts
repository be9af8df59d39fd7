import { describe, expect, it } from 'vitest'
import { needsFloodSymbol, parseFloodScore } from './flood'

describe('needsFloodSymbol', () => {
  it('asks for the symbol when either score is D', () => {
    expect(needsFloodSymbol('D', 'A')).toBe(true)
    expect(needsFloodSymbol('A', 'D')).toBe(true)
    expect(needsFloodSymbol('D', null)).toBe(true)
  })
  it('asks for none otherwise', () => {
    expect(needsFloodSymbol('A', 'A')).toBe(false)
    expect(needsFloodSymbol('C', null)).toBe(false)
    expect(needsFloodSymbol(null, null)).toBe(false)
  })
})

describe('parseFloodScore', () => {
  it('reads a score in any dress', () => {
    expect(['b', ' D ', 'P-score C', 'G: A'].map(parseFloodScore)).toEqual(['B', 'D', 'C', 'A'])
  })
  it('does not take the abolished words for a score', () => {
    expect(['effectief', 'mogelijk', 'E', '', '-'].map(parseFloodScore)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
