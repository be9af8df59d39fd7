import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ConsentSheet } from '@/features/consent/consent-sheet'
import { SavingProblems } from '@/features/favourites/saved-link'
import { getOffice } from '@/features/office/office-queries'
import { getMenu } from '@/features/pages/page-index-queries'
import { toBreadcrumbJsonLd } from '@/features/routing/breadcrumb-json-ld'
import { JsonLd } from '@/features/routing/json-ld'
import type { PageFacts } from '@/features/routing/page-facts'
import { env } from '@/server/env'
import { ScrollTop } from '@/ui/scroll-top/scroll-top.client'
import { SkipLink } from '@/ui/skip-link/skip-link'
import { Footer } from './footer'
import { Header } from './header'
import { ShellBehaviour } from './shell-behaviour.client'
import { getShell } from './shell-queries'
import { TopBar } from './top-bar'
import styles from './site-frame.module.css'

type SiteFrameProps = {
  facts: PageFacts
  isPreview?: boolean
  /** A page for everybody, of which services that measure may be told. */
  isMeasured?: boolean
  children: ReactNode
}

/** The trail belongs to every page that has one; the rest is what the page itself tells. */
function toBlocks({ breadcrumb, canonical, jsonLd = [] }: PageFacts): readonly object[] {
  const origin = env().SITE_URL
  return breadcrumb.length > 1
    ? [...jsonLd, toBreadcrumbJsonLd(breadcrumb, { origin, canonical })]
    : jsonLd
}

/** Top bar, header, the page itself and footer; the same around every page. */
export async function SiteFrame({
  facts,
  isPreview = false,
  isMeasured = false,
  children,
}: SiteFrameProps) {
  const { locale, startsWithBanner = false } = facts
  const [t, brand, shell, menu] = await Promise.all([
    getTranslations('shell'),
    getOffice(locale),
    getShell(locale),
    getMenu(locale),
  ])
  const liesOnBanner = startsWithBanner && facts.isHome === true && shell.header.transparentOnHome
  return (
    <div className={styles.frame} data-saves={shell.savedHref !== null || undefined} id="top">
      <SkipLink href="#content" text={t('skipToContent')} />
      {!isPreview && <ConsentSheet isMeasured={isMeasured} locale={locale} />}
      {isPreview && <p className={styles.preview}>{t('preview')}</p>}
      {shell.topBar && (
        <TopBar bar={shell.topBar} label={t('topBar')} newTabText={t('opensNewTab')} />
      )}
      <Header brand={brand} facts={facts} liesOnBanner={liesOnBanner} menu={menu} shell={shell} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer company={shell.company} cookiesHref={shell.cookiesHref} footer={shell.footer} />
      <ScrollTop label={t('scrollToTop')} />
      <ShellBehaviour />
      {shell.savedHref !== null && <SavingProblems />}
      <JsonLd blocks={toBlocks(facts)} />
    </div>
  )
}
