import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { Operand } from './condition'
import { evaluateCondition } from './evaluate-condition'
import { conditionBounds, parseCondition } from './parse-condition'

const field = (name: string): Operand => ({ kind: 'field', name })
const literal = (value: string | number | boolean): Operand => ({ kind: 'literal', value })
const is = (name: string) => ({ kind: 'is', operand: field(name) })

const read = (text: string) => parseCondition(text)

describe('parseCondition', () => {
  it.each(['==', '!=', '<', '<=', '>', '>='])('reads the comparison %s', (operator) => {
    const value = { kind: 'compare', operator, left: field('price'), right: literal(1000) }
    expect(read(`price ${operator} 1000`)).toEqual({ ok: true, value })
    expect(read(`price${operator}1000`)).toEqual({ ok: true, value })
  })
  it.each([
    ['-1.5', -1.5],
    ['"Gent"', 'Gent'],
    [`'Braine "centre"'`, 'Braine "centre"'],
    [`"Braine-l'Alleud"`, "Braine-l'Alleud"],
    ['TRUE', true],
    ['false', false],
  ])('reads the value %s', (text, value) => {
    expect(read(`x == ${text}`)).toMatchObject({ ok: true, value: { right: literal(value) } })
  })
  it('lets and bind closer than or', () => {
    expect(read('a or b and c')).toEqual({
      ok: true,
      value: { kind: 'or', terms: [is('a'), { kind: 'and', terms: [is('b'), is('c')] }] },
    })
  })
  it('lets brackets bind closest', () => {
    expect(read('(a OR b) AND NOT c')).toEqual({
      ok: true,
      value: {
        kind: 'and',
        terms: [
          { kind: 'or', terms: [is('a'), is('b')] },
          { kind: 'not', term: is('c') },
        ],
      },
    })
  })
  it('reads lists and single values after in', () => {
    const options = [literal('Gent'), field('city')]
    expect(read("x in ('Gent', city)")).toEqual({
      ok: true,
      value: { kind: 'in', item: field('x'), options },
    })
    expect(read('2 in typeIds')).toEqual({
      ok: true,
      value: { kind: 'in', item: literal(2), options: [field('typeIds')] },
    })
    expect(read('x not in (1)')).toMatchObject({ ok: true, value: { kind: 'not' } })
  })
  it('reads empty with and without brackets', () => {
    const value = { kind: 'empty', operand: field('price') }
    expect(read('empty price')).toEqual({ ok: true, value })
    expect(read('empty(price)')).toEqual({ ok: true, value })
    expect(read('not empty price')).toEqual({ ok: true, value: { kind: 'not', term: value } })
  })
  it.each([
    ['', 'operand.missing', 0],
    ['price >', 'operand.missing', 7],
    ['and a', 'operand.missing', 0],
    ['price = 3', 'character.unknown', 6],
    ['a; b', 'character.unknown', 1],
    ['3abc == 1', 'character.unknown', 0],
    ["city == 'Gent", 'quote.open', 8],
    ['(a', 'bracket.missing', 2],
    ['a in (1, 2', 'bracket.missing', 10],
    ['a in ()', 'operand.missing', 6],
    ['a b', 'rest.unread', 2],
    ['a == 1 == 1', 'rest.unread', 7],
    ['alert(1)', 'rest.unread', 5],
  ])('stops in "%s" with %s at %d', (text, code, at) => {
    expect(read(text)).toMatchObject({ ok: false, error: { code, at } })
  })
  it('refuses text beyond its bounds', () => {
    expect(read('a'.repeat(conditionBounds.maxCharacters + 1))).toMatchObject({
      error: { code: 'text.tooLong' },
    })
    expect(read('('.repeat(900))).toMatchObject({ error: { code: 'text.tooDeep' } })
    expect(read('not '.repeat(200) + 'a')).toMatchObject({ error: { code: 'text.tooDeep' } })
  })
  it('never throws, whatever 10,000 texts say', () => {
    const word = fc.constantFrom(
      ...['a', 'b.c', '1', '-2.5', "'x'", '"', '(', ')', ',', '==', '<=', '!', 'and', 'or', 'not'],
      ...['in', 'empty', 'true', '__proto__', 'constructor'],
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
    )
    const fields = { a: 1, 'b.c': null, list: ['x'] }
    fc.assert(
      fc.property(text, (anything) => {
        const parsed = parseCondition(anything)
        const condition = parsed.ok
          ? parsed.value
          : ({ kind: 'is', operand: literal(true) } as const)
        expect(typeof evaluateCondition(condition, fields).value).toBe('boolean')
      }),
      { numRuns: 10_000 },
    )
  })
})
