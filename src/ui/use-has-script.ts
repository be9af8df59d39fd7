import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

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
