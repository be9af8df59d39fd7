import { Link, type LinkProps } from '../link/link'
import { buttonClassName, type ButtonLook } from './button-class'
import { ButtonFace } from './button-face'

type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'look'>

/** Leads to another page and looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  count,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClassName({ variant, size, wide }, className)} look="bare">
      <ButtonFace count={count} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
    </Link>
  )
}
