import { formatNumber } from '@/domain/formats/numbers'
import type { WishQuestion } from '@/domain/contact/wish-answers'
import { formatZone, parseZones } from '@/domain/matching/zones'
import type { FormValues } from '@/server/request/form-drafts'
import type { AskedCriteria } from '@/cms/matching/to-asked-criteria'

/** "10-2000" as its owner would type it; a name that would not be read as a place is left out. */
function toZoneText(code: string, names: readonly string[]): string {
  const zip = code.split('-')[1] ?? ''
  const text = formatZone({ zip, name: names[0] ?? '' })
  return parseZones(text)?.length === 1 ? text : zip
}

const toAmount = (amount: number | null | undefined) =>
  typeof amount === 'number' ? formatNumber(amount) : ''

/**
 * What can be changed of a demand, as its owner would have typed it.
 *
 * @param placeNames names of towns by country and postcode
 */
export function toTypedChanges(
  demand: AskedCriteria,
  placeNames: ReadonlyMap<string, readonly string[]>,
): FormValues {
  const { goal, types, places, minPrice, maxPrice, features, frequency } = demand
  const zones = (places ?? []).map((code) => toZoneText(code, placeNames.get(code) ?? []))
  return {
    goal,
    types: types ?? [],
    zones: zones.join(', '),
    minPrice: toAmount(minPrice),
    maxPrice: toAmount(maxPrice),
    minBedrooms: String(demand.minBedrooms ?? ''),
    minBathrooms: String(demand.minBathrooms ?? ''),
    minSurface: toAmount(demand.minSurface),
    extras: features ?? [],
    frequency,
  } satisfies Record<WishQuestion, FormValues[string]>
}
