'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type UIEvent } from 'react'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/icon-button'
import { fillIn } from '../template'
import type { GalleryKind, GalleryTexts, ViewerItem } from './gallery-item'
import { ViewerSlide } from './viewer-slide.client'
import styles from './viewer.module.css'

type ViewerProps = {
  items: readonly ViewerItem[]
  startId: string
  texts: GalleryTexts
  onClose: () => void
}

const kinds: readonly GalleryKind[] = ['photo', 'plan', 'video', 'tour']

/** All pictures at full size: arrows, Escape, swipe; the position is read out. */
export function Viewer({ items, startId, texts, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLUListElement>(null)
  const start = items.find(({ id }) => id === startId) ?? items[0]
  const [kind, setKind] = useState<GalleryKind>(start?.kind ?? 'photo')
  const shown = items.filter((item) => item.kind === kind)
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      shown.findIndex(({ id }) => id === startId),
    ),
  )
  const firstPlace = useRef(place)

  useEffect(() => {
    dialog.current?.showModal()
    const list = stage.current
    list?.scrollTo({ left: firstPlace.current * list.clientWidth, behavior: 'instant' })
  }, [])

  function show(next: number) {
    const list = stage.current
    if (list && next >= 0 && next < shown.length) list.scrollTo({ left: next * list.clientWidth })
  }

  function choose(next: GalleryKind) {
    setKind(next)
    setPlace(0)
    stage.current?.scrollTo({ left: 0, behavior: 'instant' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') show(place + 1)
    else if (event.key === 'ArrowLeft') show(place - 1)
    else if (event.key === 'Home') show(0)
    else if (event.key === 'End') show(shown.length - 1)
    else return
    event.preventDefault()
  }

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    setPlace(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
  }

  const present = kinds.filter((name) => items.some((item) => item.kind === name))
  const position = fillIn(texts.position, { current: place + 1, total: shown.length })
  return (
    <dialog
      aria-label={texts.viewer}
      className={styles.viewer}
      onClose={onClose}
      onKeyDown={onKeyDown}
      ref={dialog}
    >
      <div className={styles.bar}>
        <div className={styles.kinds}>
          {present.length > 1 &&
            present.map((name) => (
              <button
                aria-pressed={name === kind}
                className={styles.kind}
                key={name}
                onClick={() => choose(name)}
                type="button"
              >
                {texts.kinds[name]}
              </button>
            ))}
        </div>
        <IconButton
          icon="close"
          label={texts.close}
          look="inverse"
          onClick={() => dialog.current?.close()}
        />
      </div>
      <ul className={styles.stage} onScroll={onScroll} ref={stage} tabIndex={0}>
        {shown.map((item, index) => (
          <ViewerSlide item={item} key={item.id} near={index === place} playText={texts.play} />
        ))}
      </ul>
      <div className={styles.foot}>
        <IconButton
          disabled={place === 0}
          icon="arrow-left"
          label={texts.previous}
          look="inverse"
          onClick={() => show(place - 1)}
        />
        <p className={styles.caption}>
          <span aria-live="polite" className={styles.position}>
            {position}
          </span>
          {shown[place]?.caption && <span>{shown[place].caption}</span>}
        </p>
        <IconButton
          disabled={place === shown.length - 1}
          icon="arrow-right"
          label={texts.next}
          look="inverse"
          onClick={() => show(place + 1)}
        />
      </div>
      {shown.length > 1 && (
        <ul className={styles.thumbs}>
          {shown.map((item, index) => (
            <li key={item.id}>
              <button
                aria-current={index === place}
                aria-label={fillIn(texts.position, { current: index + 1, total: shown.length })}
                className={classNames(styles.thumb, index === place && styles.current)}
                onClick={() => show(index)}
                ref={index === place ? keepInSight : undefined}
                type="button"
              >
                <img alt="" height={54} loading="lazy" src={item.thumb} width={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </dialog>
  )
}

/** Scrolls the row of thumbnails alone, never the page behind. */
function keepInSight(thumb: HTMLElement | null) {
  const row = thumb?.closest('ul')
  if (!thumb || !row) return
  row.scrollTo({ left: thumb.offsetLeft - (row.clientWidth - thumb.clientWidth) / 2 })
}
