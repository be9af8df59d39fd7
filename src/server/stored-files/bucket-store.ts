import type { S3Client } from '@aws-sdk/client-s3'
import type { FileStore } from '@/cms/storage/file-store'

export type BucketSettings = {
  endpoint: string
  bucket: string
  region: string
  /** Without them the client looks for what the machine was given, such as the role of a container. */
  keys: { accessKeyId: string; secretAccessKey: string } | null
  /** In front of every name, such as `media/`. */
  folder: string
}

/** How long a file is waited for, in milliseconds; far below a proxy's patience. */
const patienceMs = 20_000
const connectMs = 3_000

function hasStatus(cause: unknown, status: number): boolean {
  if (typeof cause !== 'object' || cause === null || !('$metadata' in cause)) return false
  const { $metadata } = cause
  return (
    typeof $metadata === 'object' &&
    $metadata !== null &&
    'httpStatusCode' in $metadata &&
    $metadata.httpStatusCode === status
  )
}

/** The part of a name that counts: one with a folder in it must not lead out of its own. */
const toLastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1)

/** Files in a bucket of S3, or of what speaks like it. */
export function createBucketStore(settings: BucketSettings): FileStore {
  let opening: Promise<S3Client> | undefined
  // A site that keeps its files in folders never loads the client.
  const load = () => import('@aws-sdk/client-s3')
  const open = () =>
    (opening ??= load().then(
      ({ S3Client: Client }) =>
        new Client({
          endpoint: settings.endpoint,
          region: settings.region,
          ...(settings.keys && { credentials: settings.keys }),
          // The name of the bucket in the path: the only way that every such server knows.
          forcePathStyle: true,
          // Likewise: newer checksums are for who asks for them.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          requestHandler: { connectionTimeout: connectMs, requestTimeout: patienceMs },
        }),
    ))
  const place = (name: string) => ({
    Bucket: settings.bucket,
    Key: `${settings.folder}${toLastPart(name)}`,
  })

  return {
    write: async (name, bytes, mimeType) => {
      const { PutObjectCommand } = await load()
      const client = await open()
      await client.send(
        new PutObjectCommand({ ...place(name), Body: bytes, ContentType: mimeType }),
      )
    },
    open: async (name, range) => {
      const { GetObjectCommand } = await load()
      const client = await open()
      try {
        const found = await client.send(
          new GetObjectCommand({ ...place(name), ...(range && { Range: range }) }),
        )
        if (found.Body === undefined || found.ContentLength === undefined) {
          throw new Error('The bucket answered without a file, or without its size')
        }
        return {
          body: found.Body.transformToWebStream() as ReadableStream<Uint8Array>,
          size: found.ContentLength,
          mimeType: found.ContentType ?? 'application/octet-stream',
          part: found.ContentRange ?? null,
        }
      } catch (cause) {
        if (hasStatus(cause, 404)) return null
        if (hasStatus(cause, 416)) return 'outside'
        throw cause
      }
    },
    remove: async (name) => {
      const { DeleteObjectCommand } = await load()
      const client = await open()
      await client.send(new DeleteObjectCommand(place(name)))
    },
    list: async function* () {
      const { ListObjectsV2Command } = await load()
      const client = await open()
      const place = { Bucket: settings.bucket, Prefix: settings.folder }
      let next: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ ...place, ...(next && { ContinuationToken: next }) }),
        )
        yield (page.Contents ?? []).flatMap(({ Key = '', LastModified }) => {
          const name = Key.slice(settings.folder.length)
          // What lies deeper was not put there by the site.
          const isOwn = name !== '' && !name.includes('/')
          return isOwn && LastModified ? [{ name, writtenAt: LastModified }] : []
        })
        next = page.NextContinuationToken
      } while (next !== undefined)
    },
  }
}
