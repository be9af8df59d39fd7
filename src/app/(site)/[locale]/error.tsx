'use client'

import { FailedScreen } from '@/features/shell/failed-screen.client'

export default function SiteError({ retry }: { retry: () => void }) {
  return <FailedScreen retry={retry} />
}
