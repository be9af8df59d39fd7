import { propertyTypes } from '../../properties/property-types'
import { findPlaceNames } from '../../places/place-name'
import type { WordsContext, WordsPlace } from './words-reading'

function toPlace(name: string, zip: string, ...aliases: string[]): WordsPlace {
  return { name, zip, names: [...Object.values(findPlaceNames(name) ?? {}), ...aliases] }
}

/** A site with the usual types, and places whose names are hard to read. */
export const wordsContext: WordsContext = {
  types: propertyTypes.map(({ webId, key, names }) => ({
    webId,
    key,
    words: Object.values(names),
  })),
  places: [
    toPlace('Antwerpen', '2000', 'Antwerpen Centrum', 'Stad Antwerpen'),
    toPlace('Antwerpen', '2018', 'Haringrode'),
    toPlace('Antwerpen', '2060', 'Dam', 'Seefhoek'),
    toPlace('Deurne', '2100', 'Deurne Antwerpen'),
    toPlace('Mortsel', '2640'),
    toPlace('Kapellen', '2950'),
    toPlace('Schilde', '2970'),
    toPlace("'s-Gravenwezel", '2970'),
    toPlace('Lier', '2500'),
    toPlace('Mol', '2400'),
    toPlace('Heist-op-den-Berg', '2220'),
    toPlace('Mechelen', '2800'),
    toPlace('Leuven', '3000'),
    toPlace('Hasselt', '3500'),
    toPlace('Halle', '1500'),
    toPlace('Gent', '9000', 'Gent Centrum'),
    toPlace('Sint-Niklaas', '9100'),
    toPlace('Temse', '9140', 'Tamise'),
    toPlace('Zulte', '9870'),
    toPlace('Aalst', '9300'),
    toPlace('Brugge', '8000'),
    toPlace('Knokke-Heist', '8300', 'Knokke', 'Heist', 'Het Zoute'),
    toPlace('De Panne', '8660'),
    toPlace('Brussel', '1000', 'Brussel Stad', 'Bruxelles-Ville'),
    toPlace('Elsene', '1050'),
    toPlace('Sint-Joost-ten-Node', '1210'),
    toPlace('Sint-Gillis', '1060'),
    toPlace('Vorst', '1190'),
    toPlace('Ukkel', '1180'),
    toPlace('Waterloo', '1410'),
    toPlace('Eigenbrakel', '1420', 'Braine l’Alleud'),
    toPlace('Luik', '4000'),
    toPlace('Eupen', '4700'),
    toPlace('Sankt Vith', '4780', 'St. Vith'),
    toPlace('Namen', '5000', 'Jambes'),
    toPlace('La Louvière', '7100'),
    toPlace('Beloeil', '7970'),
    toPlace('Bergen', '7000'),
    toPlace('Luxemburg', '1616', 'Luxembourg', 'Gare'),
    toPlace('Torrevieja', '03181'),
    toPlace('Marbella', '29602'),
  ],
}
