import { describe, expect, it } from 'vitest'
import type { RouteEntry } from '@/domain/routes/route-table'
import type { SiteAddresses } from '@/domain/routes/inspect-routes'
import { formatInspectorQuery, parseInspectorQuery, toInspectorView } from './to-inspector-view'

const entry = (key: string, paths: RouteEntry['paths']): RouteEntry => ({
  key,
  type: 'page',
  isPublic: true,
  paths,
  targetId: 1,
  breadcrumb: [],
})

const site: SiteAddresses = {
  table: {
    defaultLocale: 'nl',
    enabledLocales: ['nl', 'fr'],
    entries: [
      entry('/team/', { nl: '/ons-team/', fr: '/equipe/' }),
      entry('/jobs/', { nl: '/ons-team/', fr: '/emplois/' }),
      entry('/contact/', { nl: '/contact/' }),
    ],
  },
  targetOf: () => 'published',
  redirects: [{ from: '/a/', to: '/a/', permanent: true }],
  pagePaths: [],
  links: [],
  readable: { pages: [], articles: [] },
}
const forms = new Map([
  ['routes /team/', '/admin/collections/routes/1/'],
  ['redirects /a/', '/admin/collections/redirects/7/'],
])
const view = (params: Record<string, string> = {}) =>
  toInspectorView(site, forms, parseInspectorQuery(params))

describe('the inspector of addresses', () => {
  it('sets all languages side by side, and marks those that collide', () => {
    const [team, jobs] = view().rows
    expect(team?.cells.map(({ path, isEnabled, isFaulty }) => [path, isEnabled, isFaulty])).toEqual(
      [
        ['/ons-team/', true, true],
        ['/equipe/', true, false],
        [null, false, false],
        [null, false, false],
      ],
    )
    expect(jobs?.faults).toEqual(['collision'])
  })
  it('shows what a filter and a text ask for', () => {
    const keys = (params: Record<string, string>) => view(params).rows.map(({ key }) => key)
    expect(keys({ text: 'EQUIPE' })).toEqual(['/team/'])
    expect(keys({ fault: 'any' })).toEqual(['/team/', '/jobs/', '/contact/'])
    expect(keys({ fault: 'noAddress' })).toEqual(['/contact/'])
    expect(keys({ fault: 'nonsense' })).toHaveLength(3)
    expect(view({ fault: 'redirectLoop' }).findings).toMatchObject([
      { fault: 'redirectLoop', form: '/admin/collections/redirects/7/' },
    ])
  })
  it('stays within its pages, whatever is asked', () => {
    expect(view({ page: '99' }).page).toBe(1)
    expect(parseInspectorQuery({ page: '-1', fault: 'any' })).toMatchObject({ page: 1 })
    const query = { text: 'é & ?', fault: 'any', page: 3 } as const
    const text = formatInspectorQuery(query)
    expect(parseInspectorQuery(Object.fromEntries(new URLSearchParams(text)))).toEqual(query)
  })
  it('is quick with thousands of lines', () => {
    const entries = Array.from({ length: 5_000 }, (_, at) =>
      entry(`/p-${at}x/`, { nl: `/nl-${at}x/`, fr: `/fr-${at}x/` }),
    )
    const redirects = Array.from({ length: 5_000 }, (_, at) => ({
      from: `/oud-${at}x/`,
      to: `/nl/nl-${at}x/`,
      permanent: true,
    }))
    const large = { ...site, redirects, table: { ...site.table, entries } }
    // Time of the processor: how busy the machine is besides does not count.
    const start = process.cpuUsage()
    const { rows, findingTotal } = toInspectorView(large, forms, parseInspectorQuery({}))
    expect([rows.length, findingTotal]).toEqual([50, 0])
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000)
  })
})
