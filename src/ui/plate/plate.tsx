import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './plate.module.css'

export type PlateTone = 'enamel' | 'marigold' | 'ink' | 'tile' | 'chalk'

type PlateProps = {
  tone?: PlateTone
  /** `door` is a house number, for the page that does not exist. */
  size?: 'regular' | 'large' | 'door'
  children: ReactNode
}

/** The enamel plate: status, reference, count, step number. The only ornament of the house. */
export function Plate({ tone = 'enamel', size = 'regular', children }: PlateProps) {
  return <span className={classNames(styles.plate, styles[tone], styles[size])}>{children}</span>
}

/** Plates side by side with the distance they need. */
export function PlateRow({ children }: { children: ReactNode }) {
  return <span className={styles.row}>{children}</span>
}
