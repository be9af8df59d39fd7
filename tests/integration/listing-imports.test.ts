import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { applyChunk } from '@/cms/imports/apply-run'
import { compareNext } from '@/cms/imports/compare-run'
import { applyRun, cancelRun } from '@/cms/imports/import-run'
import { stageRun } from '@/cms/imports/stage-run'
import { setImportWork } from '@/cms/jobs/run-import'
import { fromJson } from '@/domain/listings/from-json'
import { createListingReader } from '@/domain/listings/read-listings'
import { advanceImport } from '@/features/listing-imports/advance-import'
import { forgetImportLeftovers } from '@/features/listing-imports/forget-leftovers'
import { findImport, listChanges } from '@/features/listing-imports/import-queries'
import { startImport } from '@/features/listing-imports/start-import'
import { stagedKinds } from '@/cms/imports/staged-change'
import { queryRows } from '@/server/db'
import { createFeedHome, createJsonFeed, openLand } from '../support/feed-files'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

let payload: Payload
let basics: ListingBasics
let feedId: number

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
})

beforeEach(async () => {
  for (const table of [
    'feeds.records',
    'rm.listings',
    '_properties_v',
    'properties',
    'translations.records',
  ]) {
    await queryRows(`delete from ${table}`)
  }
  const feed = await payload.create({
    collection: 'feeds',
    data: { name: 'Proef', format: 'json', removal: 'unpublish', isActive: true, isWhole: true },
  })
  feedId = feed.id
})

const upload = { origin: 'upload', startedBy: null } as const

/** Reads a file, up to what a person would look at. */
async function read(homes: readonly object[], feed = feedId): Promise<number> {
  const id = await startImport(feed, { ...upload, file: createJsonFeed(homes) })
  if (id === null) throw new Error('Another import is under way')
  while ((await advanceImport(id)).isMore);
  return id
}

async function finish(id: number): Promise<void> {
  await applyRun(payload, id)
  while ((await advanceImport(id)).isMore);
}

async function bring(homes: readonly object[]) {
  const id = await read(homes)
  await finish(id)
  return findImport(feedId, id)
}

async function readHomes() {
  const { docs } = await payload.find({
    collection: 'properties',
    draft: true,
    locale: 'nl',
    sort: 'recordFile',
    pagination: false,
    depth: 0,
  })
  return docs
}

const changesOf = (id: number) => listChanges(id, { kinds: stagedKinds, after: 0, limit: 1_000 })

const land = (reference: string, changes: object = {}) =>
  createFeedHome(reference, { ...openLand, ...changes })

/** A fault of the second record, with its title. */
const invalid = (field: string) => ({
  ...{ record: 'A-2', field, sourceField: field, problem: 'invalid' },
  title: 'Rijwoning A-2',
})

describe('an import', () => {
  it('makes homes in all their languages, found on the site where the law lets them', async () => {
    const run = await bring([createFeedHome('A-1'), land('A-2')])
    expect(run).toMatchObject({ state: 'done', counts: { created: 2, applied: 2, refused: 0 } })
    const [house, plot] = await readHomes()
    expect(house).toMatchObject({
      recordFile: 'A-1',
      title: 'Rijwoning A-1',
      description: 'Ruim.\nLicht & stil.',
      place: basics.antwerp,
      mainType: basics.house,
      types: [basics.house],
      publishAddress: false,
      _status: 'draft',
      gate: 'blocked',
    })
    expect(plot).toMatchObject({ recordFile: 'A-2', _status: 'published', gate: 'clear' })
    const rows = await queryRows<{ locale: string; title: string }>(
      'select locale, title from rm.listings order by locale',
    )
    expect(rows).toHaveLength(4)
    expect(rows.find(({ locale }) => locale === 'fr')?.title).toBe('Maison A-2')
  })

  it('leaves outdated the translations of a text that it changes in one language alone', async () => {
    const statesOf = async () => {
      const rows = await queryRows<{ text: string }>(
        `select path || ' ' || locale || ' ' || state as text from translations.texts
         where owner = 'properties' and locale in ('nl', 'fr') order by 1`,
      )
      return rows.map(({ text }) => text)
    }
    const titles = { nl: 'Bouwgrond', fr: 'Terrain' }
    await bring([land('A-1', { titles, descriptions: {} })])
    expect(await statesOf()).toEqual(['title fr fresh', 'title nl source'])
    await bring([land('A-1', { titles: { ...titles, nl: 'Grote bouwgrond' }, descriptions: {} })])
    expect(await statesOf()).toEqual(['title fr stale', 'title nl source'])
    const both = { nl: 'Ruime bouwgrond', fr: 'Vaste terrain' }
    await bring([land('A-1', { titles: both, descriptions: {} })])
    expect(await statesOf()).toEqual(['title fr fresh', 'title nl source'])
  })

  it('that never gets through is ended with its last try, so that another one can begin', async () => {
    await queryRows(`delete from payload_jobs where task_slug = 'run-import'`)
    const fail = () => Promise.reject(new Error('A fault that stays'))
    setImportWork({ advance: fail, fetchPictures: fail })
    const id = await startImport(feedId, { ...upload, file: createJsonFeed([land('A-1')]) })
    for (let tries = 0; tries < 11; tries += 1) {
      expect(await findImport(feedId, id ?? 0)).toMatchObject({ state: 'waiting', problem: null })
      await queryRows('update payload_jobs set wait_until = null')
      await payload.jobs.run({
        where: { taskSlug: { equals: 'run-import' } },
        allQueues: true,
        silent: true,
      })
    }
    expect(await findImport(feedId, id ?? 0)).toMatchObject({
      state: 'failed',
      problem: 'interrupted',
    })
    expect(await bring([land('A-1')])).toMatchObject({ state: 'done', counts: { created: 1 } })
  })

  it('changes nothing until somebody applies it', async () => {
    const id = await read([land('A-1')])
    expect(await findImport(feedId, id)).toMatchObject({ state: 'ready', counts: { created: 1 } })
    expect(await readHomes()).toEqual([])
  })

  it('that comes twice changes nothing the second time', async () => {
    await bring([land('A-1'), land('A-2')])
    const before = await queryRows('select id, updated_at from properties order by id')
    const again = await bring([land('A-1'), land('A-2')])
    expect(again).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 2, applied: 0 } })
    expect(await queryRows('select id, updated_at from properties order by id')).toEqual(before)
  })

  it('refuses the record alone whose type the site does not have', async () => {
    const run = await bring([land('A-1'), land('A-2', { webId: 9 }), land('A-3')])
    expect(run).toMatchObject({ state: 'done', counts: { created: 2, refused: 1, applied: 2 } })
    const refused = (await changesOf(run?.id ?? 0)).filter(({ kind }) => kind === 'refused')
    expect(refused.map(({ problems }) => problems)).toEqual([[{ ...invalid('webId'), value: '9' }]])
  })

  it('refuses the record alone whose type went before somebody applied it', async () => {
    const flat = { webId: 2, key: 'apartment', name: 'Appartement' } as const
    const { id } = await payload.create({ collection: 'property-types', locale: 'nl', data: flat })
    await bring([land('A-1')])
    const run = await read([
      land('A-1', { webId: 2, price: 5 }),
      land('A-2', { webId: 2 }),
      land('A-3'),
    ])
    await payload.delete({ collection: 'property-types', id })
    await finish(run)
    expect(await findImport(feedId, run)).toMatchObject({
      state: 'done',
      counts: { created: 1, changed: 0, refused: 2, applied: 3 },
    })
    expect((await readHomes()).map(({ recordFile, price }) => [recordFile, price])).toEqual([
      ['A-1', 395_000],
      ['A-3', 395_000],
    ])
  })

  it('leaves the others in where one record is faulty, and says what was expected', async () => {
    const run = await bring([land('A-1'), land('A-2', { price: 'ask us' }), land('A-3')])
    expect(run).toMatchObject({ state: 'done', counts: { created: 2, refused: 1 } })
    const refused = (await changesOf(run?.id ?? 0)).filter(({ kind }) => kind === 'refused')
    expect(refused.map(({ problems }) => problems)).toEqual([
      [{ ...invalid('price'), value: 'ask us' }],
    ])
  })

  it('tells what changes field by field, and what of it the desk had changed', async () => {
    await bring([land('A-1')])
    const [home] = await readHomes()
    await payload.update({
      collection: 'properties',
      id: home?.id ?? 0,
      data: { price: 400_000, bedrooms: 9, _status: 'published' },
    })
    const id = await read([land('A-1', { price: 375_000 })])
    expect(await changesOf(id)).toMatchObject([
      { kind: 'update', fields: ['price'], before: { price: 395_000 }, desk: { price: 400_000 } },
    ])
    await finish(id)
    const [after] = await readHomes()
    // What the sender did not change, stays as the desk made it.
    expect(after).toMatchObject({ price: 375_000, bedrooms: 9 })
  })

  it('writes into the draft on which somebody works, and publishes nothing of it', async () => {
    await bring([land('A-1')])
    const [home] = await readHomes()
    const id = home?.id ?? 0
    await payload.update({
      collection: 'properties',
      id,
      locale: 'nl',
      draft: true,
      data: { title: 'Nog niet af', _status: 'draft' },
    })
    await bring([land('A-1', { price: 1_000 })])
    expect((await readHomes())[0]).toMatchObject({
      title: 'Nog niet af',
      price: 1_000,
      _status: 'draft',
    })
    const online = await payload.findByID({ collection: 'properties', id, locale: 'nl' })
    expect(online).toMatchObject({ title: 'Rijwoning A-1', price: 1_000, _status: 'published' })
  })

  it('publishes what it held back, once nothing stands against it', async () => {
    await bring([land('A-1', { status: 'prospect' })])
    expect((await readHomes())[0]).toMatchObject({ _status: 'draft' })
    await bring([land('A-1', { status: 'active' })])
    expect((await readHomes())[0]).toMatchObject({ _status: 'published', status: 'active' })
  })

  it('takes a sold home offline that comes back on offer without what the law asks', async () => {
    await bring([createFeedHome('A-1', { status: 'sold' })])
    expect((await readHomes())[0]).toMatchObject({ _status: 'published', status: 'sold' })
    await bring([createFeedHome('A-1', { status: 'active' })])
    const [back] = await readHomes()
    expect(back).toMatchObject({ _status: 'draft', status: 'active', gate: 'blocked' })
    await bring([createFeedHome('A-1', { status: 'sold' })])
    expect((await readHomes())[0]).toMatchObject({ _status: 'published', status: 'sold' })
  })

  it('refuses a reference that another home has', async () => {
    await createHouse(payload, basics, { recordFile: 'A 1' })
    const run = await bring([land('A1'), land('A-2')])
    expect(run).toMatchObject({ counts: { created: 1, refused: 1 } })
    expect(await readHomes()).toHaveLength(2)
  })

  it('knows a record whose reference its sender spells in another way', async () => {
    const titles = { nl: 'Bouwgrond' }
    await bring([land('AB 1', { titles }), land('AB 2')])
    const before = await queryRows('select id from properties order by id')
    const run = await bring([land('ab1', { price: 5, titles }), land('AB 2')])
    expect(run).toMatchObject({ counts: { created: 0, changed: 1, refused: 0, removed: 0 } })
    expect(await changesOf(run?.id ?? 0)).toMatchObject([
      { kind: 'update', fields: ['reference', 'price'], before: { reference: 'AB 1' } },
    ])
    expect(await queryRows('select id from properties order by id')).toEqual(before)
    expect((await readHomes()).map(({ recordFile, _status }) => [recordFile, _status])).toEqual([
      ['AB 2', 'published'],
      ['ab1', 'published'],
    ])
    expect(await bring([land('ab1', { price: 5, titles }), land('AB 2')])).toMatchObject({
      counts: { created: 0, changed: 0, unchanged: 2, removed: 0 },
    })
  })

  it('does not make again what the desk threw away', async () => {
    await bring([land('A-1')])
    const [home] = await readHomes()
    await payload.delete({ collection: 'properties', id: home?.id ?? 0 })
    const run = await bring([land('A-1', { price: 5 })])
    expect(run).toMatchObject({ state: 'done', counts: { created: 0, applied: 0 } })
    expect(await readHomes()).toEqual([])
  })
})

describe('what the sender no longer has', () => {
  it('goes off the site, and comes back with the sender', async () => {
    await bring([land('A-1'), land('A-2')])
    await bring([land('A-1')])
    expect((await readHomes()).map(({ _status }) => _status)).toEqual(['published', 'draft'])
    expect(await queryRows('select distinct public_id from rm.listings')).toHaveLength(1)
    await bring([land('A-1'), land('A-2')])
    expect((await readHomes()).map(({ _status }) => _status)).toEqual(['published', 'published'])
  })

  it('stays where the feed is empty', async () => {
    await bring([land('A-1'), land('A-2')])
    const run = await bring([])
    expect(run).toMatchObject({ counts: { removed: 0 } })
    expect((await readHomes()).map(({ _status }) => _status)).toEqual(['published', 'published'])
  })

  it('waits for a person where it is much at once', async () => {
    await payload.update({ collection: 'feeds', id: feedId, data: { appliesItself: true } })
    const all = Array.from({ length: 20 }, (_, index) => land(`A-${index}`))
    await bring(all)
    const api = { origin: 'api', startedBy: null } as const
    const id = await startImport(feedId, { ...api, file: createJsonFeed(all.slice(0, 10)) })
    expect(await advanceImport(id ?? 0)).toEqual({ isMore: false })
    expect(await findImport(feedId, id ?? 0)).toMatchObject({ state: 'ready', problem: 'manyGone' })
    const few = await startImport(feedId, { ...api, file: createJsonFeed(all.slice(0, 18)) })
    expect(await advanceImport(few ?? 0)).toEqual({ isMore: true })
    expect(await findImport(feedId, id ?? 0)).toMatchObject({ state: 'cancelled' })
  })
})

describe('an import that breaks off', () => {
  const many = Array.from({ length: 450 }, (_, index) => land(`B-${index}`))

  const open = async (homes: readonly object[]) => {
    const id = await startImport(feedId, { ...upload, file: createJsonFeed(homes) })
    if (id === null) throw new Error('Another import is under way')
    return id
  }
  const rowsOf = (id: number) =>
    queryRows<{ kind: string; n: number }>(
      'select kind, count(*)::int as n from feeds.staged where import_id = $1 group by 1 order by 1',
      [id],
    )
  const toFeed = (homes: readonly object[]) => {
    const reader = createListingReader()
    const feed = fromJson(homes)
    if (!feed.ok) throw new Error('The feed cannot be read')
    reader.read(feed.value.records)
    return { ...reader.finish(), names: feed.value.names }
  }

  it('while it is compared goes on with the first record that is not', async () => {
    const id = await open(many)
    await queryRows(`update imports set state = 'reading' where id = $1`, [id])
    expect(await stageRun(payload, id, toFeed(many))).toBe('compare')
    expect(await compareNext(payload, id)).toBe('compare')
    expect(await rowsOf(id)).toEqual([
      { kind: 'create', n: 200 },
      { kind: 'read', n: 250 },
    ])
    // Whoever reads the same file once more takes nothing of that back.
    expect(await stageRun(payload, id, toFeed(many))).toBe('compare')
    while ((await advanceImport(id)).isMore);
    expect(await findImport(feedId, id)).toMatchObject({ state: 'ready', counts: { created: 450 } })
    expect(await rowsOf(id)).toEqual([{ kind: 'create', n: 450 }])
  })

  it('while it is read by two at once has each record once', async () => {
    const id = await open(many)
    const work = async () => {
      while ((await advanceImport(id)).isMore);
    }
    await Promise.all([work(), work()])
    expect(await findImport(feedId, id)).toMatchObject({ state: 'ready', counts: { created: 450 } })
    expect(await rowsOf(id)).toEqual([{ kind: 'create', n: 450 }])
  })

  it('because somebody cancels it while it is read, is read no further', async () => {
    const id = await open(many)
    await queryRows(`update imports set state = 'reading' where id = $1`, [id])
    await stageRun(payload, id, toFeed(many))
    await compareNext(payload, id)
    expect(await cancelRun(payload, id)).toBe(true)
    expect(await compareNext(payload, id)).toBe('nothing')
    expect(await stageRun(payload, id, toFeed(many))).toBe('nothing')
    expect(await advanceImport(id)).toEqual({ isMore: false })
    expect(await rowsOf(id)).toEqual([{ kind: 'create', n: 200 }])
    expect(await findImport(feedId, id)).toMatchObject({ state: 'cancelled' })
  })

  it('in the middle of a chunk goes on without a home twice', async () => {
    const id = await read(many)
    await applyRun(payload, id)
    await applyChunk(payload, id)
    // The server dies while it writes the second chunk: its connection is cut.
    const cut = queryRows(`
      select pg_sleep(0.05), pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`)
    const dying = applyChunk(payload, id).catch(() => 'cut')
    await cut
    await dying
    while ((await advanceImport(id)).isMore);
    expect(await findImport(feedId, id)).toMatchObject({
      state: 'done',
      counts: { created: 450, applied: 450 },
    })
    const [count] = await queryRows(
      'select count(*)::int as homes, count(distinct record_file_key)::int as keys from properties',
    )
    expect(count).toEqual({ homes: 450, keys: 450 })
  })

  it('is worked on by two at once without a home twice', async () => {
    const id = await read(many)
    await applyRun(payload, id)
    const work = async () => {
      while ((await advanceImport(id)).isMore);
    }
    await Promise.all([work(), work()])
    expect(await findImport(feedId, id)).toMatchObject({ state: 'done', counts: { applied: 450 } })
    expect(await queryRows('select count(*)::int as n from properties')).toEqual([{ n: 450 }])
  })

  it('ends between two chunks where somebody cancels it', async () => {
    const id = await read(many)
    await applyRun(payload, id)
    await applyChunk(payload, id)
    expect(await cancelRun(payload, id)).toBe(true)
    expect(await advanceImport(id)).toEqual({ isMore: false })
    expect(await queryRows('select count(*)::int as n from properties')).toEqual([{ n: 200 }])
  })

  it('is the only one of its feed', async () => {
    const file = createJsonFeed([land('A-1')])
    const ids = await Promise.all([1, 2, 3].map(() => startImport(feedId, { ...upload, file })))
    expect(ids.filter((id) => id !== null)).toHaveLength(1)
  })
})

describe('what an import did record by record', () => {
  it('can be read for thirty days after its end, and until then where it waits', async () => {
    const over = await bring([land('A-1')])
    const waiting = await read([land('A-1', { price: 5 })])
    const listed = async () =>
      Promise.all([changesOf(over?.id ?? 0), changesOf(waiting)]).then((lists) =>
        lists.map(({ length }) => length),
      )
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    expect(await forgetImportLeftovers(inDays(29))).toMatchObject({ imports: 0 })
    expect(await listed()).toEqual([1, 1])
    await forgetImportLeftovers(inDays(32))
    expect(await listed()).toEqual([0, 1])
    expect(await findImport(feedId, over?.id ?? 0)).toMatchObject({ counts: { created: 1 } })
  })
})
