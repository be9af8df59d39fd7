'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/icon-button'
import { isPressedAgain, useEarlyPress } from '../use-early-press'
import styles from './loop-video.module.css'

type LoopVideoProps = {
  src: string
  /** Such as `video/mp4`. */
  type?: string
  poster?: string
  playText: string
  pauseText: string
  className?: string
}

/**
 * A silent film behind a title, again and again, with a visible pause. It starts by script alone, so
 * that whoever asked for less motion sees the poster.
 */
export function LoopVideo({ src, type, poster, playText, pauseText, className }: LoopVideoProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const early = useEarlyPress()

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    void startQuietly(film.current)
  }, [])

  function toggle(press: MouseEvent) {
    // Before it lived the button offered to play.
    if (playing && !isPressedAgain(press)) film.current?.pause()
    else void startQuietly(film.current)
  }

  return (
    <div className={classNames(styles.box, className)}>
      <video
        aria-hidden
        className={styles.film}
        loop
        muted
        onPause={() => setPlaying(false)}
        onPlaying={() => setPlaying(true)}
        playsInline
        poster={poster}
        preload="metadata"
        ref={film}
        tabIndex={-1}
      >
        <source src={src} type={type} />
      </video>
      <div {...early} className={styles.control}>
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? pauseText : playText}
          look="disc"
          onClick={toggle}
        />
      </div>
    </div>
  )
}

/** A browser may refuse to play (battery saver); then the poster stays and the button offers it. */
async function startQuietly(film: HTMLVideoElement | null): Promise<void> {
  try {
    await film?.play()
  } catch (refusal) {
    if (!(refusal instanceof DOMException)) throw refusal
  }
}
