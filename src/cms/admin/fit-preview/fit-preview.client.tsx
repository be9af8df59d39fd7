'use client'

import { useEffect } from 'react'
import { useLivePreviewContext } from '@payloadcms/ui'
import { toScale } from './to-scale'

/** The room in which the framework draws the screen; it names it for no one else. */
const roomSelector = '.live-preview-window__main'

/** The name under which `desk.css` reads it. */
const scaleName = '--preview-scale'

/**
 * Shows a chosen screen whole: made smaller where the frame beside the form is narrower. The zoom of
 * the framework does otherwise: it widens the page and leaves the frame as it is.
 */
export function FitPreview() {
  const { breakpoint, breakpoints, isLivePreviewing } = useLivePreviewContext()
  const width = breakpoints?.find(({ name }) => name === breakpoint)?.width
  useEffect(() => {
    const room = document.querySelector<HTMLElement>(roomSelector)
    if (!isLivePreviewing || room === null || typeof width !== 'number') return
    const fit = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(room)
      const space = room.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      if (space > 0) room.style.setProperty(scaleName, String(toScale(width, space)))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(room)
    return () => {
      observer.disconnect()
      room.style.removeProperty(scaleName)
    }
  }, [isLivePreviewing, width])
  return null
}
