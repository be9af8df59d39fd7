import { mayKeep } from '@/features/consent/consent-memory'
import { addHomeIds, formatHomeIds, parseHomeIds, seenMax } from '@/domain/routes/home-ids'
import { withStorage } from '@/ui/with-storage'

/**
 * The homes that were looked at. Nobody asked to keep these: it is a convenience, a preference. So
 * they are kept for who agreed to that alone, in the storage of the tab, which goes when the visit
 * ends, and never reach another visit or another tab.
 */
const storageKey = 'gevel-seen-1'

/** Newest first, at most twelve; none where the browser keeps nothing. */
export function readSeen(): number[] {
  return withStorage(
    'session',
    (storage) => parseHomeIds(storage.getItem(storageKey) ?? '', seenMax),
    [],
  )
}

/** Does nothing without consent to preferences, or where the browser keeps nothing. */
export function rememberSeen(id: number): void {
  if (!mayKeep('preferences')) return
  const seen = formatHomeIds(addHomeIds(readSeen(), [id], seenMax))
  withStorage('session', (storage) => storage.setItem(storageKey, seen), undefined)
}
