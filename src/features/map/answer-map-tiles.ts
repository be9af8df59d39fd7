import 'server-only'
import { gunzipSync } from 'node:zlib'
import {
  buildTilesTemplate,
  parseTileAddress,
  tilesVersionParameter,
} from '@/domain/routes/map-tiles'
import { logError } from '@/server/log/log'
import type { ArchiveShelf } from '@/server/map-tiles/current-archive'
import type { TileArchive } from '@/server/map-tiles/tile-archive'
import { holdsTag } from '@/server/request/holds-tag'
import { packedAsHeader } from '@/server/request/keep-packed'
import { refuse } from '@/server/request/refuse'
import type { Streets } from './streets'
import { toAttribution } from './to-attribution'

const contentType = 'application/vnd.mapbox-vector-tile'

/** A tile of a version never changes, so it is kept for a year. */
const forever = 'public, max-age=31536000, immutable'
/** Kept, and asked after each time. */
const askedAgain = 'no-cache'

/** Largest tile that is unpacked for somebody who cannot: many times one of a city. */
const unpackedBytesMax = 32 * 1024 * 1024

/** When to come again while the archive is being written, in seconds. */
const retrySeconds = 10

/** Milliseconds in which one fault is told once: a map asks for dozens of tiles at a time. */
const quietMs = 60_000
let toldAt = -Infinity

/** Told in the log once a minute; whoever asked is to come again. */
function refuseForNow(err: unknown): Response {
  const now = Date.now()
  if (now - toldAt > quietMs) {
    toldAt = now
    logError('the archive of the streets could not be read', err)
  }
  return refuse(503, { 'Retry-After': String(retrySeconds) })
}

function acceptsPacked(headers: Headers): boolean {
  const accepted = headers.get('accept-encoding') ?? ''
  return accepted.split(',').some((coding) => {
    const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase())
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    return (name === 'gzip' || name === '*') && !isRefused
  })
}

function toStreets({ version, zoom, bounds, attribution }: TileArchive): Streets {
  return {
    tiles: buildTilesTemplate(version),
    zoom,
    bounds,
    attribution: toAttribution(attribution),
  }
}

/**
 * Tells the browser whether there are streets, and how to ask for them: 200 with `Streets`, 304 to
 * who knows it already, 204 where the agency has set no archive, 503 while it cannot be read.
 */
export async function answerStreets(
  request: Request,
  shelf: ArchiveShelf | null,
): Promise<Response> {
  if (shelf === null)
    return new Response(null, { status: 204, headers: { 'Cache-Control': askedAgain } })
  try {
    return await shelf.use(async (archive) => {
      const headers = { 'Cache-Control': askedAgain, ETag: `"${archive.version}"` }
      return holdsTag(request.headers, headers.ETag)
        ? new Response(null, { status: 304, headers })
        : Response.json(toStreets(archive), { headers })
    })
  } catch (err) {
    return refuseForNow(err)
  }
}

/** The tile as whoever asks can read it. */
async function answerFound(
  request: Request,
  archive: TileArchive,
  tile: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<Response> {
  const found = { ...headers, 'Content-Type': contentType }
  if (!archive.isPacked) return new Response(tile, { headers: found })
  if (!acceptsPacked(request.headers)) {
    const unpacked = gunzipSync(tile, { maxOutputLength: unpackedBytesMax })
    return new Response(new Uint8Array(unpacked), { headers: found })
  }
  return new Response(tile, { headers: { ...found, [packedAsHeader]: 'gzip' } })
}

/**
 * Answers a tile of the streets. 400 to what is no address of a tile, 404 where the agency has set
 * no archive, 204 for a tile that is not in it, 304 to who has it already, 503 while the archive
 * cannot be read. Whoever names another version than that of the archive gets the tile that is
 * there now, and has to ask again each time.
 */
export async function answerMapTile(
  request: Request,
  segments: { z: string; x: string; y: string },
  shelf: ArchiveShelf | null,
): Promise<Response> {
  const address = parseTileAddress(segments)
  if (address === null) return refuse(400)
  if (shelf === null) return refuse(404)
  try {
    return await shelf.use(async (archive) => {
      const isOfVersion =
        new URL(request.url).searchParams.get(tilesVersionParameter) === archive.version
      const etag = `"${archive.version}"`
      const headers = {
        'Cache-Control': isOfVersion ? forever : askedAgain,
        // Weak, because the same tile is sent packed and unpacked.
        ETag: `W/${etag}`,
        Vary: 'Accept-Encoding',
        'X-Robots-Tag': 'noindex',
      }
      if (holdsTag(request.headers, etag)) return new Response(null, { status: 304, headers })
      const tile = await archive.readTile(address)
      return tile === null
        ? new Response(null, { status: 204, headers })
        : answerFound(request, archive, tile, headers)
    })
  } catch (err) {
    return refuseForNow(err)
  }
}
