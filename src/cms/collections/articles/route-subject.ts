import { fallbackLocale, locales, toLocalized } from '@/domain/kernel/locales'
import type { PayloadRequest } from 'payload'
import { type RouteSubject } from '../../hooks/keep-route'
import { toNestedRequest } from '../../hooks/nested-request'
import { toRelationId } from '../../relation-id'
import { toPathSegment } from '../routes/localized-path'

/** Where articles without a category stand. */
const looseBasePath = '/articles/'

/** The path of an article's category, from its name in the default language. */
export async function findArticleBasePath(
  data: Partial<Record<string, unknown>>,
  req: PayloadRequest,
): Promise<string> {
  const names = await readCategoryNames(req, toRelationId(data.category))
  const segment = toPathSegment(names[fallbackLocale] ?? '')
  return segment === '' ? looseBasePath : `/${segment}/`
}

/** What the address table needs to know of an article. */
export async function readArticleSubject(req: PayloadRequest, id: number): Promise<RouteSubject> {
  const article = await req.payload.findByID({
    collection: 'articles',
    id,
    req: toNestedRequest(req, 'all'),
    locale: 'all',
    draft: true,
    trash: true,
    depth: 0,
  })
  const category = await readCategoryNames(req, toRelationId(article.category))
  return {
    type: 'article',
    isPublic: article.isPublic ?? true,
    isHome: false,
    titles: toLocalized(article.title),
    basePaths: toBasePaths(category),
    breadcrumb:
      Object.keys(category).length > 0 ? [{ name: category, isPublic: false, path: null }] : [],
  }
}

async function readCategoryNames(req: PayloadRequest, id: number | null) {
  if (id === null) return {}
  const category = await req.payload.findByID({
    collection: 'categories',
    id,
    req: toNestedRequest(req, 'all'),
    locale: 'all',
    depth: 0,
    disableErrors: true,
    select: { name: true },
  })
  return toLocalized(category?.name)
}

function toBasePaths(names: RouteSubject['titles']): RouteSubject['basePaths'] {
  return Object.fromEntries(
    locales.map((locale) => {
      const segment = toPathSegment(names[locale] ?? '')
      return [locale, segment === '' ? looseBasePath : `/${segment}/`]
    }),
  )
}
