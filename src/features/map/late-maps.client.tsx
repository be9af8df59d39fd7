'use client'

import dynamic from 'next/dynamic'

// The same parts, whose scripts come to the pages that show them.
export const ListMapPane = dynamic(() =>
  import('./list-map-pane.client').then((part) => part.ListMapPane),
)
export const PropertyMapPane = dynamic(() =>
  import('./property-map-pane.client').then((part) => part.PropertyMapPane),
)
