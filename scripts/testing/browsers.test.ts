import { describe, expect, it } from 'vitest'
import { parseOtherEngines } from './browsers'

describe('the engines besides Chromium', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['chromium', []],
    ['firefox,webkit', ['firefox', 'webkit']],
    [' WebKit , chromium, webkit', ['webkit']],
  ])('of %j are %j', (names, engines) => {
    expect(parseOtherEngines(names)).toEqual(engines)
  })

  it('are not guessed', () => {
    expect(() => parseOtherEngines('safari')).toThrow(/"safari".+firefox, webkit/)
  })
})
