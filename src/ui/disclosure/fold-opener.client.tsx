'use client'

import { useEffect } from 'react'

/** Opens all that is folded around a place of the page; gives the place where something was closed. */
function openAround(hash: string): Element | null {
  const place = hash === '' ? null : document.getElementById(hash.slice(1))
  let fold = place?.closest<HTMLDetailsElement>('details:not([open])')
  const wasClosed = Boolean(fold)
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest<HTMLDetailsElement>('details:not([open])')
  }
  return wasClosed ? place : null
}

/**
 * Lets a link lead into what is folded, in browsers that do not open it by themselves and would stay
 * where they are.
 */
export function FoldOpener() {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const followed = ({ target }: MouseEvent) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      // Before the browser goes there.
      if (link) openAround(link.hash)
    }
    document.addEventListener('click', followed, { signal })
    openAround(window.location.hash)?.scrollIntoView()
    return () => listening.abort()
  }, [])
  return null
}
