import { addHomeIds, formatHomeIds, parseHomeIds, seenMax } from '@/domain/routes/home-ids'

/**
 * The homes that were looked at. Nobody asked to keep these: it is a convenience, a preference. So
 * they live in the storage of the tab alone, which goes when the visit ends, and never reach
 * another visit or another tab.
 */
const storageKey = 'gevel-seen-1'

/** Newest first, at most twelve; none where the browser keeps nothing. */
export function readSeen(): number[] {
  try {
    return parseHomeIds(window.sessionStorage.getItem(storageKey) ?? '', seenMax)
  } catch (err) {
    if (err instanceof DOMException) return []
    throw err
  }
}

/** Does nothing where the browser keeps nothing. */
export function rememberSeen(id: number): void {
  try {
    window.sessionStorage.setItem(storageKey, formatHomeIds(addHomeIds(readSeen(), [id], seenMax)))
  } catch (err) {
    if (!(err instanceof DOMException)) throw err
  }
}
