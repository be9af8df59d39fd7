'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const SeenStrip = dynamic(() =>
  fetchPart(() => import('./seen-strip.client')).then((part) => part.SeenStrip),
)
