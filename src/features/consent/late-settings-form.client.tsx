'use client'

import dynamic from 'next/dynamic'
import { fetchPart } from '@/ui/fetch-part'

/** The same part, whose script comes to the pages that show it. */
export const SettingsForm = dynamic(() =>
  fetchPart(() => import('./settings-form.client')).then((part) => part.SettingsForm),
)
