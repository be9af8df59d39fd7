import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createWishAnswers, wishQuestions } from './wish-answers'
import { demandZones, watchedZones } from '../matching/zones'

const least = { goal: 'buy', types: 'house', zones: '2000 Antwerpen' }

describe('the answers about a wish', () => {
  it('each have a question, and no question is without one', () => {
    expect(Object.keys(createWishAnswers(demandZones)).toSorted()).toEqual(wishQuestions.toSorted())
  })

  it('need whether to buy or rent, a type and a place, and nothing else', () => {
    const schema = z.object(createWishAnswers(demandZones))
    expect(schema.parse(least)).toMatchObject({ goal: 'buy', types: ['house'], extras: [] })
    const codes = schema.safeParse({}).error?.issues.map(({ message }) => message)
    expect(codes).toEqual(['goal.missing', 'types.missing', 'zones.missing'])
  })

  it('need no place where an area was drawn, but refuse what is none', () => {
    const { zones } = createWishAnswers(watchedZones, { isPlaceNeeded: false })
    expect(zones.parse('')).toBeUndefined()
    expect(zones.parse(undefined)).toBeUndefined()
    expect(zones.safeParse('<b>').error?.issues[0]?.message).toBe('zones.invalid')
  })

  it.each([
    [demandZones, 20, 'zones.tooMany'],
    [watchedZones, 100, 'zones.tooManyPostcodes'],
  ])('take as many places as their bounds say: %j', (bounds, max, code) => {
    const { zones } = createWishAnswers(bounds)
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => 1000 + index).join(', ')
    expect(zones.parse(list(max))).toHaveLength(max)
    expect(zones.safeParse(list(max + 1)).error?.issues[0]?.message).toBe(code)
  })
})
