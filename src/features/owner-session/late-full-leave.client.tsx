'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const FullLeave = dynamic(() => import('./full-leave.client').then((part) => part.FullLeave))
