'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** The server asks for it where it is needed. */
const accept = () => true as const

/** Appears on the own account once another password or address is typed. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isNeeded = useFormFields(([fields]) => {
    const email = fields['email']?.value
    return fields['password'] !== undefined || (email !== undefined && email !== user?.email)
  })
  if (user?.collection !== 'users' || id !== user.id || !isNeeded) return null
  return (
    <PasswordField autoComplete="current-password" field={field} path={path} validate={accept} />
  )
}
