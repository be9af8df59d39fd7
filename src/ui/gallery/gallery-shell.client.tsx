'use client'

import { useState, type MouseEvent, type ReactNode, type UIEvent } from 'react'
import { fetchPart, isLostFile } from '../fetch-part'
import { hasTyped } from '../has-typed'
import { Plate } from '../plate/plate'
import { fillIn } from '../template'
import { useEarlyPress } from '../use-early-press'
import type { GalleryTexts, ViewerItem } from './gallery-item'
import styles from './gallery.module.css'
import type { Viewer } from './viewer.client'

type GalleryShellProps = {
  items: readonly ViewerItem[]
  /** Pictures in the strip. */
  count: number
  texts: GalleryTexts
  children: ReactNode
}

/** Opens the viewer, whose code comes with the first press, and counts along with the strip. */
export function GalleryShell({ items, count, texts, children }: GalleryShellProps) {
  const [shown, setShown] = useState<{ Viewer: typeof Viewer; startId: string }>()
  const [place, setPlace] = useState(0)
  const early = useEarlyPress()

  async function show(link: HTMLAnchorElement) {
    try {
      const part = await fetchPart(() => import('./viewer.client'))
      setShown({ Viewer: part.Viewer, startId: link.dataset.galleryId ?? '' })
    } catch (cause) {
      if (!isLostFile(cause)) throw cause
      // The link leads to the picture alone, and without any line nowhere. The page stays, with what was
      // typed into it, and the next press tries anew.
      const isLeft = !link.isConnected
      if (navigator.onLine && !isLeft && !hasTyped()) window.location.assign(link.href)
    }
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-gallery-id]')
    if (!link) return
    event.preventDefault()
    void show(link)
  }

  function onScroll({ target }: UIEvent) {
    if (target instanceof HTMLElement) setPlace(Math.round(target.scrollLeft / target.clientWidth))
  }

  return (
    <div className={styles.gallery}>
      <div {...early} onClick={onClick} onScrollCapture={onScroll}>
        {children}
      </div>
      {count > 1 && (
        <span aria-hidden className={styles.counter}>
          <Plate tone="ink">
            {fillIn('{current} / {total}', { current: place + 1, total: count })}
          </Plate>
        </span>
      )}
      {shown !== undefined && (
        <shown.Viewer
          items={items}
          onClose={() => setShown(undefined)}
          startId={shown.startId}
          texts={texts}
        />
      )}
    </div>
  )
}
