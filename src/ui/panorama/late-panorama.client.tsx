'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '../fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const Panorama = dynamic(() =>
  fetchPart(() => import('./panorama.client')).then((part) => part.Panorama),
)
