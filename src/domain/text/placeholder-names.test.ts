import { describe, expect, it } from 'vitest'
import { findPlaceholders, hasBalancedBraces } from './placeholder-names'

describe('the names in braces of a text', () => {
  it.each([
    ['Dag {name}, tot {day}', ['name', 'day']],
    ['{ name } en {name}', ['name']],
    ['{count, plural, one {# pand} other {panden bij {place}}}', ['count', 'place']],
    ['{count, plural, =0 {geen} other {#}}', ['count']],
    ['{kind, select, house {huis} other {pand van {owner}}}', ['kind', 'owner']],
    ['{amount, number}', ['amount']],
    ['een {los woord} telt niet', []],
    ['{open', []],
  ])('of %s', (text, names) => expect(findPlaceholders(text)).toEqual(names))

  it('stand in braces that are closed', () => {
    expect(['{a}', 'a', '{a {b}}'].map(hasBalancedBraces)).toEqual([true, true, true])
    expect(['{a', 'a}', '}a{'].map(hasBalancedBraces)).toEqual([false, false, false])
  })
})
