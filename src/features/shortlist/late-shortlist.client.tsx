'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

// The same parts, whose scripts come to the pages that show them.
export const HomeChoices = dynamic(() =>
  fetchPart(() => import('./shortlist-parts')).then((part) => part.HomeChoices),
)
export const OwnList = dynamic(() =>
  fetchPart(() => import('./shortlist-parts')).then((part) => part.OwnList),
)
export const OwnOrShared = dynamic(() =>
  fetchPart(() => import('./shortlist-parts')).then((part) => part.OwnOrShared),
)
export const SaveAll = dynamic(() =>
  fetchPart(() => import('./shortlist-parts')).then((part) => part.SaveAll),
)
export const ShareList = dynamic(() =>
  fetchPart(() => import('./shortlist-parts')).then((part) => part.ShareList),
)
