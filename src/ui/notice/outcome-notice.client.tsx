'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { Notice, type NoticeTone } from './notice'
import styles from './notice.module.css'

type OutcomeNoticeProps = {
  tone?: NoticeTone
  /** Query parameters that brought the message; the address loses them, so a reload says nothing. */
  forget?: readonly string[]
  /** False leaves the focus where it is, for examples. */
  takesFocus?: boolean
  children: ReactNode
}

/** Takes what was said once out of the address; nothing is fetched for it. */
function forgetParameters(names: readonly string[]): void {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  const said = names.filter((name) => query.has(name))
  if (said.length === 0) return
  for (const name of said) query.delete(name)
  const rest = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(null, '', `${pathname}${rest}${hash}`)
}

/**
 * What became of an act of the visitor, on the page that follows it. It takes the focus, without a
 * script too, and so comes into view wherever it stands.
 */
export function OutcomeNotice({
  tone = 'success',
  forget = [],
  takesFocus = true,
  children,
}: OutcomeNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const forgotten = forget.join(' ')

  useEffect(() => {
    if (takesFocus) box.current?.focus()
    forgetParameters(forgotten.split(' '))
  }, [takesFocus, forgotten])

  return (
    <div autoFocus={takesFocus} className={styles.outcome} ref={box} tabIndex={-1}>
      <Notice live tone={tone}>
        {children}
      </Notice>
    </div>
  )
}
