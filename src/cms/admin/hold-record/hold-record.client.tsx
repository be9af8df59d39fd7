'use client'

import { useEffect } from 'react'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { toLockAddress, toRecordPath, type HeldSubject } from './to-lock-address'

/**
 * Ends the own hold on a record. Nobody is there any more to be told of a failure, which ends by
 * itself: a hold rests after five minutes.
 */
function release(address: string): void {
  void fetch(address, { method: 'DELETE', credentials: 'same-origin', keepalive: true }).catch(
    () => null,
  )
}

/**
 * Lets go of a record when its form is left, so that a colleague need not wait. Its versions and
 * previews belong to the form: who compares goes on editing.
 */
export function HoldRecord() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { user } = useAuth()
  const userId = user?.id
  useEffect(() => {
    const subject: HeldSubject | null =
      globalSlug !== undefined
        ? { global: globalSlug }
        : collectionSlug !== undefined && typeof id === 'number'
          ? { collection: collectionSlug, id }
          : null
    if (subject === null || typeof userId !== 'number') return
    const address = toLockAddress(subject, userId)
    const leave = () => release(address)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      const path = toRecordPath(subject)
      if (!window.location.pathname.startsWith(path)) leave()
    }
  }, [id, collectionSlug, globalSlug, userId])
  return null
}
