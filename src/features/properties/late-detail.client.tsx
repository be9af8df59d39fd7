'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

// The same parts, whose scripts come to the pages that show them; projects have no calculator.
export const ContactBarFrame = dynamic(() =>
  fetchPart(() => import('./detail-parts')).then((part) => part.ContactBarFrame),
)
export const FoldOpener = dynamic(() =>
  fetchPart(() => import('./detail-parts')).then((part) => part.FoldOpener),
)
export const ListWalk = dynamic(() =>
  fetchPart(() => import('./detail-parts')).then((part) => part.ListWalk),
)
export const LoanCalculator = dynamic(() =>
  fetchPart(() => import('./loan-calculator.client')).then((part) => part.LoanCalculator),
)
export const ShareActions = dynamic(() =>
  fetchPart(() => import('./detail-parts')).then((part) => part.ShareActions),
)
