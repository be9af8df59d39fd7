import { err, ok, type Result } from '../kernel/result'

/** The widths in pixels in which pictures exist. */
export const imageWidths = [60, 100, 240, 400, 600, 1360, 1920] as const

/** The heights in pixels in which logos exist. */
export const logoHeights = [75, 125] as const

export const imageFormats = ['webp', 'png', 'avif'] as const

/** The crop for shared links in pixels, in the shape (1.91 to 1) that social networks show. */
export const shareSize = { width: 1360, height: 714 } as const

/** Crops four wide and five high in pixels, for the banner of the home page on a telephone. */
export const uprightSizes = [
  { width: 600, height: 750 },
  { width: 1360, height: 1700 },
] as const

export type ImageWidth = (typeof imageWidths)[number]
export type LogoHeight = (typeof logoHeights)[number]
export type ImageFormat = (typeof imageFormats)[number]

/**
 * One variant of a picture: scaled to a width, cut to the square thumbnail, the shape of shared links
 * or an upright one, or scaled to a logo's height.
 */
export type ImageRequest =
  | { width: ImageWidth; height: null; format: ImageFormat }
  | { width: 60; height: 60; format: ImageFormat }
  | { width: 1360; height: 714; format: ImageFormat }
  | ((typeof uprightSizes)[number] & { format: ImageFormat })
  | { width: null; height: LogoHeight; format: ImageFormat }

/** Answered with status 400; nothing outside the list is ever computed. */
export type ImageRequestError = 'size.invalid' | 'format.invalid'

/**
 * Reads `width`, `height` and `format`. Allowed are one of the widths, one of the logo heights, or
 * both sides of the thumbnail or of one of the crops; each once, in plain digits, with a
 * format.
 */
export function parseImageRequest(
  params: URLSearchParams,
): Result<ImageRequest, ImageRequestError> {
  const formats = params.getAll('format')
  const format = imageFormats.find((known) => formats.length === 1 && known === formats[0])
  if (!format) return err('format.invalid')
  const size = findSize(params.getAll('width'), params.getAll('height'))
  return size ? ok({ ...size, format }) : err('size.invalid')
}

type ImageSize =
  | { width: ImageWidth; height: null }
  | { width: 60; height: 60 }
  | typeof shareSize
  | (typeof uprightSizes)[number]
  | { width: null; height: LogoHeight }

const sizes: readonly ImageSize[] = [
  ...imageWidths.map((width) => ({ width, height: null })),
  ...logoHeights.map((height) => ({ width: null, height })),
  { width: 60, height: 60 },
  shareSize,
  ...uprightSizes,
]

function findSize(widths: readonly string[], heights: readonly string[]): ImageSize | undefined {
  return sizes.find(({ width, height }) => isOnly(widths, width) && isOnly(heights, height))
}

/** Compared as text, so that `0060` and `60.0` are no second name of the same picture. */
function isOnly(values: readonly string[], wanted: number | null): boolean {
  return wanted === null ? values.length === 0 : values.length === 1 && values[0] === String(wanted)
}

/** Writes the query of a variant, without question mark; pair of `parseImageRequest`. */
export function formatImageRequest({ width, height, format }: ImageRequest): string {
  const query = new URLSearchParams()
  if (width !== null) query.set('width', String(width))
  if (height !== null) query.set('height', String(height))
  query.set('format', format)
  return query.toString()
}
