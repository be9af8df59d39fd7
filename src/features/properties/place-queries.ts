import { toLocalized } from '@/domain/kernel/locales'
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { samePlace } from '@/domain/places/place-name'
import type { SearchCity } from '@/domain/search/search-criteria'
import { anonymous, payloadAs } from '@/server/payload'

/** Every name of the places with a postcode, in all languages, with other spellings. */
async function findPlaceNamesAt(zip: string): Promise<string[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.reference)
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'places',
    locale: 'all',
    where: { zip: { equals: zip } },
    pagination: false,
    depth: 0,
    select: { name: true, aliases: true },
  })
  return docs.flatMap(({ name, aliases }) => [
    ...Object.values(toLocalized(name)),
    ...(aliases ?? []),
  ])
}

/** True for a place that exists, whether or not anything is to be had there. */
export async function isKnownPlace({ name, zip }: SearchCity): Promise<boolean> {
  const names = await findPlaceNamesAt(zip)
  return names.some((known) => samePlace(known, name))
}
