'use client'

import { useAuth } from '@payloadcms/ui'

/** Whether the person may start, apply and end imports; the server asks again. */
export function useMayImport(): boolean {
  const { user } = useAuth()
  const role: unknown = user?.['role']
  return role === 'administrator' || role === 'editor'
}
