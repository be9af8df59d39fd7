'use client'

import { useAuth } from '@payloadcms/ui'
import type { TypedUser } from 'payload'
import { isEditor } from '../../access/editors-only'

/** Whether the person may start, apply and end imports; the server asks again. */
export function useMayImport(): boolean {
  const { user } = useAuth<TypedUser>()
  return isEditor(user ?? null)
}
