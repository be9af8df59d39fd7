'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '../fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const LoopVideo = dynamic(() =>
  fetchPart(() => import('./loop-video.client')).then((part) => part.LoopVideo),
)
