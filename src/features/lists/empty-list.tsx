import type { ReactNode } from 'react'
import { Link } from '@/ui/link/link'
import styles from './empty-list.module.css'

type EmptyListProps = {
  /** A drawing in the place of the cards; it says nothing. */
  drawing: ReactNode
  title: string
  advice: string
  links: readonly { href: string; text: string }[]
}

/** In the place of the cards where there are none: why, and where to look instead. */
export function EmptyList({ drawing, title, advice, links }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <div aria-hidden="true" className={styles.drawing}>
        {drawing}
      </div>
      <div>
        <p className={styles.title}>{title}</p>
        <p>{advice}</p>
        <ul className={styles.links}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <Link href={href} look="standalone">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
