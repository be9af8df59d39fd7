import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawPicture } from './pictures/draw-picture'
import type { PictureSpec } from './pictures/picture-spec'
import { rasterise } from './pictures/rasterise'
import type { SeedPicture } from './schema/picture'

const picturesDir = fileURLToPath(new URL('./pictures', import.meta.url))

/** Two drawings at a time: one is rasterised by libvips while the next is being composed. */
const workers = 2

/** Width in pixels of a drawing: what fills a screen is large, what stands in a gallery smaller. */
function widthOf(spec: PictureSpec): number {
  if (spec.kind === 'streetscape' || spec.kind === 'panorama') return 1920
  if (spec.kind === 'portrait') return 1000
  if (spec.kind === 'house') return spec.scene === 'street' ? 1600 : 1360
  return 1600
}

export type DrawnPicture = { key: string; file: string; width: number; height: number }

/**
 * Draws the pictures that were not drawn before, and keeps them in a folder by what they show and
 * by the code that draws them.
 *
 * @param directory where drawings are kept between runs
 * @param report told how far it is, every 20 pictures
 * @returns where each picture lies, with its size in pixels
 */
export async function drawPictures(
  pictures: readonly SeedPicture[],
  directory: string,
  report: (line: string) => void,
): Promise<DrawnPicture[]> {
  await mkdir(directory, { recursive: true })
  const code = await hashDrawingCode()
  const queue = pictures.entries()
  const drawn: DrawnPicture[] = []
  const work = async () => {
    for (const [, picture] of queue) {
      const { isNew, ...result } = await drawOnce(picture, directory, code)
      drawn.push(result)
      if (isNew && drawn.length % 20 === 0) {
        report(`${drawn.length} of ${pictures.length} pictures drawn`)
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return drawn
}

async function drawOnce(
  { key, spec }: SeedPicture,
  directory: string,
  code: string,
): Promise<DrawnPicture & { isNew: boolean }> {
  const width = widthOf(spec)
  const hash = createHash('sha256')
    .update(`${code} ${width} ${JSON.stringify(spec)}`)
    .digest('hex')
  const file = path.join(directory, `${hash.slice(0, 32)}.webp`)
  const isNew = !(await isThere(file))
  if (isNew) {
    const partial = `${file}.${process.pid}.part`
    await writeFile(partial, await rasterise(drawPicture(spec), width))
    // Renamed when complete, so that an interrupted run leaves no half a picture behind.
    await rename(partial, file)
  }
  const { height } = await sharp(file).metadata()
  return { key, file, width, height, isNew }
}

async function isThere(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found !== null && found.size > 0
}

/** Changes when the code changes that draws the pictures. */
async function hashDrawingCode(): Promise<string> {
  const files = await readdir(picturesDir, { recursive: true })
  const sources = files.filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file)).sort()
  const hash = createHash('sha256')
  for (const file of sources) hash.update(file).update(await readFile(path.join(picturesDir, file)))
  return hash.digest('hex')
}
