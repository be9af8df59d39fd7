import { describe, expect, it } from 'vitest'
import { createStreetFinder } from './street-spellings'

const isNamed = (street: string, text: string) => createStreetFinder(street)?.(text) ?? false

describe('createStreetFinder', () => {
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
    ['Sint-Jacobsmarkt', 'Loft op de St-Jacobsmarkt'],
    ['Sint-Jacobsmarkt', 'Loft op de St. Jacobsmarkt 5'],
    ['Sint-Jacobsmarkt', 'Loft op de Sint Jacobsmarkt'],
    ['Sint-Jacobsmarkt', 'loft, stjacobsmarkt 5'],
    ['St-Jacobsmarkt', 'Loft op de Sint-Jacobsmarkt'],
    ['St. Jacobsmarkt', 'Loft op de SINT JACOBSMARKT'],
    ['Sintjacobsmarkt', 'Loft op de St.-Jacobsmarkt'],
    ['Sint-Jansstraat', 'Huis St.-Jansstr. 3'],
    ['Oude Sint-Jansstraat', 'Huis in de Oude St Jansstraat'],
    ['Rue Saint-Jacques', 'Maison rue St-Jacques'],
    ['Rue St Jacques', 'Maison rue Saint-Jacques'],
    ['Rue Sainte-Anne', 'Maison rue Ste-Anne 4'],
    ['Rue Ste. Anne', 'Maison rue Sainte Anne 4'],
    ['Avenue Sainte-Anne', 'Maison av. Ste Anne'],
    ['Sankt-Vither Straße', 'Haus St. Vither Str. 7'],
    ['St.-Vither-Straße', 'Haus Sankt Vither Strasse 7'],
    ['Sint-Jacobsmarkt / Marché Saint-Jacques', 'marché St.-Jacques'],
    ['Lei', 'Huis aan de Lei 4'],
    ['Lei', 'Wonen op de LEI'],
    ['Dam 12', 'Loft, Dam 12'],
    ['Dam', 'Loft aan de Dam.'],
    ['Dam (Zuid)', 'Loft op de Dam'],
    ['’t Ei', 'Boerderij aan ’t Ei'],
    ['Lei / Quai', 'Huis, lei 3'],
  ])('finds %s in "%s"', (street, text) => {
    expect(isNamed(street, text)).toBe(true)
  })

  it.each([
    ['Mutsaardstraat', 'Huis in de Kerkstraat'],
    ['Lei', 'Klein huis in Leiden'],
    ['', 'Huis'],
    ['12', 'Huis met 12 kamers'],
    ['Dam', 'Huis in Damme met panoramadak'],
    ['Dam', 'Huis in Amsterdam'],
    ['Lei', 'Geleid bezoek, leien dak, veilei'],
    ['A', 'Maison à deux pas'],
    ['Kerkstraat (BE)', 'To be sold'],
    ['Sint-Jacobsmarkt', 'Huis bij de markt van Sint-Niklaas'],
    ['Stationsstraat', 'Sint-Annastraat'],
  ])('does not find %s in "%s"', (street, text) => {
    expect(isNamed(street, text)).toBe(false)
  })

  it.each(['', ' ', '12', '-'])('has nothing to look for in "%s"', (street) => {
    expect(createStreetFinder(street)).toBeNull()
  })
})
