'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const OutcomeNotice = dynamic(() =>
  import('./outcome-notice.client').then((part) => part.OutcomeNotice),
)
