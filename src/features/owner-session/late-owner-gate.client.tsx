'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const OwnerGate = dynamic(() => import('./owner-gate.client').then((part) => part.OwnerGate))
