import { beforeAll, describe, expect, it } from 'vitest'
import { regionOfPostcode } from '@/domain/places/region'
import { findPropertyType } from '@/domain/properties/property-types'
import { publicationIssues, type PublicationFacts } from '@/domain/properties/publication-issues'
import { isAvailableStatus } from '@/domain/properties/statuses'
import { readSeedData } from './read-data'
import type { SeedProperty } from './schema/listing'

const today = '2026-11-21'
const dayMs = 86_400_000

let properties: SeedProperty[]

beforeAll(async () => {
  const data = await readSeedData()
  properties = data.properties.filter(({ status }) => isAvailableStatus(status))
})

const answer = (value: 'yes' | 'no' | undefined, yes: string, no: string): string | null =>
  ({ yes, no, unknown: null })[value ?? 'unknown']

const daysAgo = (days: number | undefined): string | null =>
  days === undefined ? null : new Date(Date.parse(today) - days * dayMs).toISOString()

function toFacts(property: SeedProperty): PublicationFacts {
  const type = findPropertyType(property.mainType)
  return {
    goal: property.goal,
    isResidential: type?.isResidential ?? false,
    isBuilt: type?.key !== 'land',
    isLongLease: false,
    publishPrice: property.publishPrice,
    price: property.price,
    commonCharges: property.chargesRenter ?? null,
    metersAreIndividual: { yes: true, no: false, unknown: null }[
      property.individualMeters ?? 'unknown'
    ],
    publishAddress: property.publishAddress,
    street: property.street,
    houseNumber: property.houseNumber ?? null,
    energyKwhPerM2Year: property.energyPerformance ?? null,
    energyTotalKwhYear: property.epcTotalKwh ?? null,
    co2KgPerM2Year: property.epcCo2 ?? null,
    eLevel: property.eLevel ?? null,
    energyLabel: property.epcLabelText ?? null,
    energyCertificateCode: property.epcUniqueCode ?? null,
    isNewBuildWithoutCertificate: property.isNewBuild ?? false,
    pScore: property.pScore ?? null,
    gScore: property.gScore ?? null,
    isInFloodArea: property.floodZone ?? null,
    isInRiverbankZone: property.riverbankZone ?? null,
    floodReportDate: daysAgo(property.floodReportDaysAgo),
    planning: {
      permit: answer(property.hasPermit, 'Vg', 'Gvg'),
      destination: property.areaApplication ?? null,
      enforcement: answer(property.hasSummons, 'Dv', 'Gmo'),
      preemption: answer(property.hasPreemptiveRight, 'Vkr', 'Gvkr'),
      subdivision: answer(property.hasAllotmentPermit, 'Vv', 'Gvv'),
    },
    zoning: property.planningInformation?.nl ?? null,
    planningInfoUrl: null,
  }
}

describe('the advertisements of the demo agency', () => {
  it('say everything that the law of their region asks for', () => {
    const issues = properties.flatMap((property) => {
      const region = regionOfPostcode(property.zip, Number(property.countryId))
      return publicationIssues(toFacts(property), { region, today })
        .filter(({ level }) => level !== 'info')
        .map(({ code, field }) => `${property.publicId} ${code} ${field}`)
    })
    expect(properties.length).toBeGreaterThan(160)
    expect(issues).toEqual([])
  })
  it('carry an energy class in Luxembourg and Spain too', () => {
    const homes = properties.filter(
      ({ countryId, mainType }) =>
        countryId !== '10' && (findPropertyType(mainType)?.hasEnergyDuty ?? false),
    )
    expect(homes.length).toBeGreaterThan(10)
    expect(homes.filter(({ epcLabelText }) => epcLabelText === undefined)).toEqual([])
  })
})
