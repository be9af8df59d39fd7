import { open, opendir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore, StoredFile } from '@/cms/storage/file-store'
import { env } from '../env'
import { createBucketStore } from './bucket-store'

/** Collections whose records have a file each. */
export type FileRoom = 'media' | 'documents'

const stores = new Map<FileRoom, FileStore>()

/** The store of a collection; null while its files lie in a folder. */
export function findFileStore(room: FileRoom): FileStore | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env()
  if (S3_ENDPOINT === undefined || S3_BUCKET === undefined) return null
  const store =
    stores.get(room) ??
    createBucketStore({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      keys:
        S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined
          ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
          : null,
      folder: `${room}/`,
    })
  stores.set(room, store)
  return store
}

function toFolder(room: FileRoom): string {
  const { MEDIA_DIR, DOCUMENT_DIR } = env()
  return room === 'media' ? MEDIA_DIR : DOCUMENT_DIR
}

/** Only the last part counts: a stored name with a folder in it must not lead out of its own. */
const toPath = (room: FileRoom, name: string) => path.resolve(toFolder(room), path.basename(name))

const isMissing = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'

/** The bytes of a file; null when it is gone. */
export async function readStoredFile(room: FileRoom, name: string): Promise<Buffer | null> {
  const store = findFileStore(room)
  if (store === null) {
    return readFile(toPath(room, name)).catch((cause: unknown) => {
      if (isMissing(cause)) return null
      throw cause
    })
  }
  const opened = await store.open(name)
  if (opened === null || opened === 'outside') return null
  return Buffer.from(await new Response(opened.body).arrayBuffer())
}

/**
 * A file to be handed on as it comes.
 *
 * @throws the driver's error when it is not there or cannot be read
 */
export async function openStoredFile(
  room: FileRoom,
  name: string,
): Promise<{ body: ReadableStream<Uint8Array>; size: number }> {
  const store = findFileStore(room)
  if (store !== null) {
    const opened = await store.open(name)
    if (opened === null || opened === 'outside') throw new Error(`There is no such file in ${room}`)
    return opened
  }
  const opened = await open(toPath(room, name))
  const { size } = await opened.stat()
  // Node's own type of the same stream; the file closes at its end, and when the reader leaves.
  const body = Readable.toWeb(opened.createReadStream()) as ReadableStream<Uint8Array>
  return { body, size }
}

/** Takes a file away that no record has; also fine when it is gone. */
export async function removeStoredFile(room: FileRoom, name: string): Promise<void> {
  const store = findFileStore(room)
  if (store !== null) return store.remove(name)
  await rm(toPath(room, name), { force: true })
}

/** Files of a folder that are looked at together. */
const filesAtOnce = 500

async function findFile(room: FileRoom, name: string): Promise<StoredFile[]> {
  try {
    return [{ name, writtenAt: (await stat(toPath(room, name))).mtime }]
  } catch (cause) {
    // It went meanwhile.
    if (isMissing(cause)) return []
    throw cause
  }
}

const findFiles = async (room: FileRoom, names: readonly string[]) =>
  (await Promise.all(names.map((name) => findFile(room, name)))).flat()

async function* listFolder(room: FileRoom): AsyncGenerator<StoredFile[]> {
  const folder = await opendir(toFolder(room)).catch((cause: unknown) => {
    // Nothing was ever uploaded.
    if (isMissing(cause)) return null
    throw cause
  })
  let names: string[] = []
  for await (const entry of folder ?? []) {
    // Hidden ones belong to the system.
    if (entry.isFile() && !entry.name.startsWith('.')) names.push(entry.name)
    if (names.length < filesAtOnce) continue
    yield await findFiles(room, names)
    names = []
  }
  yield await findFiles(room, names)
}

/**
 * All files that lie in a room, some hundred at a time, whether or not a record has them.
 *
 * @throws the driver's error when they cannot be listed
 */
export function listStoredFiles(room: FileRoom): AsyncIterable<readonly StoredFile[]> {
  return findFileStore(room)?.list() ?? listFolder(room)
}
