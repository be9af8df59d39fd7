'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const ErrorSummary = dynamic(() =>
  import('./error-summary.client').then((part) => part.ErrorSummary),
)
