import { describe, expect, it } from 'vitest'
import { findBrokerTitle, nameBrokerTitle } from './broker-title'

describe('findBrokerTitle', () => {
  it.each([
    ['vastgoedmakelaar-bemiddelaar', 'intermediary'],
    ['agente immobilière intermédiaire', 'intermediary'],
    ['Vastgoedmakelaar-syndicus', 'steward'],
    ['agent immobilier syndic', 'steward'],
    ['Immobilienmakler-Verwalter', 'steward'],
    ['zaakvoerder', null],
    ['', null],
  ])('reads %s as %s', (text, title) => expect(findBrokerTitle(text)).toBe(title))

  it('recognises its own names in every language', () => {
    for (const title of ['intermediary', 'steward'] as const) {
      expect(Object.values(nameBrokerTitle(title)).map(findBrokerTitle)).toEqual(
        Array.from({ length: 4 }, () => title),
      )
    }
  })
})
