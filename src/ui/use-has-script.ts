import { useSyncExternalStore } from 'react'

let isAlive = false

/** Notes that React has brought the document to life: for the part that stands on every page. */
export function markAlive(): void {
  isAlive = true
}

function subscribe() {
  markAlive()
  return () => undefined
}

/**
 * False on the server and while the page is brought to life, true from then on: for what only a
 * script can answer to.
 */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** The same outside of a component: whether React has brought the document to life. */
export function hasScript(): boolean {
  return isAlive
}
