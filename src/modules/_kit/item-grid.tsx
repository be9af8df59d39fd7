import type { CSSProperties, ReactNode } from 'react'
import styles from './item-grid.module.css'

type ItemGridProps = {
  /** Items side by side on a desktop, 1 to 6; fewer on smaller screens. */
  perRow: number
  children: ReactNode
}

/** Equal items in rows. */
export function ItemGrid({ perRow, children }: ItemGridProps) {
  const look = { '--per-row': perRow, '--per-row-tablet': Math.min(perRow, 2) } as CSSProperties
  return (
    <div className={styles.grid} style={look}>
      {children}
    </div>
  )
}
