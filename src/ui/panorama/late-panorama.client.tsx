'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const Panorama = dynamic(() => import('./panorama.client').then((part) => part.Panorama))
