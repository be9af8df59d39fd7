'use client'

import { lazy, Suspense } from 'react'
import { fallbackLocale } from '@/domain/kernel/locales'
import '@/ui/tokens/fonts.css'
import '@/ui/tokens/tokens.css'
import '@/ui/tokens/base.css'

/** Where not even its words can be fetched, the name of the page is a link that loads it anew. */
function Nameplate() {
  return <a href={document.URL}>{document.title}</a>
}

/** Every page carries this file, and hardly any needs it: the screen comes when it does. */
const FailedScreen = lazy(() =>
  import('@/features/shell/failed-screen.client').then(
    (part) => ({ default: part.FailedScreen }),
    () => ({ default: Nameplate }),
  ),
)

/** The last resort, when even the document around the pages fails; it brings its own. */
export default function GlobalError() {
  return (
    <html lang={fallbackLocale}>
      <body>
        <Suspense>
          <FailedScreen />
        </Suspense>
      </body>
    </html>
  )
}
