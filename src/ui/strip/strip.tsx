import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './strip.module.css'

type StripProps = {
  label: string
  items: readonly { id: string; node: ReactNode }[]
  /** Width of one item: the whole strip, or so many of them side by side on wide screens. */
  perView?: 'one' | 'few'
  className?: string
}

/** A row to swipe or scroll through that snaps to its items; it needs no script. */
export function Strip({ label, items, perView = 'one', className }: StripProps) {
  return (
    <ul
      aria-label={label}
      className={classNames(styles.strip, styles[perView], className)}
      data-strip
      // A scrolling part must be reachable by keyboard to be scrolled by it.
      tabIndex={0}
    >
      {items.map(({ id, node }) => (
        <li className={styles.item} key={id}>
          {node}
        </li>
      ))}
    </ul>
  )
}
