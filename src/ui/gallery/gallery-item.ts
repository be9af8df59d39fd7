import type { PictureSource } from '../picture/picture'

export type GalleryKind = 'photo' | 'plan' | 'video' | 'tour'

/** A player for a film or a tour, as `Video` takes it. */
export type GalleryPlayer = { kind: 'frame' | 'file'; src: string; watchHref?: string }

export type GalleryItem = {
  id: string
  kind: GalleryKind
  alt: string
  caption?: string
  src: PictureSource
  /** True widths of the files on offer, in pixels. */
  widths: readonly number[]
  /** Measures of the original in pixels. */
  width: number
  height: number
  focus?: { x: number; y: number }
  placeholder?: string
  /** For `video` and `tour`; the picture is then its poster. */
  player?: GalleryPlayer
}

/** What the viewer needs, free of functions so that it can travel to the browser. */
export type ViewerItem = Pick<
  GalleryItem,
  'id' | 'kind' | 'alt' | 'caption' | 'width' | 'height' | 'player'
> & { full: string; fullSet: string; thumb: string }

export type GalleryTexts = {
  label: string
  /** On the button over the last picture, such as "24 foto’s · plan · 360°". */
  all: string
  /** Spoken after the description of a picture, such as "Bekijk groot". */
  open: string
  /** Name of the viewer. */
  viewer: string
  close: string
  previous: string
  next: string
  /** With places: "{current} van {total}". */
  position: string
  play: string
  kinds: Readonly<Record<GalleryKind, string>>
}

const thumbWidth = 160
/** Below this no file is worth a whole screen. */
const fullWidthMin = 600

/** The address a picture is opened at without script, and the largest the viewer asks for. */
export const fullWidth = 1920

export function toViewerItem(item: GalleryItem): ViewerItem {
  const { id, kind, alt, caption, width, height, player, src, widths } = item
  return {
    ...{ id, kind, alt, caption, width, height, player },
    full: src(fullWidth),
    fullSet: widths
      .filter((size) => size >= fullWidthMin)
      .map((size) => `${src(size)} ${size}w`)
      .join(', '),
    thumb: src(thumbWidth),
  }
}
