'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '../fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const ErrorSummary = dynamic(() =>
  fetchPart(() => import('./error-summary.client')).then((part) => part.ErrorSummary),
)
