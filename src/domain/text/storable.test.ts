import { describe, expect, it } from 'vitest'
import { isStorable, toStorable } from './storable'

describe('a text for the database', () => {
  it.each(['', 'Één huis\n', 'Zonnig \u{1F3E1}', '\u0001'])('is kept as it is: %j', (text) => {
    expect(isStorable(text)).toBe(true)
    expect(toStorable(text)).toBe(text)
  })
  it.each([
    ['a\0b', 'ab'],
    ['a\uD83Cb', 'a\uFFFDb'],
    ['\uDFE1', '\uFFFD'],
  ])('is none as long as it reads %j', (text, storable) => {
    expect(isStorable(text)).toBe(false)
    expect(toStorable(text)).toBe(storable)
  })
})
