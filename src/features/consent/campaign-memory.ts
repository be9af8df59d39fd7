import { firstCampaignKey, lastCampaignKey } from '@/domain/consent/kept-keys'
import { formatCampaign, parseCampaign } from '@/domain/enquiries/campaign'
import { withStorage } from '@/ui/with-storage'

/**
 * Keeps the campaign in the address of a page, as the first one and as the last. Only for who
 * agreed to marketing; everybody else's is sent with a form from that very page alone.
 *
 * @param search the query of that address, which may be left by the time that this has come
 */
export function keepCampaign(search: string): void {
  const campaign = formatCampaign(parseCampaign(new URLSearchParams(search)))
  if (campaign === '') return
  // Where there is no room, the campaign of this page still travels with its form.
  const keepFirst = (storage: Storage) => {
    if (storage.getItem(firstCampaignKey) === null) storage.setItem(firstCampaignKey, campaign)
  }
  withStorage('local', keepFirst, undefined)
  withStorage('session', (storage) => storage.setItem(lastCampaignKey, campaign), undefined)
}
