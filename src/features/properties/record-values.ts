import type { Property } from '@/cms/payload-types'
import { regionOfPostcode } from '@/domain/places/region'

/** What was loaded of a relation; an id alone is a record that may not be read. */
export function loaded<T extends object>(relation: number | T | null | undefined): T | null {
  return typeof relation === 'object' ? relation : null
}

/** An amount or a size that says something; null for none and for zero. */
export function amountOf(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

/** Null outside Belgium, and for a postcode that is none. */
export function regionOf({ zip, countryId }: Property) {
  return regionOfPostcode(zip ?? '', Number(countryId))
}
