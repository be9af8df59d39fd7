'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

// The same parts, whose scripts come to the pages that show them.
export const FilterForm = dynamic(() =>
  fetchPart(() => import('./list-parts')).then((part) => part.FilterForm),
)
export const ListMemoryKeeper = dynamic(() =>
  fetchPart(() => import('./list-parts')).then((part) => part.ListMemoryKeeper),
)
