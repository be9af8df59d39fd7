'use client'

import { lazy, Suspense, useState, type MouseEvent, type ReactNode, type UIEvent } from 'react'
import { Plate } from '../plate/plate'
import { fillIn } from '../template'
import { useEarlyPress } from '../use-early-press'
import type { GalleryTexts, ViewerItem } from './gallery-item'
import styles from './gallery.module.css'

const Viewer = lazy(() => import('./viewer.client').then(({ Viewer: part }) => ({ default: part })))

type GalleryShellProps = {
  items: readonly ViewerItem[]
  /** Pictures in the strip. */
  count: number
  texts: GalleryTexts
  children: ReactNode
}

/** Opens the viewer, whose code comes with the first press, and counts along with the strip. */
export function GalleryShell({ items, count, texts, children }: GalleryShellProps) {
  const [open, setOpen] = useState<string>()
  const [place, setPlace] = useState(0)
  const early = useEarlyPress()

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey) return
    const link = event.target.closest<HTMLElement>('[data-gallery-id]')
    if (!link) return
    event.preventDefault()
    setOpen(link.dataset.galleryId)
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
      {open !== undefined && (
        <Suspense fallback={null}>
          <Viewer items={items} onClose={() => setOpen(undefined)} startId={open} texts={texts} />
        </Suspense>
      )}
    </div>
  )
}
