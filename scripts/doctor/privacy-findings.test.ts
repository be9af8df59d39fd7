import { describe, expect, it } from 'vitest'
import type { SiteAddresses } from '@/domain/routes/inspect-routes'
import { knownPages } from '@/domain/routes/known-pages'
import type { RouteEntry } from '@/domain/routes/route-table'
import {
  findMailGaps,
  findRetentionFaults,
  findStatementGaps,
  findTrackingFaults,
} from './check-privacy'

const statements = [
  ...[knownPages.privacy, knownPages.cookies, knownPages.cookieSettings],
  ...[knownPages.dataRequest, knownPages.accessibility, knownPages.complaints],
]

function toEntry(key: string): RouteEntry {
  const paths = { nl: `/nl-${key.slice(1)}`, fr: `/fr-${key.slice(1)}` }
  return { key, type: 'page', isPublic: true, paths, targetId: 1, breadcrumb: [] }
}

function siteWith(changes: Partial<SiteAddresses> = {}): SiteAddresses {
  return {
    table: {
      defaultLocale: 'nl',
      enabledLocales: ['nl', 'fr'],
      entries: statements.map(toEntry),
    },
    targetOf: () => 'published',
    redirects: [],
    pagePaths: [],
    links: statements.map((href) => ({ place: 'footer', href })),
    readable: { pages: [], articles: [] },
    ...changes,
  }
}

function withEntries(change: (entry: RouteEntry) => RouteEntry[]): SiteAddresses {
  const site = siteWith()
  return { ...site, table: { ...site.table, entries: site.table.entries.flatMap(change) } }
}

const tell = (site: SiteAddresses) => findStatementGaps(site).map(({ message }) => message)

describe('the statements that the law asks for', () => {
  it('are all there in the footer, by their path or in a language', () => {
    expect(tell(siteWith())).toEqual([])
    const links = statements.map((href) => ({ place: 'footer', href: `/nl/nl-${href.slice(1)}` }))
    expect(tell(siteWith({ links }))).toEqual([])
  })

  it('are missed without a line, without a page, without a language and without a link', () => {
    const isComplaints = ({ key }: RouteEntry) => key === knownPages.complaints
    expect(tell(withEntries((entry) => (isComplaints(entry) ? [] : [entry])))).toEqual([
      expect.stringContaining('has no page about complaints'),
    ])
    expect(tell(withEntries((entry) => [{ ...entry, isPublic: !isComplaints(entry) }]))).toEqual([
      expect.stringContaining('No visitor sees the page about complaints'),
    ])
    const paths = { nl: '/klachten/' }
    expect(
      tell(withEntries((entry) => [isComplaints(entry) ? { ...entry, paths } : entry])),
    ).toEqual([expect.stringContaining('in fr')])
    const links = [{ place: 'header', href: knownPages.accessibility }]
    expect(tell(siteWith({ links }))).toHaveLength(4)
    expect(tell(siteWith({ targetOf: () => 'unpublished' }))).toHaveLength(6)
  })
})

describe('the services that measure', () => {
  it('are asked about and have identifiers of their own kind', () => {
    const tracking = { analyticsId: 'G-ABC', adsId: 'AW-1', tagManagerId: 'GTM-X' }
    expect(findTrackingFaults({ ...tracking, socialPixelId: '123' })).toEqual([])
    expect(findTrackingFaults({})).toEqual([])
  })

  it('are told apart by how their identifiers begin', () => {
    expect(findTrackingFaults({ analyticsId: 'GTM-X' })).toEqual([
      { level: 'warning', message: expect.stringContaining('analyticsId is GTM-X') },
    ])
  })
})

describe('the end of what is kept', () => {
  it('is known of every form, and came when it was due', () => {
    expect(findRetentionFaults(['site-contact'], 0)).toEqual([])
  })

  it('is missed of a form without a rule, and where the night does not work', () => {
    expect(findRetentionFaults(['some-form'], 3).map(({ message }) => message)).toEqual([
      expect.stringContaining('some-form'),
      expect.stringContaining('3 enquiries or appointments'),
    ])
  })
})

it('mails need a server and a sender', () => {
  expect(findMailGaps({ smtpUrl: 'smtp://mail' }, 'info@example.be')).toEqual([])
  expect(findMailGaps({ smtpUrl: 'smtp://mail', from: 'info@example.be' }, null)).toEqual([])
  expect(findMailGaps({}, '').map(({ message }) => message)).toEqual([
    expect.stringContaining('SMTP_URL'),
    expect.stringContaining('sender'),
  ])
})
