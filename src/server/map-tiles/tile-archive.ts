import { createHash } from 'node:crypto'
import { Compression, PMTiles, ResolvedValueCache, TileType, type Header } from 'pmtiles'
import { z } from 'zod'
import type { GeoBounds } from '@/domain/places/cluster-points'
import type { TileAddress } from '@/domain/routes/map-tiles'
import { FileRanges, readFileState, type FileState } from './file-source'

/** Why a file cannot be drawn from. */
export type ArchiveFault =
  'missing' | 'notArchive' | 'notVector' | 'packedOtherwise' | 'otherSchema'

/** A file that cannot be drawn from; the message says in one sentence what to do. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
  constructor(
    readonly fault: ArchiveFault,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

/** One state of an archive of vector tiles in the schema of the Protomaps basemap, version 4. */
export type TileArchive = {
  state: FileState
  /** Another for every state; letters and digits. */
  version: string
  zoom: { min: number; max: number }
  bounds: GeoBounds
  /** Who made the data, as the archive says it: text with links in HTML; empty when it says nothing. */
  attribution: string
  /** Whether the tiles lie packed (gzip) in the file. */
  isPacked: boolean
  /**
   * The bytes of a tile as they lie in the file; null for one that the archive does not hold.
   *
   * @throws FileChangedError when the file has changed since the archive was opened
   */
  readTile: (address: TileAddress) => Promise<Uint8Array<ArrayBuffer> | null>
}

/** The layers that the streets are drawn from. */
export const neededLayers = [
  'boundaries',
  'buildings',
  'earth',
  'landuse',
  'places',
  'roads',
  'water',
] as const

/**
 * Parts of the index kept in memory. One of Belgium to zoom 15 has about forty, each of some
 * thousand entries: at most about 30 MB.
 */
const indexPartsMax = 64

/** Bytes in front of an archive that say what it is: "PMTiles" and the version. */
const signature = [...Buffer.from('PMTiles'), 3]
const headerBytes = 127

const metadataSchema = z.object({
  attribution: z.string().catch(''),
  version: z.string().catch(''),
  vector_layers: z.array(z.object({ id: z.string() })).catch([]),
})

const asItIs = (bytes: ArrayBuffer) => Promise.resolve(bytes)

async function readState(file: string): Promise<FileState> {
  try {
    return await readFileState(file)
  } catch (err) {
    throw new ArchiveError(
      'missing',
      `${file} cannot be opened: put the archive there, or correct MAP_TILES_FILE.`,
      err,
    )
  }
}

/** @throws ArchiveError when the file does not begin as an archive does */
async function readVersion(source: FileRanges, file: string, state: FileState): Promise<string> {
  const { data } = await source.getBytes(0, headerBytes).catch((err: unknown) => {
    if (err instanceof RangeError) return { data: new ArrayBuffer(0) }
    throw err
  })
  const bytes = new Uint8Array(data)
  if (bytes.length < headerBytes || signature.some((byte, index) => bytes[index] !== byte)) {
    throw new ArchiveError(
      'notArchive',
      `${file} is not a PMTiles archive of version 3: make one with "pmtiles extract".`,
    )
  }
  const hash = createHash('sha256').update(bytes).update(`${state.size} ${state.modifiedNs}`)
  return hash.digest('hex').slice(0, 16)
}

/** What is read of an archive once, apart from its tiles. */
async function readFacts(archive: PMTiles, file: string) {
  try {
    const header = await archive.getHeader()
    return { header, metadata: metadataSchema.parse(await archive.getMetadata()) }
  } catch (err) {
    if (err instanceof Error && err.name === 'FileChangedError') throw err
    throw new ArchiveError(
      'notArchive',
      `${file} is a broken PMTiles archive: copy it again, and look at it with "pmtiles verify".`,
      err,
    )
  }
}

function checkKind({ tileType, tileCompression }: Header, file: string): void {
  if (tileType !== TileType.Mvt) {
    throw new ArchiveError(
      'notVector',
      `${file} holds pictures or tiles of another kind: take an archive of vector tiles (MVT).`,
    )
  }
  if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None) {
    throw new ArchiveError(
      'packedOtherwise',
      `${file} holds tiles that are packed in a way that browsers do not share: take one with gzip.`,
    )
  }
}

function checkSchema(metadata: z.infer<typeof metadataSchema>, file: string): void {
  const present = new Set(metadata.vector_layers.map(({ id }) => id))
  const missing = neededLayers.filter((layer) => !present.has(layer))
  // Builds of old have the same layers with other words in them.
  const isOld = /^[0-3]\./.test(metadata.version)
  if (missing.length === 0 && !isOld) return
  const reason = isOld ? `is of version ${metadata.version}` : `lacks ${missing.join(', ')}`
  throw new ArchiveError(
    'otherSchema',
    `${file} ${reason}: take a build of the Protomaps basemap, version 4.`,
  )
}

/**
 * Opens an archive as it is now. No file stays open.
 *
 * @param file absolute path
 * @throws ArchiveError when it cannot be drawn from
 * @throws FileChangedError when it is written to just now
 */
export async function openTileArchive(file: string): Promise<TileArchive> {
  const state = await readState(file)
  const source = new FileRanges(file, state)
  const version = await readVersion(source, file, state)
  // It keeps no promise that failed, as the library's other cache does.
  const index = new ResolvedValueCache(indexPartsMax)
  const { header, metadata } = await readFacts(new PMTiles(source, index), file)
  checkKind(header, file)
  checkSchema(metadata, file)
  const tiles = new PMTiles(source, index, asItIs)
  return {
    state,
    version,
    zoom: { min: header.minZoom, max: header.maxZoom },
    bounds: {
      west: header.minLon,
      south: header.minLat,
      east: header.maxLon,
      north: header.maxLat,
    },
    attribution: metadata.attribution,
    isPacked: header.tileCompression === Compression.Gzip,
    async readTile({ z: zoom, x, y }) {
      const tile = await tiles.getZxy(zoom, x, y)
      return tile && tile.data.byteLength > 0 ? new Uint8Array(tile.data) : null
    },
  }
}
