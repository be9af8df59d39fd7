'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show cards. */
export const HomeCard = dynamic(() => import('./home-card.client').then((part) => part.HomeCard))
