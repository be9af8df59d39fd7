import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon/icon'
import { Plate } from '@/ui/plate/plate'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import { classNames } from '@/ui/class-names'
import styles from './filter-menu.module.css'

type FilterMenuProps = {
  id: string
  title: string
  /** Choices that are on, and the same in words. */
  active: number
  activeText: string
  /** For menus with more than one column. */
  isWide?: boolean
  /** Stands under the choices on a wide screen: the way to the result. */
  footer: ReactNode
  children: ReactNode
}

/**
 * One filter of the bar. On a wide screen it opens under its name, in the sheet of a phone between
 * the others; one is open at a time. The browser does the work.
 */
export function FilterMenu(props: FilterMenuProps) {
  const { id, title, active, activeText, isWide = false, footer, children } = props
  return (
    <details className={styles.menu} id={id} name="list-filter" suppressHydrationWarning>
      <summary className={styles.name}>
        <span>{title}</span>
        {active > 0 && (
          <Plate tone="chalk">
            <span aria-hidden="true">{active}</span>
            <VisuallyHidden>{activeText}</VisuallyHidden>
          </Plate>
        )}
        <Icon className={styles.sign} name="chevron-down" size="small" />
      </summary>
      <div className={classNames(styles.panel, isWide && styles.wide)}>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>{footer}</div>
      </div>
    </details>
  )
}
