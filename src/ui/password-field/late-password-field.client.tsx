'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '../fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const PasswordField = dynamic(() =>
  fetchPart(() => import('./password-field.client')).then((part) => part.PasswordField),
)
