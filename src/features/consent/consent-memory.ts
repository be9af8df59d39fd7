import {
  consentTextVersion,
  formatConsent,
  isConsentValid,
  parseConsent,
  type Consent,
} from '@/domain/consent/consent'
import { consentKey } from '@/domain/consent/consent-key'
import type { ChosenPurpose } from '@/domain/consent/purposes'
import { withStorage } from '@/ui/with-storage'

/** Told in this tab when an answer was given or taken back; other tabs hear of the storage itself. */
export const consentEvent = 'gevel-consent'

/** What the visitor answered; null before an answer, and where the browser keeps nothing. */
function readConsent(): Consent | null {
  return withStorage('local', (storage) => parseConsent(storage.getItem(consentKey)), null)
}

/** The answer, while it still counts for what is asked now. */
export function findConsent(purposesVersion: string): Consent | null {
  const consent = readConsent()
  const asked = { now: new Date(), purposesVersion }
  return consent !== null && isConsentValid(consent, asked) ? consent : null
}

/** Forgets the answer, so that it is asked for again. What was kept by it is still to be cleared. */
export function forgetConsent(): void {
  withStorage('local', (storage) => storage.removeItem(consentKey), undefined)
}

/** The answer that counts, where one that no longer does is forgotten: nothing is kept by it from now on. */
export function settleConsent(purposesVersion: string): Consent | null {
  const consent = findConsent(purposesVersion)
  if (consent === null) forgetConsent()
  return consent
}

/** Tells this tab that the answer is another one. */
export function tellConsent(): void {
  window.dispatchEvent(new Event(consentEvent))
}

/**
 * Keeps what the visitor chose.
 *
 * @returns false where the browser keeps nothing; then nothing is allowed either, as before
 */
export function keepConsent(given: readonly ChosenPurpose[], purposesVersion: string): boolean {
  const answer = { textVersion: consentTextVersion, purposesVersion, at: new Date(), given }
  const keep = (storage: Storage) => {
    storage.setItem(consentKey, formatConsent(answer))
    return true
  }
  return withStorage('local', keep, false)
}

/**
 * Whether something may be kept for a purpose: it was agreed to within the six months. Which services
 * are asked for is known to `settleConsent` alone, which takes an answer for others away on every
 * page; what was kept on that page a moment before is cleared with all the rest.
 */
export function mayKeep(purpose: ChosenPurpose): boolean {
  const consent = readConsent()
  return (
    consent !== null &&
    findConsent(consent.purposesVersion) !== null &&
    consent.given.includes(purpose)
  )
}

const isEmpty = (storage: Storage) => storage.length === 0

/** True on a first visit, which needs no script to clear what is not there. */
export function keepsNothing(): boolean {
  return (
    document.cookie === '' &&
    withStorage('local', isEmpty, true) &&
    withStorage('session', isEmpty, true)
  )
}
