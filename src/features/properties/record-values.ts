import type { Property } from '@/cms/payload-types'
import { regionOfPostcode } from '@/domain/places/region'

/** An amount or a size that says something; null for none and for zero. */
export function amountOf(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

/** Null outside Belgium, and for a postcode that is none. */
export function regionOf({ zip, countryId }: Property) {
  return regionOfPostcode(zip ?? '', Number(countryId))
}
