'use client'

import dynamic from 'next/dynamic'

// The same parts, whose scripts come to the pages that show them.
export const HomeChoices = dynamic(() =>
  import('./shortlist-parts').then((part) => part.HomeChoices),
)
export const OwnList = dynamic(() => import('./shortlist-parts').then((part) => part.OwnList))
export const SaveAll = dynamic(() => import('./shortlist-parts').then((part) => part.SaveAll))
export const ShareList = dynamic(() => import('./shortlist-parts').then((part) => part.ShareList))
