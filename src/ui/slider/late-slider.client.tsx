'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '../fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const Slider = dynamic(() =>
  fetchPart(() => import('./slider.client')).then((part) => part.Slider),
)
