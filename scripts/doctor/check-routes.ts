import { toLocalized } from '@/domain/kernel/locales'
import type { Payload } from 'payload'
import type { Page } from '@/cms/payload-types'
import { toRouteTable } from '@/features/routing/to-route-table'
import type { RouteEntry } from '@/domain/routes/route-table'
import type { RecordCheck } from './check'
import { findRouteFaults, type TargetState, type WrittenLink } from './route-findings'

const everyLanguage = { locale: 'all', fallbackLocale: false, depth: 0 } as const

type Targets = ReadonlyMap<number, TargetState>

/** Statuses in which editors mean a record to be seen. */
const shownStatuses: readonly string[] = ['published', 'hidden']

/** Every record there is, and whether a visitor may read it. */
async function readTargets(payload: Payload, collection: 'pages' | 'articles'): Promise<Targets> {
  const query = { collection, pagination: false, depth: 0, select: { status: true } } as const
  const existing = await payload.find({ ...query, overrideAccess: true })
  const readable = await payload.find({ ...query, overrideAccess: false })
  const published = new Set(readable.docs.map(({ id }) => id))
  return new Map(
    existing.docs.map(({ id, status }) => {
      const unread = shownStatuses.includes(status) ? 'unpublished' : 'withheld'
      return [id, published.has(id) ? 'published' : unread]
    }),
  )
}

async function readPublicPages(payload: Payload): Promise<Page[]> {
  const query = { collection: 'pages', overrideAccess: false, pagination: false } as const
  const { docs } = await payload.find({ ...query, ...everyLanguage })
  return docs.filter(({ isPublic }) => isPublic ?? true)
}

function toMenuLinks(pages: readonly Page[]): WrittenLink[] {
  return pages
    .filter(({ inMenu, redirect }) => inMenu && redirect)
    .flatMap(({ name, redirectUrl }) =>
      Object.values(toLocalized(redirectUrl)).map((href) => ({ place: `menu (${name})`, href })),
    )
}

async function readShellLinks(payload: Payload): Promise<WrittenLink[]> {
  const bar = await payload.findGlobal({ slug: 'top-bar', ...everyLanguage })
  const footer = await payload.findGlobal({ slug: 'footer', ...everyLanguage })
  const inBar = [...(bar.left ?? []), ...(bar.right ?? [])]
  const inFooter = (footer.columns ?? []).flatMap(({ links }) => links ?? [])
  return [
    ...inBar.map(({ href }) => ({ place: 'top bar', href })),
    ...inFooter.map(({ href }) => ({ place: 'footer', href })),
  ].flatMap(({ place, href }) =>
    Object.values(toLocalized(href)).map((one) => ({ place, href: one })),
  )
}

export const routesCheck: RecordCheck = {
  name: 'Addresses',
  run: async (payload) => {
    const all = { ...everyLanguage, pagination: false } as const
    const routes = await payload.find({ collection: 'routes', ...all })
    const redirects = await payload.find({ collection: 'redirects', ...all })
    const languages = await payload.findGlobal({ slug: 'languages', depth: 0 })
    const targets = {
      pages: await readTargets(payload, 'pages'),
      articles: await readTargets(payload, 'articles'),
    }
    const pages = await readPublicPages(payload)
    const stateOf = ({ type, targetId }: RouteEntry): TargetState => {
      if (targetId === null) return 'missing'
      return targets[type === 'article' ? 'articles' : 'pages'].get(targetId) ?? 'missing'
    }
    return findRouteFaults({
      table: toRouteTable(routes.docs, languages),
      targetOf: stateOf,
      redirects: redirects.docs.map((redirect) => ({
        ...redirect,
        permanent: redirect.permanent ?? false,
      })),
      pagePaths: pages.flatMap(({ path }) => path ?? []),
      links: [...toMenuLinks(pages), ...(await readShellLinks(payload))],
    })
  },
}
