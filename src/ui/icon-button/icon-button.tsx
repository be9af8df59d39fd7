import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { Icon, type IconName } from '../icon/icon'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** What it does, in words: the accessible name. */
  label: string
  /** `disc` lies on pictures, `bare` on the page, `inverse` on dark ground. */
  look?: 'bare' | 'disc' | 'outline' | 'inverse'
}

/** A button without visible words: only heart, close, arrows, menu and play are plain enough for it. */
export function IconButton({
  icon,
  label,
  look = 'bare',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[look], className)}
      type={type}
    >
      <span className={styles.face}>
        <Icon name={icon} />
      </span>
    </button>
  )
}
