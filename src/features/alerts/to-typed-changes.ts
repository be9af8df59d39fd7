import type { Demand } from '@/cms/payload-types'
import { formatNumber } from '@/domain/formats/numbers'
import { formatZone, parseZones } from '@/domain/matching/zones'
import type { TypedChanges } from './read-changes'

type Changeable = Pick<Demand, 'places' | 'minPrice' | 'maxPrice' | 'minBedrooms' | 'frequency'>

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
  { places, minPrice, maxPrice, minBedrooms, frequency }: Changeable,
  placeNames: ReadonlyMap<string, readonly string[]>,
): TypedChanges {
  const zones = (places ?? []).map((code) => toZoneText(code, placeNames.get(code) ?? []))
  return {
    zones: zones.join(', '),
    minPrice: toAmount(minPrice),
    maxPrice: toAmount(maxPrice),
    minBedrooms: String(minBedrooms ?? ''),
    frequency,
  }
}
