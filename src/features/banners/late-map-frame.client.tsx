'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const MapFrame = dynamic(() => import('./map-frame.client').then((part) => part.MapFrame))
