'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './error-summary.module.css'

type ErrorSummaryProps = {
  title: ReactNode
  /** One line per wrong field, in the words that stand at the field. */
  errors: readonly { fieldId: string; text: string }[]
  /** False leaves the focus where it is, for examples. */
  takesFocus?: boolean
}

/**
 * What is wrong with a form, on top of it. It takes the focus, without a script too, and leads to
 * each field.
 */
export function ErrorSummary({ title, errors, takesFocus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus, errors])

  return (
    <div
      aria-labelledby={titleId}
      autoFocus={takesFocus}
      className={styles.summary}
      ref={box}
      role="alert"
      tabIndex={-1}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus into the field, which the address alone would only scroll to. */
function focusField(event: React.MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
