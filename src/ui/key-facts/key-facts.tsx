import type { ReactNode } from 'react'
import styles from './key-facts.module.css'

type KeyFactsProps = {
  /** A note says in words how the figure is to be read, such as against the one before. */
  items: readonly { figure: ReactNode; word: string; note?: string }[]
}

/** Four to six figures between an ink line and a hairline. */
export function KeyFacts({ items }: KeyFactsProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ figure, word, note }) => (
        <div className={styles.item} key={word}>
          <dt className={styles.word}>{word}</dt>
          <dd className={styles.figure}>{figure}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
