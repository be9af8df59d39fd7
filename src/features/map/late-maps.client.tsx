'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

// The same parts, whose scripts come to the pages that show them.
export const ListMapPane = dynamic(() =>
  fetchPart(() => import('./list-map-pane.client')).then((part) => part.ListMapPane),
)
export const PropertyMapPane = dynamic(() =>
  fetchPart(() => import('./property-map-pane.client')).then((part) => part.PropertyMapPane),
)
