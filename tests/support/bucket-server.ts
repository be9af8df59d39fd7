import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

/** Of the one who may use the bucket. */
export const bucketKeys = { accessKeyId: 'the-site', secretAccessKey: 'only-for-tests-0123456789' }

type Kept = { bytes: Buffer; mimeType: string; writtenAt?: Date }

/** A page of the list of what lies under a name, two at a time, as S3 writes it. */
function listPage(objects: ReadonlyMap<string, Kept>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? ''
  const from = Number(asked.get('continuation-token') ?? 0)
  const found = [...objects].filter(([key]) => key.startsWith(prefix))
  const lines = found.slice(from, from + 2).map(([key, { writtenAt = new Date() }]) => {
    const time = writtenAt.toISOString()
    return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`
  })
  const isLast = from + 2 >= found.length
  const next = isLast ? '' : `<NextContinuationToken>${from + 2}</NextContinuationToken>`
  return `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${lines.join('')}</ListBucketResult>`
}

export type BucketServer = {
  url: string
  objects: Map<string, Kept>
  /** Answers that it cannot now, until told otherwise. */
  setAway: (isAway: boolean) => void
  close: () => Promise<void>
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** What the specification of signatures (version 4) says that the sender had to sign. */
function expectSignature(request: IncomingMessage, body: Buffer): string | null {
  const { headers, method = '', url = '' } = request
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  const [, keyId, scope = '', names = '', signature] = given ?? []
  if (keyId !== bucketKeys.accessKeyId) return null
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (/^[\da-f]{64}$/.test(bodyHash) && bodyHash !== hash(body)) return null
  const { pathname, searchParams } = new URL(url, 'http://bucket')
  searchParams.sort()
  const signed = names.split(';')
  const canonical = [
    method,
    pathname,
    searchParams.toString(),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const key = scope
    .split('/')
    .reduce<string | Buffer>((last, part) => sign(last, part), `AWS4${bucketKeys.secretAccessKey}`)
  return sign(key, text).toString('hex') === signature ? signature : null
}

/** A server that keeps files as S3 does, as far as the site asks it to; signatures are checked. */
export async function startBucketServer(bucket: string): Promise<BucketServer> {
  const objects = new Map<string, Kept>()
  let isAway = false
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const body = Buffer.concat(parts)
      const end = (status: number, headers = {}, sent?: Buffer) =>
        response.writeHead(status, { ...headers, 'content-length': sent?.length ?? 0 }).end(sent)
      if (isAway) return end(503)
      if (expectSignature(request, body) === null) return end(403)
      const asked = new URL(request.url ?? '', 'http://bucket')
      const path = decodeURIComponent(asked.pathname)
      if (asked.searchParams.has('list-type')) {
        const list = Buffer.from(listPage(objects, asked.searchParams))
        return end(200, { 'content-type': 'application/xml' }, list)
      }
      if (!path.startsWith(`/${bucket}/`)) return end(404)
      const key = path.slice(bucket.length + 2)
      if (request.method === 'PUT') {
        objects.set(key, { bytes: body, mimeType: String(request.headers['content-type']) })
        return end(200)
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return end(204)
      }
      const kept = objects.get(key)
      if (!kept) return end(404)
      const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
      if (from === undefined) return end(200, { 'content-type': kept.mimeType }, kept.bytes)
      const { length } = kept.bytes
      if (Number(from) >= length) return end(416)
      const last = Math.min(to ? Number(to) : length - 1, length - 1)
      return end(
        206,
        { 'content-type': kept.mimeType, 'content-range': `bytes ${from}-${last}/${length}` },
        kept.bytes.subarray(Number(from), last + 1),
      )
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port was given')
  return {
    url: `http://127.0.0.1:${address.port}`,
    objects,
    setAway: (value) => {
      isAway = value
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
