'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const OwnerGate = dynamic(() =>
  fetchPart(() => import('./owner-gate.client')).then((part) => part.OwnerGate),
)
