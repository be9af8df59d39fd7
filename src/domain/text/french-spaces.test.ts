import { describe, expect, it } from 'vitest'
import { bindFrenchSpaces } from './french-spaces'

describe('bindFrenchSpaces', () => {
  it.each([
    ['Et maintenant ?', 'Et maintenant\u00a0?'],
    ['Prix : 300 000 €', 'Prix\u00a0: 300 000 €'],
    ['« Le quai » (vraiment !)', '«\u00a0Le quai\u00a0» (vraiment\u00a0!)'],
    [
      '{name} : {count, plural, one {# bien} other {# biens}}',
      '{name}\u00a0: {count, plural, one {# bien} other {# biens}}',
    ],
  ])('binds %s', (text, bound) => {
    expect(bindFrenchSpaces(text)).toBe(bound)
  })

  it.each(['{day, date, ::yMMMd}', 'https://kassei.example/?a=1', 'a: b', 'de 9 h 30 à 18 h', ''])(
    'leaves %s as it is',
    (text) => {
      expect(bindFrenchSpaces(text)).toBe(text)
    },
  )

  it('changes nothing the second time', () => {
    const once = bindFrenchSpaces('« Oui » : non ?')
    expect(bindFrenchSpaces(once)).toBe(once)
  })
})
