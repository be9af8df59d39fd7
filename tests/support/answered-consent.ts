import { consentTextVersion, formatConsent } from '../../src/domain/consent/consent'
import { consentKey } from '../../src/domain/consent/consent-key'
import type { ChosenPurpose } from '../../src/domain/consent/purposes'
import { toPurposesVersion, type Tracking } from '../../src/domain/consent/vendors'

/** The bundled agency measures with nothing. */
export const noTracking: Tracking = {
  analyticsId: null,
  adsId: null,
  tagManagerId: null,
  socialPixelId: null,
}

/** What the browser of a visitor keeps who answered the question about cookies just now. */
export function answered(
  baseURL: string,
  given: readonly ChosenPurpose[] = ['preferences'],
  tracking: Tracking = noTracking,
) {
  const value = formatConsent({
    textVersion: consentTextVersion,
    purposesVersion: toPurposesVersion(tracking),
    at: new Date(),
    given,
  })
  const localStorage = [{ name: consentKey, value }]
  return { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage }] }
}
