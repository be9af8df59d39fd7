import 'server-only'
import { ownedOn } from '@/cms/collections/owners/owned-on'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { toOwnerName } from '@/domain/owners/owner-name'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'

/** What the login page says of who is signed in: no more than it takes to go on to a home. */
export type SignedInView = {
  name: string
  properties: readonly { id: number; title: string }[]
}

async function findTitles(ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
  const payload = await payloadAsSystem(
    'naming the homes of an owner, public or not; the ids come from the own account',
  )
  const { docs } = await payload.find({
    collection: 'properties',
    where: { id: { in: [...ids] } },
    locale,
    depth: 0,
    pagination: false,
    select: { title: true, recordFile: true },
  })
  return new Map(docs.map(({ id, title, recordFile }) => [id, title || recordFile]))
}

/** The owner by name, with the homes that are theirs today, in the order of the account. */
export async function getSignedInView(owner: OwnerAccount, locale: Locale): Promise<SignedInView> {
  const ids = ownedOn(owner.properties ?? [], toBelgianDay(new Date()))
  const titles = await findTitles(ids, locale)
  const properties = ids.flatMap((id) => {
    const title = titles.get(id)
    return title === undefined ? [] : [{ id, title }]
  })
  return { name: toOwnerName(owner), properties }
}
