'use client'

import { fallbackLocale } from '@/domain/kernel/locales'
import { FailedScreen } from '@/features/shell/failed-screen.client'
import '@/ui/tokens/fonts.css'
import '@/ui/tokens/tokens.css'
import '@/ui/tokens/base.css'

/** The last resort, when even the document around the pages fails; it brings its own. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang={fallbackLocale}>
      <body>
        <FailedScreen retry={retry} />
      </body>
    </html>
  )
}
