'use client'

import dynamic from 'next/dynamic'

// The same parts, whose scripts come to the pages that show them.
export const FilterForm = dynamic(() => import('./list-parts').then((part) => part.FilterForm))
export const ListMemoryKeeper = dynamic(() =>
  import('./list-parts').then((part) => part.ListMemoryKeeper),
)
