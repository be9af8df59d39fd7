import { isAddressPublic } from '@/domain/places/location'
import { createStreetFinder } from '@/domain/places/street-spellings'
import type { PropertySource } from './listing-source'

/** Leaves a text out when it betrays what is hidden. */
export type Redact = (text: string | null) => string | null

/**
 * Editors write titles and picture texts by hand, and the street slips in. For a property whose
 * address is hidden, a text that names the street is left out altogether.
 */
export function createRedactor(
  property: Pick<PropertySource, 'publishAddress' | 'isDiscreet' | 'street'>,
): Redact {
  const isPublic = isAddressPublic(property)
  const namesStreet = isPublic ? null : createStreetFinder(property.street ?? '')
  if (namesStreet === null) return (text) => text
  return (text) => (text === null || namesStreet(text) ? null : text)
}

/**
 * The last guard before something leaves: the same value without any text that betrays what is
 * hidden, wherever it stands. Such a text becomes empty, because a shape must keep its fields.
 */
export function redactAll<T>(value: T, redact: Redact): T {
  return redactUnknown(value, redact) as T
}

function redactUnknown(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value) ?? ''
  if (Array.isArray(value)) return value.map((one) => redactUnknown(one, redact))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, redactUnknown(one, redact)]),
  )
}
