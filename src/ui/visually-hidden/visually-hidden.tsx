import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './visually-hidden.module.css'

type VisuallyHiddenProps = {
  children: ReactNode
  id?: string
  /** Seen where there is room, that is on wider screens than a phone's. */
  onPhonesAlone?: boolean
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children, id, onPhonesAlone = false }: VisuallyHiddenProps) {
  return (
    <span className={classNames(styles.hidden, onPhonesAlone && styles.onPhonesAlone)} id={id}>
      {children}
    </span>
  )
}
