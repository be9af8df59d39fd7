import 'server-only'
import type { ImageRequest, ImageRequestError } from '@/domain/media/image-size'
import type { Result } from '@/domain/kernel/result'
import { getRendition, readOriginal, type Rendition } from '@/server/images/rendition'
import { logError } from '@/server/log/log'
import { findMediaFile, type MediaFile } from './media-queries'

/** The address names the version of the file, so what it answers never changes. */
const forEver = 'public, max-age=31536000, immutable'
/** A drawing is a document of its own; nothing in it may run. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const vectorType = 'image/svg+xml'

function missing(): Response {
  return new Response(null, { status: 404 })
}

async function findRendition(file: MediaFile, image: ImageRequest): Promise<Rendition | null> {
  const { fileName, mimeType, version } = file
  if (mimeType === vectorType) {
    const body = await readOriginal(fileName)
    return body && { body, contentType: vectorType }
  }
  return mimeType.startsWith('image/') ? getRendition({ fileName, version, image }) : null
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

/**
 * Answers a request for a picture: 400 for a size that is not on the list, 404 for a picture that
 * does not exist, a drawing as it is, and any other picture in the size asked for.
 */
export async function answerImage(
  idText: string,
  request: Result<ImageRequest, ImageRequestError>,
): Promise<Response> {
  if (!request.ok) return Response.json({ error: request.error }, { status: 400 })
  if (!/^[1-9]\d{0,8}$/.test(idText)) return missing()
  const file = await findMediaFile(Number(idText))
  if (!file) return missing()
  try {
    const rendition = await findRendition(file, request.value)
    return rendition ? answer(rendition) : missing()
  } catch (err) {
    logError('picture could not be made', err, { mediaId: idText })
    return missing()
  }
}
