import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { ButtonLook } from './button-class'
import styles from './button.module.css'

export function ButtonFace({
  icon,
  iconEnd,
  count,
  children,
}: Pick<ButtonLook, 'icon' | 'iconEnd' | 'count'> & { children: ReactNode }) {
  return (
    <span className={styles.face}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {iconEnd && <Icon name={iconEnd} />}
    </span>
  )
}
