import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlaceNames } from '../places/place-name'
import { prepareSuggestions, suggestOfEach, type Suggestable } from './suggest'
import { findTypoDistance, mayBeNear, toLetterSet, typosAllowed } from './suggest-distance'
import { findTypedParts } from './suggest-highlight'

type Named = Suggestable & { id: string }

/** A place with all the names that the site knows for it. */
function place(name: string, zip: string, homes: number, others: readonly string[] = []): Named {
  const known = Object.values(findPlaceNames(name) ?? {})
  return { id: `${zip} ${name}`, names: [name, ...known, ...others], zip, homes }
}

function type(id: string, homes: number, names: readonly string[]): Named {
  return { id, names, zip: '', homes }
}

const places = prepareSuggestions([
  place('Antwerpen', '2000', 35),
  place('Antwerpen', '2018', 12),
  place('Gent', '9000', 24),
  place('Gentbrugge', '9050', 6),
  place('Genk', '3600', 9),
  place('Brugge', '8000', 14),
  place('Liège', '4000', 11),
  place('Bruxelles', '1000', 30),
  place('Sint-Niklaas', '9100', 7),
  place('Sint-Truiden', '3800', 3),
  place('Mechelen', '2800', 8),
  place('Leuven', '3000', 13),
  place('Kortrijk', '8500', 5),
  place('Oostende', '8400', 4),
  place('Kapelle-op-den-Bos', '1880', 2),
  place('Braine-l’Alleud', '1420', 3),
  place('La Louvière', '7100', 2),
  place('Sankt Vith', '4780', 2),
  place('Büllingen', '4760', 1, ['Bullange']),
  place('Eupen', '4700', 4),
  place('Mortsel', '2640', 6),
  place('Orihuela Costa', '03189', 5),
])

const types = prepareSuggestions([
  type('house', 40, ['Villa/Woning/Hoeve', 'Villa/Maison/Ferme', 'House/Villa/Farm']),
  type('apartment', 60, ['Appartement', 'Apartment', 'Wohnung']),
  type('studio', 8, ['Studio']),
  type('land', 9, ['Grond', 'Terrain', 'Land', 'Grundstück']),
  type('shop', 5, ['Handelspand', 'Commerce', 'Commercial property', 'Geschäftslokal']),
  type('garage', 7, ['Garage/parking', 'Garage/Stellplatz']),
])

const suggestOne = (prepared: typeof places, typed: string, most: number) =>
  suggestOfEach([{ prepared, most }], typed)[0] ?? []
const firstOf = (prepared: typeof places, typed: string) => suggestOne(prepared, typed, 6)[0]?.id

describe('suggestOfEach', () => {
  it('forgives no mistake in one kind where another kind fits to the letter', () => {
    const shelves = (typed: string) =>
      suggestOfEach(
        [
          { prepared: types, most: 4 },
          { prepared: places, most: 4 },
        ],
        typed,
      ).map((found) => found.map(({ id }) => id))
    expect(shelves('gand')).toEqual([[], ['9000 Gent']])
    expect(shelves('gronf')[0]).toEqual(['land'])
  })

  it.each([
    // as it is written, in each language
    ['Antwerpen', '2000 Antwerpen'],
    ['Anvers', '2000 Antwerpen'],
    ['Antwerp', '2000 Antwerpen'],
    ['Gent', '9000 Gent'],
    ['Gand', '9000 Gent'],
    ['Ghent', '9000 Gent'],
    ['Luik', '4000 Liège'],
    ['Lüttich', '4000 Liège'],
    ['Brussel', '1000 Bruxelles'],
    ['Brussels', '1000 Bruxelles'],
    ['Brüssel', '1000 Bruxelles'],
    ['Brügge', '8000 Brugge'],
    ['Bruges', '8000 Brugge'],
    ['Löwen', '3000 Leuven'],
    ['Malines', '2800 Mechelen'],
    ['Courtrai', '8500 Kortrijk'],
    ['Ostend', '8400 Oostende'],
    ['Bullange', '4760 Büllingen'],
    // without accents, hyphens, apostrophes and capitals
    ['liege', '4000 Liège'],
    ['LIÈGE', '4000 Liège'],
    ['bullingen', '4760 Büllingen'],
    ['sint niklaas', '9100 Sint-Niklaas'],
    ['st-niklaas', '9100 Sint-Niklaas'],
    ['St. Niklaas', '9100 Sint-Niklaas'],
    ['sankt vith', '4780 Sankt Vith'],
    ['st vith', '4780 Sankt Vith'],
    ['braine lalleud', '1420 Braine-l’Alleud'],
    ["Braine-l'Alleud", '1420 Braine-l’Alleud'],
    ['lalouviere', '7100 La Louvière'],
    ['kapelle op den bos', '1880 Kapelle-op-den-Bos'],
    // by postcode
    ['9000', '9000 Gent'],
    ['2018', '2018 Antwerpen'],
    ['03189', '03189 Orihuela Costa'],
    ['904', undefined],
    ['9000 gent', '9000 Gent'],
    ['gent 9000', '9000 Gent'],
    ['antwerpen 20', '2000 Antwerpen'],
    // while it is being typed
    ['a', '2000 Antwerpen'],
    ['gentb', '9050 Gentbrugge'],
    ['niklaas', '9100 Sint-Niklaas'],
    ['costa', '03189 Orihuela Costa'],
    ['bos kap', '1880 Kapelle-op-den-Bos'],
    // with mistakes
    ['antwerpn', '2000 Antwerpen'],
    ['antwrepen', '2000 Antwerpen'],
    ['antwerppen', '2000 Antwerpen'],
    ['antwr', '2000 Antwerpen'],
    ['ghnet', '9000 Gent'],
    ['gnet', '9000 Gent'],
    ['liegge', '4000 Liège'],
    ['mechlen', '2800 Mechelen'],
    ['luevn', undefined],
    ['kortijk', '8500 Kortrijk'],
    ['niklas', '9100 Sint-Niklaas'],
    ['bruxeles', '1000 Bruxelles'],
    ['ostnede', '8400 Oostende'],
    // what is no place
    ['9001', undefined],
    ['zzzz', undefined],
    ['', undefined],
    [' - ', undefined],
    ['%_\\', undefined],
  ])('answers "%s" with %s first', (typed, first) => {
    expect(firstOf(places, typed)).toBe(first)
  })

  it.each([
    ['appartement', 'apartment'],
    ['Wohnung', 'apartment'],
    ['apartement', 'apartment'],
    ['woning', 'house'],
    ['villa', 'house'],
    ['ferme', 'house'],
    ['terrain', 'land'],
    ['grundstuck', 'land'],
    ['Geschäfts', 'shop'],
    ['parking', 'garage'],
    ['sutdio', 'studio'],
    ['kasteel', undefined],
  ])('answers "%s" with the type %s', (typed, first) => {
    expect(firstOf(types, typed)).toBe(first)
  })

  it('puts the whole name before its beginning, and that before the beginning of a word', () => {
    const prepared = prepareSuggestions([
      place('Nieuw Lier', '1', 90),
      place('Liers', '2', 80),
      place('Lier', '3', 1),
    ])
    expect(suggestOne(prepared, 'lier', 5).map(({ id }) => id)).toEqual([
      '3 Lier',
      '2 Liers',
      '1 Nieuw Lier',
    ])
  })

  it('puts the place with more homes first where both fit as well', () => {
    expect(suggestOne(places, 'antwerpen', 2).map(({ id }) => id)).toEqual([
      '2000 Antwerpen',
      '2018 Antwerpen',
    ])
  })

  it('forgives no mistake where something fits to the letter', () => {
    expect(suggestOne(places, 'gent', 6).map(({ id }) => id)).toEqual([
      '9000 Gent',
      '9050 Gentbrugge',
    ])
  })

  it('puts fewer mistakes before more homes', () => {
    const prepared = prepareSuggestions([place('Hasselter', '1', 90), place('Hasseltje', '2', 1)])
    expect(suggestOne(prepared, 'haseltje', 2).map(({ id }) => id)[0]).toBe('2 Hasseltje')
  })

  it('gives no more than was asked for, and never fails, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
        expect(suggestOne(places, typed, 3).length).toBeLessThanOrEqual(3)
      }),
    )
  })
})

describe('typosAllowed', () => {
  it.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [20, 2],
  ])('allows a word of %d letters %d mistakes', (letters, typos) => {
    expect(typosAllowed(letters)).toBe(typos)
  })
})

describe('findTypoDistance', () => {
  it.each([
    ['ghnet', 'ghent', 1, { edits: 1, isWhole: true }],
    ['gent', 'gent', 1, { edits: 0, isWhole: true }],
    ['gant', 'gent', 1, { edits: 1, isWhole: true }],
    ['gen', 'gent', 1, { edits: 1, isWhole: true }],
    ['ggent', 'gent', 1, { edits: 1, isWhole: true }],
    ['antwr', 'antwerpen', 1, { edits: 1, isWhole: false }],
    ['bntwe', 'antwerpen', 1, null],
    ['gnte', 'gent', 1, null],
    ['', 'gent', 1, null],
  ])('from "%s" to "%s" with at most %d', (typed, name, most, distance) => {
    expect(findTypoDistance(typed, name, most)).toEqual(distance)
  })

  it('finds any name again with two neighbours swapped', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 4, maxLength: 12 })
    fc.assert(
      fc.property(word, fc.nat(10), (name, at) => {
        const place = at % (name.length - 1)
        const swapped = name.slice(0, place) + name[place + 1] + name[place] + name.slice(place + 2)
        expect(findTypoDistance(swapped, name, 1)).not.toBeNull()
      }),
    )
  })
})

describe('mayBeNear', () => {
  it('keeps every name that is within the distance', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdef'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (typed, name, most) => {
        const isNear = findTypoDistance(typed, name, most) !== null
        const mayBe = mayBeNear(toLetterSet(typed), toLetterSet(name), most)
        expect(isNear && !mayBe).toBe(false)
      }),
    )
  })
  it.each([
    ['ghnet', 'ghent', 1, true],
    ['gemete', 'gemeente', 1, true],
    ['zonnig', 'gemeente', 1, false],
  ])('says of "%s" and "%s" with %d mistakes: %s', (typed, name, most, answer) => {
    expect(mayBeNear(toLetterSet(typed), toLetterSet(name), most)).toBe(answer)
  })
})

describe('findTypedParts', () => {
  it.each([
    ['Gent', 'ge', ['Ge']],
    ['Liège', 'lie', ['Liè']],
    ['Großes Haus', 'gross', ['Groß']],
    ['Sint-Niklaas', 'nik', ['Nik']],
    ['Sint-Niklaas', 'niklaas sint', ['Sint', 'Niklaas']],
    ['Appartement', 'part', []],
    ['Appartement met part', 'part', ['part']],
    ['Gent', '9000', []],
    ['Gent', '', []],
    ['Gent', 'g ge', ['Ge']],
  ])('in "%s", of "%s", are %j', (shown, typed, parts) => {
    expect(findTypedParts(shown, typed).map(([start, end]) => shown.slice(start, end))).toEqual(
      parts,
    )
  })
})
