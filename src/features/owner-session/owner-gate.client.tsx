'use client'

import { useEffect } from 'react'

type OwnerGateProps = {
  /** Where an owner goes who is signed in. */
  portalHref: string
}

/**
 * Leads an owner who is signed in from the login into the portal. The page cannot know: it is kept for
 * all visitors alike.
 */
export function OwnerGate({ portalHref }: OwnerGateProps) {
  useEffect(() => {
    const abort = new AbortController()
    fetch('/api/owner-session/', { cache: 'no-store', signal: abort.signal })
      .then(({ status }) => {
        // In place of the login, which the way back would only lead on from once more.
        if (status === 200) window.location.replace(portalHref)
      })
      // Without an answer the form stays, and signing in tells what is wrong.
      .catch(() => undefined)
    return () => abort.abort()
  }, [portalHref])

  return null
}
