import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { anonymous, payloadAs } from '@/server/payload'

/** Codes of the plates whose homes a map leaves out, as editors set them. */
export async function findCodesOffMap(): Promise<number[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.reference)
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'marquees',
    where: { showOnMap: { equals: false } },
    locale: 'nl',
    depth: 0,
    pagination: false,
    select: { code: true },
  })
  return docs.map(({ code }) => code)
}
