import type { Media } from '@/cms/payload-types'
import { toPictureKey } from './picture-key'

/** A picture as screens need it: which file, how large, where its point of interest lies. */
export type PictureView = {
  id: number
  /**
   * Part of the address, without which nobody is shown the file. It changes when the file changes,
   * so that browsers may keep what they got for ever.
   */
  version: string
  alt: string
  width: number
  height: number
  /** Point of interest in percent from the left and the top. */
  focus: { x: number; y: number }
  isVector: boolean
}

/** What of a media record makes a picture; a query that populates pictures reads exactly this. */
export const pictureSelect = {
  alt: true,
  width: true,
  height: true,
  focalX: true,
  focalY: true,
  mimeType: true,
  updatedAt: true,
} as const satisfies Partial<Record<keyof Media, true>>

/** Pixels taken for a picture whose measures nobody knows. */
export const fallbackSize = { width: 1600, height: 1200 }

/** `null` for a picture that was not loaded or no longer exists. */
export function toPicture(media: Media | number | null | undefined): PictureView | null {
  if (!media || typeof media === 'number') return null
  return {
    id: media.id,
    version: toPictureKey(media.id, media.updatedAt),
    alt: media.alt ?? '',
    width: media.width ?? fallbackSize.width,
    height: media.height ?? fallbackSize.height,
    focus: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
    isVector: media.mimeType === 'image/svg+xml',
  }
}

/** The pictures that exist, in their order. */
export function toPictures(media: readonly (Media | number)[] | null | undefined): PictureView[] {
  return (media ?? []).map(toPicture).filter((picture) => picture !== null)
}
