import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './quote.module.css'

type QuoteProps = {
  children: ReactNode
  person?: string
  /** Place, role or date behind the name. */
  detail?: ReactNode
  size?: 'regular' | 'large'
}

/** What somebody said, in large type, with the name below. */
export function Quote({ children, person, detail, size = 'large' }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={classNames(styles.words, styles[size])}>{children}</blockquote>
      {person && (
        <figcaption className={styles.source}>
          <span className={styles.person}>{person}</span>
          {detail && <span>{detail}</span>}
        </figcaption>
      )}
    </figure>
  )
}
