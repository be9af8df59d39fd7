import sharp from 'sharp'
import { createRandom } from './core/prng'
import type { Picture } from './picture-spec'

const GRAIN_SIZE = 256
const DEFAULT_WIDTH = 1920
const SVG_DENSITY = 72

/** A tile of paper grain: mostly transparent black and white specks, made once. */
const makeGrain = async (): Promise<Buffer> => {
  const random = createRandom('grain')
  const pixels = Buffer.alloc(GRAIN_SIZE * GRAIN_SIZE * 4)
  for (let index = 0; index < GRAIN_SIZE * GRAIN_SIZE; index += 1) {
    const bright = random.next() < 0.5
    const value = bright ? 255 : 20
    pixels.fill(value, index * 4, index * 4 + 3)
    pixels[index * 4 + 3] = Math.floor(random.next() ** 2 * (bright ? 15 : 21))
  }
  return sharp(pixels, { raw: { width: GRAIN_SIZE, height: GRAIN_SIZE, channels: 4 } })
    .png()
    .toBuffer()
}

let grain: Promise<Buffer> | undefined

/**
 * Turns a picture into WebP with a fine grain over it.
 * @param width width of the result in pixels, 16 to 4096; the height follows from the picture.
 * @throws RangeError when the width is outside that range.
 */
export const rasterise = async (picture: Picture, width = DEFAULT_WIDTH): Promise<Buffer> => {
  if (!Number.isInteger(width) || width < 16 || width > 4096) {
    throw new RangeError(`Picture width must be a whole number from 16 to 4096, not ${width}`)
  }
  grain ??= makeGrain()
  const height = Math.round((width * picture.height) / picture.width)
  const density = (SVG_DENSITY * width) / picture.width
  return sharp(Buffer.from(picture.svg), { density })
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: await grain, tile: true, blend: 'over' }])
    .flatten({ background: '#ffffff' })
    .webp({ quality: 84, effort: 2 })
    .toBuffer()
}
