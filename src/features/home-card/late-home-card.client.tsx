'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

/** The same part, whose script comes to the pages that show cards. */
export const HomeCard = dynamic(() =>
  fetchPart(() => import('./home-card.client')).then((part) => part.HomeCard),
)
