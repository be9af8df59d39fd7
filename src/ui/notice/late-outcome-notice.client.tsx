'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '../fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const OutcomeNotice = dynamic(() =>
  fetchPart(() => import('./outcome-notice.client')).then((part) => part.OutcomeNotice),
)
