'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'

type PickVersionProps = { id: string; label: string; children: ReactNode }

/** In the drawer of the comparison: the same comparison with another version to compare with. */
export function PickVersion({ id, label, children }: PickVersionProps) {
  const path = usePathname()
  const query = new URLSearchParams([...useSearchParams().entries(), ['versionFrom', id]])
  return (
    <a aria-label={label} href={`${path}?${toLatest(query)}`}>
      {children}
    </a>
  )
}

/** Of a name that stands twice the last value counts. */
function toLatest(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(Object.fromEntries(query))
}
