import type { Banner, BannerDefault, ListPreset } from '@/cms/payload-types'
import { toRelationId } from '@/cms/relation-id'
import { isSafeRelativeTarget } from '@/domain/routes/safe-target'
import type { MapType } from '@/features/map/frame-message'
import { toPicture, type PictureView } from '@/features/media/to-picture'

export type BannerSurface = NonNullable<Banner['colorBackground']>

/** A picture of a banner; `href` leads to what it shows. */
export type BannerSlide = { picture: PictureView; href: string | null; caption: string }

/** A map in a frame, with the homes of a list on it. */
export type MapFill = {
  kind: 'map'
  /** Null for the newest homes. */
  presetId: number | null
  /** The list whose page shows the same homes; null where no list is chosen. */
  list: ListPreset['list'] | null
  mapType: MapType
  /** A sentence in the corner; empty for none. */
  info: string
  marker: PictureView | null
  /** Stands there without script. */
  image: PictureView | null
}

/** What fills a banner. Lists are named by their preset and read where the banner is drawn. */
export type BannerFill =
  | { kind: 'slides'; slides: BannerSlide[] }
  | { kind: 'video'; src: string; mimeType: string; poster: PictureView | null }
  | { kind: 'properties' | 'projects'; presetId: number | null; image: PictureView | null }
  | MapFill
  | { kind: 'color' }

export type BannerView = {
  fill: BannerFill
  /** Used when there is nothing to fill it with. */
  surface: BannerSurface
  title: string
  description: string
  description2: string
}

const surfaceDefault: BannerSurface = 'enamel'

function toSlides(banner: Banner): BannerSlide[] {
  return (banner.gallery ?? []).flatMap(({ image, alt, link }) => {
    const picture = toPicture(image)
    if (!picture) return []
    return [{ picture: alt ? { ...picture, alt } : picture, href: link || null, caption: '' }]
  })
}

/** A single picture, or nothing but colour. */
function toImageFill(image: Banner['image']): BannerFill {
  const picture = toPicture(image)
  return picture
    ? { kind: 'slides', slides: [{ picture, href: null, caption: '' }] }
    : { kind: 'color' }
}

/** A banner whose own content is missing falls back to its picture, and then to its colour. */
function toFill(banner: Banner): BannerFill {
  switch (banner.type) {
    case 'gallery': {
      const slides = toSlides(banner)
      return slides.length > 0 ? { kind: 'slides', slides } : toImageFill(banner.image)
    }
    case 'video':
      // It loads by itself, so that a file of another site would be asked for before anybody agreed.
      return banner.videoUrl && isSafeRelativeTarget(banner.videoUrl)
        ? {
            kind: 'video',
            src: banner.videoUrl,
            mimeType: banner.videoMimetype || 'video/mp4',
            poster: toPicture(banner.poster),
          }
        : toImageFill(banner.poster ?? banner.image)
    case 'properties':
    case 'projects':
      return {
        kind: banner.type,
        presetId: toRelationId(banner.preset),
        image: toPicture(banner.image),
      }
    case 'map':
      return {
        kind: 'map',
        presetId: toRelationId(banner.preset),
        list: typeof banner.preset === 'object' ? (banner.preset?.list ?? null) : null,
        mapType: banner.mapType ?? 'groups',
        info: banner.mapInfo ?? '',
        marker: toPicture(banner.marker),
        image: toPicture(banner.image),
      }
    case 'image':
      return toImageFill(banner.image)
    default:
      return { kind: 'color' }
  }
}

/** @returns `null` for a banner that editors switched off */
export function toBannerView(banner: Banner): BannerView | null {
  if (banner.show === false) return null
  return {
    fill: toFill(banner),
    surface: banner.colorBackground ?? surfaceDefault,
    title: banner.title ?? '',
    description: banner.description ?? '',
    description2: banner.description2 ?? '',
  }
}

/** The banner of pages that have none of their own. */
export function toDefaultBannerView(defaults: BannerDefault): BannerView | null {
  if (defaults.type === 'none') return null
  return {
    fill: defaults.type === 'image' ? toImageFill(defaults.image) : { kind: 'color' },
    surface: defaults.colour ?? surfaceDefault,
    title: '',
    description: '',
    description2: '',
  }
}
