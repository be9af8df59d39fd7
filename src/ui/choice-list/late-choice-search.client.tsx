'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const ChoiceSearch = dynamic(() =>
  import('./choice-search.client').then((part) => part.ChoiceSearch),
)
