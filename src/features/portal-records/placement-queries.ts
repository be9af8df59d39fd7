import 'server-only'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAs } from '@/server/payload'
import { pageSize, type PageOf } from './pages'

/** Where a property is published besides the site. */
export type PlacementView = {
  id: number
  channel: string
  href: string | null
  from: string
  to: string | null
}

/** The placements of a property that its owner may read, one page of them, the newest first. */
export async function findPlacements(
  owner: OwnerAccount,
  propertyId: number,
  page: number,
): Promise<PageOf<PlacementView>> {
  const { docs, hasNextPage } = await (
    await payloadAs(owner)
  ).find({
    collection: 'placements',
    where: { property: { equals: propertyId } },
    sort: ['-from', '-id'],
    depth: 0,
    limit: pageSize,
    page,
  })
  const items = docs.map(({ id, channel, url, from, to }) => ({
    id,
    channel,
    href: url || null,
    from,
    to: to ?? null,
  }))
  return { items, page, hasOlder: hasNextPage }
}
