import { describe, expect, it } from 'vitest'
import { toFormSchema } from '../_kit/define-form'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

describe('demand-register', () => {
  it('reads its example as numbers, places and lists', () => {
    expect(toFormSchema(definition, 'full').parse(example)).toMatchObject({
      types: ['house', 'apartment'],
      zones: [
        { zip: '2000', name: 'Antwerpen' },
        { zip: null, name: 'Mortsel' },
      ],
      minPrice: 250_000,
      maxPrice: 450_000,
      minBedrooms: 3,
      extras: ['garden'],
    })
  })
  it('asks whether to buy or rent, at least one type and at least one place', () => {
    expect(findFormCodes(definition, {})).toMatchObject({
      goal: 'goal.missing',
      types: 'types.missing',
      zones: 'zones.missing',
    })
    expect(findFormCodes(definition, { ...example, types: [] })).toEqual({ types: 'types.missing' })
  })
  it('takes one ticked type as a browser sends it', () => {
    expect(findFormCodes(definition, { ...example, types: 'house' })).toEqual({})
  })
  it.each([
    ['types', ['castle'], 'types.missing'],
    ['zones', '20', 'zones.invalid'],
    ['zones', Array.from({ length: 21 }, (_, index) => 2000 + index).join(','), 'zones.tooMany'],
    ['minPrice', 'veel', 'minPrice.invalid'],
    ['maxPrice', '100.000.000', 'maxPrice.invalid'],
    ['minBedrooms', '51', 'rooms.invalid'],
    ['extras', 'pool', 'extras.invalid'],
    ['minSurface', '0', 'minSurface.invalid'],
    ['minSurface', 'groot', 'minSurface.invalid'],
  ])('refuses as %s the value %j', (field, value, code) => {
    expect(findFormCodes(definition, { ...example, [field]: value })).toEqual({ [field]: code })
  })
  it('leaves budget, rooms, surface and extras open', () => {
    const {
      minPrice: _min,
      maxPrice: _max,
      minBedrooms: _rooms,
      extras: _extras,
      ...rest
    } = example
    expect(findFormCodes(definition, { ...rest, minPrice: '', minSurface: ' ' })).toEqual({})
  })
})
