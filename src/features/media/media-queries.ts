import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { mediaTag, siteTag } from '@/cms/cache-tags'
import { anonymous, payloadAs } from '@/server/payload'

/** A stored picture or video. */
export type MediaFile = { fileName: string; mimeType: string; version: string }

/** The stored file behind a picture's id, or `null` when the public may not see it. */
export async function findMediaFile(id: number): Promise<MediaFile | null> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, mediaTag(id))
  const door = await payloadAs(anonymous)
  const media = await door.findByID({
    collection: 'media',
    id,
    locale: 'nl',
    depth: 0,
    disableErrors: true,
    select: { filename: true, mimeType: true, updatedAt: true },
  })
  if (!media?.filename || !media.mimeType) return null
  return { fileName: media.filename, mimeType: media.mimeType, version: media.updatedAt }
}
