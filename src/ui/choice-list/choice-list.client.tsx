'use client'

import { useEffect, useReducer, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { TickBox } from '../tick-box/tick-box'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './choice-list.module.css'

export type Choice = {
  value: string
  label: ReactNode
  /** How many results it leaves. A count marked `data-none` dims its row; it stays choosable. */
  count?: ReactNode
  /** Drawn once the list is seen, for lists of hundreds that most visitors never open. */
  isLate?: boolean
}

type ChoiceListProps = {
  id: string
  name: string
  legend: string
  /** Keeps the legend for screen readers where the surroundings already say it. */
  legendHidden?: boolean
  /** Several choices, or one of them. */
  kind: 'several' | 'one'
  choices: readonly Choice[]
  /** The values chosen at the start. */
  chosen: readonly string[]
  /** Beside each other where the words are short. */
  columns?: 1 | 2
  /** A long list that scrolls inside itself. */
  scrolls?: boolean
  /** Says without scripts how to come by the choices that are late. */
  lateText?: string
}

/** Choices under each other, each with what it leaves; the whole row is the target. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, name, legend, legendHidden = false, kind, choices, chosen } = props
  const { columns = 1, scrolls = false, lateText } = props
  const list = useRef<HTMLUListElement>(null)
  const [isSeen, see] = useReducer(() => true, false)
  const hasLate = choices.some(({ isLate }) => isLate)
  const drawn = isSeen
    ? choices
    : choices.filter(({ isLate, value }) => !isLate || chosen.includes(value))

  useEffect(() => {
    if (list.current === null || isSeen || !hasLate) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see()
    })
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [hasLate, isSeen])

  return (
    <fieldset className={styles.fieldset}>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <ul
        className={classNames(styles.list, columns === 2 && styles.pair, scrolls && styles.scrolls)}
        id={id}
        ref={list}
      >
        {drawn.map(({ value, label, count }) => (
          <li key={value}>
            <label className={styles.row}>
              <TickBox
                boxClassName={styles.box}
                defaultChecked={chosen.includes(value)}
                kind={kind}
                name={name}
                value={value}
              />
              <span className={styles.label}>{label}</span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </label>
          </li>
        ))}
      </ul>
      {hasLate && lateText !== undefined && (
        <noscript>
          <p className={styles.late}>{lateText}</p>
        </noscript>
      )}
    </fieldset>
  )
}
