'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show cards. */
export const CardStrip = dynamic(() => import('./card-strip.client').then((part) => part.CardStrip))
