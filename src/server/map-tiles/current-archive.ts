import { FileChangedError, isSameState, readFileState } from './file-source'
import { openTileArchive, type TileArchive } from './tile-archive'

/** How often a file that changes under the hand is opened again before it is given up for now. */
const attemptsMax = 2

/** The archive in one file, whatever is put there while the site runs. */
export type ArchiveShelf = {
  /**
   * Does something with the archive as it is at this moment.
   *
   * @throws ArchiveError when the file cannot be drawn from
   * @throws FileChangedError while it is being written
   */
  use: <T>(work: (archive: TileArchive) => Promise<T>) => Promise<T>
}

/**
 * Keeps the archive of a file open for as long as the file stays as it is. Each use looks at the
 * file first, which takes some microseconds, so that a new one is noticed at once.
 */
export function createArchiveShelf(file: string): ArchiveShelf {
  let opened: Promise<TileArchive> | null = null

  async function getCurrent(): Promise<TileArchive> {
    const known = opened
    if (known) {
      // What could not be opened is tried anew.
      const archive = await known.catch(() => null)
      const state = await readFileState(file).catch(() => null)
      if (archive && state && isSameState(archive.state, state)) return archive
    }
    // Whoever came first opens it for all.
    if (opened === known) opened = openTileArchive(file)
    return opened ?? openTileArchive(file)
  }

  return {
    async use(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await work(await getCurrent())
        } catch (err) {
          if (!(err instanceof FileChangedError) || attempt >= attemptsMax) throw err
        }
      }
    },
  }
}
