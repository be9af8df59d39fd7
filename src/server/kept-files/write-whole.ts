import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Puts a file in its place whole or not at all: it is written beside and renamed, so that a reader
 * never sees half of it, and what a full disk cut off is taken away again.
 *
 * @param target its folder is made when it is missing
 * @throws the system's error, such as `ENOSPC`, when it cannot be written
 */
export async function writeWhole(target: string, body: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  const draft = `${target}.${process.pid}.${Date.now()}`
  try {
    await writeFile(draft, body)
    await rename(draft, target)
  } catch (cause) {
    await rm(draft, { force: true })
    throw cause
  }
}
