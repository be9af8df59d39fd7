'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const Video = dynamic(() => import('./video.client').then((part) => part.Video))
