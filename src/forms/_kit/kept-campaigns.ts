import { isConsentValid, parseConsent } from '@/domain/consent/consent'
import { consentKey } from '@/domain/consent/consent-key'
import { firstCampaignKey, lastCampaignKey } from '@/domain/consent/kept-keys'
import { openStorage } from '@/ui/open-storage'
import { metaNames } from './form-names'

/** Whether marketing is agreed to now; what was kept by an answer that lapsed is not sent. */
function isAgreed(): boolean {
  const consent = parseConsent(openStorage('local').getItem(consentKey))
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
  try {
    if (!isAgreed()) return {}
    const first = openStorage('local').getItem(firstCampaignKey)
    const last = openStorage('session').getItem(lastCampaignKey)
    return {
      ...(first !== null && { [metaNames.firstCampaign]: first }),
      ...(last !== null && { [metaNames.campaign]: last }),
    }
  } catch (err) {
    // A browser that keeps nothing has nothing to send.
    if (err instanceof DOMException) return {}
    throw err
  }
}
