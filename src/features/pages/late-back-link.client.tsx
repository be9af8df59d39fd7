'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const BackLink = dynamic(() => import('./back-link.client').then((part) => part.BackLink))
