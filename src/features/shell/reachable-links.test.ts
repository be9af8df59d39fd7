import { describe, expect, it } from 'vitest'
import type { RouteTable } from '@/domain/routes/route-table'
import type { PageIndexEntry } from '@/features/pages/page-index'
import { keepReachable } from './reachable-links'
import type { ShellLink } from './to-shell'

const entry = (key: string, path: string, targetId: number, type: 'page' | 'article' = 'page') => ({
  key,
  type,
  isPublic: true,
  paths: { nl: path },
  aliases: {},
  targetId,
  names: {},
  breadcrumb: [],
})

const table: RouteTable = {
  defaultLocale: 'nl',
  enabledLocales: ['nl'],
  entries: [
    entry('/credits/', '/bronnen/', 7),
    entry('/contact/', '/contact/', 8),
    entry('/news/', '/nieuws/', 9, 'article'),
  ],
}

const page = (id: number, nl: string): PageIndexEntry => ({
  id,
  parentId: null,
  key: '',
  titles: { nl },
  labels: {},
  isHidden: false,
  inMenu: false,
  isPublic: true,
  visibleIn: ['nl'],
  redirectUrls: null,
  sort: 0,
})

const link = (href: string): ShellLink => ({
  label: href,
  href,
  isExternal: false,
  icon: null,
  colour: null,
})

function kept(hrefs: string[], pages: PageIndexEntry[]): string[] {
  return keepReachable(hrefs.map(link), { locale: 'nl', table, pages }).map(({ href }) => href)
}

describe('the links around every page', () => {
  it('go with the page that they lead to, whatever follows its address', () => {
    const hrefs = ['/nl/bronnen/', '/nl/bronnen/#kaart', '/nl/contact/']
    expect(kept(hrefs, [page(7, 'Bronnen'), page(8, 'Contact')])).toEqual(hrefs)
    expect(kept(hrefs, [page(8, 'Contact')])).toEqual(['/nl/contact/'])
  })

  it('go when the page has no title in this language', () => {
    expect(kept(['/nl/contact/'], [page(8, '')])).toEqual([])
  })

  it('stay when they lead to anything but a page of the menu', () => {
    const hrefs = ['tel:+3231234567', 'https://biv.be/', '/nl/nieuws/', '/nl/te-koop/gent/huis/12/']
    expect(kept(hrefs, [])).toEqual(hrefs)
  })
})
