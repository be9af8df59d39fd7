import { open, stat } from 'node:fs/promises'
import type { RangeResponse, Source } from 'pmtiles'

/** Tells one state of a file from another: who writes to it changes at least one of these. */
export type FileState = { size: number; modifiedNs: bigint; inode: bigint }

/** The file is not the one that was opened any more; whoever reads has to begin again. */
export class FileChangedError extends Error {
  override name = 'FileChangedError'
}

/** Most bytes read at once: many times the largest tile, so only a broken archive asks for more. */
const readBytesMax = 32 * 1024 * 1024

type Stats = { size: bigint; mtimeNs: bigint; ino: bigint }

function toState({ size, mtimeNs, ino }: Stats): FileState {
  return { size: Number(size), modifiedNs: mtimeNs, inode: ino }
}

/** @throws the error of the system when there is no such file */
export async function readFileState(file: string): Promise<FileState> {
  return toState(await stat(file, { bigint: true }))
}

export function isSameState(a: FileState, b: FileState): boolean {
  return a.size === b.size && a.modifiedNs === b.modifiedNs && a.inode === b.inode
}

/** Reads parts of one state of a file. It keeps no file open, so there is none to be closed. */
export class FileRanges implements Source {
  constructor(
    private readonly file: string,
    private readonly state: FileState,
  ) {}

  getKey(): string {
    return this.file
  }

  /**
   * At the end of the file the answer is shorter than asked for.
   *
   * @throws FileChangedError when another file has come in its place
   * @throws RangeError when the part begins behind the end, or is larger than any tile
   */
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const size = Math.min(length, this.state.size - offset)
    if (size <= 0 || size > readBytesMax) {
      throw new RangeError(
        `${this.file} has ${this.state.size} bytes; ${length} from ${offset} on were asked for`,
      )
    }
    const handle = await open(this.file, 'r')
    try {
      const bytes = new Uint8Array(size)
      const { bytesRead } = await handle.read(bytes, 0, size, offset)
      // Looked at after reading: a file that is written over meanwhile is then another one.
      const now = toState(await handle.stat({ bigint: true }))
      if (bytesRead !== size || !isSameState(now, this.state)) {
        throw new FileChangedError(`${this.file} was changed while it was read`)
      }
      return { data: bytes.buffer }
    } finally {
      await handle.close()
    }
  }
}
