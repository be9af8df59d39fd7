import { firstCampaignKey, lastCampaignKey } from '@/domain/consent/kept-keys'
import { formatCampaign, parseCampaign } from '@/domain/enquiries/campaign'
import { openStorage } from '@/ui/open-storage'

/**
 * Keeps the campaign in the address of this page, as the first one and as the last. Only for who
 * agreed to marketing; everybody else's is sent with a form from this very page alone.
 */
export function keepCampaign(): void {
  const campaign = formatCampaign(parseCampaign(new URLSearchParams(window.location.search)))
  if (campaign === '') return
  try {
    const localStorage = openStorage('local')
    const sessionStorage = openStorage('session')
    if (localStorage.getItem(firstCampaignKey) === null) {
      localStorage.setItem(firstCampaignKey, campaign)
    }
    sessionStorage.setItem(lastCampaignKey, campaign)
  } catch (err) {
    // Full or shut off: the campaign of this page still travels with its form.
    if (!(err instanceof DOMException)) throw err
  }
}
