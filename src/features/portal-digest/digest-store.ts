import 'server-only'
import type { Owner } from '@/cms/payload-types'
import { payloadAsSystem } from '@/server/payload'

const open = () =>
  payloadAsSystem('the weekly mail of an owner is switched by whoever holds its signed link')

export const digestDeeds = ['stop', 'start'] as const

export type DigestDeed = (typeof digestDeeds)[number]

/**
 * As much of an owner as the page of the weekly mail shows. Not the address: whoever holds an old
 * mail, sent to an address before, would learn the one of today.
 */
export type DigestSetting = Pick<Owner, 'locale' | 'digest'>

/** The owner behind a signed link; null when the account is gone. */
export async function findDigestSetting(ownerId: number): Promise<DigestSetting | null> {
  const payload = await open()
  return payload.findByID({
    collection: 'owners',
    id: ownerId,
    depth: 0,
    disableErrors: true,
    select: { locale: true, digest: true },
  })
}

/**
 * Stops the weekly mail of an owner, or begins it again. Doing it twice changes nothing.
 *
 * @throws Error when the database fails
 */
export async function changeDigest(ownerId: number, deed: DigestDeed): Promise<void> {
  const payload = await open()
  await payload.update({
    collection: 'owners',
    where: { id: { equals: ownerId } },
    depth: 0,
    data: { digest: deed === 'start' },
  })
}
