import { locales, toLocalized } from '@/domain/kernel/locales'
import type { PayloadRequest } from 'payload'
import { findRoute, type RouteSubject } from '../../hooks/keep-route'
import { toNestedRequest } from '../../hooks/nested-request'
import { toRelationId } from '../../relation-id'
import type { Page } from '../../payload-types'

/** What the address table needs to know of a page. */
export async function readPageSubject(req: PayloadRequest, id: number): Promise<RouteSubject> {
  const page = await readPage(req, id)
  const parentId = toRelationId(page.parent)
  const above = parentId === null ? null : await readParent(req, parentId)
  return {
    type: page.screen === 'feedback' || page.screen === 'login' ? page.screen : 'page',
    isPublic: page.isPublic ?? true,
    isHome: page.path === '/',
    titles: toLocalized(page.title),
    basePaths: above?.addresses ?? {},
    breadcrumb: above?.breadcrumb ?? [],
  }
}

async function readPage(req: PayloadRequest, id: number): Promise<Page> {
  return req.payload.findByID({
    collection: 'pages',
    id,
    req: toNestedRequest(req, 'all'),
    locale: 'all',
    draft: true,
    trash: true,
    depth: 0,
  })
}

/** The address of the page above and the trail that leads through it. */
async function readParent(req: PayloadRequest, id: number) {
  const parent = await readPage(req, id)
  const route = await findRoute('pages', parent, toNestedRequest(req, 'all'))
  const trail = (route?.breadcrumb ?? []).map(({ name, isPublic, path }) => ({
    name: toLocalized(name),
    isPublic: isPublic ?? true,
    path: path ?? null,
  }))
  const own = toLocalized(parent.breadcrumb?.name)
  const titles = toLocalized(parent.title)
  const name = Object.fromEntries(locales.map((locale) => [locale, own[locale] ?? titles[locale]]))
  const isPublic = parent.breadcrumb?.isPublic ?? true
  return {
    addresses: toLocalized(route?.localizedPath),
    breadcrumb: [...trail, { name, isPublic, path: parent.path ?? null }],
  }
}
