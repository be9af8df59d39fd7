import { classNames } from '../class-names'
import styles from './score-badge.module.css'

const scores = ['one', 'two', 'three', 'four'] as const

type ScoreBadgeProps = {
  /** What is written, such as a letter. */
  letter: string
  /** Depth of the blue, 1 (pale) to 4 (dark). */
  score: 1 | 2 | 3 | 4
}

/** A letter on one of four blues. The words that explain it stand beside it. */
export function ScoreBadge({ letter, score }: ScoreBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[scores[score - 1] ?? 'one'])}>{letter}</span>
  )
}
