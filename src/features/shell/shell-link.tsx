import { Link } from '@/ui/link/link'
import type { ShellLink } from './to-shell'

type ShellLinkItemProps = {
  link: Pick<ShellLink, 'label' | 'href' | 'isExternal'>
  /** Without brackets, which are put around it here. */
  newTabText: string
  className?: string
  isCurrent?: boolean
}

/** A link of the editors: other sites, calls and mails in a new tab, pages of this site in place. */
export function ShellLinkItem({ link, newTabText, className, isCurrent }: ShellLinkItemProps) {
  return (
    <Link
      aria-current={isCurrent ? 'page' : undefined}
      className={className}
      href={link.href}
      look="quiet"
      newTabText={link.isExternal ? `(${newTabText})` : undefined}
    >
      {link.label}
    </Link>
  )
}
