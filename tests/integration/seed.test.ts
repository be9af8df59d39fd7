import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBenchmarkListings } from '../../seed/benchmark'
import { loadSeed } from '../../seed/load/load-seed'
import type { DrawnPicture } from '../../seed/picture-cache'
import { readSeedData } from '../../seed/read-data'
import type { SeedData } from '../../seed/schema/seed-data'
import { getTestPayload } from '../support/test-payload'

const assets = fileURLToPath(new URL('../../seed/assets', import.meta.url))
const admin = { email: 'first@kassei.example', password: 'a long enough password' }

let payload: Payload
let data: SeedData
let folder: string
let drawn: DrawnPicture[]

beforeAll(async () => {
  payload = await getTestPayload()
  const all = await readSeedData()
  // One town and the homes of the owners are enough here; the bundled files as a whole are checked
  // by their own tests.
  const owned = new Set(
    all.owners.flatMap(({ properties }) => properties.map((one) => one.property)),
  )
  const properties = all.properties.filter(
    ({ zip, publicId }) => zip === '2000' || owned.has(publicId),
  )
  data = { ...all, properties }
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-seed-'))
  const file = path.join(folder, 'picture.webp')
  await sharp({ create: { width: 8, height: 6, channels: 3, background: '#123a8f' } }).toFile(file)
  drawn = data.pictures.map(({ key }) => ({ key, file, width: 8, height: 6 }))
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

const mediaFolder = () => path.join(folder, 'media')

function seed(changed: SeedData = data, resetContent = false) {
  return loadSeed(payload, {
    data: changed,
    drawn,
    folders: { media: mediaFolder(), assets },
    admin,
    owners: null,
    documentFolder: folder,
    now: new Date(),
    resetContent,
    report: () => undefined,
  })
}

async function ask<Row extends object>(question: string): Promise<Row[]> {
  const { rows } = await payload.db.pool.query<Row>(question)
  return rows
}

/** Changes when any row of the content changes. */
const fingerprint = () =>
  ask(`
    select (select count(*) from properties) as properties,
      (select max(updated_at) from properties) as property_change,
      (select max(updated_at) from pages) as page_change,
      (select count(*) from _properties_v) as versions,
      (select count(*) from routes) as routes,
      (select count(*) from media) as media,
      (select count(*) from rm.listings) as listings,
      (select sum(count) from visits.daily) as visits
  `)

describe('the seed', () => {
  it('leaves database and media folder as they were when a record is refused', async () => {
    const [first, ...others] = data.properties
    const twice = { ...first, publicId: 9999 }
    const wrong = { ...data, properties: [first, ...others, twice] } as SeedData
    await expect(seed(wrong)).rejects.toThrow(/^properties, record 9999: field recordFile: /)
    const [counts] = await ask(
      'select (select count(*) from media)::int + (select count(*) from users)::int as rows',
    )
    expect(counts).toEqual({ rows: 0 })
    expect(await readdir(mediaFolder())).toEqual([])
  }, 60_000)

  it('fills lists, texts of all languages and the versions that editors see', async () => {
    await expect(seed()).resolves.toEqual([])
    const lists = await ask(`
      select list, count(*)::int from rm.listings, unnest(lists) list
      where locale = 'nl' and zip = '2000' and list in ('forSale', 'forRent') group by 1 order by 1
    `)
    expect(lists).toEqual([
      { list: 'forRent', count: 20 },
      { list: 'forSale', count: 15 },
    ])
    const draft = await payload.find({
      collection: 'pages',
      where: { path: { equals: '/services/' } },
      locale: 'de',
      fallbackLocale: false,
      draft: true,
    })
    expect(draft.docs[0]).toMatchObject({ title: 'Unsere Leistungen', _status: 'published' })
    const states = await ask(`select distinct state from translations.texts order by 1`)
    expect(states).toEqual([{ state: 'fresh' }, { state: 'source' }])
    const unmarked = await ask(`
      select distinct words._parent_id from media_locales words
      where words.alt <> '' and not exists (
        select 1 from translations.texts mark
        where mark.owner = 'media' and mark.record = words._parent_id)`)
    expect(unmarked).toEqual([])
  }, 60_000)

  it('puts the pictures of the works with their steps, in the order of the file', async () => {
    const { docs } = await payload.find({
      collection: 'projects',
      where: { publicId: { equals: 6 } },
      locale: 'de',
      depth: 1,
    })
    const stored = docs[0]?.progress?.map(({ text, pictures }) => ({
      text,
      files: pictures?.map((picture) => (typeof picture === 'object' ? picture.filename : null)),
    }))
    const bundled = data.projects.find(({ publicId }) => publicId === 6)?.progress
    expect(stored).toHaveLength(7)
    expect(stored).toEqual(
      bundled?.map(({ text, pictures = [] }) => ({
        text: text.de,
        files: pictures.map((key) => `kassei-${key}.webp`),
      })),
    )
  })

  it('makes the administrator with the given password', async () => {
    const { user } = await payload.login({ collection: 'users', data: admin })
    expect(user).toMatchObject({ role: 'administrator' })
  })

  it('changes nothing when it runs again', async () => {
    const before = await fingerprint()
    await seed()
    expect(await fingerprint()).toEqual(before)
  })

  it('leaves alone what editors changed, until the content is reset', async () => {
    const titleOf = async () => {
      const { docs } = await payload.find({
        collection: 'properties',
        where: { publicId: { equals: 1001 } },
        locale: 'nl',
      })
      return docs[0]?.title
    }
    const [bundled] = data.properties
    await payload.update({
      collection: 'properties',
      where: { publicId: { equals: 1001 } },
      locale: 'nl',
      data: { title: 'Door ons herschreven' },
    })
    await seed()
    expect(await titleOf()).toBe('Door ons herschreven')
    await seed(data, true)
    expect(await titleOf()).toBe(bundled?.title.nl)
  }, 60_000)

  it('makes three owners with what happened to their homes, once, and tells nobody', async () => {
    const load = () =>
      loadSeed(payload, {
        data,
        drawn,
        folders: { media: mediaFolder(), assets },
        documentFolder: folder,
        admin,
        owners: { password: admin.password },
        now: new Date(),
        resetContent: false,
        report: () => undefined,
      })
    const logins = await load()
    expect(logins.map(({ email }) => email)).toEqual(data.owners.map(({ email }) => email))
    const countOf = () =>
      ask(`
        select (select count(*) from activities)::int as activities,
          (select count(*) from placements)::int as placements,
          (select count(*) from appointments)::int as bookings,
          (select count(*) from documents)::int as documents,
          (select count(*) from messages)::int as messages,
          (select count(*) from mails)::int as mails
      `)
    const sizes = (name: 'activities' | 'placements' | 'bookings' | 'documents' | 'messages') =>
      data.owners.reduce((sum, owner) => sum + owner[name].length, 0)
    const counts = await countOf()
    expect(counts).toEqual([
      {
        activities: sizes('activities'),
        placements: sizes('placements'),
        bookings: sizes('bookings'),
        documents: sizes('documents'),
        messages: sizes('messages'),
        mails: 0,
      },
    ])
    const [first] = data.owners
    const { user } = await payload.login({
      collection: 'owners',
      data: { email: String(first?.email), password: admin.password },
    })
    expect(user).toMatchObject({ firstName: 'An', locale: 'nl' })
    expect(await load()).toEqual([])
    expect(await countOf()).toEqual(counts)
  }, 60_000)

  it('adds synthetic listings with a row per language each, and only those that are missing', async () => {
    await addBenchmarkListings(payload, 40, () => undefined)
    await addBenchmarkListings(payload, 60, () => undefined)
    const [counts] = await ask(`
      select count(distinct property_id)::int as listings, count(*)::int as rows
      from rm.listings where public_id > 1000000
    `)
    expect(counts).toEqual({ listings: 60, rows: 240 })
  })
})
