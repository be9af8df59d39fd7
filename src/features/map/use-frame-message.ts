import { useEffect, useState } from 'react'
import { parseFrameMessage, readyMessage, type FrameMessage } from './frame-message'

/**
 * What the page around the frame last sent. Only the window that holds the frame is listened to,
 * only if it is of this site, and only in the version that this code knows; nothing else happens
 * to what anybody else sends.
 */
export function useFrameMessage(): FrameMessage | null {
  const [message, setMessage] = useState<FrameMessage | null>(null)
  useEffect(() => {
    const { origin } = window.location
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== window.parent) return
      const parsed = parseFrameMessage(event.data)
      if (parsed !== null) setMessage(parsed)
    }
    window.addEventListener('message', receive)
    // Opened by itself, the page is its own parent and would answer itself.
    if (window.parent !== window) window.parent.postMessage(readyMessage, origin)
    return () => window.removeEventListener('message', receive)
  }, [])
  return message
}
