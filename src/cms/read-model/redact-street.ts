import { foldPlaceName } from '@/domain/places/place-name'
import type { PropertySource } from './listing-source'

/** Leaves a text out when it betrays what is hidden. */
export type Redact = (text: string | null) => string | null

/** Shorter names, such as "Lei", are part of too many other words to be told apart. */
const streetLettersMin = 4

/**
 * Editors write titles and picture texts by hand, and the street slips in. For a property whose
 * address is hidden, a text that names the street is left out altogether.
 */
export function createRedactor(
  property: Pick<PropertySource, 'publishAddress' | 'isDiscreet' | 'street'>,
): Redact {
  const secret = foldPlaceName(property.street ?? '')
  const isHidden = property.isDiscreet || !property.publishAddress
  if (!isHidden || secret.length < streetLettersMin) return (text) => text
  return (text) => (text !== null && foldPlaceName(text).includes(secret) ? null : text)
}
