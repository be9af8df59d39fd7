import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsAgain, toRounds, visitPauseMinutes } from './half-hour'

const start = new Date('2026-11-23T10:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

describe('countsAgain', () => {
  it.each([
    ['who never came before', null, after(0), true],
    ['at the same moment', after(0), after(0), false],
    ['a second before half an hour is over', after(0), after(30 - 1 / 60), false],
    ['after half an hour', after(0), after(30), true],
    ['with a clock that went back', after(90), after(0), false],
  ])('answers for a visitor %s', (_who, countedAt, at, answer) => {
    expect(countsAgain(countedAt, at)).toBe(answer)
  })
})

describe('toRounds', () => {
  const toKey = ({ who }: { who: string }) => who

  it('takes each visitor once in half an hour, from the moment that was counted', () => {
    const events = [0, 10, 29, 30, 45, 60].map((minutes) => ({ who: 'an', at: after(minutes) }))
    const rounds = toRounds(events, toKey)
    expect(rounds.map((round) => round.map(({ at }) => at))).toEqual([
      [after(0)],
      [after(30)],
      [after(60)],
    ])
  })
  it('lets different visitors count beside each other, in whatever order they came in', () => {
    const events = [
      { who: 'bo', at: after(3) },
      { who: 'an', at: after(0) },
      { who: 'bo', at: after(1) },
    ]
    expect(toRounds(events, toKey)).toEqual([
      [
        { who: 'an', at: after(0) },
        { who: 'bo', at: after(1) },
      ],
    ])
  })
  it('never lets two of one visitor lie closer than half an hour', () => {
    const event = fc.record({
      who: fc.constantFrom('an', 'bo'),
      minute: fc.integer({ min: 0, max: 300 }),
    })
    fc.assert(
      fc.property(fc.array(event, { minLength: 1 }), (drawn) => {
        const events = drawn.map(({ who, minute }) => ({ who, at: after(minute) }))
        const counted = toRounds(events, toKey).flat()
        for (const who of new Set(drawn.map((one) => one.who))) {
          const times = counted.filter((one) => one.who === who).map(({ at }) => at.getTime())
          expect(times.length).toBeGreaterThan(0)
          const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
          expect(Math.min(...gaps, Infinity)).toBeGreaterThanOrEqual(visitPauseMinutes * 60_000)
        }
      }),
    )
  })
})
