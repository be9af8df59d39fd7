'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const MapFrame = dynamic(() =>
  fetchPart(() => import('./map-frame.client')).then((part) => part.MapFrame),
)
