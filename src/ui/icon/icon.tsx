import { classNames } from '../class-names'
import styles from './icon.module.css'
import { iconShapes, type IconName } from './icon-shapes'

export type { IconName }

type IconProps = {
  name: IconName
  size?: 'small' | 'regular' | 'large'
  /** Words for an icon that stands alone; without them it is decoration beside a text. */
  title?: string
  className?: string
}

/** A drawing of the own set, in the colour of the text around it. */
export function Icon({ name, size = 'regular', title, className }: IconProps) {
  const voice = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <svg
      {...voice}
      className={classNames(styles.icon, styles[size], className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      focusable="false"
    >
      {iconShapes[name]}
    </svg>
  )
}
