import { describe, expect, it } from 'vitest'
import { browsersMax, createCrowdBound } from './crowd-bound'

const start = Date.parse('2026-10-25T00:50:00Z')
const after = (minutes: number) => new Date(start + minutes * 60_000)

/** How many of so many browsers count, of one address. */
function countLet(bound: ReturnType<typeof createCrowdBound>, key: string, minutes = 0): number {
  const browsers = Array.from({ length: 50 }, (_none, index) => `Browser ${index}`)
  return browsers.filter((browser) => bound.lets(key, browser, after(minutes))).length
}

describe('the browsers of one address', () => {
  it('count up to a bound, whatever they call themselves', () => {
    const bound = createCrowdBound()
    expect(countLet(bound, '203.0.113.7 property 1001 view')).toBe(browsersMax)
    expect(countLet(bound, '203.0.113.7 property 1001 view', 29)).toBe(browsersMax)
  })
  it('count anew after half an hour, also in the night in which summer time ends', () => {
    const bound = createCrowdBound()
    countLet(bound, 'a')
    expect(bound.lets('a', 'Another', after(29))).toBe(false)
    expect(bound.lets('a', 'Another', after(30))).toBe(true)
  })
  it('take nothing from another address or another home', () => {
    const bound = createCrowdBound()
    countLet(bound, 'a')
    expect(countLet(bound, 'b')).toBe(browsersMax)
  })
  it('are forgotten after half an hour', () => {
    const bound = createCrowdBound()
    countLet(bound, 'a')
    bound.forget(after(30))
    expect(bound.size()).toBe(0)
  })
})
