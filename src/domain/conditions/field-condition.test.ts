import { describe, expect, it } from 'vitest'
import { checkCondition, listFields } from './check-condition'
import { evaluateFieldCondition, toCondition } from './field-condition'
import { parseCondition } from './parse-condition'

describe('toCondition', () => {
  it('asks nothing when every part is empty', () => {
    expect(toCondition({})).toEqual({ ok: true, value: null })
    expect(
      toCondition({
        field: ' ',
        logic: '==',
        compareWithField: null,
        compareWithValue: '3',
        advancedCondition: ' ',
      }),
    ).toEqual({ ok: true, value: null })
  })
  it.each([
    [{ field: 'price', logic: '>', compareWithField: 'minPrice' }, 'price > minPrice'],
    [{ field: 'city', logic: '==', compareWithValue: 'Gent' }, "city == 'Gent'"],
    [{ field: 'garden', logic: '==', compareWithValue: 'true' }, 'garden == true'],
    [{ field: 'city', logic: 'in', compareWithValue: 'Gent, Aalst,' }, "city in ('Gent', 'Aalst')"],
    [{ field: 'city', logic: 'NOT IN', compareWithValue: 'Gent' }, "city not in ('Gent')"],
    [{ field: 'price', logic: 'empty' }, 'empty price'],
    [{ field: 'price', logic: 'not empty' }, 'not empty price'],
    [{ field: 'price', logic: 'lessOrEqual', compareWithValue: '5' }, "price <= '5'"],
    [{ field: 'city', logic: 'notIn', compareWithValue: 'Gent' }, "city not in ('Gent')"],
    [{ field: 'price', logic: 'notEmpty' }, 'not empty price'],
    [{ field: 'garden' }, 'garden'],
    [{ advancedCondition: 'a or b' }, 'a or b'],
    [{ field: 'c', advancedCondition: 'a or b' }, 'c and (a or b)'],
    [{ field: 'a', logic: '==', compareWithField: 'b', compareWithValue: 'ignored' }, 'a == b'],
  ])('reads %j as the text "%s" says it', (record, text) => {
    expect(toCondition(record)).toEqual(parseCondition(text))
  })
  it('compares a value that spells a number as a number', () => {
    const record = { field: 'price', logic: '>', compareWithValue: '90000' }
    expect(evaluateFieldCondition(record, { price: 479000 }).value).toBe(true)
  })
  it.each([
    [{ field: 'price', logic: '=>', compareWithValue: '3' }, 'operator.unknown'],
    [{ field: 'price', logic: '>' }, 'value.missing'],
    [{ field: 'price', logic: 'in', compareWithValue: ' , ' }, 'value.missing'],
    [{ field: 'garden', advancedCondition: 'a ==' }, 'operand.missing'],
  ])('says what is wrong with %j', (record, code) => {
    expect(toCondition(record)).toMatchObject({ ok: false, error: { code } })
  })
})

describe('evaluateFieldCondition', () => {
  it('is true without any condition', () => {
    expect(evaluateFieldCondition({}, {})).toEqual({ value: true, error: null })
  })
  it('is false where the condition cannot be read', () => {
    expect(evaluateFieldCondition({ advancedCondition: '1 ==' }, {})).toMatchObject({
      value: false,
      error: { code: 'operand.missing' },
    })
  })
})

describe('checkCondition', () => {
  it('passes empty text as no condition', () => {
    expect(checkCondition('  ')).toEqual({ ok: true, value: null })
  })
  it('fails on a field that no record has, and says where it stands', () => {
    expect(checkCondition('price > 1 and rooms > 2', ['price'])).toEqual({
      ok: false,
      error: { code: 'field.unknown', at: 14, subject: 'rooms' },
    })
    expect(checkCondition("price == 'a' and empty a", ['price'])).toMatchObject({
      error: { at: 23 },
    })
    expect(checkCondition('price > 1 and rooms > 2', ['price', 'rooms']).ok).toBe(true)
    expect(checkCondition('anything').ok).toBe(true)
  })
})

describe('listFields', () => {
  it('names every field once', () => {
    const parsed = parseCondition('a and not (b in (c, 1) or empty d) and a == e')
    expect(parsed.ok && listFields(parsed.value)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})
