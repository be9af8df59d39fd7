'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const AllowEmbeds = dynamic(() =>
  fetchPart(() => import('./allow-embeds.client')).then((part) => part.AllowEmbeds),
)
