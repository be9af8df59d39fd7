import { locales, type Locale } from '@/domain/kernel/locales'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyWith, relations, today } from './listing.fixture'
import { toListingRows } from './to-listing-rows'

const salt = 'a secret of the test'

function rowsOf(differences: Readonly<Record<string, unknown>> = {}, day = today) {
  return toListingRows(propertyWith(differences), relations, locales, { today: day, salt })
}

function rowOf(differences: Readonly<Record<string, unknown>> = {}, locale: Locale = 'nl') {
  const row = rowsOf(differences).find((candidate) => candidate.locale === locale)
  if (row === undefined) throw new Error(`The example has no row in ${locale}`)
  return row
}

describe('which properties have rows', () => {
  it('makes a row per language in which the property is visible', () => {
    expect(rowsOf().map(({ locale }) => locale)).toEqual(['nl', 'fr', 'en', 'de'])
    expect(rowsOf({ visibleIn: ['fr'] }).map(({ locale }) => locale)).toEqual(['fr'])
    expect(rowsOf({ visibleIn: [] })).toHaveLength(4)
  })
  it('leaves out languages that the site does not have', () => {
    const rows = toListingRows(propertyWith(), relations, ['nl'], { today, salt })
    expect(rows.map(({ locale }) => locale)).toEqual(['nl'])
  })
  it.each(['prospect', 'cancelled', 'inactive'])('makes none for status %s', (status) => {
    expect(rowsOf({ status })).toEqual([])
  })
  it('makes none for a draft, nor before the day of publication', () => {
    expect(rowsOf({ _status: 'draft' })).toEqual([])
    expect(rowsOf({ publishedAt: '2026-12-24T09:00:00.000Z' })).toEqual([])
    expect(rowsOf({ publishedAt: null })).toEqual([])
  })
  it('keeps a sold property for 90 days and names its last day', () => {
    const sold = { status: 'sold', closedAt: '2026-11-01T12:00:00.000Z' }
    expect(rowOf(sold).visible_until).toBe('2027-01-30')
    expect(rowsOf(sold, '2027-01-30')).toHaveLength(4)
    expect(rowsOf(sold, '2027-01-31')).toEqual([])
  })
  it('names the property when its main type is gone', () => {
    expect(() => rowsOf({ mainType: 99 })).toThrow('Property 501')
  })
})

describe('the lists of a row', () => {
  it('counts what is for sale, an investment and in Spain', () => {
    expect(rowOf().lists).toEqual(['forSale'])
    expect(rowOf({ isInvestment: true }).lists).toEqual(['forSale', 'investment'])
    expect(rowOf({ countryId: '32', zip: '03181', place: null }).lists).toEqual([
      'forSale',
      'spain',
    ])
  })
  it('lists a sold property only as long as its marquee is shown', () => {
    const sold = { status: 'sold', closedAt: '2026-11-01T12:00:00.000Z', marquee: 23 }
    expect(rowOf(sold).lists).toEqual(['forSale'])
    expect(rowOf({ ...sold, marquee: null }).lists).toEqual([])
  })
  it('drops a marquee that has had its days', () => {
    expect(rowOf({ marquee: 21 }).card.marquee?.name).toBe('Nieuw')
    const old = rowOf({ marquee: 21, publishedAt: '2026-10-01T09:00:00.000Z' })
    expect(old.marquee_code).toBeNull()
    expect(old.card.marquee).toBeNull()
  })
})

describe('what the filters of a row ask for', () => {
  it('names the features that the property has', () => {
    const had = { hasTerrace: true, hasGarden: true, isFurnished: true, isNewBuild: true }
    expect(rowOf().features).toEqual([])
    expect(rowOf(had).features).toEqual(['garden', 'terrace', 'furnished', 'new-build'])
  })
  it('is open until somebody has an option on it, or on it as a unit', () => {
    expect(rowOf().is_open).toBe(true)
    expect(rowOf({ status: 'underOption' }).is_open).toBe(false)
    expect(rowOf({ project: 61, unit: { status: 'reserved' } }).is_open).toBe(false)
  })
  it('keeps the day of availability only while it counts', () => {
    const day = { availableFrom: '2027-03-01T11:00:00.000Z' }
    expect(rowOf({ ...day, availability: 'onDate' }).available_from).toBe('2027-03-01')
    expect(rowOf({ ...day, availability: 'immediately' })).toMatchObject({
      availability: 'immediately',
      available_from: null,
    })
  })
})

describe('the price of a row', () => {
  it('can be filtered on while it is public', () => {
    expect(rowOf().price).toBe(479_000)
  })
  it.each([
    { publishPrice: false },
    { price: 0 },
    { marquee: 23 },
    { status: 'sold', closedAt: '2026-11-01T12:00:00.000Z' },
    { status: 'reference' },
    { project: 61, unit: { status: 'sold' } },
  ])('is in no column when visitors may not know it: %o', (differences) => {
    const row = rowOf({ startPrice: null, ...differences })
    expect(row.price).toBeNull()
    expect(JSON.stringify(row)).not.toContain('479000')
  })
  it('counts an annuity by its bouquet, and hides that as well', () => {
    const annuity = { isAnnuity: true, annuityBouquet: 83_111, annuityMonthly: 955 }
    expect(rowOf(annuity).price).toBe(83_111)
    expect(JSON.stringify(rowOf({ ...annuity, publishPrice: false }))).not.toContain('83111')
  })
  it('invites bids from the start price', () => {
    expect(rowOf({ startPrice: 400_000 }).card.price).toMatchObject({
      amount: 400_000,
      prefix: 'offersFrom',
    })
  })
})

describe('what a hidden address leaves behind', () => {
  const hidden = { publishAddress: false }

  it('keeps street and number out of every column, titles and picture texts included', () => {
    const rows = rowsOf({
      ...hidden,
      title: { nl: 'Huis in de Verborgen-straat 12', fr: 'Maison' },
      areaName: 'VERBORGENSTRAAT',
    })
    expect(JSON.stringify(rows).toLowerCase().replaceAll('-', '')).not.toContain('verborgen')
    expect(rows[0]?.title).toBe('Woning')
  })
  it('never holds the true point, and moves it alike in every language', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 49.5, max: 51.5, noNaN: true }),
        fc.double({ min: 2.5, max: 6.4, noNaN: true }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (lat, lng, publicId) => {
          const rows = rowsOf({ ...hidden, lat, lng, publicId })
          const points = new Set(rows.map((row) => `${row.lat} ${row.lng}`))
          expect(points.size).toBe(1)
          expect(rows[0]?.point_is_approximate).toBe(true)
          expect(metresBetween({ lat, lng }, rows[0])).toBeGreaterThanOrEqual(249)
        },
      ),
    )
  })
  it('moves the units of one project together', () => {
    const one = rowOf({ ...hidden, project: 61, publicId: 100 })
    const other = rowOf({ ...hidden, project: 61, publicId: 101 })
    expect([other.lat, other.lng]).toEqual([one.lat, one.lng])
  })
  it('shows the true point of a public address', () => {
    expect(rowOf()).toMatchObject({ lat: 51.2194, lng: 4.4025, point_is_approximate: false })
  })
})

describe('a discreet property', () => {
  const discreet = rowOf({ isDiscreet: true, publishAddress: true })

  it('stands in the discreet list alone, and search engines stay away', () => {
    expect(discreet.lists).toEqual(['discreet'])
    expect(discreet.is_indexable).toBe(false)
  })
  it('has no point, no pictures and no reference, and does not name its street', () => {
    expect(discreet).toMatchObject({ lat: null, lng: null, record_file_key: null, picture_ids: [] })
    expect(discreet.card).toMatchObject({ pictures: [], recordFile: null })
    expect(JSON.stringify(discreet)).not.toContain('AN 12-7')
    expect(JSON.stringify(discreet).toLowerCase()).not.toContain('verborgen')
  })
  it('names neither the project that it is a unit of nor its place in it', () => {
    const unit = { lot: 'A.2.01', floor: 2, status: 'option' }
    const row = rowOf({ isDiscreet: true, project: 61, unit })
    expect(row.project_public_id).toBeNull()
    expect(row.card).toMatchObject({ projectPublicId: null, unit: null })
  })
})

describe('words of a row', () => {
  it('borrows the title of another language and says which', () => {
    expect(rowOf({}, 'fr').card).toMatchObject({ title: 'Maison de rangée avec jardin' })
    expect(rowOf({}, 'de').card).toMatchObject({
      title: 'Rijwoning met stadstuin',
      titleLocale: 'nl',
    })
  })
  it('names the town in the language of the reader', () => {
    expect(rowOf({}, 'fr').city).toBe('Anvers')
    expect(rowOf({ place: null }, 'fr').city).toBe('Anvers')
  })
  it('is found under every name of the town, its postcode, type and reference', () => {
    const { search_text: text } = rowOf()
    const wanted = ['anvers', 'antwerp', 'sinjorenstad', '2000', 'woning', 'an 12 7', 'stadstuin']
    expect(wanted.filter((word) => !text.includes(word))).toEqual([])
  })
  it('has one key for the town, whatever the language in which it was written', () => {
    const dutch = rowOf({ place: null })
    const french = rowOf({ place: null, city: 'ANVERS' })
    expect(french.city_key).toBe(dutch.city_key)
    expect(dutch.city_keys).toContain('anvers')
  })
})

describe('the pictures of a row', () => {
  it('are ready to be drawn, in the order of the editor', () => {
    expect(rowOf({ pictures: [92, 91] }).card.pictures).toEqual([
      expect.objectContaining({ mediaId: 92, alt: 'Keuken', focus: { x: 50, y: 50 } }),
      expect.objectContaining({ mediaId: 91, width: 1600, height: 1200, isVector: false }),
    ])
  })
  it('leave out files that were removed', () => {
    expect(rowOf({ pictures: [404, 92] }).picture_ids).toEqual([92])
  })
})

describe('units of a project', () => {
  it('name the project while it is public', () => {
    expect(rowOf({ project: 61 })).toMatchObject({ project_id: 61, project_public_id: 5 })
    expect(rowOf({ project: 62 })).toMatchObject({ project_id: 62, project_public_id: null })
  })
  it('carry lot, floor and status for the table of the project', () => {
    const unit = { lot: 'A.2.01', floor: 2, status: 'option' }
    expect(rowOf({ project: 61, unit }).card.unit).toEqual(unit)
    expect(rowOf({ unit }).card.unit).toBeNull()
  })
})

function metresBetween(
  one: { lat: number; lng: number },
  other: { lat: number | null; lng: number | null } | undefined,
): number {
  const north = (one.lat - (other?.lat ?? Number.NaN)) * 111_195
  const east =
    (one.lng - (other?.lng ?? Number.NaN)) * 111_195 * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}
