'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '../fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const GalleryShell = dynamic(() =>
  fetchPart(() => import('./gallery-shell.client')).then((part) => part.GalleryShell),
)
