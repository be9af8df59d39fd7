import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './container.module.css'

type ContainerProps = {
  /** `page` is the full grid, `text` one readable column, `form` the width of a form. */
  width?: 'page' | 'text' | 'form'
  id?: string
  className?: string
  children: ReactNode
}

/** Holds the page margins; pictures that bleed stand outside it. */
export function Container({ width = 'page', id, className, children }: ContainerProps) {
  return (
    <div className={classNames(styles.container, className)} id={id}>
      {width === 'page' ? children : <div className={styles[width]}>{children}</div>}
    </div>
  )
}
