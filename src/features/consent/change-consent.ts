import { consentTextVersion, formatConsent } from '@/domain/consent/consent'
import { consentKey } from '@/domain/consent/consent-key'
import type { ChosenPurpose } from '@/domain/consent/purposes'
import { consentEvent } from './consent-memory'
import { sweep } from './sweep'

function tell(): void {
  window.dispatchEvent(new Event(consentEvent))
}

/**
 * Keeps what the visitor chose, clears what that no longer allows, and tells the page.
 *
 * @returns false where the browser keeps nothing; then nothing is allowed either, as before
 */
export function giveConsent(given: readonly ChosenPurpose[], purposesVersion: string): boolean {
  const answer = { textVersion: consentTextVersion, purposesVersion, at: new Date(), given }
  try {
    window.localStorage.setItem(consentKey, formatConsent(answer))
  } catch (err) {
    if (err instanceof DOMException) return false
    throw err
  }
  sweep(given)
  tell()
  return true
}

/** Forgets the answer and everything that hung on it, so that it is asked for again. */
export function forgetConsent(): void {
  try {
    window.localStorage.removeItem(consentKey)
  } catch (err) {
    if (!(err instanceof DOMException)) throw err
  }
  sweep([])
  tell()
}
