import { describe, expect, it } from 'vitest'
import { foldPlaceName } from './place-name'
import { toStreetSpellings } from './street-spellings'

const isNamed = (street: string, text: string) =>
  toStreetSpellings(street).some((spelling) => foldPlaceName(text).includes(spelling))

describe('toStreetSpellings', () => {
  it.each([
    ['Mutsaardstraat', 'Ruime woning, Mutsaardstr. 11'],
    ['Mutsaardstraat', 'aan de Mutsaard str 11'],
    ['Mutsaardstraat 11', 'in de mutsaardstraat'],
    ['Kerkstraat (Zuid)', 'Huis in de Kerkstraat'],
    ['Rue de l’Église / Kerkstraat', 'Maison rue de l’eglise 4'],
    ['Rue de l’Église / Kerkstraat', 'Kerkstraat'],
    ['Avenue Louise', 'av. Louise 200'],
    ['Boulevard Anspach', 'Bd Anspach'],
    ['Gentsesteenweg', 'Gentse stwg 5'],
  ])('finds %s in "%s"', (street, text) => {
    expect(isNamed(street, text)).toBe(true)
  })

  it.each([
    ['Mutsaardstraat', 'Huis in de Kerkstraat'],
    ['Lei', 'Klein huis in Leiden'],
    ['', 'Huis'],
    ['12', 'Huis met 12 kamers'],
  ])('does not find %s in "%s"', (street, text) => {
    expect(isNamed(street, text)).toBe(false)
  })
})
