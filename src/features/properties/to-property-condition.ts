import type { Property } from '@/cms/payload-types'
import { findLoaded } from '@/cms/relation-id'
import { scaleLabels, energyLabelOf } from '@/domain/energy/energy-label'
import { renovationDuty } from '@/domain/energy/renovation-duty'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { needsFloodSymbol, parseFloodScore } from '@/domain/properties/flood'
import { findPropertyType } from '@/domain/properties/property-types'
import type { PropertyEnergy, PropertyFlood } from './property-view'
import { regionOf } from './record-values'

/** What the certificate says, on the scale of the region, and what a buyer has to renovate. */
export function toEnergy(property: Property, today: CalendarDay): PropertyEnergy {
  const region = regionOf(property)
  const webId = findLoaded(property.mainType)?.webId ?? null
  const type = webId === null ? null : findPropertyType(webId)
  const certificateLabel = property.epcLabelText || null
  const kwhPerM2Year = property.energyPerformance ?? null
  return {
    region,
    kwhPerM2Year,
    scale: region === null ? [] : scaleLabels(region, today),
    view: energyLabelOf({
      certificateLabel,
      kwhPerM2Year,
      region,
      typeHasDuty: type?.hasEnergyDuty ?? true,
      on: today,
    }),
    duty: renovationDuty({
      region,
      goal: property.goal,
      isResidential: type?.isResidential ?? false,
      certificateLabel,
      on: today,
    }),
  }
}

/** What is to be mentioned by itself, whatever the scores. */
function isFloodMentioned({ floodZone, riverbankZone, floodRisk }: Property): boolean {
  return floodZone === true || riverbankZone === true || Boolean(floodRisk)
}

/** Scores and zones; null where there is nothing that has to be told. */
export function toFlood(property: Property): PropertyFlood | null {
  const isFlemish = regionOf(property) === 'flanders'
  const isPlot = findPropertyType(findLoaded(property.mainType)?.webId ?? 0)?.key === 'land'
  const parcel = parseFloodScore(property.pScore ?? '')
  // Where nothing is built there is no building to score.
  const building = isPlot ? null : parseFloodScore(property.gScore ?? '')
  const isMentioned = parcel !== null || building !== null || isFloodMentioned(property)
  if (!isMentioned && (!isFlemish || property.goal !== 'sale')) return null
  return {
    parcel,
    building,
    needsSymbol: needsFloodSymbol(parcel, building),
    isInFloodZone: property.floodZone ?? false,
    isInRiverbankZone: property.riverbankZone ?? false,
    reportDate: property.floodReportDate ?? null,
    formerRisk: (parcel === null && building === null && property.floodRisk) || null,
  }
}
