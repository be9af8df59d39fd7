import { readdir } from 'node:fs/promises'
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bucketKeys, startBucketServer } from '../support/bucket-server'

const bucket = await startBucketServer('files')
// Before anything reads the settings.
Object.assign(process.env, {
  S3_ENDPOINT: bucket.url,
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
})
const { getTestPayload } = await import('../support/test-payload')
const { createAccounts } = await import('../access/who')
const { getRendition } = await import('@/server/images/rendition')
const { sendFile } = await import('@/features/documents/send-file')
const { env } = await import('@/server/env')

let payload: Payload
let staffToken: string
let ownerToken: string

beforeAll(async () => {
  payload = await getTestPayload()
  const accounts = await createAccounts(payload)
  const login = async (collection: 'owners' | 'users', email: unknown) => {
    const data = { email: String(email), password: 'lang genoeg 1234' }
    return String((await payload.login({ collection, data })).token)
  }
  staffToken = await login('users', accounts.editor?.email)
  ownerToken = await login('owners', accounts.owner?.email)
})
afterAll(bucket.close)

const drawPicture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
/** The first box of a film, which names its format, and an empty one. */
const film = Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom\0\0\0\u0008free', 'latin1')
const paper = Buffer.from('%PDF-1.4\n1 0 obj\nxref\n%%EOF\n')

function upload(name: string, mimetype: string, data: Buffer) {
  return payload.create({
    collection: 'media',
    locale: 'nl',
    data: { alt: 'Proef', kind: mimetype.startsWith('video/') ? 'video' : 'photo' },
    file: { data, mimetype, name, size: data.length },
  })
}

function uploadPaper(visibility: 'public' | 'staff') {
  return payload.create({
    collection: 'documents',
    locale: 'nl',
    data: { title: 'Akte', kind: 'deed', visibility },
    file: { data: paper, mimetype: 'application/pdf', name: 'akte.pdf', size: paper.length },
  })
}

async function get(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`${payload.config.serverURL}/api/${path}`, { headers })
  const answer = await handleEndpoints({ config: payload.config, request })
  return { answer, body: Buffer.from(await answer.arrayBuffer()) }
}

const as = (token: string) => ({ Authorization: `JWT ${token}` })
const listFolder = (folder: string) => readdir(folder).catch(() => [])

describe('a picture on S3', () => {
  it('lies in the bucket and in no folder, cleaned as on disk, and is shown in every size', async () => {
    const before = await listFolder(env().MEDIA_DIR)
    const { filename } = await upload('woning.jpg', 'image/jpeg', await drawPicture())
    expect(bucket.objects.get(`media/${filename}`)?.mimeType).toBe('image/jpeg')
    expect(await listFolder(env().MEDIA_DIR)).toEqual(before)
    const made = await getRendition({
      fileName: String(filename),
      version: '1',
      focus: { x: 50, y: 50 },
      image: { width: 32 as 100, height: null, format: 'webp' },
    })
    expect(made.ok && (await sharp(made.value.body).metadata())).toMatchObject({ width: 32 })
  })

  it('takes its file along when it is replaced and when it is deleted', async () => {
    const { id, filename } = await upload('eerst.jpg', 'image/jpeg', await drawPicture())
    const data = await sharp(await drawPicture())
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'daarna.png', size: data.length }
    const { filename: next } = await payload.update({
      collection: 'media',
      id,
      locale: 'nl',
      data: {},
      file,
    })
    expect(bucket.objects.has(`media/${filename}`)).toBe(false)
    expect(bucket.objects.has(`media/${next}`)).toBe(true)
    await payload.delete({ collection: 'media', id })
    expect(bucket.objects.has(`media/${next}`)).toBe(false)
  })

  it('is not kept as a record when the bucket is away', async () => {
    const count = async () => (await payload.count({ collection: 'media' })).totalDocs
    const before = await count()
    const log = vi.spyOn(payload.logger, 'error').mockReturnValue()
    bucket.setAway(true)
    await expect(upload('weg.jpg', 'image/jpeg', await drawPicture())).rejects.toThrow()
    bucket.setAway(false)
    log.mockRestore()
    expect(await count()).toBe(before)
  })
})

describe('a film on S3', () => {
  it('is handed over whole and in parts', async () => {
    const { filename } = await upload('rondgang.mp4', 'video/mp4', film)
    const whole = await get(`media/file/${filename}`)
    expect([whole.answer.status, whole.body]).toEqual([200, film])
    expect(whole.answer.headers.get('Content-Security-Policy')).toContain('sandbox')
    const part = await get(`media/file/${filename}`, { Range: 'bytes=4-11' })
    expect([part.answer.status, part.body.toString()]).toEqual([206, 'ftypmp42'])
    expect(part.answer.headers.get('Content-Range')).toBe(`bytes 4-11/${film.length}`)
    const beyond = await get(`media/file/${filename}`, { Range: 'bytes=9999-' })
    expect(beyond.answer.status).toBe(416)
  })
})

describe('a paper on S3', () => {
  it('is handed to staff alone where nobody else may read it', async () => {
    const { filename } = await uploadPaper('staff')
    const path = `documents/file/${filename}`
    expect((await get(path)).answer.status).toBe(403)
    expect((await get(path, as(ownerToken))).answer.status).toBe(403)
    const { answer, body } = await get(path, as(staffToken))
    expect([answer.status, body]).toEqual([200, paper])
    expect(answer.headers.get('Content-Disposition')).toBe('attachment')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('leaves by the route of the site as from a folder, and is 404 where it is gone', async () => {
    const { filename } = await uploadPaper('public')
    const sent = { filename: String(filename), mimeType: 'application/pdf', name: 'Akte.pdf' }
    const answer = await sendFile(sent)
    expect(answer.headers.get('Content-Length')).toBe(String(paper.length))
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(paper)
    bucket.objects.delete(`documents/${filename}`)
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect((await sendFile(sent)).status).toBe(404)
    log.mockRestore()
  })
})

describe('a bucket', () => {
  it('loses what no record names, a day after it was written, and nothing else', async () => {
    const { deleteStrayFiles } = await import('@/features/retention/delete-stray-files')
    const { filename } = await uploadPaper('staff')
    const lay = (key: string, writtenAt: Date) =>
      bucket.objects.set(key, { bytes: paper, mimeType: 'application/pdf', writtenAt })
    const old = new Date('2026-01-01T00:00:00Z')
    const names = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => `documents/${name}`)
    for (const name of names) lay(name, old)
    lay('documents/just-sent.pdf', new Date())
    lay('documents/other/d.pdf', old)
    lay('another-site/e.pdf', old)
    expect(await deleteStrayFiles(new Date())).toBe(3)
    expect(names.filter((name) => bucket.objects.has(name))).toEqual([])
    const kept = [`documents/${filename}`, 'documents/just-sent.pdf', 'documents/other/d.pdf']
    for (const name of [...kept, 'another-site/e.pdf'])
      expect([name, bucket.objects.has(name)]).toEqual([name, true])
  })

  it('is not opened with another key', async () => {
    const { createBucketStore } = await import('@/server/stored-files/bucket-store')
    const store = createBucketStore({
      endpoint: bucket.url,
      bucket: 'files',
      region: 'us-east-1',
      keys: { ...bucketKeys, secretAccessKey: 'another' },
      folder: 'media/',
    })
    await expect(store.write('a.jpg', Buffer.from('a'), 'image/jpeg')).rejects.toThrow()
  })
})
