import { describe, expect, it } from 'vitest'
import { parseZones } from './zones'

describe('parseZones', () => {
  it.each([
    ['2000', [{ zip: '2000', name: '' }]],
    ['Mortsel', [{ zip: null, name: 'Mortsel' }]],
    [
      '2000 Antwerpen, 2018',
      [
        { zip: '2000', name: 'Antwerpen' },
        { zip: '2018', name: '' },
      ],
    ],
    [
      "'s-Gravenwezel; Braine-l'Alleud",
      [
        { zip: null, name: "'s-Gravenwezel" },
        { zip: null, name: "Braine-l'Alleud" },
      ],
    ],
    [
      'Sint-Niklaas ;  Ixelles (Elsene)\nHeist-op-den-Berg,',
      [
        { zip: null, name: 'Sint-Niklaas' },
        { zip: null, name: 'Ixelles (Elsene)' },
        { zip: null, name: 'Heist-op-den-Berg' },
      ],
    ],
    ['03181 Torrevieja', [{ zip: '03181', name: 'Torrevieja' }]],
  ])('reads "%s"', (typed, zones) => {
    expect(parseZones(typed)).toEqual(zones)
  })
  it('counts a place that is named twice once', () => {
    expect(parseZones('2000, 2000, Mortsel, mortsel')).toHaveLength(2)
  })
  it.each(['20', '200000', '2000Antwerpen', '<b>', '2000 Antwerpen 2018'])(
    'finds no place in "%s"',
    (typed) => {
      expect(parseZones(typed)).toBeNull()
    },
  )
})
