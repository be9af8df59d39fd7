import { createServer, type Server } from 'node:http'
import type { Payload } from 'payload'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cacheChannel, cacheTags, propertyTag } from '@/cms/cache-tags'
import { inTransaction } from '@/cms/hooks/transaction'
import { applyRun } from '@/cms/imports/import-run'
import { placePictures } from '@/cms/imports/place-pictures'
import { advanceImport } from '@/features/listing-imports/advance-import'
import { fetchPictures } from '@/features/listing-imports/fetch-pictures'
import { forgetImportLeftovers } from '@/features/listing-imports/forget-leftovers'
import { findImport } from '@/features/listing-imports/import-queries'
import { startImport } from '@/features/listing-imports/start-import'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { createFeedHome, createJsonFeed, openLand } from '../support/feed-files'
import { getTestPayload } from '../support/test-payload'
import { createListingBasics } from './listing-examples'

// Before anything reads the settings: the server of the pictures is this machine.
vi.hoisted(() => {
  process.env.FEEDS_FROM_NETWORK = 'on'
})

let payload: Payload
let server: Server
let origin: string
let feedId: number
const asked: string[] = []

async function draw(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
}

beforeAll(async () => {
  payload = await getTestPayload()
  await createListingBasics(payload)
  const [red, blue] = [await draw('#c00'), await draw('#00c')]
  const files: Readonly<Record<string, Buffer>> = {
    '/red.png': red,
    '/red-again.png': red,
    '/blue.png': blue,
    '/page.png': Buffer.from('<html>not a picture</html>'),
  }
  server = createServer((request, answer) => {
    asked.push(request.url ?? '')
    const file = files[request.url ?? '']
    answer.writeHead(file === undefined ? 404 : 200).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const feed = await payload.create({
    collection: 'feeds',
    data: { name: 'Proef', format: 'json', removal: 'keep', isActive: true, isWhole: true },
  })
  feedId = feed.id
})

afterAll(() => server.close())

async function bring(names: readonly string[]): Promise<number> {
  const pictures = names.map((name) => `${origin}/${name}`)
  const file = createJsonFeed([createFeedHome('P-1', { ...openLand, pictures })])
  const id = (await startImport(feedId, { origin: 'upload', startedBy: null, file })) ?? 0
  await advanceImport(id)
  await applyRun(payload, id)
  while ((await advanceImport(id)).isMore);
  asked.length = 0
  while ((await fetchPictures()).isMore);
  return id
}

/** The pictures of the home in their order, of its record and of what the desk opens. */
async function readPictures() {
  const options = { collection: 'properties', locale: 'fr', depth: 1, limit: 1 } as const
  const [online, desk] = await Promise.all([
    payload.find({ ...options, draft: false }),
    payload.find({ ...options, draft: true }),
  ])
  const list = (docs: { pictures?: unknown }[]) =>
    [docs[0]?.pictures]
      .flat()
      .filter(
        (each): each is { id: number; alt: string; filename: string } =>
          typeof each === 'object' && each !== null,
      )
  expect(list(desk.docs)).toEqual(list(online.docs))
  return list(online.docs)
}

describe('the pictures of a feed', () => {
  it('come in the order of the sender, each once, described in every language', async () => {
    const id = await bring(['red.png', 'page.png', 'gone.png', 'red-again.png', 'blue.png'])
    const pictures = await readPictures()
    expect(pictures).toHaveLength(2)
    expect(pictures.map(({ filename }) => filename?.replace(/-\d+(?=\.)/, ''))).toEqual([
      'red.png',
      'blue.png',
    ])
    expect(pictures.map(({ alt }) => alt)).toEqual(['Maison P-1', 'Maison P-1'])
    expect(await findImport(feedId, id)).toMatchObject({ pictures: { waiting: 0, failed: 2 } })
    const problems = await queryRows(
      'select problem from feeds.pictures where problem is not null order by problem',
    )
    expect(problems.map(({ problem }) => problem)).toEqual(['badAnswer', 'noPicture'])
    const [row] = await queryRows(`select picture_ids from rm.listings where locale = 'nl'`)
    expect(row?.picture_ids).toEqual(pictures.map(({ id }) => id))
  })

  it('are described in the languages that the home has words in, and wait for translators in the others', async () => {
    const [picture] = await readPictures()
    const marks = await queryRows<{ mark: string }>(
      `select locale || ' ' || state as mark from translations.texts
       where owner = 'media' and path = 'alt' and record = $1 order by 1`,
      [picture?.id],
    )
    expect(marks.map(({ mark }) => mark)).toEqual([
      'de missing',
      'en missing',
      'fr fresh',
      'nl source',
    ])
  })

  it('let go of the lists once, and of nothing where they stay as they are', async () => {
    const listener = new Client({ connectionString: env().DATABASE_URL })
    await listener.connect()
    const heard: string[] = []
    listener.on('notification', ({ payload: notice }) => heard.push(notice ?? ''))
    await listener.query(`listen ${cacheChannel}`)
    const [home] = await queryRows<{ id: number; publicId: string }>(
      'select id, public_id as "publicId" from properties',
    )
    const place = () => inTransaction(payload, (req) => placePictures(req, home?.id ?? 0))
    expect(await place()).toBe(false)
    await queryRows(`update feeds.records set pictures_due = now()`)
    while ((await fetchPictures()).isMore);
    await listener.query('select 1')
    expect(heard).toEqual([])
    await queryRows(`delete from properties_rels where path = 'pictures'`)
    await queryRows(`update feeds.records set pictures_due = now()`)
    while ((await fetchPictures()).isMore);
    await listener.query('select 1')
    await listener.end()
    const tags = heard.map((notice): unknown => JSON.parse(notice))
    expect(tags).toEqual([[propertyTag(Number(home?.publicId))], [cacheTags.properties]])
  })

  it('follow a new order without being fetched again, and keep what the desk added', async () => {
    const [red, blue] = await readPictures()
    const own = await payload.create({
      collection: 'media',
      locale: 'nl',
      data: { alt: 'Eigen foto', kind: 'photo' },
      file: { data: await draw('#0c0'), mimetype: 'image/png', name: 'eigen.png', size: 1 },
    })
    const { docs } = await payload.find({ collection: 'properties', depth: 0 })
    await payload.update({
      collection: 'properties',
      id: docs[0]?.id ?? 0,
      data: { pictures: [own.id, red?.id ?? 0, blue?.id ?? 0], _status: 'published' },
    })
    await bring(['blue.png', 'red.png'])
    expect(asked).toEqual([])
    expect((await readPictures()).map(({ id }) => id)).toEqual([blue?.id, red?.id, own.id])
  })

  it('leave the home where the sender takes them back', async () => {
    const [blue, , own] = await readPictures()
    await bring(['blue.png'])
    expect((await readPictures()).map(({ id }) => id)).toEqual([blue?.id, own?.id])
  })

  it('come back with the sender without being fetched again', async () => {
    const [blue, own] = await readPictures()
    await bring(['blue.png', 'red.png'])
    expect(asked).toEqual([])
    const [first, red, last] = await readPictures()
    expect([first?.id, last?.id]).toEqual([blue?.id, own?.id])
    expect(red?.filename).toMatch(/^red/)
    await bring(['blue.png'])
  })

  it('go with their file thirty days after, unless somebody uses them', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    const listFiles = async () => {
      const { docs } = await payload.find({ collection: 'media', sort: 'id', pagination: false })
      return docs.map(({ filename }) => (filename ?? '').replace(/-\d+(?=\.)/, ''))
    }
    await bring([])
    // The desk puts one of them back by hand.
    const [own] = await readPictures()
    const [red] = await queryRows<{ id: number }>(`select id from media where filename like 'red%'`)
    const { docs } = await payload.find({ collection: 'properties', depth: 0 })
    await payload.update({
      collection: 'properties',
      id: docs[0]?.id ?? 0,
      data: { pictures: [own?.id ?? 0, red?.id ?? 0], _status: 'published' },
    })
    expect(await forgetImportLeftovers(inDays(29))).toMatchObject({ pictures: 0 })
    expect(await listFiles()).toEqual(['red.png', 'blue.png', 'eigen.png'])
    expect(await forgetImportLeftovers(inDays(32))).toMatchObject({ pictures: 1 })
    expect(await listFiles()).toEqual(['red.png', 'eigen.png'])
    // Whatever the sender sends afterwards, it stays the desk's.
    await bring([])
    expect((await readPictures()).map(({ id }) => id)).toEqual([own?.id, red?.id])
  })
})
