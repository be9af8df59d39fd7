'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const BackLink = dynamic(() =>
  fetchPart(() => import('./back-link.client')).then((part) => part.BackLink),
)
