import type { ComponentProps } from 'react'
import { buttonClassName, type ButtonLook } from './button-class'
import { ButtonFace } from './button-face'
import styles from './button.module.css'

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Shows `loadingText` in place of the label; the width is that of the longer of the two. */
    loading?: boolean
    loadingText?: string
  }

/** Does something on this page; what leads elsewhere is a `ButtonLink`. */
export function Button({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  count,
  loading = false,
  loadingText,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={buttonClassName({ variant, size, wide }, className)}
      // While it works it submits nothing, yet keeps the focus, which `disabled` would lose.
      type={loading ? 'button' : type}
    >
      <span className={styles.swap} data-shown={!loading || loadingText === undefined}>
        <ButtonFace count={count} icon={icon} iconEnd={iconEnd}>
          {children}
        </ButtonFace>
      </span>
      {loadingText !== undefined && (
        <span className={styles.swap} data-shown={loading}>
          {loadingText}
        </span>
      )}
    </button>
  )
}
