'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { fetchQuietly } from '../fetch-part'
import { IconButton } from '../icon-button/icon-button'
import { fillIn } from '../template'
import type { Stage } from './slider-stage'
import styles from './slider.module.css'

export type SliderTexts = {
  /** What it is, such as "diavoorstelling". */
  slider: string
  /** What one part is, such as "dia". */
  slide: string
  /** Name of one part, with places: "{current} van {total}". */
  position: string
  previous: string
  next: string
  play: string
  pause: string
}

type SliderProps = {
  label: string
  slides: readonly { id: string; node: ReactNode }[]
  texts: SliderTexts
  /** Goes on by itself, unless the visitor asked for less motion. */
  autoplay?: boolean
  /** Time per slide in milliseconds. */
  intervalMs?: number
  /** Takes the height of the box around it instead of that of its slides. */
  fill?: boolean
  className?: string
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

const loadStage = fetchQuietly(() => import('./slider-stage'))

/**
 * Slides that fade into each other. The first one is in the page from the start and stays without
 * script; the others and the slider itself load when it comes into view.
 */
export function Slider({
  label,
  slides,
  texts,
  autoplay = true,
  intervalMs = 6000,
  fill = false,
  className,
}: SliderProps) {
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage | null>(null)
  const [seen, setSeen] = useState(false)
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(autoplay)
  /** What the visitor wants; kept apart, because the button may be pressed before the stage is there. */
  const wantsMotion = useRef(autoplay)
  const several = slides.length > 1

  useEffect(() => {
    const element = box.current
    if (!element || !several) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [several])

  useEffect(() => {
    if (!seen) return
    let left = false
    void loadStage().then(({ startStage }) => {
      const element = box.current
      if (left || !element) return
      const still = window.matchMedia(reducedMotion).matches
      const starts = wantsMotion.current && !still
      stage.current = startStage(element, {
        intervalMs,
        playing: starts,
        still,
        onChange: setIndex,
      })
      setPlaying(starts)
    })
    return () => {
      left = true
      stage.current?.destroy()
      stage.current = null
    }
  }, [seen, intervalMs, slides.length])

  function toggle() {
    wantsMotion.current = !playing
    if (playing) stage.current?.pause()
    else stage.current?.play()
    setPlaying(!playing)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step !== 0) stage.current?.show(index + step)
  }

  const shown = seen ? slides : slides.slice(0, 1)
  return (
    <section
      aria-label={label}
      aria-roledescription={texts.slider}
      className={classNames(styles.slider, fill && styles.fill, className)}
      onKeyDown={onKeyDown}
    >
      <div className={classNames('swiper', styles.stage)} ref={box}>
        <div
          aria-live={playing ? 'off' : 'polite'}
          className={classNames('swiper-wrapper', styles.slides)}
        >
          {shown.map(({ id, node }, place) => (
            <div
              aria-label={fillIn(texts.position, { current: place + 1, total: slides.length })}
              aria-roledescription={texts.slide}
              className={classNames('swiper-slide', styles.slide)}
              inert={place !== index}
              key={id}
              role="group"
            >
              {node}
            </div>
          ))}
        </div>
      </div>
      {several && seen && (
        <div className={styles.controls}>
          {autoplay && (
            <IconButton
              icon={playing ? 'pause' : 'play'}
              label={playing ? texts.pause : texts.play}
              look="disc"
              onClick={toggle}
            />
          )}
          <IconButton
            icon="arrow-left"
            label={texts.previous}
            look="disc"
            onClick={() => stage.current?.show(index - 1)}
          />
          <span aria-hidden className={styles.position}>
            {index + 1} / {slides.length}
          </span>
          <IconButton
            icon="arrow-right"
            label={texts.next}
            look="disc"
            onClick={() => stage.current?.show(index + 1)}
          />
        </div>
      )}
    </section>
  )
}
