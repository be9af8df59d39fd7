'use client'

import { FailedScreen } from '@/features/shell/failed-screen.client'

export default function LiveError({ retry }: { retry: () => void }) {
  return <FailedScreen retry={retry} />
}
