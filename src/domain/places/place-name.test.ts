import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { placeAliases } from './place-aliases'
import {
  displayPlaceName,
  findPlaceNames,
  formatTown,
  localizedPlaceName,
  samePlace,
} from './place-name'

describe('displayPlaceName', () => {
  it.each([
    ['Kapelle-Op-Den-Bos', 'Kapelle-op-den-Bos'],
    ['KAPELLE-OP-DEN-BOS', 'Kapelle-op-den-Bos'],
    ['kapelle op den bos', 'Kapelle-op-den-Bos'],
    ['Heist-Op-Den-Berg', 'Heist-op-den-Berg'],
    ['Chapelle-Lez-Herlaimont', 'Chapelle-lez-Herlaimont'],
    ['Pilar De La Horadada', 'Pilar de la Horadada'],
    ['De Panne', 'De Panne'],
    ['LA LOUVIÈRE', 'La Louvière'],
    ['Nazareth-De Pinte', 'Nazareth-De Pinte'],
    ["BRAINE-L'ALLEUD", "Braine-l'Alleud"],
    ['  Sint-Genesius-Rode ', 'Sint-Genesius-Rode'],
    ['', ''],
  ])('writes %j as %j', (given, expected) => {
    expect(displayPlaceName(given)).toBe(expected)
  })
})

describe('samePlace', () => {
  it('knows a town by its name in every language', () => {
    expect(samePlace('Luik', 'Lüttich')).toBe(true)
    expect(samePlace('Antwerp', 'ANVERS')).toBe(true)
    expect(samePlace('Liege', 'Liège')).toBe(true)
  })
  it('does not look at spelling', () => {
    expect(samePlace('Kapelle-Op-Den-Bos', 'kapelle op den bos')).toBe(true)
    expect(samePlace("Braine-l'Alleud", 'Braine l’Alleud')).toBe(true)
  })
  it('keeps different places apart', () => {
    expect(samePlace('Halle', 'Halle-Zoersel')).toBe(false)
    expect(samePlace('Berchem', 'Sint-Agatha-Berchem')).toBe(false)
  })
})

describe('localizedPlaceName', () => {
  it('speaks the language of the reader', () => {
    expect(locales.map((locale) => localizedPlaceName('Gent', locale))).toEqual([
      'Gent',
      'Gand',
      'Ghent',
      'Gent',
    ])
    expect(localizedPlaceName('Mouscron', 'de')).toBe('Mouscron')
  })
  it('keeps a name that is the same everywhere', () => {
    expect(localizedPlaceName('Kapelle-Op-Den-Bos', 'fr')).toBe('Kapelle-op-den-Bos')
    expect(findPlaceNames('Knokke-Heist')).toBeNull()
  })
})

describe('placeAliases', () => {
  it('leads every spelling back to one place only', () => {
    const names = placeAliases.flatMap((entry) =>
      Object.values(entry).map((name) => [findPlaceNames(name), entry] as const),
    )
    expect(names.length).toBeGreaterThan(200)
    expect(names.every(([found, entry]) => found === entry)).toBe(true)
  })
})

describe('the town of an address', () => {
  it.each([
    [{ zip: '2000', city: 'Antwerpen' }, 'fr', '2000 Anvers'],
    [{ zip: '2000', city: 'Antwerpen' }, 'nl', '2000 Antwerpen'],
    [{ zip: null, city: 'Gent' }, 'de', 'Gent'],
    [{ zip: '9000', city: '' }, 'nl', '9000'],
    [{}, 'nl', ''],
  ] as const)('is for %o in %s: %j', (place, locale, town) => {
    expect(formatTown(place, locale)).toBe(town)
  })
})
