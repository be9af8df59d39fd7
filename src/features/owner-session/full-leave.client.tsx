'use client'

import { useEffect } from 'react'

const leadsAway = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest<HTMLAnchorElement>('a[href]')?.getAttribute('href')?.startsWith('/') === true

/**
 * Has every link of its page load in full. The router that follows links without reloading keeps the
 * page that is left, and shows it again on the way back: what is told only once would be told twice.
 */
export function FullLeave() {
  useEffect(() => {
    const abort = new AbortController()
    const keepFromRouter = (event: Event) => {
      if (leadsAway(event.target)) event.stopPropagation()
    }
    // Before anything else hears of the press; the browser then follows the link by itself.
    window.addEventListener('click', keepFromRouter, { capture: true, signal: abort.signal })
    return () => abort.abort()
  }, [])

  return null
}
