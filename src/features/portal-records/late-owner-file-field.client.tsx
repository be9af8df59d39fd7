'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const OwnerFileField = dynamic(() =>
  import('./owner-file-field.client').then((part) => part.OwnerFileField),
)
