'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const SeenStrip = dynamic(() => import('./seen-strip.client').then((part) => part.SeenStrip))
