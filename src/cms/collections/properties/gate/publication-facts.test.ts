import { describe, expect, it } from 'vitest'
import { isLawKnown, issuesOf, recordFieldOf, type LawRecord } from './publication-facts'

const today = '2026-11-24'
const house = 1
const land = 4

/** A Flemish house for sale of which everything is known. */
const complete: LawRecord = {
  status: 'active',
  goal: 'sale',
  zip: '2000',
  countryId: '10',
  publishAddress: true,
  street: 'Kerkstraat',
  houseNumber: '12',
  publishPrice: true,
  price: 400_000,
  energyPerformance: 180,
  pScore: 'A',
  gScore: 'B',
  floodReportDate: '2026-06-01T10:00:00.000Z',
  areaApplication: 'Wg',
  hasPermit: 'yes',
  hasAllotmentPermit: 'no',
  hasPreemptiveRight: 'no',
  hasSummons: 'no',
  judicialDecision: '0',
}

/** The fields of the form that are asked for, each with the rule and how much it weighs. */
function asks(record: LawRecord, webId: number | null = house): string[] {
  return issuesOf(record, { webId, today }).map(
    ({ code, level, field }) => `${code} ${level} ${recordFieldOf[field]}`,
  )
}

describe('what the law asks of a record', () => {
  it('is nothing where all is filled in', () => {
    expect(asks(complete)).toEqual([])
  })

  it('is nothing abroad, and nothing of what is no longer on offer', () => {
    const bare: LawRecord = { goal: 'sale', status: 'active', zip: '2000', countryId: '10' }
    expect(asks(bare)).not.toEqual([])
    expect(asks({ ...bare, countryId: '50', zip: '03001' })).toEqual([])
    expect(asks({ ...bare, countryId: '32' })).toEqual([])
    const closed = ['sold', 'rented', 'cancelled', 'inactive', 'reference'] as const
    for (const status of closed) expect(asks({ ...bare, status })).toEqual([])
    expect(asks({ ...bare, status: 'prospect' })).toEqual(asks(bare))
  })

  it.each<[string, LawRecord]>([
    ['no postcode', { ...complete, zip: null }],
    ['half a postcode', { ...complete, zip: '20' }],
    ['neither postcode nor country', { status: 'active', goal: 'sale' }],
  ])('is a postcode first where there is %s, and nobody can say what else', (_what, record) => {
    expect(asks(record)).toEqual(['P0 blocking zip'])
    expect(isLawKnown(record, house)).toBe(false)
  })

  it('can be said once type and region are known, and abroad', () => {
    expect(isLawKnown(complete, house)).toBe(true)
    expect(isLawKnown(complete, null)).toBe(false)
    expect(isLawKnown({ countryId: '32' }, house)).toBe(true)
  })

  it('names the field of the form for every planning question', () => {
    const planning = {
      areaApplication: null,
      hasPermit: null,
      hasAllotmentPermit: null,
      hasPreemptiveRight: null,
      hasSummons: null,
      judicialDecision: null,
    }
    expect(asks({ ...complete, ...planning }).toSorted()).toEqual([
      'P7 blocking areaApplication',
      'P7 blocking hasAllotmentPermit',
      'P7 blocking hasPermit',
      'P7 blocking hasPreemptiveRight',
      'P7 blocking judicialDecision',
    ])
  })

  it('takes a summons for an answer on enforcement, and a decision on request with a warning', () => {
    expect(asks({ ...complete, judicialDecision: null, hasSummons: 'yes' })).toEqual([])
    expect(asks({ ...complete, judicialDecision: '2' })).toEqual(['P7 warning judicialDecision'])
  })

  it('asks for the code of the certificate where the address is hidden', () => {
    const hidden = { ...complete, publishAddress: false }
    expect(asks(hidden)).toEqual(['P8 blocking epcUniqueCode'])
    expect(asks({ ...hidden, epcUniqueCode: 'UC: 245' })).toEqual([])
  })

  it('asks for no building score and no energy of bare land', () => {
    expect(asks({ ...complete, gScore: null, energyPerformance: null }, land)).toEqual([])
    expect(asks({ ...complete, pScore: null }, land)).toEqual(['P3 blocking pScore'])
  })

  it('asks for rent, charges and meters of a home to let in Brussels', () => {
    const flat: LawRecord = {
      status: 'active',
      goal: 'rent',
      zip: '1000',
      countryId: '10',
      epcLabelText: 'C',
      epcCo2: 30,
    }
    expect(asks(flat).toSorted()).toEqual([
      'P1 blocking chargesRenter',
      'P1 blocking price',
      'P1 blocking publishPrice',
      'P2 blocking individualMeters',
    ])
    const told = {
      publishPrice: true,
      price: 900,
      chargesRenter: 0,
      individualMeters: 'no',
    } as const
    expect(asks({ ...flat, ...told })).toEqual([])
    expect(asks({ ...flat, ...told, isLongLease: true })).toEqual(['P13 blocking areaApplication'])
  })

  it('lets the planning information of Brussels be a text', () => {
    const sale: LawRecord = {
      ...complete,
      zip: '1050',
      areaApplication: null,
      epcLabelText: 'B',
      epcCo2: 1,
    }
    expect(asks(sale)).toEqual(['P13 blocking areaApplication'])
    expect(asks({ ...sale, planningInformation: 'https://wonen.example/dossier' })).toEqual([])
  })

  it('asks for the E-level of new build without a certificate', () => {
    const fresh = { ...complete, isNewBuild: true, energyPerformance: null }
    expect(asks(fresh)).toEqual(['P9 warning eLevel'])
    expect(asks({ ...fresh, eLevel: 20 })).toEqual(['P9 info eLevel'])
    expect(asks({ ...fresh, isNewBuild: false })).toEqual(['P8 blocking energyPerformance'])
  })
})
