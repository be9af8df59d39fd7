import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { mediaTag, siteTag } from '@/cms/cache-tags'
import { anonymous, payloadAs } from '@/server/payload'

/** A stored picture or video. */
export type MediaFile = {
  id: number
  fileName: string
  mimeType: string
  /** ISO moment. */
  changedAt: string
  /** Point of interest in per cent from the left and the top. */
  focus: { x: number; y: number }
}

/**
 * The stored file behind a picture's id, or `null` when there is none. Whether the asker may see it is
 * told by the key in the address.
 */
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
    select: { filename: true, mimeType: true, updatedAt: true, focalX: true, focalY: true },
  })
  if (!media?.filename || !media.mimeType) return null
  return {
    id,
    fileName: media.filename,
    mimeType: media.mimeType,
    changedAt: media.updatedAt,
    focus: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
  }
}
