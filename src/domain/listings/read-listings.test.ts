import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { formatListingError } from './expectations'
import { leastValues, readListings } from './listing.fixture'

const malformed: readonly (readonly [field: string, value: unknown])[] = [
  ['goal', 'gift'],
  ['status', 9],
  ['webId', 8],
  ['price', -1],
  ['price', 'ask us'],
  ['price', Number.NaN],
  ['price', Number.POSITIVE_INFINITY],
  ['price', {}],
  ['zip', '20000'],
  ['zip', undefined],
  ['city', ''],
  ['city', ['Antwerpen']],
  ['countryIso', 'XX'],
  ['lat', 91],
  ['lng', '4,4'],
  ['bedrooms', 1.5],
  ['bedrooms', 1e9],
  ['publishAddress', 'perhaps'],
  ['titles', 'Huis'],
  ['pictures', ['file:///etc/passwd']],
  ['pictures', ['javascript:alert(1)']],
  ['pictures', [null]],
]

describe('records that come in', () => {
  it.each(malformed)('name a faulty %s (%j) and leave the others in', (field, value) => {
    const read = readListings([
      { values: { ...leastValues, reference: 'A-1' } },
      { values: { ...leastValues, reference: 'A-2', [field]: value } },
      { values: { ...leastValues, reference: 'A-3' } },
    ])
    expect(read.listings.map(({ reference }) => reference)).toEqual(['A-1', 'A-3'])
    expect(read.errors.map(({ record, field }) => `${record} ${field}`)).toEqual([`A-2 ${field}`])
    expect(read.seen).toEqual(['A-1', 'A-2', 'A-3'])
  })

  it('are told by their place where they have no reference', () => {
    const { errors } = readListings([{ values: leastValues }, { values: {} }])
    expect(new Set(errors.map(({ record }) => record))).toEqual(new Set(['#2']))
    expect(errors).toContainEqual({
      record: '#2',
      field: 'reference',
      sourceField: 'reference',
      problem: 'missing',
    })
  })

  it('come in without what no database keeps', () => {
    const { listings, errors } = readListings([
      {
        values: {
          ...leastValues,
          reference: 'A\u0000-1',
          city: 'Gent\uD800',
          titles: { nl: '\u0000Huis \u{1F3E0} \uDC00' },
          pictures: ['https://a.example/\u0000a\uDBFF.jpg'],
        },
      },
    ])
    expect(errors).toEqual([])
    expect(listings[0]).toMatchObject({
      reference: 'A-1',
      city: 'Gent\uFFFD',
      titles: { nl: 'Huis \u{1F3E0} \uFFFD' },
      pictures: ['https://a.example/a\uFFFD.jpg'],
    })
  })

  it('come in once where two references differ in capitals and spaces alone', () => {
    const read = readListings([
      { values: { ...leastValues, reference: 'AB 1' } },
      { values: { ...leastValues, reference: 'ab1' } },
      { values: { ...leastValues, reference: 'AB 2' } },
    ])
    expect(read.listings.map(({ reference }) => reference)).toEqual(['AB 1', 'AB 2'])
    expect(read.errors).toEqual([
      { record: 'ab1', field: 'reference', sourceField: 'reference', problem: 'repeated' },
    ])
    expect(read.seen).toEqual(['AB 1', 'ab1', 'AB 2'])
  })

  it('come in once where a reference is repeated', () => {
    const read = readListings([
      { values: leastValues },
      { values: { ...leastValues, city: 'Gent' } },
    ])
    expect(read.listings.map(({ city }) => city)).toEqual(['Antwerpen'])
    expect(read.errors).toMatchObject([{ record: 'A-1', field: 'reference', problem: 'repeated' }])
  })

  it('hide the address unless the sender shows it', () => {
    expect(readListings([{ values: leastValues }]).listings[0]?.publishAddress).toBe(false)
  })

  it('may be taken back without another word', () => {
    const read = readListings([{ values: { reference: 'A-9' }, isWithdrawn: true }])
    expect(read).toEqual({ listings: [], withdrawn: ['A-9'], seen: ['A-9'], errors: [] })
  })

  it('are told with every fault at once, what came and what the home is called', () => {
    const { errors } = readListings([
      {
        values: {
          ...leastValues,
          countryIso: 'BE',
          zip: '20000',
          price: 'bel ons '.repeat(10),
          titles: { fr: 'Maison' },
          pictures: ['https://a.example/1.jpg', 'file:///etc/passwd'],
        },
      },
    ])
    expect(errors.map(({ field, value, title }) => [field, value, title])).toEqual([
      ['price', 'bel ons bel ons bel ons bel ons bel ons…', 'Maison'],
      ['pictures', 'file:///etc/passwd', 'Maison'],
      ['zip', '20000', 'Maison'],
    ])
  })

  it('tell what is missing, and what was read before values were kept, in whole sentences', () => {
    const error = { record: '#1', field: 'city', sourceField: 'plaats' } as const
    expect(formatListingError({ ...error, problem: 'missing' }, 'nl')).toBe(
      'Gemeente (plaats) ontbreekt. Verwacht wordt: een tekst van 1 tot 80 tekens.',
    )
    expect(formatListingError({ ...error, problem: 'invalid' }, 'fr')).toBe(
      'Commune (plaats) n’a pas de valeur valable. Valeur attendue\u00A0: un texte de 1 à 80 caractères.',
    )
  })

  it('tell an editor the field by its name and the sender’s, and what was expected', () => {
    const { errors } = readListings([{ values: { ...leastValues, price: 'x' } }], {
      price: 'preise/kaufpreis',
    })
    const [sentence] = errors.map((error) => formatListingError(error, 'nl'))
    expect(sentence).toBe(
      '“x” is geen geldige waarde voor Prijs (preise/kaufpreis). Verwacht wordt: een bedrag in euro, 0 tot 99.999.999.',
    )
    const inAll = locales.map((locale) => errors.map((error) => formatListingError(error, locale)))
    expect(new Set(inAll.flat()).size).toBe(locales.length)
  })
})
