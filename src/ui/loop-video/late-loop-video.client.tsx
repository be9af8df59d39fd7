'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const LoopVideo = dynamic(() => import('./loop-video.client').then((part) => part.LoopVideo))
