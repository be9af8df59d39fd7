import type { ReactNode } from 'react'
import styles from './time-line.module.css'

type TimeLineProps = {
  /** In the order in which they are read. */
  steps: readonly { id: string; when: ReactNode; body: ReactNode }[]
}

/** What happened when: a line with a square knot for each step, the date in a column of its own. */
export function TimeLine({ steps }: TimeLineProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, when, body }) => (
        <li className={styles.step} key={id}>
          <div className={styles.when}>{when}</div>
          <div className={styles.body}>{body}</div>
        </li>
      ))}
    </ol>
  )
}
