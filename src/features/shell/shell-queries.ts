import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, globalTag, siteTag } from '@/cms/cache-tags'
import { toCalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { buildPath } from '@/domain/routes/build-path'
import { knownPages } from '@/domain/routes/known-pages'
import { getPageIndex } from '@/features/pages/page-index-queries'
import { getRouteTable } from '@/features/routing/route-queries'
import { anonymous, payloadAs } from '@/server/payload'
import { keepReachable } from './reachable-links'
import {
  toCompany,
  toFooter,
  toHeader,
  toTopBar,
  type CompanyView,
  type FooterView,
  type HeaderView,
  type ShellLink,
  type TopBarView,
} from './to-shell'

/** The year in Belgium, which begins before that of the server's clock. */
function formatYear(moment: Date): string {
  return (toCalendarDay(moment) ?? '').slice(0, 4)
}

function toPlainLink(href: string): ShellLink {
  return { label: '', href, isExternal: false, icon: null, colour: null }
}

export type Shell = {
  topBar: TopBarView
  header: HeaderView
  footer: FooterView
  company: CompanyView
  languages: { enabled: readonly Locale[]; showFlags: boolean }
  /** Address of the settings of cookies, which stands under every page; null where no page has them. */
  cookiesHref: string | null
  /** Address of the saved homes; null where the editors show none. */
  savedHref: string | null
}

/** Everything around the page, in one language. */
export async function getShell(locale: Locale): Promise<Shell> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, ...['top-bar', 'header', 'footer', 'company', 'languages'].map(globalTag))
  cacheTag(cacheTags.pages, cacheTags.routes)
  const door = await payloadAs(anonymous)
  const read = { locale, fallbackLocale: false, depth: 1 } as const
  const [topBar, header, footer, company, languages, table, pages] = await Promise.all([
    door.findGlobal({ slug: 'top-bar', ...read }),
    door.findGlobal({ slug: 'header', ...read }),
    door.findGlobal({ slug: 'footer', ...read }),
    door.findGlobal({ slug: 'company', ...read }),
    door.findGlobal({ slug: 'languages', ...read }),
    getRouteTable(),
    getPageIndex(),
  ])
  const keep = (links: readonly ShellLink[]) => keepReachable(links, { locale, table, pages })
  const saved = buildPath(table, knownPages.shortlist, locale)
  const cookies = buildPath(table, knownPages.cookieSettings, locale)
  const [savedLink] =
    saved.isBroken || header.showFavourites === false ? [] : keep([toPlainLink(saved.href)])
  const bar = toTopBar(topBar)
  const foot = toFooter(footer, formatYear(new Date()))
  return {
    topBar: bar && { left: keep(bar.left), right: keep(bar.right) },
    header: toHeader(header),
    footer: {
      ...foot,
      columns: foot.columns.map((column) => ({ ...column, links: keep(column.links) })),
    },
    company: toCompany(company, locale),
    languages: {
      enabled: table.enabledLocales,
      showFlags: (languages.items ?? []).some(({ flags }) => flags),
    },
    cookiesHref: cookies.isBroken ? null : cookies.href,
    savedHref: savedLink?.href ?? null,
  }
}
