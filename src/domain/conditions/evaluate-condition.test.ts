import { describe, expect, it } from 'vitest'
import type { Fields } from './condition'
import { evaluateFieldCondition } from './field-condition'

const house: Fields = {
  price: 479000,
  minPrice: 400000,
  city: 'Gent',
  zip: '9000',
  garden: true,
  pool: false,
  terrace: null,
  remark: '',
  typeIds: [1, 5],
  photos: [],
}

const ask = (advancedCondition: string) => evaluateFieldCondition({ advancedCondition }, house)

describe('evaluateCondition', () => {
  it.each([
    'price == 479000',
    'price != 1',
    'price > minPrice',
    'price >= 479000 and price <= 479000',
    'minPrice < price',
    "city == 'Gent'",
    "city < 'Hasselt'",
    "city in ('Antwerpen', 'Gent')",
    "city not in ('Antwerpen')",
    'zip == 9000',
    'zip in (8000, 9000)',
    'zip > 1000',
    '5 in typeIds',
    'typeIds in (2, 5)',
    'garden',
    'not pool',
    'garden == true',
    'empty terrace and empty remark and empty photos',
    'not empty typeIds',
    "terrace == ''",
    'not terrace',
    "pool or (garden and city == 'Gent')",
  ])('holds: %s', (text) => {
    expect(ask(text)).toEqual({ value: true, error: null })
  })
  it.each([
    'price == 1',
    "city == 'gent'",
    'terrace > 1',
    'terrace <= 1',
    'terrace == 1',
    'garden == 1',
    '2 in typeIds',
    'terrace in (1, 2)',
    'pool and garden',
    'empty price',
    'terrace',
  ])('does not hold: %s', (text) => {
    expect(ask(text)).toEqual({ value: false, error: null })
  })
  it.each([
    ['constructor', 'field.unknown', 'constructor'],
    ['rooms > 1', 'field.unknown', 'rooms'],
    ['not rooms > 1', 'field.unknown', 'rooms'],
    ['city > 1', 'type.different', 'city'],
    ['garden > 0', 'type.different', 'garden'],
    ['city', 'type.notYesNo', 'city'],
    ['typeIds == 1', 'list.unexpected', 'typeIds'],
    ['1 < typeIds', 'list.unexpected', 'typeIds'],
  ])('counts the error in "%s" as false and names it', (text, code, subject) => {
    expect(ask(text)).toEqual({ value: false, error: { code, at: null, subject } })
  })
  it('looks no further than the answer needs', () => {
    expect(ask('garden or rooms > 1')).toEqual({ value: true, error: null })
    expect(ask('pool and rooms > 1')).toEqual({ value: false, error: null })
  })
})
