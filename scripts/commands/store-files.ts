import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { findFileStore, type FileRoom } from '@/server/stored-files/stored-files'
import { withClient } from '../postgres/connect'
import { openDatabase } from '../postgres/database'
import { toEnvironment } from '../settings/environment'
import { loadSettings } from '../settings/load-settings'
import { Advice, isMissingFile } from '../terminal/advice'

/** The names that records know, with the kind of file that each one says it is. */
async function readKinds(databaseUrl: string, room: FileRoom): Promise<Map<string, string>> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ filename: string; mime_type: string }>(
      `select filename, mime_type from ${room} where filename is not null and mime_type is not null`,
    )
    return new Map(rows.map((row) => [row.filename, row.mime_type]))
  })
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (err) {
    // Nobody uploaded anything here.
    if (isMissingFile(err)) return []
    throw err
  }
}

/** Lays files that records name and that are not in the bucket yet there; @returns how many. */
async function storeRoom(databaseUrl: string, room: FileRoom, folder: string): Promise<number> {
  const store = findFileStore(room)
  if (store === null) {
    throw new Advice('There is no bucket to lay files in: set S3_ENDPOINT and S3_BUCKET.')
  }
  const kinds = await readKinds(databaseUrl, room)
  let stored = 0
  for (const name of await listFiles(folder)) {
    const mimeType = kinds.get(name)
    if (mimeType === undefined) continue
    const there = await store.open(name, 'bytes=0-0')
    if (there !== null && there !== 'outside') {
      await there.body.cancel()
      continue
    }
    await store.write(name, await readFile(path.join(folder, name)), mimeType)
    stored += 1
  }
  return stored
}

/** Brings what lies in the folders for uploads into the bucket; what is there already stays. */
export async function run(): Promise<number> {
  const settings = await loadSettings()
  const { url } = await openDatabase(settings)
  const env = toEnvironment(settings, url, 'production')
  Object.assign(process.env, env)
  const media = await storeRoom(url, 'media', String(env.MEDIA_DIR))
  const documents = await storeRoom(url, 'documents', String(env.DOCUMENT_DIR))
  console.log(`Laid into the bucket: ${media} media, ${documents} documents.`)
  return 0
}
