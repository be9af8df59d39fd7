import { mayKeep } from '@/features/consent/consent-memory'
import { addHomeIds, formatHomeIds, parseHomeIds, seenMax } from '@/domain/routes/home-ids'
import { openStorage } from '@/ui/open-storage'

/**
 * The homes that were looked at. Nobody asked to keep these: it is a convenience, a preference. So
 * they are kept for who agreed to that alone, in the storage of the tab, which goes when the visit
 * ends, and never reach another visit or another tab.
 */
const storageKey = 'gevel-seen-1'

/** Newest first, at most twelve; none where the browser keeps nothing. */
export function readSeen(): number[] {
  try {
    return parseHomeIds(openStorage('session').getItem(storageKey) ?? '', seenMax)
  } catch (err) {
    if (err instanceof DOMException) return []
    throw err
  }
}

/** Does nothing without consent to preferences, or where the browser keeps nothing. */
export function rememberSeen(id: number): void {
  if (!mayKeep('preferences')) return
  try {
    openStorage('session').setItem(storageKey, formatHomeIds(addHomeIds(readSeen(), [id], seenMax)))
  } catch (err) {
    if (!(err instanceof DOMException)) throw err
  }
}
