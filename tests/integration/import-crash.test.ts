import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { applyRun } from '@/cms/imports/import-run'
import { findImport } from '@/features/listing-imports/import-queries'
import { fetchFeeds, startImport } from '@/features/listing-imports/start-import'
import { env } from '@/server/env'
import { queryRows } from '@/server/db'
import { withClient } from '../../scripts/postgres/connect'
import { typescriptNode } from '../../scripts/site/typescript-node'
import { createFeedHome, createJsonFeed, openLand } from '../support/feed-files'
import { getTestPayload } from '../support/test-payload'
import { createListingBasics } from './listing-examples'

// Before anything reads the settings: the server of the pictures is this machine.
vi.hoisted(() => {
  process.env.FEEDS_FROM_NETWORK = 'on'
})

const homes = 1_000
/** The last homes have pictures, which are fetched when the others are there; so many each. */
const shown = { homes: 8, pictures: 3 } as const
const kills = 4

let pictures: Server
/** How many pictures are answered before the others wait, so that a kill finds some there and some not. */
let answersLeft = 8
const held: (() => void)[] = []
let origin: string
let children: ChildProcess[] = []

beforeAll(async () => {
  children = Array.from({ length: kills + 1 }, startChild)
  const drawn = await Promise.all(
    Array.from({ length: shown.homes * shown.pictures }, (_, index) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: `#0${index + 10}0` } })
        .png()
        .toBuffer(),
    ),
  )
  pictures = createServer((request, answer) => {
    const file = drawn[Number(/\d+/.exec(request.url ?? '')?.[0])]
    const send = () => answer.writeHead(file === undefined ? 404 : 200).end(file)
    if (answersLeft > 0) setTimeout(send, 60)
    else held.push(send)
    answersLeft -= 1
  })
  pictures.listen(0, '127.0.0.1')
  await once(pictures, 'listening')
  const address = pictures.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  await createListingBasics(await getTestPayload())
}, 90_000)

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  pictures.close()
})

function startChild(): ChildProcess {
  return fork(fileURLToPath(new URL('../support/queue-server.ts', import.meta.url)), {
    execArgv: [...typescriptNode],
    env: process.env,
  })
}

async function untilReady(child: ChildProcess): Promise<void> {
  const died = once(child, 'exit').then(() => Promise.reject(new Error('A server did not start')))
  await Promise.race([once(child, 'message'), died])
}

/** Lets the next server work until something is true and a little longer, then kills it like a power cut. */
async function workUntil(
  isReached: () => Promise<boolean>,
  { thenMs }: { thenMs: number },
): Promise<void> {
  const child = children.shift()
  if (child === undefined) throw new Error('There are fewer servers than deaths')
  child.send('begin')
  while (!(await isReached())) {
    if (child.exitCode !== null) throw new Error(`A server ended by itself with ${child.exitCode}`)
    await sleep(20)
  }
  await sleep(thenMs)
  child.kill('SIGKILL')
  await once(child, 'exit')
  // Postgres ends what the dead one had begun; whoever asks for its place before waits some seconds.
  while (!(await isAt('select count(*) = 0 from pg_locks where objid = 4715001', 1)()))
    await sleep(20)
}

async function count(question: string): Promise<number> {
  const [row] = await queryRows<{ n: number }>(`select (${question})::int as n`)
  return row?.n ?? 0
}

const isAt = (question: string, least: number) => async () => (await count(question)) >= least

/**
 * Lets a server that compares homes come to the one at a place and no further, until the work is done:
 * the thousand are compared before somebody on a busy machine has looked at how many there are.
 */
async function withHeldPlace(
  place: number,
  work: (isHeld: () => Promise<boolean>) => Promise<void>,
) {
  const gate = 4_715_099
  await withClient(env().DATABASE_URL, async (holder) => {
    await holder.query(`select pg_advisory_lock(${gate})`)
    await holder.query(`
      create function hold_place() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${gate}); return new; end $$;
      create trigger hold_place before insert on feeds.staged for each row
        when (new.kind <> 'read' and new.position = ${place}) execute function hold_place()`)
    await work(isAt(`select count(*) from pg_locks where objid = ${gate} and not granted`, 1))
    await holder.query(`select pg_advisory_unlock(${gate})`)
    // Waits until the transaction of the dead server is taken back.
    await holder.query('drop function hold_place cascade')
  })
}

/** Every home with what belongs to it, so that half a one, or one twice, is seen. */
const countEverything = () =>
  queryRows(`select
    (select count(*)::int from properties) as homes,
    (select count(distinct record_file_key)::int from properties) as keys,
    (select count(*)::int from properties_locales) as texts,
    (select count(*)::int from properties_rels where path = 'types') as types,
    (select count(*)::int from _properties_v) as versions,
    (select count(*)::int from _properties_v_locales) as version_texts,
    (select count(*)::int from feeds.records where property_id is not null) as records,
    (select count(distinct property_id)::int from rm.listings) as shown,
    (select count(*)::int from media) as pictures,
    (select count(*)::int from properties_rels where path = 'pictures') as placed,
    (select count(*)::int from _properties_v_rels where path = 'version.pictures') as version_placed`)

function toPictures(index: number): string[] {
  if (index < 0) return []
  const first = index * shown.pictures
  return Array.from({ length: shown.pictures }, (_, place) => `${origin}/${first + place}.png`)
}

function createFeed(): Buffer {
  return createJsonFeed(
    Array.from({ length: homes }, (_, index) =>
      createFeedHome(`C-${index}`, {
        ...openLand,
        pictures: toPictures(index - homes + shown.homes),
      }),
    ),
  )
}

it('an import whose server is killed again and again ends with every home and picture once', async () => {
  const payload = await getTestPayload()
  await Promise.all(children.map(untilReady))
  const { id: feedId } = await payload.create({
    collection: 'feeds',
    data: { name: 'Proef', format: 'json', removal: 'keep', isActive: true, isWhole: true },
  })
  const file = createFeed()
  const id = (await startImport(feedId, { origin: 'upload', startedBy: null, file })) ?? 0
  const state = async () => (await findImport(feedId, id))?.state
  const soon = () => Math.random() * 120

  // In any of its slices but the first.
  const place = 201 + Math.floor(Math.random() * (homes - 200))
  await withHeldPlace(place, async (isHeld) => {
    await workUntil(isHeld, { thenMs: soon() })
    expect(await state()).toBe('reading')
    const compared = await count(`select count(*) from feeds.staged where kind <> 'read'`)
    expect(compared).toBe(place - 1 - ((place - 1) % 200))
  })
  const isApplied = (least: number) => async () => {
    if ((await state()) === 'ready') await applyRun(payload, id)
    return isAt(`select applied from imports where id = ${id}`, least)()
  }
  for (const least of [200, 600]) {
    await workUntil(isApplied(least), { thenMs: soon() })
    const view = await findImport(feedId, id)
    // What is counted as done is there, and nothing else.
    expect(await count('select count(*) from properties')).toBe(view?.counts.applied)
  }
  await workUntil(isAt('select count(*) from media', 4), { thenMs: soon() })
  expect(await count('select count(*) from media')).toBeLessThan(shown.homes * shown.pictures)
  answersLeft = Infinity
  held.forEach((send) => send())
  // The home that was being fetched is given back when its time is over, and the clock asks for it.
  await queryRows('update feeds.records set pictures_due = now() where pictures_due is not null')
  await fetchFeeds(new Date())
  const placed = shown.homes * shown.pictures
  await workUntil(isAt(`select count(*) from properties_rels where path = 'pictures'`, placed), {
    thenMs: 0,
  })

  expect(await findImport(feedId, id)).toMatchObject({
    state: 'done',
    counts: { found: homes, created: homes, applied: homes, refused: 0 },
    toApply: homes,
    pictures: { waiting: 0, failed: 0 },
  })
  expect(await countEverything()).toEqual([
    {
      homes,
      keys: homes,
      texts: homes * 2,
      types: homes,
      versions: homes,
      version_texts: homes * 2,
      records: homes,
      shown: homes,
      pictures: placed,
      placed,
      version_placed: placed,
    },
  ])
  const files = new Set(await readdir(env().MEDIA_DIR))
  const kept = await queryRows<{ filename: string }>('select filename from media')
  expect(kept.filter(({ filename }) => !files.has(filename))).toEqual([])
}, 120_000)
