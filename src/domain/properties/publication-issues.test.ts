import { describe, expect, it } from 'vitest'
import { isPublishable, publicationIssues, type PublicationFacts } from './publication-issues'

const complete: PublicationFacts = {
  goal: 'sale',
  isResidential: true,
  isBuilt: true,
  isLongLease: false,
  publishPrice: true,
  price: 479_000,
  commonCharges: 50,
  metersAreIndividual: true,
  publishAddress: true,
  street: 'Kerkstraat',
  houseNumber: '12',
  energyKwhPerM2Year: 268,
  energyTotalKwhYear: 41_000,
  co2KgPerM2Year: 52,
  eLevel: null,
  energyLabel: 'C',
  energyCertificateCode: '20260101-0000000001-RES-1',
  isNewBuildWithoutCertificate: false,
  pScore: 'A',
  gScore: 'B',
  isInFloodArea: false,
  isInRiverbankZone: false,
  floodReportDate: '2026-01-15',
  planning: {
    permit: 'Vg',
    destination: 'Wg',
    enforcement: 'Gmo',
    preemption: 'Gvkr',
    subdivision: 'Gvv',
  },
  zoning: "zone d'habitat",
  planningInfoUrl: null,
}

const today = '2026-06-01'
const inFlanders = (facts: Partial<PublicationFacts>) =>
  publicationIssues({ ...complete, ...facts }, { region: 'flanders', today })
const inBrussels = (facts: Partial<PublicationFacts>) =>
  publicationIssues({ ...complete, ...facts }, { region: 'brussels', today })
const inWallonia = (facts: Partial<PublicationFacts>) =>
  publicationIssues({ ...complete, ...facts }, { region: 'wallonia', today })

describe('publicationIssues', () => {
  it('finds nothing wrong with a complete advertisement, for sale or for rent', () => {
    expect([inFlanders({}), inBrussels({}), inWallonia({})]).toEqual([[], [], []])
    const rent: Partial<PublicationFacts> = { goal: 'rent', price: 950 }
    expect([inFlanders(rent), inBrussels(rent), inWallonia(rent)]).toEqual([[], [], []])
  })

  it('asks nothing outside Belgium', () => {
    const bare: PublicationFacts = { ...complete, energyLabel: null, pScore: null, zoning: null }
    expect(publicationIssues(bare, { region: null, today })).toEqual([])
  })

  it('P0: refuses a Belgian advertisement of which nobody knows the region', () => {
    expect(publicationIssues(complete, { region: 'unknown', today })).toEqual([
      { code: 'P0', level: 'blocking', field: 'postcode' },
    ])
  })

  it.each([inFlanders, inBrussels, inWallonia])(
    'P1: refuses a home for rent without rent and charges',
    (issues) => {
      expect(issues({ goal: 'rent', publishPrice: false })).toEqual([
        { code: 'P1', level: 'blocking', field: 'publishPrice' },
      ])
      expect(issues({ goal: 'rent', price: 0, commonCharges: null })).toEqual([
        { code: 'P1', level: 'blocking', field: 'price' },
        { code: 'P1', level: 'blocking', field: 'commonCharges' },
      ])
    },
  )
  it('P1: allows charges of zero, a hidden sale price and a hidden rent of a shop', () => {
    expect(inFlanders({ goal: 'rent', commonCharges: 0 })).toEqual([])
    expect(inFlanders({ publishPrice: false })).toEqual([])
    expect(inFlanders({ goal: 'rent', publishPrice: false, isResidential: false })).toEqual([])
  })

  it('P2: asks in Brussels alone whether the meters are individual', () => {
    const unknown: Partial<PublicationFacts> = { goal: 'rent', metersAreIndividual: null }
    expect(inBrussels(unknown)).toEqual([
      { code: 'P2', level: 'blocking', field: 'metersAreIndividual' },
    ])
    expect(inBrussels({ ...unknown, metersAreIndividual: false })).toEqual([])
    expect(inFlanders(unknown)).toEqual([])
  })

  it('P3: asks for both flood scores, and for the parcel alone on bare land', () => {
    expect(inFlanders({ pScore: null, gScore: null })).toEqual([
      { code: 'P3', level: 'blocking', field: 'pScore' },
      { code: 'P3', level: 'blocking', field: 'gScore' },
    ])
    expect(inFlanders({ isBuilt: false, gScore: null })).toEqual([])
  })
  it('P3: asks for flood scores on a long lease, not on an ordinary one', () => {
    expect(inFlanders({ goal: 'rent', isLongLease: true, pScore: null })).toEqual([
      { code: 'P3', level: 'blocking', field: 'pScore' },
    ])
    expect(inFlanders({ goal: 'rent', pScore: null })).toEqual([])
  })

  it('P4: announces the flood symbol for a score of D', () => {
    expect(inFlanders({ pScore: 'D' })).toEqual([{ code: 'P4', level: 'info', field: 'pScore' }])
    expect(inFlanders({ gScore: 'D' })).toEqual([{ code: 'P4', level: 'info', field: 'gScore' }])
  })

  it('P5: warns while flood area and riverbank zone are unknown', () => {
    expect(inFlanders({ isInFloodArea: null, isInRiverbankZone: null })).toEqual([
      { code: 'P5', level: 'warning', field: 'isInFloodArea' },
      { code: 'P5', level: 'warning', field: 'isInRiverbankZone' },
    ])
  })

  it('P6: warns when the flood report is older than a year or missing', () => {
    const old = [{ code: 'P6', level: 'warning', field: 'floodReportDate' }]
    expect(inFlanders({ floodReportDate: '2025-06-01' })).toEqual([])
    expect(inFlanders({ floodReportDate: '2025-05-31' })).toEqual(old)
    expect(inFlanders({ floodReportDate: null })).toEqual(old)
  })

  it('P7: asks for all five planning answers', () => {
    const planning = {
      permit: null,
      destination: '',
      enforcement: null,
      preemption: null,
      subdivision: null,
    }
    expect(inFlanders({ planning }).map(({ code, level, field }) => [code, level, field])).toEqual([
      ['P7', 'blocking', 'planning.permit'],
      ['P7', 'blocking', 'planning.destination'],
      ['P7', 'blocking', 'planning.enforcement'],
      ['P7', 'blocking', 'planning.preemption'],
      ['P7', 'blocking', 'planning.subdivision'],
    ])
  })
  it('P7: lets "on request" pass with a warning for enforcement only', () => {
    const planning = { ...complete.planning, enforcement: 'onRequest', permit: 'onRequest' }
    expect(inFlanders({ planning })).toEqual([
      { code: 'P7', level: 'blocking', field: 'planning.permit' },
      { code: 'P7', level: 'warning', field: 'planning.enforcement' },
    ])
  })

  it('P8: makes the certificate code compulsory when the address is hidden', () => {
    const missing = [{ code: 'P8', level: 'blocking', field: 'energyCertificateCode' }]
    expect(inFlanders({ publishAddress: false, energyCertificateCode: null })).toEqual(missing)
    expect(inFlanders({ houseNumber: null, energyCertificateCode: '-' })).toEqual(missing)
    expect(inFlanders({ energyCertificateCode: null })).toEqual([])
    expect(inFlanders({ publishAddress: false })).toEqual([])
  })
  it('P8: asks for the score of a home, for sale or for rent, and of nothing else', () => {
    const missing = [{ code: 'P8', level: 'blocking', field: 'energyKwhPerM2Year' }]
    expect(inFlanders({ energyKwhPerM2Year: null })).toEqual(missing)
    expect(inFlanders({ goal: 'rent', energyKwhPerM2Year: null })).toEqual(missing)
    expect(inFlanders({ isResidential: false, energyKwhPerM2Year: null })).toEqual([])
  })

  it('P9: accepts a new building without a certificate, and asks for its E-level', () => {
    const newBuild: Partial<PublicationFacts> = {
      isNewBuildWithoutCertificate: true,
      energyKwhPerM2Year: null,
      energyCertificateCode: null,
      publishAddress: false,
    }
    expect(inFlanders(newBuild)).toEqual([{ code: 'P9', level: 'warning', field: 'eLevel' }])
    expect(inFlanders({ ...newBuild, eLevel: 20 })).toEqual([
      { code: 'P9', level: 'info', field: 'eLevel' },
    ])
  })

  it('P10: takes "PEB en cours" for no certificate', () => {
    expect(inWallonia({ energyLabel: 'PEB en cours' })).toEqual([
      { code: 'P10', level: 'blocking', field: 'energyLabel' },
    ])
    expect(inWallonia({ energyCertificateCode: 'En cours' })).toEqual([
      { code: 'P10', level: 'blocking', field: 'energyCertificateCode' },
    ])
  })

  it('P11: asks in Wallonia for the indicators of the certificate', () => {
    const none: Partial<PublicationFacts> = {
      energyLabel: null,
      energyKwhPerM2Year: null,
      energyTotalKwhYear: null,
    }
    expect(inWallonia(none)).toEqual([
      { code: 'P11', level: 'blocking', field: 'energyLabel' },
      { code: 'P11', level: 'blocking', field: 'energyKwhPerM2Year' },
      { code: 'P11', level: 'blocking', field: 'energyTotalKwhYear' },
    ])
    expect(inWallonia({ ...none, isResidential: false })).toEqual([])
  })

  it('P12: asks in Brussels for the class, and would like the CO₂', () => {
    expect(inBrussels({ energyLabel: 'EPB in aanvraag', co2KgPerM2Year: null })).toEqual([
      { code: 'P12', level: 'blocking', field: 'energyLabel' },
      { code: 'P12', level: 'warning', field: 'co2KgPerM2Year' },
    ])
    expect(inBrussels({ isResidential: false, energyLabel: null })).toEqual([])
  })

  it('P13: asks in Brussels for the planning destination or where it can be read', () => {
    expect(inBrussels({ zoning: null })).toEqual([
      { code: 'P13', level: 'blocking', field: 'zoning' },
    ])
    expect(inBrussels({ zoning: null, planningInfoUrl: 'https://example.com/plan' })).toEqual([])
    expect(inBrussels({ goal: 'rent', zoning: null })).toEqual([])
  })

  it('P14: warns in Wallonia when the planning destination is missing', () => {
    expect(inWallonia({ zoning: ' ' })).toEqual([
      { code: 'P14', level: 'warning', field: 'zoning' },
    ])
  })

  it('asks of a business for transfer no more than of a business', () => {
    const business: Partial<PublicationFacts> = {
      goal: 'takeover',
      isResidential: false,
      pScore: null,
      zoning: null,
      energyLabel: null,
    }
    expect([inFlanders(business), inBrussels(business), inWallonia(business)]).toEqual([[], [], []])
  })
})

describe('isPublishable', () => {
  it('lets warnings pass and stops at a block', () => {
    expect(isPublishable(inWallonia({ zoning: null }))).toBe(true)
    expect(isPublishable(inWallonia({ energyLabel: null }))).toBe(false)
  })
})
