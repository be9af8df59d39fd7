import { withStorage } from '@/ui/with-storage'

/** The place on the page to come back to after the result was loaded anew. */
const placeKey = 'gevel-filter-place'

/** Remembers where the visitor is on the page; nothing where the browser keeps nothing. */
export function keepPlace(form: HTMLFormElement): void {
  const menu = document.activeElement?.closest('details')
  const id = document.activeElement?.id || (menu && form.contains(menu) ? menu.id : '')
  const place = JSON.stringify({ id, scrollY: window.scrollY })
  withStorage('session', (storage) => storage.setItem(placeKey, place), undefined)
}

function takePlace(): { id: string; scrollY: number } | null {
  const take = (storage: Storage) => {
    const stored = storage.getItem(placeKey)
    storage.removeItem(placeKey)
    return stored
  }
  try {
    const place: unknown = JSON.parse(withStorage('session', take, null) ?? 'null')
    return isPlace(place) ? place : null
  } catch (err) {
    if (err instanceof SyntaxError) return null
    throw err
  }
}

function isPlace(value: unknown): value is { id: string; scrollY: number } {
  if (typeof value !== 'object' || value === null) return false
  const { id, scrollY } = value as { id?: unknown; scrollY?: unknown }
  return typeof id === 'string' && typeof scrollY === 'number'
}

/**
 * Whether the visitor scrolled or pressed something before the script came, which is late on a
 * slow telephone. A page that moves under a finger gives the press to something else. What was
 * pressed has the focus; the browser's own note of a press outlives the page that was left.
 */
function isInUse(): boolean {
  const { activeElement, body } = document
  // An address with a fragment scrolls by itself.
  const isScrolled = window.scrollY > 0 && window.location.hash === ''
  return isScrolled || (activeElement !== null && activeElement !== body)
}

/**
 * Goes back to the control that was used last; of a menu that is its name. Stays where it is once
 * the visitor uses the new page.
 */
export function goToPlace(): void {
  const place = takePlace()
  if (place === null || isInUse()) return
  const element = place.id === '' ? null : document.getElementById(place.id)
  const control = element?.matches('details') ? element.querySelector('summary') : element
  control?.focus({ preventScroll: true })
  window.scrollTo({ top: place.scrollY, behavior: 'instant' })
}
