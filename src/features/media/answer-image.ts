import 'server-only'
import type { ImageRequest, ImageRequestError } from '@/domain/media/image-size'
import { ok, type Result } from '@/domain/kernel/result'
import { env } from '@/server/env'
import {
  getRendition,
  readOriginal,
  type Asker,
  type NoMore,
  type NotRendered,
  type Rendition,
} from '@/server/images/rendition'
import { sanitiseSvg } from '@/server/images/sanitise-svg'
import { logError } from '@/server/log/log'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit } from '@/server/rate-limit/rate-limit'
import { refuse } from '@/server/request/refuse'
import { findMediaFile, type MediaFile } from './media-queries'
import { isPictureKey } from './picture-key'

/** The address names the version of the file, so what it answers never changes. */
const forEver = 'public, max-age=31536000, immutable'
/** A drawing is a document of its own; nothing in it may run. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const vectorType = 'image/svg+xml'

/** Seconds after which a picture that had to wait too long is worth asking for again. */
const retryAfterS = 5

/**
 * Pictures that one address may have made anew in ten minutes: many times what somebody sees who is
 * the first to look at every page. Those that lie ready are not counted.
 */
const madeMax = { max: 600, windowSeconds: 10 * 60 } as const

/** While nothing can be counted, the waiting line alone bounds how many are made. */
async function findLimit(headers: Headers): Promise<NoMore | null> {
  const clock = { now: new Date(), secret: env().PAYLOAD_SECRET }
  try {
    const verdict = await hit(`picture:${clientAddress(headers)}`, madeMax, clock)
    return verdict.isAllowed ? null : verdict
  } catch (cause) {
    logError('who has pictures made could not be counted', cause)
    return null
  }
}

async function findRendition(
  file: MediaFile,
  image: ImageRequest,
  asker?: Asker,
): Promise<Result<Rendition | null, NotRendered>> {
  const { fileName, mimeType, changedAt, focus } = file
  if (mimeType === vectorType) {
    const drawing = await readOriginal(fileName)
    return ok(
      drawing && { body: Buffer.from(sanitiseSvg(drawing.toString())), contentType: vectorType },
    )
  }
  if (!mimeType.startsWith('image/')) return ok(null)
  return getRendition({ fileName, version: changedAt, focus, image }, asker)
}

function answer({ body, contentType }: Rendition): Response {
  const headers = new Headers({
    'Content-Type': contentType,
    'Cache-Control': forEver,
    'X-Content-Type-Options': 'nosniff',
  })
  if (contentType === vectorType) headers.set('Content-Security-Policy', drawingPolicy)
  return new Response(new Uint8Array(body), { headers })
}

function refuseForNow(reason: NotRendered): Response {
  return typeof reason === 'string'
    ? refuse(503, { 'Retry-After': String(retryAfterS) })
    : refuse(429, { 'Retry-After': String(reason.retryAfterSeconds) })
}

/**
 * Answers a request for a picture: 400 for a size or format that is not on the list, 404 for a
 * picture that does not exist or whose key does not fit, a drawing without anything that runs, and
 * any other picture in the size asked for, without what the camera noted; 429 to an address that
 * has had many made anew, 503 when too many wait to be made.
 *
 * @param key the value of `v` in the address, which only pages hand out
 * @param asked the request; without it nobody's pictures are counted
 */
export async function answerImage(
  idText: string,
  key: string | null,
  request: Result<ImageRequest, ImageRequestError>,
  asked?: Pick<Request, 'headers' | 'signal'>,
): Promise<Response> {
  if (!request.ok) return Response.json({ error: request.error }, { status: 400 })
  if (!/^[1-9]\d{0,8}$/.test(idText)) return refuse(404)
  const id = Number(idText)
  if (!isPictureKey(key, id)) return refuse(404)
  const file = await findMediaFile(id)
  if (!file) return refuse(404)
  try {
    const asker = asked && { signal: asked.signal, findLimit: () => findLimit(asked.headers) }
    const rendition = await findRendition(file, request.value, asker)
    if (!rendition.ok) return refuseForNow(rendition.error)
    return rendition.value ? answer(rendition.value) : refuse(404)
  } catch (err) {
    logError('picture could not be made', err, { mediaId: idText })
    return refuse(404)
  }
}
