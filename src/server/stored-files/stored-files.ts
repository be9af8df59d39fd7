import { open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from '@/cms/storage/file-store'
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

/** Only the last part counts: a stored name with a folder in it must not lead out of its own. */
function toPath(room: FileRoom, name: string): string {
  const { MEDIA_DIR, DOCUMENT_DIR } = env()
  return path.resolve(room === 'media' ? MEDIA_DIR : DOCUMENT_DIR, path.basename(name))
}

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
