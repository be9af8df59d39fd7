import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isMissingFile } from '../terminal/advice'

async function listFiles(place: string): Promise<string[]> {
  try {
    if (!(await stat(place)).isDirectory()) return [place]
  } catch (err) {
    if (isMissingFile(err)) return []
    throw err
  }
  const entries = await readdir(place, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
}

/**
 * A text that changes when any of the files changes, appears or goes: the way a long step knows
 * that it has been done for exactly these sources.
 *
 * @param places files and folders; one that does not exist counts as empty
 * @param isRelevant leaves files out by their path relative to `root`
 */
export async function fingerprint(
  root: string,
  places: readonly string[],
  isRelevant: (file: string) => boolean = () => true,
): Promise<string> {
  const found = await Promise.all(places.map((place) => listFiles(path.join(root, place))))
  const files = found
    .flat()
    .map((file) => path.relative(root, file))
    .filter(isRelevant)
    .sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const content = await readFile(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
