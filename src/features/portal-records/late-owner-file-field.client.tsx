'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const OwnerFileField = dynamic(() =>
  fetchPart(() => import('./owner-file-field.client')).then((part) => part.OwnerFileField),
)
