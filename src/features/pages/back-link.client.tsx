'use client'

import { useSyncExternalStore } from 'react'
import { ButtonLink } from '@/ui/button/button-link'

type BackLinkProps = {
  text: string
  /** Paths that are no place to go back to. */
  ignored: readonly string[]
}

/** The page of this site that the visitor came from; the page itself, or none, is an empty text. */
function readOrigin(): string {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname, search } = new URL(document.referrer)
  if (origin !== window.location.origin || pathname === window.location.pathname) return ''
  return pathname + search
}

const subscribe = () => () => undefined
const readNothing = () => ''

/** Back to what the visitor looked at, which a page kept for all cannot know. */
export function BackLink({ text, ignored }: BackLinkProps) {
  const href = useSyncExternalStore(subscribe, readOrigin, readNothing)
  const path = href.split('?')[0] ?? ''
  if (href === '' || ignored.includes(path)) return null
  return <ButtonLink href={href}>{text}</ButtonLink>
}
