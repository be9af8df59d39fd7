'use client'

import { useEffect } from 'react'

/** The browser asks before a page is left on which something is not kept. */
export function useLeaveQuestion(isTouched: boolean): void {
  useEffect(() => {
    if (!isTouched) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTouched])
}
