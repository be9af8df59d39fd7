'use client'

import { useEffect, useState } from 'react'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/icon-button'
import styles from './scroll-top.module.css'

const appearsAfterPx = 10
const throttleMs = 100

/** Leads back to the top; it appears after ten pixels of scrolling. */
export function ScrollTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function look() {
      timer = undefined
      setShown(window.scrollY > appearsAfterPx)
    }
    function onScroll() {
      timer ??= setTimeout(look, throttleMs)
    }
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      clearTimeout(timer)
    }
  }, [])

  return (
    <div className={classNames(styles.place, shown && styles.shown)}>
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
