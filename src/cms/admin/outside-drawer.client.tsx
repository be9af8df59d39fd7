'use client'

import type { ReactNode } from 'react'
import { useListDrawerContext } from '@payloadcms/ui'

/** What stands above a list, and not where records are chosen for a form. */
export function OutsideDrawer({ children }: { children: ReactNode }) {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer ? null : children
}
