import type { Locale } from '@/domain/kernel/locales'
import { propertyTypes } from '@/domain/properties/property-types'

/** The names of the property types, as options of a field. */
export function propertyTypeOptions(locale: Locale): Record<string, string> {
  return Object.fromEntries(propertyTypes.map(({ key, names }) => [key, names[locale]]))
}
