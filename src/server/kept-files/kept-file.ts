import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from './write-whole'

/** Bytes that were made once, with the key of what they were made from. */
export type KeptFile = {
  /** The bytes made from the same, or `null` when there are none. */
  read: (key: string) => Promise<Buffer | null>
  /** Puts them in place of what was kept before under this name. */
  write: (key: string, body: Buffer) => Promise<void>
}

/** Ends the line with the key, which stands in front of the bytes. */
const lineEnd = 0x0a

/**
 * A file on disk that is good for one key: a new key replaces the old bytes, so that there is never
 * more than one file of a name, however often what it is made from changes.
 *
 * @param folder made when it is missing
 * @param name of the file, chosen by the caller and never by a visitor
 * @param key of the bytes, one line
 */
export function openKeptFile(folder: string, name: string): KeptFile {
  const target = path.resolve(folder, path.basename(name))
  return {
    async read(key) {
      const stored = await readFile(target).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ENOENT') return null
        throw cause
      })
      const end = stored?.indexOf(lineEnd) ?? -1
      if (stored === null || stored.toString('utf8', 0, Math.max(0, end)) !== key) return null
      return stored.subarray(end + 1)
    },
    async write(key, body) {
      await writeWhole(target, Buffer.concat([Buffer.from(`${key}\n`), body]))
    },
  }
}
