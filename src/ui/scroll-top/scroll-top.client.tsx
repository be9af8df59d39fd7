'use client'

import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/icon-button'
import styles from './scroll-top.module.css'

const appearsAfterPx = 10
const throttleMs = 100

const pressable = 'a, button, input, label, select, summary, textarea'

/** Whether one of the selector lies under a place; other elements are between, if any. */
function coversAny(place: HTMLElement, selector: string): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect()
  const spots = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
    [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
  )
  return spots.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((element) => !place.contains(element) && element.matches(selector)),
  )
}

/**
 * Leads back to the top; it appears after ten pixels of scrolling. On a phone it steps aside where it
 * would lie over a form, or over what can be pressed by somebody who goes on reading; whoever scrolls
 * up may want it, and the keyboard always finds it.
 */
export function ScrollTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false)
  const [isAside, setIsAside] = useState(false)
  const placeRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastY = window.scrollY
    let goesUp = false
    function look() {
      timer = undefined
      const { scrollY } = window
      if (scrollY !== lastY) goesUp = scrollY < lastY
      lastY = scrollY
      setShown(scrollY > appearsAfterPx)
      const place = placeRef.current
      if (place === null) return
      setIsAside(
        coversAny(place, 'form[method="post"]') || (!goesUp && coversAny(place, pressable)),
      )
    }
    function onScroll() {
      timer ??= setTimeout(look, throttleMs)
    }
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
      clearTimeout(timer)
    }
  }, [])

  return (
    <div
      className={classNames(styles.place, shown && styles.shown, isAside && styles.aside)}
      ref={placeRef}
    >
      <IconButton
        icon="arrow-up"
        label={label}
        look="outline"
        // How it moves is the style sheet's business: smooth, or at once with less motion.
        onClick={() => window.scrollTo({ top: 0 })}
      />
    </div>
  )
}
