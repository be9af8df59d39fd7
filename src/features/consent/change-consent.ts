import type { ChosenPurpose } from '@/domain/consent/purposes'
import { keepConsent, tellConsent } from './consent-memory'
import { sweep } from './sweep'

/**
 * Keeps another answer than before, clears what that no longer allows, and tells the page.
 *
 * @returns false where the browser keeps nothing; then nothing is allowed either, as before
 */
export function giveConsent(given: readonly ChosenPurpose[], purposesVersion: string): boolean {
  if (!keepConsent(given, purposesVersion)) return false
  sweep(given)
  tellConsent()
  return true
}
