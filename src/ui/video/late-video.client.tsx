'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '../fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const Video = dynamic(() =>
  fetchPart(() => import('./video.client')).then((part) => part.Video),
)
