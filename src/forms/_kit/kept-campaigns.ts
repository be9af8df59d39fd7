import { isConsentValid, parseConsent } from '@/domain/consent/consent'
import { consentKey } from '@/domain/consent/consent-key'
import { firstCampaignKey, lastCampaignKey } from '@/domain/consent/kept-keys'
import { withStorage } from '@/ui/with-storage'
import { metaNames } from './form-names'

/** Whether marketing is agreed to now; what was kept by an answer that lapsed is not sent. */
function isAgreed(): boolean {
  const consent = withStorage('local', (storage) => parseConsent(storage.getItem(consentKey)), null)
  if (consent === null) return false
  const { purposesVersion, given } = consent
  const isValid = isConsentValid(consent, { now: new Date(), purposesVersion })
  return isValid && given.includes('marketing')
}

/**
 * The campaigns of earlier pages, the first and the last, which go along with a form for who agreed
 * to marketing alone. Nobody else's is known beyond the address of this page, which the server reads
 * off the request.
 */
export function readKeptCampaigns(): Readonly<Record<string, string>> {
  if (!isAgreed()) return {}
  const first = withStorage('local', (storage) => storage.getItem(firstCampaignKey), null)
  const last = withStorage('session', (storage) => storage.getItem(lastCampaignKey), null)
  return {
    ...(first !== null && { [metaNames.firstCampaign]: first }),
    ...(last !== null && { [metaNames.campaign]: last }),
  }
}
