/** First segment of the addresses of the streets on the maps. */
export const mapTilesSegment = 'map-tiles'

/** Where the browser learns whether there are streets, and how to ask for them. */
export const mapTilesHref = `/${mapTilesSegment}/`

/** Query parameter that tells which archive a tile is expected to come from. */
export const tilesVersionParameter = 'v'

/** A square of the world: at zoom `z` there are 2^z columns `x` from the west and rows `y` from the north. */
export type TileAddress = { z: number; x: number; y: number }

/** Nearest zoom that anybody makes tiles for. */
const tileZoomMax = 22

/** A number as a browser writes it: no sign, no leading zero, no more digits than are of use. */
const plainNumber = /^(?:0|[1-9]\d{0,6})$/

/** Reads the address of a tile from the segments of a path; null for anything that is none. */
export function parseTileAddress(segments: Record<'z' | 'x' | 'y', string>): TileAddress | null {
  if (![segments.z, segments.x, segments.y].every((text) => plainNumber.test(text))) return null
  const [z, x, y] = [Number(segments.z), Number(segments.x), Number(segments.y)]
  const side = 2 ** z
  return z <= tileZoomMax && x < side && y < side ? { z, x, y } : null
}

/**
 * The addresses of the tiles of one version, with `{z}`, `{x}` and `{y}` to be filled in. A new
 * archive has new addresses, so that its tiles never meet those that a browser has kept.
 */
export function buildTilesTemplate(version: string): string {
  return `${mapTilesHref}{z}/{x}/{y}/?${tilesVersionParameter}=${encodeURIComponent(version)}`
}
