import type { ReactNode } from 'react'
import type { HeadingLevel } from '../heading/heading'
import { Icon } from '../icon/icon'
import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: ReactNode
  /** Where the line is a title of the page, its place in the outline. */
  level?: HeadingLevel
  open?: boolean
  /** Parts with one name close each other. */
  group?: string
  children: ReactNode
}

/** A line that opens what stands below it; the browser does the work. */
export function Disclosure({ summary, level, open, group, children }: DisclosureProps) {
  const Line = level === undefined ? 'span' : (`h${level}` as const)
  return (
    <details className={styles.details} name={group} open={open}>
      <summary className={styles.summary}>
        <Line className={styles.line}>{summary}</Line>
        <Icon className={styles.sign} name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

type AccordionProps = {
  items: readonly { id: string; title: ReactNode; body: ReactNode; open?: boolean }[]
  /** With a name only one item stays open at a time. */
  group?: string
}

/** Questions with their answers, one below the other. */
export function Accordion({ items, group }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, body, open }) => (
        <Disclosure group={group} key={id} open={open} summary={title}>
          {body}
        </Disclosure>
      ))}
    </div>
  )
}
