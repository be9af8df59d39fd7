'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import type { messages } from './messages'
import { OwnerPanel } from './owner-panel'
import type { SignedInView } from './signed-in-view'

type OwnerGateProps = {
  locale: Locale
  texts: (typeof messages)[Locale]
  /** The login form, for everybody who is not signed in. */
  children: ReactNode
}

function isSignedInView(value: unknown): value is SignedInView {
  return typeof value === 'object' && value !== null && 'name' in value && 'properties' in value
}

async function fetchOwner(locale: Locale, signal: AbortSignal): Promise<SignedInView | null> {
  const response = await fetch(`/api/owner-session/?lang=${locale}`, { cache: 'no-store', signal })
  if (response.status !== 200) return null
  const answer: unknown = await response.json()
  return isSignedInView(answer) ? answer : null
}

/** Asks who is signed in, which the page cannot know: it is kept for all visitors alike. */
export function OwnerGate({ locale, texts, children }: OwnerGateProps) {
  const [view, setView] = useState<SignedInView | null>(null)

  useEffect(() => {
    const abort = new AbortController()
    fetchOwner(locale, abort.signal)
      .then(setView)
      // Without an answer the form stays, and signing in tells what is wrong.
      .catch(() => setView(null))
    return () => abort.abort()
  }, [locale])

  return view === null ? children : <OwnerPanel locale={locale} texts={texts} view={view} />
}
