'use client'

import dynamic from 'next/dynamic'

/** The same part, whose script comes to the pages that show it. */
export const SettingsForm = dynamic(() =>
  import('./settings-form.client').then((part) => part.SettingsForm),
)
