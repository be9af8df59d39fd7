'use client'

import { useEffect } from 'react'
import type { CountedHome } from '@/domain/visits/visit-event'
import { sendBeacon } from './send-beacon'

/** Whether this very page was loaded, which the server has counted. */
function wasLoaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || new URL(entry.name).pathname === window.location.pathname
}

/**
 * Counts a page that opened without being loaded, from within the site: its content was often
 * fetched ahead, so that the server hears nothing when somebody looks at it.
 */
export function VisitBeacon({ homeKind, publicId }: CountedHome) {
  useEffect(() => {
    if (!wasLoaded()) sendBeacon({ kind: 'view', homeKind, publicId })
  }, [homeKind, publicId])
  return null
}
