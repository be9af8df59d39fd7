'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { Link } from '@/ui/link/link'
import { readSaved, subscribeToSaved } from './saved-homes'

type SavedCountProps = {
  href: string
  /** Holds `{count}`. */
  label: string
  className: string | undefined
  countClassName: string | undefined
  /** The heart. */
  children: ReactNode
}

const countOnServer = () => 0

/** Leads to the saved homes and says how many there are. */
export function SavedCount({ href, label, className, countClassName, children }: SavedCountProps) {
  const count = useSyncExternalStore(subscribeToSaved, () => readSaved().length, countOnServer)
  return (
    <Link
      aria-label={label.replace('{count}', String(count))}
      className={className}
      href={href}
      look="bare"
      prefetch={false}
    >
      {children}
      <span className={countClassName}>{count > 0 && count}</span>
    </Link>
  )
}
