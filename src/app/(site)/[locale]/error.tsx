'use client'

import { FailedScreen } from '@/features/shell/failed-screen.client'

export default function SiteError() {
  return <FailedScreen />
}
