'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const ScrollingList = dynamic(() =>
  import('./scrolling-list.client').then((part) => part.ScrollingList),
)
