'use client'

import dynamic from 'next/dynamic'

// The same parts, whose scripts come to the pages that show them; projects have no calculator.
export const ContactBarFrame = dynamic(() =>
  import('./detail-parts').then((part) => part.ContactBarFrame),
)
export const ListWalk = dynamic(() => import('./detail-parts').then((part) => part.ListWalk))
export const LoanCalculator = dynamic(() =>
  import('./loan-calculator.client').then((part) => part.LoanCalculator),
)
export const ShareActions = dynamic(() =>
  import('./detail-parts').then((part) => part.ShareActions),
)
