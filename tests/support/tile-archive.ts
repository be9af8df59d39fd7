import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

/** A tile as it is put into an archive; its bytes are packed on the way, if the archive is. */
export type PlacedTile = { z: number; x: number; y: number; bytes: Uint8Array }

/** What an archive says of itself. */
export type ArchiveFacts = {
  tiles: readonly PlacedTile[]
  /** West, south, east and north in degrees. */
  bounds: readonly [number, number, number, number]
  metadata: Readonly<Record<string, unknown>>
  /** Whether tiles are packed; the index always is. */
  isPacked?: boolean
  /** Code of the kind of tile; 1 is a vector tile. */
  tileType?: number
  /** Most entries in the root of the index; what is more goes into leaves. */
  rootEntriesMax?: number
}

/** The layers of the Protomaps basemap, version 4, as its builds name them. */
export const basemapMetadata = {
  name: 'Protomaps Basemap',
  version: '4.8.2',
  attribution:
    '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap</a>',
  vector_layers: [
    'boundaries',
    'buildings',
    'earth',
    'landcover',
    'landuse',
    'places',
    'pois',
    'roads',
    'water',
  ].map((id) => ({ id, fields: {} })),
}

type Entry = { tileId: number; offset: number; length: number; runLength: number }

const headerBytes = 127

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

/** The entries of an index, column by column, as version 3 of the format writes them. */
function writeDirectory(entries: readonly Entry[]): Buffer {
  const columns = [
    varint(entries.length),
    ...entries.map(({ tileId }, index) => varint(tileId - (entries[index - 1]?.tileId ?? 0))),
    ...entries.map(({ runLength }) => varint(runLength)),
    ...entries.map(({ length }) => varint(length)),
    ...entries.map(({ offset }) => varint(offset + 1)),
  ]
  return gzipSync(Buffer.from(columns.flat()))
}

function writeIndex(entries: readonly Entry[], rootEntriesMax: number) {
  if (entries.length <= rootEntriesMax)
    return { root: writeDirectory(entries), leaves: Buffer.alloc(0) }
  const size = Math.ceil(entries.length / rootEntriesMax)
  const leaves: Buffer[] = []
  const root: Entry[] = []
  let offset = 0
  for (let from = 0; from < entries.length; from += size) {
    const leaf = writeDirectory(entries.slice(from, from + size))
    leaves.push(leaf)
    root.push({ tileId: entries[from]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 })
    offset += leaf.length
  }
  return { root: writeDirectory(root), leaves: Buffer.concat(leaves) }
}

function placeTiles(tiles: readonly PlacedTile[], isPacked: boolean) {
  const sorted = tiles
    .map(({ z, x, y, bytes }) => ({ tileId: zxyToTileId(z, x, y), bytes }))
    .toSorted((a, b) => a.tileId - b.tileId)
  const bodies: Buffer[] = []
  const entries: Entry[] = []
  let offset = 0
  for (const { tileId, bytes } of sorted) {
    const body = isPacked ? gzipSync(bytes) : Buffer.from(bytes)
    entries.push({ tileId, offset, length: body.length, runLength: 1 })
    bodies.push(body)
    offset += body.length
  }
  return { entries, data: Buffer.concat(bodies) }
}

/** An archive in the PMTiles format, version 3, that holds these tiles. */
export function encodeTileArchive(facts: ArchiveFacts): Buffer {
  const { tiles, bounds, metadata, isPacked = true, tileType = 1, rootEntriesMax = 1000 } = facts
  const { entries, data } = placeTiles(tiles, isPacked)
  const { root, leaves } = writeIndex(entries, rootEntriesMax)
  const told = gzipSync(Buffer.from(JSON.stringify(metadata)))
  const zooms = tiles.map(({ z }) => z)
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  let offset = headerBytes
  for (const [index, part] of [root, told, leaves, data].entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(part.length), 16 + index * 16)
    offset += part.length
  }
  for (const position of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), position)
  // In order, with a packed index, tiles packed or not, of the kind that was asked for.
  for (const [index, code] of [1, 2, isPacked ? 2 : 1, tileType].entries()) {
    header.writeUInt8(code, 96 + index)
  }
  header.writeUInt8(Math.min(...zooms), 100)
  header.writeUInt8(Math.max(...zooms), 101)
  for (const [index, degrees] of bounds.entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  }
  return Buffer.concat([header, root, told, leaves, data])
}

/** Writes such an archive to a file. */
export async function writeTileArchive(file: string, facts: ArchiveFacts): Promise<void> {
  await writeFile(file, encodeTileArchive(facts))
}
