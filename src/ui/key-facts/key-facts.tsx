import type { ReactNode } from 'react'
import styles from './key-facts.module.css'

/** Four to six figures between an ink line and a hairline. */
export function KeyFacts({ items }: { items: readonly { figure: ReactNode; word: string }[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ figure, word }) => (
        <div className={styles.item} key={word}>
          <dt className={styles.word}>{word}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
