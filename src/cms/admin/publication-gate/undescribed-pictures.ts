import type { Payload, TypedUser } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import { undescribedIn } from '../../lists/undescribed'
import { toListAddress } from '../../lists/list-address'
import { findSiteLanguages } from '../../lists/site-languages'
import type { Property } from '../../payload-types'
import { toRelationIds } from '../../relation-id'

/** Pictures of one property that say nothing in a language of the site, and the way to them. */
export type UndescribedPictures = { locale: Locale; count: number; href: string }

type Pictured = Partial<Pick<Property, 'pictures' | 'plans' | 'panoramas'>>

/** In which languages of the site pictures of a property miss the words for who does not see them. */
export async function findUndescribedPictures(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  { pictures, plans, panoramas }: Pictured,
): Promise<UndescribedPictures[]> {
  const ids = [pictures, plans, panoramas].flatMap(toRelationIds)
  if (ids.length === 0) return []
  const languages = await findSiteLanguages(payload)
  const counts = await Promise.all(
    languages.map(async (locale) => {
      const { docs } = await payload.find({
        collection: 'media',
        where: { and: [{ id: { in: ids } }, undescribedIn(locale)] },
        pagination: false,
        depth: 0,
        select: {},
        overrideAccess: false,
        user,
      })
      const where = { id: { in: docs.map(({ id }) => id) } }
      return { locale, count: docs.length, href: toListAddress('media', where) }
    }),
  )
  return counts.filter(({ count }) => count > 0)
}
