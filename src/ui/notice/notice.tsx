import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon, type IconName } from '../icon/icon'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'success' | 'alert'

type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  /** Read out when it appears; for messages that come after an act of the visitor. */
  live?: boolean
  children?: ReactNode
}

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', alert: 'alert' }

/** A message in a tinted panel; the sign and the words carry the meaning, not the colour. */
export function Notice({ tone = 'info', title, live = false, children }: NoticeProps) {
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={live ? (tone === 'alert' ? 'alert' : 'status') : undefined}
    >
      <Icon className={styles.sign} name={icons[tone]} size="large" />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
