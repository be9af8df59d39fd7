import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { MenuPlace } from '@/domain/menu/menu-order'
import type { Locale } from '@/domain/kernel/locales'
import { toRelationId } from '../relation-id'

/** A page as the order of the menu shows it. */
export type MenuPage = MenuPlace & { name: string; isInMenu: boolean }

type Asker = { payload: Payload; user: TypedUser | null; req?: PayloadRequest }

/** Every page as it was saved last, published or not, by whoever may read it. */
export async function findMenuPages(
  { payload, user, req }: Asker,
  locale: Locale,
): Promise<MenuPage[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    draft: true,
    depth: 0,
    pagination: false,
    locale,
    select: { name: true, parent: true, sort: true, inMenu: true },
    overrideAccess: false,
    user,
    req,
  })
  return docs.map(({ id, name, parent, sort, inMenu }) => ({
    id,
    name: name ?? String(id),
    parentId: toRelationId(parent),
    sort: sort ?? 0,
    isInMenu: inMenu === true,
  }))
}

/** The pages that the menu shows, and those above them: without these nothing would hold them. */
export function keepMenuPages(pages: readonly MenuPage[]): MenuPage[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const kept = new Set<number>()
  for (const page of pages.filter(({ isInMenu }) => isInMenu)) {
    for (let at: MenuPage | undefined = page; at && !kept.has(at.id);) {
      kept.add(at.id)
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    }
  }
  return pages.filter(({ id }) => kept.has(id))
}
