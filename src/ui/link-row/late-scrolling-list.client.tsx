'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '../fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const ScrollingList = dynamic(() =>
  fetchPart(() => import('./scrolling-list.client')).then((part) => part.ScrollingList),
)
