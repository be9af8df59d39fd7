import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { getOffice } from '@/features/office/office-queries'
import { getMenu } from '@/features/pages/page-index-queries'
import type { PageFacts } from '@/features/routing/page-facts'
import { ScrollTop } from '@/ui/scroll-top/scroll-top.client'
import { SkipLink } from '@/ui/skip-link/skip-link'
import { Footer } from './footer'
import { Header } from './header'
import { ShellBehaviour } from './shell-behaviour.client'
import { getShell } from './shell-queries'
import { TopBar } from './top-bar'
import styles from './site-frame.module.css'

type SiteFrameProps = { facts: PageFacts; isPreview?: boolean; children: ReactNode }

/** Closing the script element early is the one way out of it. */
function toScriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Top bar, header, the page itself and footer; the same around every page. */
export async function SiteFrame({ facts, isPreview = false, children }: SiteFrameProps) {
  const { locale, startsWithBanner = false } = facts
  const [t, brand, shell, menu] = await Promise.all([
    getTranslations('shell'),
    getOffice(locale),
    getShell(locale),
    getMenu(locale),
  ])
  const liesOnBanner = startsWithBanner && facts.isHome === true && shell.header.transparentOnHome
  return (
    <div className={styles.frame} id="top">
      <SkipLink href="#content" text={t('skipToContent')} />
      {isPreview && <p className={styles.preview}>{t('preview')}</p>}
      {shell.topBar && (
        <TopBar bar={shell.topBar} label={t('topBar')} newTabText={t('opensNewTab')} />
      )}
      <Header brand={brand} facts={facts} liesOnBanner={liesOnBanner} menu={menu} shell={shell} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer company={shell.company} footer={shell.footer} />
      <ScrollTop label={t('scrollToTop')} />
      <ShellBehaviour />
      {(facts.jsonLd ?? []).map((block, index) => (
        <script
          dangerouslySetInnerHTML={{ __html: toScriptText(block) }}
          key={index}
          type="application/ld+json"
        />
      ))}
    </div>
  )
}
