'use client'

import { useReducer, type ReactNode } from 'react'
import { MediaPicture } from '@/features/media/media-picture'
import type { PictureView } from '@/features/media/to-picture'
import styles from './property-card.module.css'

/** As much of a picture as its address and its crop need. */
export type StripPicture = Pick<PictureView, 'id' | 'version' | 'focus' | 'isVector'>

type CardStripProps = {
  /** What a finger can swipe to, after the first picture. */
  others: readonly StripPicture[]
  sizes: string
  /** The first picture. */
  children: ReactNode
}

/** In pixels; the card cuts every picture to this shape. */
const shape = { width: 1360, height: 1020 }

/**
 * The pictures of a card, side by side. The others are drawn once a finger touches the strip: most
 * cards are never swiped, and four pictures in five widths each would be most of a list's text.
 */
export function CardStrip({ others, sizes, children }: CardStripProps) {
  const [isTouched, touch] = useReducer(() => true, false)
  return (
    <div className={styles.strip} onScroll={touch} onTouchStart={touch}>
      <div className={styles.slide}>{children}</div>
      {others.map((picture) => (
        <div className={styles.slide} key={picture.id}>
          {isTouched && (
            <MediaPicture
              alt=""
              inset={false}
              picture={{ ...picture, ...shape, alt: '' }}
              ratio="4 / 3"
              sizes={sizes}
              isCard
            />
          )}
        </div>
      ))}
    </div>
  )
}
