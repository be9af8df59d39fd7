import { describe, expect, it } from 'vitest'
import type { Region } from '../places/region'
import { mandatoryMentions, type MentionFacts } from './mandatory-mentions'
import { publicationIssues } from './publication-issues'

const facts: MentionFacts = {
  goal: 'sale',
  isResidential: true,
  isBuilt: true,
  isLongLease: false,
  publishPrice: true,
  price: 100_000,
  commonCharges: 0,
  metersAreIndividual: true,
  publishAddress: true,
  street: 'Kaai',
  houseNumber: '1',
  energyKwhPerM2Year: 200,
  energyTotalKwhYear: 20_000,
  co2KgPerM2Year: 40,
  eLevel: null,
  energyLabel: 'C',
  energyCertificateCode: '1',
  isNewBuildWithoutCertificate: false,
  pScore: 'A',
  gScore: 'A',
  isInFloodArea: false,
  isInRiverbankZone: false,
  floodReportDate: '2026-01-01',
  planning: {
    permit: 'Vg',
    destination: 'Wg',
    enforcement: 'Gmo',
    preemption: 'Gvkr',
    subdivision: 'Gvv',
  },
  zoning: 'Wg',
  planningInfoUrl: 'https://stad.example',
  hasRenovationDuty: false,
}

const planning = ['permit', 'destination', 'enforcement', 'preemption', 'subdivision']

type Case = readonly [Region, string, Partial<MentionFacts>, readonly string[]]

const cases: readonly Case[] = [
  [
    'flanders',
    'a home for sale',
    {},
    ['energyScore', 'certificate', 'parcelFlood', 'buildingFlood', ...planning],
  ],
  [
    'flanders',
    'a home with label E in the water',
    { hasRenovationDuty: true, gScore: 'D', isInFloodArea: true, isInRiverbankZone: true },
    [
      ...['energyScore', 'certificate', 'renovationDuty', 'parcelFlood', 'buildingFlood'],
      ...['floodSymbol', 'floodZone', 'riverbankZone', ...planning],
    ],
  ],
  ['flanders', 'a plot', { isBuilt: false, isResidential: false }, ['parcelFlood', ...planning]],
  [
    'flanders',
    'a home for rent',
    { goal: 'rent' },
    ['price', 'charges', 'energyScore', 'certificate'],
  ],
  [
    'flanders',
    'a new home without a certificate',
    { isNewBuildWithoutCertificate: true, energyKwhPerM2Year: null },
    ['eLevel', 'parcelFlood', 'buildingFlood', ...planning],
  ],
  ['flanders', 'a business', { goal: 'takeover', isResidential: false }, []],
  ['brussels', 'a home for sale', {}, ['energyLabel', 'co2', 'zoning', 'planningInfo']],
  [
    'brussels',
    'a home for rent',
    { goal: 'rent' },
    ['price', 'charges', 'meters', 'energyLabel', 'co2'],
  ],
  [
    'wallonia',
    'a home for sale',
    {},
    ['energyLabel', 'energyScore', 'energyTotal', 'certificate', 'zoning'],
  ],
  [
    'wallonia',
    'a home for rent',
    { goal: 'rent' },
    ['price', 'charges', 'energyLabel', 'energyScore', 'energyTotal', 'certificate'],
  ],
]

describe('what a print has to mention', () => {
  it.each(cases)('in %s of %s', (region, _what, changes, mentions) => {
    expect(mandatoryMentions({ ...facts, ...changes }, region)).toEqual(mentions)
  })

  it('is nothing abroad', () => {
    expect(mandatoryMentions(facts, null)).toEqual([])
  })

  it('grows to planning and water when a lease lasts for more than nine years', () => {
    const lease = mandatoryMentions({ ...facts, goal: 'rent', isLongLease: true }, 'flanders')
    expect(lease).toEqual(expect.arrayContaining(['parcelFlood', ...planning]))
  })

  it.each(['flanders', 'brussels', 'wallonia'] as const)(
    'names nothing that a home in %s could be published without',
    (region) => {
      // With every fact told, the gate has nothing to ask, and every mention can be made.
      const issues = publicationIssues(facts, { region, today: '2026-06-01' })
      expect(issues.filter(({ level }) => level === 'blocking')).toEqual([])
      const gaps = { ...facts, energyCertificateCode: null, energyLabel: null, zoning: null }
      const asked = publicationIssues(
        { ...gaps, energyKwhPerM2Year: null, planningInfoUrl: null, publishAddress: false },
        { region, today: '2026-06-01' },
      )
      const fields: Readonly<Record<string, string>> = {
        energyKwhPerM2Year: 'energyScore',
        energyLabel: 'energyLabel',
        energyCertificateCode: 'certificate',
        zoning: 'zoning',
      }
      const mentions = mandatoryMentions(facts, region)
      for (const { field } of asked) expect(mentions).toContain(fields[field] ?? field)
    },
  )
})
