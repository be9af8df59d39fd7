'use client'

import { useEffect } from 'react'

const withoutFragment = (address: string) => address.split('#')[0]

/** Whether the browser loaded this very address; else a script led to it from another page. */
function isLoadedHere(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return withoutFragment(load?.name ?? location.href) === withoutFragment(location.href)
}

/** Asks for the address itself where a script led to it, so that the server's own page comes. */
export function LoadAnew() {
  useEffect(() => {
    if (!isLoadedHere()) location.reload()
  }, [])
  return null
}
