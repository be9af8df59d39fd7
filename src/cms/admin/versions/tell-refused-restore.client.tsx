'use client'

import { useEffect, type ReactNode } from 'react'
import { toast } from '@payloadcms/ui'
import { withRefusalsTold } from './with-refusals-told'

/**
 * Around the desk: says why a version could not be restored. The framework (3.90) drops the answer of its
 * own button and says only that there was a problem; neither the button nor its screen can be replaced,
 * because it exports none of them. So the answer is read on its way.
 */
export function TellRefusedRestore({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { fetch } = window
    window.fetch = withRefusalsTold(fetch.bind(window), (reason) => toast.error(reason))
    return () => {
      window.fetch = fetch
    }
  }, [])
  return children
}
