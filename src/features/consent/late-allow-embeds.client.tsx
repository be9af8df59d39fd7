'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const AllowEmbeds = dynamic(() =>
  import('./allow-embeds.client').then((part) => part.AllowEmbeds),
)
