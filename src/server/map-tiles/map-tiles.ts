import 'server-only'
import { env } from '../env'
import { createArchiveShelf, type ArchiveShelf } from './current-archive'

let shelf: ArchiveShelf | null | undefined

/** The archive that the streets of the maps come from; null where the agency has set none. */
export function findMapTiles(): ArchiveShelf | null {
  if (shelf === undefined) {
    const { MAP_TILES_FILE } = env()
    shelf = MAP_TILES_FILE === undefined ? null : createArchiveShelf(MAP_TILES_FILE)
  }
  return shelf
}
