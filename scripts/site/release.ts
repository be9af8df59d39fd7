import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { inData, inRoot } from '../paths'
import { isAlive } from '../postgres/file-lock'
import { closeAtEnd } from '../terminal/shutdown'
import { isMissingFile } from '../terminal/advice'

const releases = inData('releases')

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(releases)) {
    if (!isAlive(Number.parseInt(name, 10)))
      await rm(path.join(releases, name), { recursive: true, force: true })
  }
}

async function copyIfPresent(from: string, to: string): Promise<void> {
  try {
    await cp(from, to, { recursive: true, verbatimSymlinks: true })
  } catch (err) {
    if (!isMissingFile(err)) throw err
  }
}

/**
 * Lays out the built site for one server: the standalone output with the files it serves beside
 * it. Each server has a copy of its own, because it writes the pages it makes into it, and so that
 * a later build cannot pull the files from under it.
 *
 * @returns the folder; it goes when this process ends
 */
export async function createRelease(): Promise<string> {
  const folder = path.join(releases, String(process.pid))
  await mkdir(releases, { recursive: true })
  await removeAbandoned()
  await rm(folder, { recursive: true, force: true })
  closeAtEnd(() => rm(folder, { recursive: true, force: true }))
  await cp(inRoot('.next', 'standalone'), folder, { recursive: true, verbatimSymlinks: true })
  await copyIfPresent(inRoot('.next', 'static'), path.join(folder, '.next', 'static'))
  await copyIfPresent(inRoot('public'), path.join(folder, 'public'))
  return folder
}
