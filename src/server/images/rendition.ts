import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { err, ok, type Result } from '@/domain/kernel/result'
import type { ImageRequest } from '@/domain/media/image-size'
import { env } from '../env'
import { writeWhole } from '../kept-files/write-whole'
import { logError } from '../log/log'
import { readStoredFile } from '../stored-files/stored-files'
import { createWaitingLine } from '../waiting-line/waiting-line'

/** A picture for paper, cut to its place there; pixels. No address leads to it. */
export type PaperImage = { width: number; height: number; format: 'jpeg' }

export type RenditionRequest = {
  fileName: string
  /** Changes when the file changes, so that old renditions are not found. */
  version: string
  /** Point of interest in per cent from the left and the top; stays in sight where the shape changes. */
  focus: { x: number; y: number }
  image: ImageRequest | PaperImage
}

export type Rendition = { body: Buffer; contentType: string }

/** Larger originals are refused: a decoded picture takes four bytes a pixel. */
const inputPixelsMax = 60_000_000
const webpQuality = 76
/** As good to the eye as the quality above, and made in bearable time by the low effort. */
const avif = { quality: 55, effort: 2 } as const
const jpegQuality = 78

/** Who asks may have no more pictures made before so many seconds have passed. */
export type NoMore = { retryAfterSeconds: number }

/** `full` when too many wait already, `left` when nobody waits for this one any more. */
export type NotRendered = 'full' | 'left' | NoMore

/** Who waits for a picture. */
export type Asker = {
  /** Aborted when whoever asked is gone; a picture not yet begun is then not made. */
  signal?: AbortSignal
  /** Null where one more may be made for them; not asked for one that is there or being made. */
  findLimit?: () => Promise<NoMore | null>
}

// One thread for each picture and one picture for each processor: more would only wait longer.
sharp.concurrency(1)
const line = createWaitingLine(availableParallelism(), 400)

const running = new Map<string, Promise<Rendition>>()

function cachePath(request: RenditionRequest): string {
  const name = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return path.resolve(env().IMAGE_CACHE_DIR, name.slice(0, 2), `${name}.${request.image.format}`)
}

async function readIfPresent(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (err) {
    if (err instanceof Error && 'code' in err && err.code === 'ENOENT') return null
    throw err
  }
}

type Size = { width: number; height: number }

/** The largest part of the source in the shape of the target that has the focus nearest its middle. */
function toCrop(source: Size, target: Size, focus: RenditionRequest['focus']) {
  const scale = Math.min(source.width / target.width, source.height / target.height)
  const width = Math.max(1, Math.round(target.width * scale))
  const height = Math.max(1, Math.round(target.height * scale))
  const place = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return {
    left: place(source.width, width, focus.x),
    top: place(source.height, height, focus.y),
    width,
    height,
  }
}

/** Turned upright as the camera meant it, and cut where both sides are given. */
async function open({ fileName, image, focus }: RenditionRequest): Promise<Sharp> {
  const { width, height } = image
  const original = await readOriginal(fileName)
  if (original === null) throw new Error(`The original of ${fileName} is missing`)
  const source = sharp(original, { limitInputPixels: inputPixelsMax }).autoOrient()
  const size = { width: width ?? undefined, height: height ?? undefined, withoutEnlargement: true }
  if (width === null || height === null) return source.resize(size)
  const { autoOrient } = await source.metadata()
  return source.extract(toCrop(autoOrient, { width, height }, focus)).resize(size)
}

async function make(request: RenditionRequest, target: string): Promise<Rendition> {
  const { format } = request.image
  const sized = await open(request)
  const encoded = {
    webp: () => sized.webp({ quality: webpQuality, effort: 3 }),
    png: () => sized.png({ compressionLevel: 9 }),
    avif: () => sized.avif(avif),
    // It knows no transparency; what shows through on paper is white.
    jpeg: () => sized.flatten({ background: 'white' }).jpeg({ quality: jpegQuality }),
  }[format]()
  const body = await encoded.toBuffer()
  // Who asked is served all the same where no room is left to keep it.
  await writeWhole(target, body).catch((cause: unknown) =>
    logError('a picture was made and could not be kept', cause),
  )
  return { body, contentType: `image/${format}` }
}

async function findCached(target: string, { image }: RenditionRequest): Promise<Rendition | null> {
  const body = await readIfPresent(target)
  return body && { body, contentType: `image/${image.format}` }
}

/** Who had to wait may find that somebody else has had the same picture made. */
async function findOrMake(request: RenditionRequest, target: string): Promise<Rendition> {
  const cached = await findCached(target, request)
  if (cached) return cached
  const already = running.get(target)
  if (already) return already
  const work = make(request, target).finally(() => running.delete(target))
  running.set(target, work)
  return work
}

/**
 * The picture in one of the allowed sizes, from the disk cache or made now, a few at a time.
 * Metadata (place, camera, owner) is not carried over.
 *
 * @throws when the original is missing or is not a picture
 */
export async function getRendition(
  request: RenditionRequest,
  { signal, findLimit }: Asker = {},
): Promise<Result<Rendition, NotRendered>> {
  const target = cachePath(request)
  const cached = await findCached(target, request)
  if (cached) return ok(cached)
  const limit = running.has(target) ? null : await findLimit?.()
  if (limit) return err(limit)
  const turn = await line.run(async () =>
    signal?.aborted ? null : await findOrMake(request, target),
  )
  if (!turn.ok) return turn
  return turn.value === null ? err('left') : ok(turn.value)
}

/** The stored file as it is; for drawings (SVG), which have no pixels to resize. */
export async function readOriginal(fileName: string): Promise<Buffer | null> {
  return readStoredFile('media', fileName)
}
