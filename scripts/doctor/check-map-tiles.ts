import { belgiumId } from '@/domain/places/countries'
import { isWithin } from '@/domain/places/cluster-points'
import type { GeoPoint } from '@/domain/places/location'
import { FileChangedError } from '@/server/map-tiles/file-source'
import { ArchiveError, openTileArchive, type TileArchive } from '@/server/map-tiles/tile-archive'
import { withClient } from '../postgres/connect'
import type { Check, Finding } from './check'

/** A home that stands in a list, and where everybody may know it to lie. */
export type ListedHome = GeoPoint & { publicId: number }

/** Least zoom of tiles in which every street has its place and its name. */
const streetsZoomMin = 14

const namedMax = 5

/** What keeps the homes in Belgium from being shown on their streets. */
export function findStreetGaps(
  { bounds, zoom }: Pick<TileArchive, 'bounds' | 'zoom'>,
  homes: readonly ListedHome[],
): Finding[] {
  const findings: Finding[] = []
  if (zoom.max < streetsZoomMin) {
    findings.push({
      level: 'warning',
      message: `MAP_TILES_FILE ends at zoom ${zoom.max}, where small streets are missing: extract it again without --maxzoom.`,
    })
  }
  const outside = homes.filter((home) => !isWithin(home, bounds)).map(({ publicId }) => publicId)
  if (outside.length > 0) {
    const named = outside.slice(0, namedMax).join(', ')
    const more = outside.length > namedMax ? ` and ${outside.length - namedMax} more` : ''
    findings.push({
      level: 'warning',
      message: `MAP_TILES_FILE does not reach homes in Belgium (${named}${more}), which are shown without streets: extract it again with --bbox=2.5,49.45,6.5,51.55.`,
    })
  }
  return findings
}

/**
 * Examines the archive in a file.
 *
 * @param readHomes asked only when the archive can be drawn from
 */
export async function examineArchive(
  file: string,
  readHomes: () => Promise<readonly ListedHome[]>,
): Promise<Finding[]> {
  try {
    return findStreetGaps(await openTileArchive(file), await readHomes())
  } catch (err) {
    if (err instanceof ArchiveError) return [{ level: 'error', message: err.message }]
    if (err instanceof FileChangedError) {
      return [{ level: 'error', message: `${err.message}: examine it again when it is complete.` }]
    }
    throw err
  }
}

async function readListedHomes(databaseUrl: string): Promise<ListedHome[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<ListedHome>(
      `select distinct on (public_id) public_id as "publicId", lat::float8 as lat,
         lng::float8 as lng
       from rm.listings
       where country_id = $1 and lat is not null and lng is not null
       order by public_id`,
      [belgiumId],
    )
    return rows
  })
}

/** Without an archive the maps show the land alone, and there is nothing to examine. */
export const mapTilesCheck: Check = {
  name: 'Map streets',
  run: async ({ settings: { mapTilesFile }, databaseUrl }) =>
    mapTilesFile === undefined
      ? []
      : examineArchive(mapTilesFile, () => readListedHomes(databaseUrl)),
}
