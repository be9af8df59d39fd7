import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import type { IconName } from '../icon/icon'
import styles from './button.module.css'

export type ButtonLook = {
  /** One primary button in view at most; `inverse` stands on the brand colour. */
  variant?: 'primary' | 'secondary' | 'text' | 'inverse'
  size?: 'small' | 'regular' | 'large'
  /** Takes the width of its column. */
  wide?: boolean
  icon?: IconName
  iconEnd?: IconName
  /** A number behind the words, such as how many results will show. */
  count?: ReactNode
}

/**
 * The class names of a look, for anchor and button alike. Apart from the face, with which all icons
 * come, for what every page carries along and hardly one shows.
 */
export function buttonClassName(
  { variant = 'primary', size = 'regular', wide }: ButtonLook,
  className?: string,
) {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}
