'use client'

import { useEffect, useRef } from 'react'
import { isReadyMessage, type FrameMessage } from '@/features/map/frame-message'
import { useHasScript } from '@/ui/use-has-script'
import styles from './banner-map.module.css'

type MapFrameProps = {
  /** Address of the page with the map, on this site. */
  src: string
  /** Name of the frame. */
  title: string
  message: FrameMessage
}

/** Milliseconds after the frame has loaded, when its own scripts have begun to listen. */
const afterLoadMs = 50

/**
 * The frame with the map, which is told of the homes 50 ms after it has loaded and each time it
 * says that it listens. Only the window in this frame is heard, and only this site is spoken to.
 */
export function MapFrame({ src, title, message }: MapFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Without a script nobody would ever tell the map anything, so there is no frame either.
  const hasScript = useHasScript()

  useEffect(() => {
    const element = frame.current
    if (!hasScript || !element) return
    const { origin } = window.location
    let timer: number | undefined
    const send = () => element.contentWindow?.postMessage(message, origin)
    const sendSoon = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(send, afterLoadMs)
    }
    const answer = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== element.contentWindow) return
      if (isReadyMessage(event.data)) send()
    }
    window.addEventListener('message', answer)
    element.addEventListener('load', sendSoon)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('message', answer)
      element.removeEventListener('load', sendSoon)
    }
  }, [hasScript, message])

  if (!hasScript) return null
  // A banner is the first of its page, so the frame is in sight and has nothing to wait for.
  return <iframe className={styles.frame} loading="eager" ref={frame} src={src} title={title} />
}
