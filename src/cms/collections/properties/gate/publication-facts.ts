import type { Property } from '@/cms/payload-types'
import { isAvailableStatus, type PropertyStatus } from '@/domain/properties/statuses'
import { parseFloodScore } from '@/domain/properties/flood'
import type { PlanningQuestion } from '@/domain/properties/planning-codes'
import {
  publicationIssues,
  type PublicationFacts,
  type PublicationIssue,
  type PublicationRegion,
} from '@/domain/properties/publication-issues'
import { findPropertyType } from '@/domain/properties/property-types'
import { belgiumId } from '@/domain/places/countries'
import { regionOfPostcode } from '@/domain/places/region'
import type { CalendarDay } from '@/domain/kernel/calendar-day'

/** Fields of a property that the law on advertisements asks about. */
export const lawFields = [
  'status',
  'goal',
  'isLongLease',
  'isNewBuild',
  'zip',
  'countryId',
  'publishAddress',
  'street',
  'houseNumber',
  'publishPrice',
  'price',
  'chargesRenter',
  'individualMeters',
  'energyPerformance',
  'epcTotalKwh',
  'epcCo2',
  'epcLabelText',
  'epcUniqueCode',
  'eLevel',
  'pScore',
  'gScore',
  'floodZone',
  'riverbankZone',
  'floodReportDate',
  'areaApplication',
  'hasPermit',
  'hasAllotmentPermit',
  'hasPreemptiveRight',
  'hasSummons',
  'judicialDecision',
  'planningInformation',
] as const satisfies readonly (keyof Property)[]

type LawField = (typeof lawFields)[number]

/** As much of a property as the law on advertisements asks about; saved or still being typed. */
export type LawRecord = Partial<Pick<Property, LawField>>

/** The field of the record in which an editor fills in what a rule asks for. */
export const recordFieldOf: Readonly<Record<PublicationIssue['field'], LawField | 'mainType'>> = {
  postcode: 'zip',
  goal: 'goal',
  isResidential: 'mainType',
  isBuilt: 'mainType',
  isLongLease: 'isLongLease',
  publishPrice: 'publishPrice',
  price: 'price',
  commonCharges: 'chargesRenter',
  metersAreIndividual: 'individualMeters',
  publishAddress: 'publishAddress',
  street: 'street',
  houseNumber: 'houseNumber',
  energyKwhPerM2Year: 'energyPerformance',
  energyTotalKwhYear: 'epcTotalKwh',
  co2KgPerM2Year: 'epcCo2',
  eLevel: 'eLevel',
  energyLabel: 'epcLabelText',
  energyCertificateCode: 'epcUniqueCode',
  isNewBuildWithoutCertificate: 'isNewBuild',
  pScore: 'pScore',
  gScore: 'gScore',
  isInFloodArea: 'floodZone',
  isInRiverbankZone: 'riverbankZone',
  floodReportDate: 'floodReportDate',
  planning: 'areaApplication',
  'planning.permit': 'hasPermit',
  'planning.destination': 'areaApplication',
  'planning.enforcement': 'judicialDecision',
  'planning.preemption': 'hasPreemptiveRight',
  'planning.subdivision': 'hasAllotmentPermit',
  zoning: 'areaApplication',
  planningInfoUrl: 'planningInformation',
}

type YesNo = 'yes' | 'no' | null | undefined

function choose(answer: YesNo, codes: { yes: string; no: string }): string | null {
  return answer ? codes[answer] : null
}

/** What the site says on enforcement: the court's decision, or at least whether somebody was summoned. */
function toEnforcement({ judicialDecision, hasSummons }: LawRecord): string | null {
  if (judicialDecision === '2') return 'onRequest'
  if (judicialDecision) return judicialDecision === '1' ? 'Ho' : 'Gmo'
  return choose(hasSummons, { yes: 'Dv', no: 'Gdv' })
}

function toPlanning(record: LawRecord): Record<PlanningQuestion, string | null> {
  return {
    permit: choose(record.hasPermit, { yes: 'Vg', no: 'Gvg' }),
    destination: record.areaApplication ?? null,
    enforcement: toEnforcement(record),
    preemption: choose(record.hasPreemptiveRight, { yes: 'Vkr', no: 'Gvkr' }),
    subdivision: choose(record.hasAllotmentPermit, { yes: 'Vv', no: 'Gvv' }),
  }
}

function toEnergyFacts(record: LawRecord) {
  const { energyPerformance = null, epcUniqueCode = null, isNewBuild } = record
  return {
    energyKwhPerM2Year: energyPerformance,
    energyTotalKwhYear: record.epcTotalKwh ?? null,
    co2KgPerM2Year: record.epcCo2 ?? null,
    eLevel: record.eLevel ?? null,
    energyLabel: record.epcLabelText ?? null,
    energyCertificateCode: epcUniqueCode,
    isNewBuildWithoutCertificate: isNewBuild === true && !epcUniqueCode,
  }
}

function toFloodFacts(record: LawRecord) {
  return {
    pScore: parseFloodScore(record.pScore ?? ''),
    gScore: parseFloodScore(record.gScore ?? ''),
    // A box that is not ticked says no: there is no third state to be asked about.
    isInFloodArea: record.floodZone ?? false,
    isInRiverbankZone: record.riverbankZone ?? false,
    floodReportDate: record.floodReportDate || null,
  }
}

/**
 * A record in the words of the law.
 *
 * @param webId the main type by the id of the feeds; null while none is chosen
 */
export function toPublicationFacts(record: LawRecord, webId: number | null): PublicationFacts {
  const type = webId === null ? null : findPropertyType(webId)
  const planningText = record.planningInformation || null
  return {
    goal: record.goal ?? 'sale',
    isResidential: type?.isResidential ?? false,
    isBuilt: type?.key !== 'land',
    isLongLease: record.isLongLease ?? false,
    publishPrice: record.publishPrice ?? false,
    price: record.price ?? null,
    commonCharges: record.chargesRenter ?? null,
    metersAreIndividual: record.individualMeters ? record.individualMeters === 'yes' : null,
    publishAddress: record.publishAddress ?? false,
    street: record.street ?? null,
    houseNumber: record.houseNumber ?? null,
    ...toEnergyFacts(record),
    ...toFloodFacts(record),
    planning: toPlanning(record),
    zoning: record.areaApplication ?? planningText,
    planningInfoUrl: planningText,
  }
}

/** An advertisement is only what is on offer, or about to be. */
function isAdvertised(status: PropertyStatus | undefined): boolean {
  return status === 'prospect' || (status !== undefined && isAvailableStatus(status))
}

/**
 * What stands between a record and a lawful advertisement; nothing for what was sold, let or
 * withdrawn, because that is no offer any more.
 *
 * @param webId the main type by the id of the feeds; null while none is chosen
 */
export function issuesOf(
  record: LawRecord,
  { webId, today }: { webId: number | null; today: CalendarDay },
): PublicationIssue[] {
  if (!isAdvertised(record.status)) return []
  return publicationIssues(toPublicationFacts(record, webId), { region: regionOf(record), today })
}

/** A record of which no country is said yet lies in Belgium: foreign ones are the exception. */
function regionOf({ zip, countryId }: LawRecord): PublicationRegion {
  const country = countryId ? Number(countryId) : belgiumId
  if (country !== belgiumId) return null
  return regionOfPostcode(zip ?? '', country) ?? 'unknown'
}

/**
 * Whether it can be said at all what the law asks of a record: that differs by the region and by
 * what stands there.
 *
 * @param webId the main type by the id of the feeds; null while none is chosen
 */
export function isLawKnown(record: LawRecord, webId: number | null): boolean {
  return webId !== null && regionOf(record) !== 'unknown'
}
