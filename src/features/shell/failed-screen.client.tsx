'use client'

import { usePathname } from 'next/navigation'
import { fallbackLocale, isLocale } from '@/domain/kernel/locales'
import { messages } from '@/server/substitutes/messages'
import { buttonClassName } from '@/ui/button/button-class'
import { Container } from '@/ui/container/container'
import styles from './missing-screen.module.css'

/** Stands in for a page that failed in the browser. Only the address tells its language. */
export function FailedScreen() {
  const first = usePathname().split('/')[1]
  const locale = isLocale(first) ? first : fallbackLocale
  const t = messages[locale]
  return (
    <main lang={locale}>
      <Container>
        <div className={styles.failed}>
          <h1>{t.title}</h1>
          <p className={styles.text}>{t.text}</p>
          {/* Not from what there is: React draws no part again whose file did not come. */}
          <button
            className={buttonClassName({})}
            onClick={() => window.location.reload()}
            type="button"
          >
            {t.retry}
          </button>
          {/* A plain anchor: what failed may be the part that follows links without reloading. */}
          <a href={`/${locale}/`}>{t.home}</a>
        </div>
      </Container>
    </main>
  )
}
