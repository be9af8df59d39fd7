'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import { Plate } from '../plate/plate'
import { useEarlyPress } from '../use-early-press'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { isWholeSphere } from './panorama-moves'
import { PanoramaViewer, type PanoramaTexts } from './panorama-viewer.client'
import styles from './panorama.module.css'

type PanoramaProps = {
  /** What is seen in it, such as the name of the room. */
  name: string
  /** Address of the picture at full size; loaded only after the press. */
  src: string
  /** Measures of the original in pixels: twice as wide as high is a whole sphere. */
  width: number
  height: number
  texts: PanoramaTexts
  /** The flat picture before the press; it fills the box around it. */
  children: ReactNode
}

/**
 * A poster that opens a picture in the round. Neither the picture nor what draws it is loaded
 * before the press; without script the press leads to the flat picture.
 */
export function Panorama({ name, src, width, height, texts, children }: PanoramaProps) {
  const [isOpen, setIsOpen] = useState(false)
  const early = useEarlyPress()
  const isSphere = isWholeSphere({ width, height })

  function open(event: MouseEvent) {
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <>
      <a {...early} aria-haspopup="dialog" className={styles.poster} href={src} onClick={open}>
        <span className={styles.frame}>
          {children}
          {isSphere && (
            <span className={styles.badge}>
              <Plate size="large">360°</Plate>
            </span>
          )}
        </span>
        <span className={styles.name}>
          <VisuallyHidden>{texts.open} </VisuallyHidden>
          {name}
        </span>
      </a>
      {isOpen && (
        <PanoramaViewer
          isSphere={isSphere}
          name={name}
          onClose={() => setIsOpen(false)}
          src={src}
          texts={texts}
        />
      )}
    </>
  )
}
