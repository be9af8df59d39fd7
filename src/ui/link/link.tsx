import NextLink from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './link.module.css'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'children' | 'target'> & {
  href: string
  children: ReactNode
  /** `text` stands in a sentence, `standalone` on its own, `quiet` in menus, `bare` brings no look. */
  look?: 'text' | 'standalone' | 'quiet' | 'bare'
  /** False spares the reading ahead, for long lists of links. Inside the site only. */
  prefetch?: boolean
  /** Opens a new tab and says so to screen readers in these words. */
  newTabText?: string
}

/** The one way to link: to pages of the site without reloading, to all else as a plain anchor. */
export function Link({
  href,
  children,
  look = 'text',
  prefetch,
  newTabText,
  className,
  ...rest
}: LinkProps) {
  const names = classNames(look !== 'bare' && styles[look], className)
  if (newTabText === undefined && isInternal(href)) {
    return (
      <NextLink {...rest} className={names} href={href} prefetch={prefetch}>
        {children}
      </NextLink>
    )
  }
  const newTab = newTabText !== undefined && { target: '_blank', rel: rest.rel ?? 'noopener' }
  return (
    <a {...rest} {...newTab} className={names} href={href}>
      {children}
      {newTabText !== undefined && <VisuallyHidden> {newTabText}</VisuallyHidden>}
    </a>
  )
}

/**
 * Anchors, calls, mails, other hosts and files are no pages the router could show. Neither are
 * pages with a query: the router takes them for the page without one, which it knows already, and
 * would show that again.
 */
function isInternal(href: string): boolean {
  return /^\/(?!\/)[^?]*$/.test(href) && !/\.[a-z0-9]{2,5}(#|$)/i.test(href)
}
