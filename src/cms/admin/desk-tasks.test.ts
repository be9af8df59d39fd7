import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { toListAddress } from '../lists/list-address'
import { listViews } from '../lists/list-views'
import { listDeskGroups, toListHref } from './desk-tasks'

describe('toListHref', () => {
  it('leads to the list with the filter of the task', () => {
    const where = { state: { equals: 'new' } }
    const text = { nl: '', fr: '', en: '', de: '' }
    const href = toListHref({ collection: 'enquiries', where, text, one: text })
    const { pathname, searchParams } = new URL(href, 'https://agency.example')
    expect(pathname).toBe('/admin/collections/enquiries/')
    expect(searchParams.get('where[or][0][and][0][state][equals]')).toBe('new')
  })

  it('keeps alternatives as they are, one after the other', () => {
    const where: Where = {
      or: [
        { and: [{ state: { equals: 'new' } }, { email: { exists: false } }] },
        { and: [{ state: { equals: 'old' } }] },
      ],
    }
    const text = { nl: '', fr: '', en: '', de: '' }
    const href = toListHref({ collection: 'enquiries', where, text, one: text })
    const { searchParams } = new URL(href, 'https://agency.example')
    expect([...searchParams]).toEqual([
      ['where[or][0][and][0][state][equals]', 'new'],
      ['where[or][0][and][1][email][exists]', 'false'],
      ['where[or][1][and][0][state][equals]', 'old'],
    ])
  })
})

describe('listDeskGroups', () => {
  const hrefs = (today: string) =>
    listDeskGroups(today, ['nl', 'fr']).flatMap(({ tasks }) =>
      tasks.map((task) => decodeURIComponent(toListHref(task))),
    )

  it('means by today the day in Belgium, in summer and in winter', () => {
    const summer = hrefs('2026-07-01').find((href) => href.includes('[startsAt]'))
    expect(summer).toContain('[greater_than_equal]=2026-06-30T22:00:00.000Z')
    expect(summer).toContain('[less_than]=2026-07-01T22:00:00.000Z')
    const change = hrefs('2026-10-25').find((href) => href.includes('[startsAt]'))
    expect(change).toContain('[greater_than_equal]=2026-10-24T22:00:00.000Z')
    expect(change).toContain('[less_than]=2026-10-25T23:00:00.000Z')
  })

  it('counts as on offer what the list calls so, homes under option as well', () => {
    const onOffer = hrefs('2026-11-24').find((href) => href.includes('[status]'))
    expect(onOffer).toContain('[status][in][0]=active')
    expect(onOffer).toContain('[status][in][1]=underOption')
  })

  it('names no language in an address, which would stay the one in which its reader writes', () => {
    const pictures = hrefs('2026-11-24').filter((href) => href.includes('/media/'))
    expect(pictures).toHaveLength(2)
    expect(pictures.join()).not.toContain('locale=')
    expect(pictures[1]).toContain('where[or][0][and][0][alt.fr][exists]=false')
  })

  it.each(['properties', 'projects', 'pages', 'articles', 'modules', 'banners', 'testimonials'])(
    'counts the drafts of %s, and leads to them',
    (collection) => {
      const filter = 'where[or][0][and][0][_status][equals]=draft'
      const found = hrefs('2026-11-24').filter((href) => href.includes(`/${collection}/?${filter}`))
      expect(found).toHaveLength(1)
    },
  )

  it.each([
    ['properties', 'blocked'],
    ['enquiries', 'new'],
    ['enquiries', 'today'],
    ['appointments', 'requested'],
    ['appointments', 'today'],
  ] as const)('counts of %s what the view "%s" of their list shows', (collection, key) => {
    const today = '2026-11-24'
    const context = { today, userId: 1, teamIds: [], languages: [] }
    const view = listViews(collection, context).find((one) => one.key === key)
    expect(hrefs(today)).toContain(decodeURIComponent(toListAddress(collection, view?.where ?? {})))
  })

  it('says of one what it says of many in other words', () => {
    const tasks = listDeskGroups('2026-11-24', ['nl']).flatMap((group) => group.tasks)
    const alike = tasks.filter(({ text, one }) => one.nl === text.nl)
    expect(alike.map(({ text }) => text.nl)).toEqual([])
  })

  it('calls nothing by the name of a view that shows something else', () => {
    const today = '2026-11-24'
    const context = { today, userId: 1, teamIds: [1], languages: [] }
    const titles = listDeskGroups(today, []).map(({ title }) => title.nl)
    const views = listViews('properties', context).map(({ text }) => text.nl)
    expect(titles.filter((title) => views.includes(title))).toEqual([])
  })

  it('leads every number to a list of its own', () => {
    const all = hrefs('2026-11-24')
    expect(new Set(all).size).toBe(all.length)
  })
})
