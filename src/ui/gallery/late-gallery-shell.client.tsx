'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const GalleryShell = dynamic(() =>
  import('./gallery-shell.client').then((part) => part.GalleryShell),
)
