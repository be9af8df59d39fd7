'use client'

// It leads nowhere: the page that is open is asked for again.
// eslint-disable-next-line no-restricted-imports
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** What the desk says when a draft was saved, and what it waits to be told. */
const savedEvent = 'payload-document-event'
const readyEvent = 'payload-live-preview'

function isSaved({ origin, data }: MessageEvent<unknown>): boolean {
  return (
    origin === window.location.origin &&
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === savedEvent
  )
}

/** In the frame beside a form: draws the page anew whenever the desk has saved the draft. */
export function RefreshOnSave() {
  const { refresh } = useRouter()
  useEffect(() => {
    const desk = window.parent === window ? window.opener : window.parent
    if (!desk) return
    const listen = (event: MessageEvent<unknown>) => {
      if (isSaved(event)) refresh()
    }
    window.addEventListener('message', listen)
    desk.postMessage({ type: readyEvent, ready: true }, window.location.origin)
    return () => window.removeEventListener('message', listen)
  }, [refresh])
  return null
}
