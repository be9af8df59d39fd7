import { describe, expect, it } from 'vitest'
import { truncateText, truncateTitle } from './truncate'

describe('truncateTitle', () => {
  it('leaves a title of exactly 100 characters whole', () => {
    expect(truncateTitle('a'.repeat(100))).toBe('a'.repeat(100))
  })
  it('cuts the 101st character and adds an ellipsis', () => {
    expect(truncateTitle('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
  })
  it('never tears a character that takes two code units', () => {
    expect(truncateTitle('🏡🏡🏡', 2)).toBe('🏡🏡…')
  })
})

describe('truncateText', () => {
  it('cuts at the last space beyond 80 % of the limit', () => {
    expect(truncateText('abcdefghi jklmnop', 11)).toBe('abcdefghi…')
  })
  it('cuts inside a word when the last space lies too early', () => {
    expect(truncateText('ab cdefghijklmnop', 10)).toBe('ab cdefghi…')
  })
  it('cuts inside a word when the last space lies at exactly 80 %', () => {
    expect(truncateText('abcdefgh ijklmnop', 10)).toBe('abcdefgh i…')
  })
  it('drops punctuation before the ellipsis', () => {
    expect(truncateText('een huis, met tuin', 9)).toBe('een huis…')
  })
})
