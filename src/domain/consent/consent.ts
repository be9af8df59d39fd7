import { addMonths } from '../kernel/add-months'
import { chosenPurposes, isChosenPurpose, type ChosenPurpose } from './purposes'

/**
 * The wording of the dialog and the settings, by the day that it dates from. It goes up with every change
 * of their sense; a test beside the texts knows which of them belong to it, so that a stored answer can
 * always be laid beside what was asked.
 */
export const consentTextVersion = '2026-11-28'

/** Months after which a visitor is asked again, as the data protection authority advises. */
export const consentMonths = 6

/** What a visitor answered, to which words and for which uses, and when. */
export type Consent = {
  textVersion: string
  /** For which purposes and services it was asked, as `toPurposesVersion` writes them. */
  purposesVersion: string
  at: Date
  given: readonly ChosenPurpose[]
}

/** Characters a stored answer never exceeds; longer text was not written here. */
const charactersMax = 500

/** Writes an answer as the browser keeps it. */
export function formatConsent({ textVersion, purposesVersion, at, given }: Consent): string {
  const purposes = chosenPurposes.filter((purpose) => given.includes(purpose))
  return JSON.stringify({
    text: textVersion,
    purposes: purposesVersion,
    at: at.toISOString(),
    given: purposes,
  })
}

function parseRecord(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch (err) {
    if (err instanceof SyntaxError) return null
    throw err
  }
}

/** Reads what `formatConsent` wrote; null for anything else, which then counts as no answer. */
export function parseConsent(text: string | null): Consent | null {
  const record = text === null || text.length > charactersMax ? null : parseRecord(text)
  if (record === null) return null
  const { text: textVersion, purposes, at, given } = record
  if (typeof textVersion !== 'string' || typeof purposes !== 'string') return null
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null
  if (!Array.isArray(given) || !given.every(isChosenPurpose)) return null
  return { textVersion, purposesVersion: purposes, at: new Date(at), given }
}

/**
 * Whether an answer still counts: it was given for these purposes and services, less than six
 * months ago, and not in the future, which only a wrong clock or another hand writes.
 */
export function isConsentValid(
  consent: Consent,
  { now, purposesVersion }: { now: Date; purposesVersion: string },
): boolean {
  return (
    consent.purposesVersion === purposesVersion &&
    consent.at <= now &&
    now < addMonths(consent.at, consentMonths)
  )
}
