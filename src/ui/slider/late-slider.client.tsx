'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const Slider = dynamic(() => import('./slider.client').then((part) => part.Slider))
