'use client'

import { useEffect, type ReactNode } from 'react'
import { toast, useTranslation } from '@payloadcms/ui'
import { toRefusalNotice, withRefusalsTold } from './with-refusals-told'

/**
 * Around the desk: says why a version could not be restored. The framework (3.90) drops the answer of its
 * own button and says only that there was a problem; neither the button nor its screen can be replaced,
 * because it exports none of them. So the answer is read on its way, and the notice that follows completed.
 */
export function TellRefusedRestore({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const sentence = t('version:problemRestoringVersion')
  useEffect(() => {
    const { fetch } = window
    window.fetch = withRefusalsTold(fetch.bind(window), (reason) => {
      const { text, id } = toRefusalNotice(toast.getToasts(), sentence, reason)
      toast.error(text, id === undefined ? {} : { id })
    })
    return () => {
      window.fetch = fetch
    }
  }, [sentence])
  return children
}
