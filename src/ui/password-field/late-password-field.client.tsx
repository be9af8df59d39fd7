'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const PasswordField = dynamic(() =>
  import('./password-field.client').then((part) => part.PasswordField),
)
