import { describe, expect, it } from 'vitest'
import { toTypeWord } from './type-word'

const house = 'Villa/Woning/Hoeve'

describe('toTypeWord', () => {
  it('takes the kind of house from the title', () => {
    expect(toTypeWord(house, 'Statig herenhuis met zolder', 'nl')).toBe('Herenhuis')
    expect(toTypeWord(house, 'Vierkantshoeve met grote tuin', 'nl')).toBe('Vierkantshoeve')
    expect(toTypeWord('Villa/Maison/Ferme', 'Maison de maître, 4 chambres', 'fr')).toBe(
      'Maison de maître',
    )
  })

  it('says no more than the title does', () => {
    expect(toTypeWord(house, 'Wonen aan de villawijk', 'nl')).toBe('Woning')
    expect(toTypeWord('Haus/Villa/Hof', null, 'de')).toBe('Haus')
  })

  it('keeps the name of every other type, and one that the agency has chosen', () => {
    expect(toTypeWord('Garage/parking', 'Garagebox in een villa', 'nl')).toBe('Garage/parking')
    expect(toTypeWord('Huizen', 'Villa met tuin', 'nl')).toBe('Huizen')
  })
})
