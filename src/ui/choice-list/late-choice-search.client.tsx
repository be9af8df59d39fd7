'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '../fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const ChoiceSearch = dynamic(() =>
  fetchPart(() => import('./choice-search.client')).then((part) => part.ChoiceSearch),
)
