import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../places/countries'
import { propertyTypes } from '../properties/property-types'
import { isAvailableStatus, propertyStatuses } from '../properties/statuses'
import { fromCsv } from './from-csv'
import { fromJson } from './from-json'
import { fromKyero } from './from-kyero'
import { fromOpenImmo } from './from-open-immo'
import { listingSchema, type Listing } from './listing'
import { createElement, readFeed } from './listing.fixture'
import { createOffered, sender } from './offered-listing.fixture'
import { toPlainPrice, type OfferedListing } from './offered-listing'
import { csvColumns, toCsvCells } from './to-csv'
import { toJson } from './to-json'
import { toKyero } from './to-kyero'
import { toOpenImmo } from './to-open-immo'
import type { XmlElement } from './xml-element'

/** Whatever an editor may type; a lone dash is how other software writes "nothing". */
const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .map((value) => value.trim())
    .filter((value) => value !== '' && value !== '-' && !/^'[=+\-@]/.test(value))

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const decimal = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100)
const count = fc.integer({ min: 0, max: 999 })
const texts = fc.record(
  { nl: text(200), fr: text(200), en: text(200), de: text(200) },
  { requiredKeys: [] },
)

/** Any listing that may be on offer, in every state that the schema allows. */
const anyListing: fc.Arbitrary<Listing> = fc
  .record({
    reference: text(20),
    goal: fc.constantFrom('sale' as const, 'rent' as const),
    status: fc.constantFrom(...propertyStatuses.filter(isAvailableStatus)),
    webId: fc.constantFrom(...propertyTypes.map(({ webId }) => webId)),
    isAnnuity: fc.boolean(),
    isNewBuild: fc.boolean(),
    price: orNull(decimal(1, 9_999_999)),
    priceUnit: orNull(fc.integer({ min: 0, max: 7 })),
    publishPrice: fc.boolean(),
    countryIso: fc.constantFrom(...countries.map(({ iso }) => iso)),
    zip: fc.integer({ min: 1000, max: 9999 }).map(String),
    city: text(30),
    street: orNull(text(30)),
    houseNumber: orNull(text(10)),
    boxNr: orNull(text(10)),
    publishAddress: fc.boolean(),
    lat: orNull(decimal(-90, 90)),
    lng: orNull(decimal(-180, 180)),
    bedrooms: orNull(count),
    bathrooms: orNull(count),
    livingAreaM2: orNull(decimal(0, 9_999)),
    landAreaM2: orNull(decimal(0, 99_999)),
    buildYear: orNull(fc.integer({ min: 1000, max: 2200 })),
    energyKwhPerM2Year: orNull(decimal(-500, 2_000)),
    energyLabel: orNull(fc.constantFrom('A+', 'A', 'C', 'G')),
    energyCertificateCode: orNull(text(30)),
    co2KgPerM2Year: orNull(decimal(-500, 2_000)),
    titles: texts,
    descriptions: texts,
    pictures: fc.array(fc.webUrl({ validSchemes: ['https'] }), { maxLength: 4 }),
  })
  .map((values) => listingSchema.parse(values))

function must(element: XmlElement | null): XmlElement {
  if (element === null) throw new Error('The listing was left out')
  return element
}

const readKyero = (offered: OfferedListing) =>
  readFeed(
    fromKyero(
      createElement('root', [
        createElement('kyero', [createElement('feed_version', '3')]),
        must(toKyero(offered)),
      ]),
    ),
  )

const readOpenImmo = (offered: OfferedListing) =>
  readFeed(
    fromOpenImmo(
      createElement('openimmo', [createElement('anbieter', [must(toOpenImmo(offered, sender))])]),
    ),
  )

/** A table as any program writes one: every cell quoted. */
function quoteAll(rows: readonly (readonly unknown[])[]): string {
  const quote = (cell: unknown) => `"${String(cell ?? '').replaceAll('"', '""')}"`
  return rows.map((row) => row.map(quote).join(';')).join('\r\n')
}

/** What all formats of other people tell of a listing. */
function toShared(listing: Listing) {
  const price = toPlainPrice(listing)
  return {
    reference: listing.reference,
    goal: listing.goal,
    countryIso: listing.countryIso,
    zip: listing.zip,
    city: listing.city,
    publishPrice: price !== null,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    livingAreaM2: listing.livingAreaM2,
    landAreaM2: listing.landAreaM2,
    pictures: listing.pictures,
  }
}

const offer = (listing: Listing) => ({ ...createOffered(), listing })

describe('a listing that goes out and comes back', () => {
  it('is the same in our own JSON', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        const text = JSON.stringify({ listings: [toJson(offer(listing))] })
        expect(readFeed(fromJson(JSON.parse(text))).listings).toEqual([listing])
      }),
    )
  })

  it('is the same in a table', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        const table = quoteAll([csvColumns, toCsvCells(offer(listing))])
        expect(readFeed(fromCsv(table)).listings).toEqual([listing])
      }),
    )
  })

  it('keeps in Kyero what the format has a word for', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        const { listings, errors } = readKyero(offer(listing))
        expect(errors).toEqual([])
        expect(listings).toMatchObject([
          {
            ...toShared(listing),
            webId: listing.webId,
            isNewBuild: listing.isNewBuild,
            descriptions: listing.descriptions,
            lat: listing.lat,
            lng: listing.lng,
            price: Math.round(toPlainPrice(listing)?.amount ?? 0),
            energyLabel: listing.energyLabel?.[0] ?? null,
          },
        ])
      }),
    )
  })

  it('keeps in OpenImmo what the format has a word for', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        const { listings, errors } = readOpenImmo(offer(listing))
        expect(errors).toEqual([])
        const { street, houseNumber, boxNr, publishAddress, status } = listing
        const { buildYear, energyKwhPerM2Year, energyLabel } = listing
        expect(listings).toMatchObject([
          {
            ...toShared({ ...listing, priceUnit: listing.priceUnit === 5 ? 2 : listing.priceUnit }),
            ...{ street, houseNumber, boxNr, publishAddress, status },
            ...{ buildYear, energyKwhPerM2Year, energyLabel },
            webId: listing.webId === 3 ? 2 : listing.webId,
          },
        ])
      }),
    )
  })
})

describe('a price that the format has no word for', () => {
  const odd: readonly (readonly [what: string, changes: Partial<Listing>])[] = [
    ['a rent by the year', { goal: 'rent', priceUnit: 2 }],
    ['a price by the square metre', { priceUnit: 3 }],
    ['an annuity', { isAnnuity: true }],
    ['a unit of somebody else', { priceUnit: 99 }],
    ['a price that is kept back', { publishPrice: false }],
  ]
  it.each(odd)('is told on request: %s', (_what, changes) => {
    const offered = createOffered({ price: 1_234, ...changes })
    expect(readKyero(offered).listings).toMatchObject([{ publishPrice: false }])
    expect(readOpenImmo(offered).listings).toMatchObject([{ publishPrice: false }])
    expect(JSON.stringify([toKyero(offered), toOpenImmo(offered, sender)])).not.toContain('1234')
  })

  it('stays a rent by the week in Kyero, which knows one', () => {
    const weekly = createOffered({ goal: 'rent', price: 900, priceUnit: 5 })
    expect(readKyero(weekly).listings).toMatchObject([{ goal: 'rent', price: 900, priceUnit: 5 }])
  })
})

describe('what a format cannot tell at all', () => {
  it('is left out, and stays in our own formats', () => {
    const takeover = createOffered({ goal: 'takeover', webId: 6 })
    expect(toKyero(takeover)).toBeNull()
    expect(toOpenImmo(takeover, sender)).toBeNull()
    expect(readFeed(fromJson([toJson(takeover)])).listings).toMatchObject([{ goal: 'takeover' }])
    expect(toKyero(createOffered({ status: 'sold' }))).toBeNull()
  })

  it('is the other languages in OpenImmo: German if there is one, and the record says which', () => {
    const descriptions = { nl: 'Huis', de: 'Haus' }
    expect(readOpenImmo(createOffered({ descriptions })).listings).toMatchObject([
      { descriptions: { de: 'Haus' } },
    ])
    const dutch = createOffered({ descriptions: { nl: 'Huis' } })
    expect(readOpenImmo(dutch).listings).toMatchObject([{ descriptions: { nl: 'Huis' } }])
  })
})
