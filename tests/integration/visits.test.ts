import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SeenDeed } from '@/cms/visits/write-visits'
import { rollUpVisits } from '@/cms/visits/roll-up-visits'
import { answerBeacon } from '@/features/visits/answer-beacon'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { startVisitWriter, type VisitWriter } from '@/server/visits/visit-writer'
import { watchVisits } from '@/server/visits/watch-visits'
import { toPostgres } from '@/cms/hooks/postgres'
import { createHouse, createListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

const noon = new Date('2026-11-23T11:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const chrome =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

let clock = noon
let home: { id: number; publicId: number }
let pool: ReturnType<typeof toPostgres>['pool']
let writers: VisitWriter[] = []
const reported: string[] = []

function startWriter(databaseUrl = env().DATABASE_URL): VisitWriter {
  const onError = (message: string) => void reported.push(message)
  const writer = startVisitWriter({ databaseUrl, onError, now: () => clock })
  writers.push(writer)
  return writer
}

beforeAll(async () => {
  const payload = await getTestPayload()
  pool = toPostgres(payload.db).pool
  const house = await createHouse(payload, await createListingBasics(payload))
  home = { id: house.id, publicId: house.publicId ?? 0 }
  await payload.create({
    collection: 'routes',
    locale: 'nl',
    data: { originalPath: '/Projects/', type: 'page', localizedPath: '/projecten/' },
  })
})

beforeEach(async () => {
  clock = noon
  reported.length = 0
  await queryRows('truncate visits.salts, visits.seen, visits.events, visits.daily')
})

afterAll(async () => {
  await Promise.all(writers.map((writer) => writer.stop()))
  writers = []
})

const view = (differences: Partial<SeenDeed> = {}): SeenDeed => ({
  kind: 'view',
  homeKind: 'property',
  publicId: home.publicId,
  at: clock,
  source: 'google.be',
  visitor: `203.0.113.7\n${chrome}`,
  ...differences,
})

const countEvents = async () =>
  (await queryRows<{ count: number }>('select count(*)::int as count from visits.events'))[0]?.count

const readDaily = () =>
  queryRows<{ day: string; kind: string; source: string; count: number }>(
    'select day::text, kind, source, count from visits.daily order by day, kind, source',
  )

describe('visits that are written', () => {
  it('count one visitor once in half an hour, whichever of two servers sees it', async () => {
    const [one, other] = [startWriter(), startWriter()]
    for (const writer of [one, other]) for (let turn = 0; turn < 20; turn += 1) writer.add(view())
    expect(await Promise.all([one.flush(), other.flush()])).toEqual([true, true])
    expect(await countEvents()).toBe(1)
    clock = later(29)
    other.add(view())
    await other.flush()
    expect(await countEvents()).toBe(1)
    clock = later(30)
    one.add(view())
    await one.flush()
    expect(await countEvents()).toBe(2)
  })

  it('count other visitors, kinds and homes beside each other', async () => {
    const writer = startWriter()
    writer.add(view())
    writer.add(view({ visitor: `203.0.113.8\n${chrome}` }))
    writer.add(view({ kind: 'favourite' }))
    writer.add(view({ publicId: 2_000_000_000 }))
    writer.add(view({ homeKind: 'project' }))
    await writer.flush()
    expect(await countEvents()).toBe(3)
  })

  it('do not fail while the database is away, and are reported once', async () => {
    const away = startWriter('postgres://nobody:x@127.0.0.1:1/none')
    away.add(view())
    expect([await away.flush(), await away.flush()]).toEqual([false, false])
    expect(reported).toEqual(['visits cannot be written for a moment'])
  })

  it('are written when the server ends', async () => {
    const writer = startWriter()
    writer.add(view())
    await writer.stop()
    expect(await countEvents()).toBe(1)
  })

  it('keep no address, no browser and no mark of either with the event', async () => {
    const writer = startWriter()
    writer.add(view())
    await writer.flush()
    const rows = await queryRows(
      `select to_jsonb(e)::text as text from visits.events e
        union all select to_jsonb(s)::text from visits.seen s
        union all select to_jsonb(t)::text from visits.salts t`,
    )
    const stored = JSON.stringify(rows)
    expect(rows).toHaveLength(3)
    expect(stored).not.toContain('203.0.113')
    expect(stored).not.toContain('Mozilla')
    const columns = await queryRows<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = 'visits' and table_name in ('events', 'daily')`,
    )
    expect(new Set(columns.map(({ name }) => name))).toEqual(
      new Set(['id', 'at', 'home_kind', 'home_id', 'kind', 'source', 'day', 'count']),
    )
  })
})

describe('the roll-up', () => {
  it('adds events to Belgian days and takes them away', async () => {
    const writer = startWriter()
    clock = new Date('2026-11-23T22:59:00Z')
    writer.add(view())
    writer.add(view({ visitor: 'other', source: 'direct' }))
    await writer.flush()
    clock = new Date('2026-11-23T23:01:00Z')
    writer.add(view({ visitor: 'third' }))
    await writer.flush()
    expect(await rollUpVisits(pool, clock)).toBe(3)
    expect(await readDaily()).toEqual([
      { day: '2026-11-23', kind: 'view', source: 'direct', count: 1 },
      { day: '2026-11-23', kind: 'view', source: 'google.be', count: 1 },
      { day: '2026-11-24', kind: 'view', source: 'google.be', count: 1 },
    ])
    expect(await countEvents()).toBe(0)
  })

  it('gives the same twice, and on two servers at once', async () => {
    await queryRows(
      `insert into visits.events (at, home_kind, home_id, kind, source)
        select $1, 'property', $2, 'view', 'direct' from generate_series(1, 5000)`,
      [noon, home.id],
    )
    const counted = await Promise.all([1, 2, 3].map(() => rollUpVisits(pool, clock)))
    expect(counted.reduce((sum, one) => sum + one, 0)).toBe(5000)
    expect(await rollUpVisits(pool, clock)).toBe(0)
    expect(await readDaily()).toMatchObject([{ count: 5000 }])
  })

  it('adds what comes later to the same day', async () => {
    const writer = startWriter()
    for (const minutes of [0, 30]) {
      clock = later(minutes)
      writer.add(view())
      await writer.flush()
      await rollUpVisits(pool, clock)
    }
    expect(await readDaily()).toMatchObject([{ source: 'google.be', count: 2 }])
  })

  it('notes the homes that stand on the site, once for each Belgian day', async () => {
    await queryRows('truncate visits.online')
    await rollUpVisits(pool, new Date('2026-11-23T22:00:00Z'))
    await rollUpVisits(pool, new Date('2026-11-23T22:30:00Z'))
    await rollUpVisits(pool, new Date('2026-11-23T23:30:00Z'))
    expect(
      await queryRows('select home_id as id, day::text from visits.online order by day'),
    ).toEqual([
      { id: home.id, day: '2026-11-23' },
      { id: home.id, day: '2026-11-24' },
    ])
  })

  it('keeps the number of sources of a home within bounds, in one round and in many', async () => {
    const insert = (from: number, to: number) =>
      queryRows(
        `insert into visits.events (at, home_kind, home_id, kind, source)
          select $1, 'property', $2, 'view', 'x' || n from generate_series($3::int, $4::int) n`,
        [noon, home.id, from, to],
      )
    await insert(1, 30)
    await rollUpVisits(pool, clock)
    await insert(20, 200)
    await rollUpVisits(pool, clock)
    const rows = await readDaily()
    expect(rows.length).toBeLessThanOrEqual(41)
    expect(rows.find(({ source }) => source === 'x25')?.count).toBe(2)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(211)
  })

  it('forgets visitors after half an hour, and the salt when its day is over', async () => {
    const writer = startWriter()
    writer.add(view())
    await writer.flush()
    const left = async () => [
      await queryRows('select visitor from visits.seen'),
      await queryRows('select day from visits.salts'),
    ]
    await rollUpVisits(pool, later(10))
    expect((await left()).map((rows) => rows.length)).toEqual([1, 1])
    await rollUpVisits(pool, later(30))
    expect((await left()).map((rows) => rows.length)).toEqual([0, 1])
    await rollUpVisits(pool, new Date('2026-11-23T23:00:00Z'))
    expect((await left()).map((rows) => rows.length)).toEqual([0, 0])
    // A day that is over gets no salt any more, so that what comes late is not counted.
    clock = new Date('2026-11-23T23:00:01Z')
    writer.add(view({ at: new Date('2026-11-23T22:59:59Z') }))
    await writer.flush()
    expect(await countEvents()).toBe(0)
  })
})

describe('a server that is asked for pages', () => {
  const deeds: SeenDeed[] = []
  let server: Server
  let port: number

  beforeAll(async () => {
    const projectPaths = new Set(['/projecten/'])
    watchVisits({
      siteUrl: 'https://www.kassei.example',
      projectPaths: () => projectPaths,
      onDeed: (deed) => void deeds.push(deed),
    })
    server = createServer((request, response) => {
      const isMissing = request.url?.includes('404') === true
      response.writeHead(isMissing ? 404 : request.method === 'POST' ? 204 : 200).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  beforeEach(() => void deeds.splice(0))

  async function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
    await new Promise<void>((resolve, reject) => {
      const sent = { 'user-agent': chrome, 'x-forwarded-for': '203.0.113.7', ...headers }
      ask({ port, host: '127.0.0.1', path, method, agent: false, headers: sent })
        .on('response', (answer) => answer.resume().on('end', resolve))
        .on('error', reject)
        .end()
    })
    return deeds
  }

  it('sees whom a campaign or a link led there', async () => {
    await visit('/nl/te-koop/gent/huis/1001/?utm_source=Nieuwsbrief')
    await visit('/nl/projecten/gent/kaai/7/', { referer: 'https://www.google.be/' })
    expect(deeds).toMatchObject([
      { kind: 'view', homeKind: 'property', publicId: 1001, source: 'nieuwsbrief' },
      { kind: 'view', homeKind: 'project', publicId: 7, source: 'google.be' },
    ])
    expect(deeds[0]?.visitor).toBe(`203.0.113.7\n${chrome}`)
  })
  it.each([
    [
      'a search engine',
      {
        'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      },
    ],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['nobody', { 'user-agent': '' }],
    ['staff', { cookie: 'payload-token=x' }],
    ['an owner', { cookie: 'gevel-owner=x' }],
    ['an owner on https', { cookie: '__Host-gevel-owner=x' }],
    ['a router that reads ahead', { rsc: '1', 'next-router-prefetch': '1' }],
  ])('does not count %s', async (_who, headers) => {
    expect(await visit('/nl/te-koop/gent/huis/1001/', headers)).toEqual([])
  })
  it.each([
    ['/nl/te-koop/gent/huis/404/', 'GET'],
    ['/nl/te-koop/gent/huis/1001/', 'HEAD'],
    ['/nl/preview/te-koop/1001/', 'GET'],
    ['/nl/te-koop/', 'GET'],
    ['/img/1001/', 'GET'],
  ])('does not count %s asked with %s', async (path, method) => {
    expect(await visit(path, {}, method)).toEqual([])
  })
  it('counts ten browsers of an address for a home, whatever a program calls itself', async () => {
    const flood = (path: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_none, index) =>
          visit(path, {
            'user-agent': `${chrome} Edg/${index}`,
            'x-forwarded-for': '203.0.113.99',
          }),
        ),
      )
    await flood('/nl/te-koop/gent/huis/1001/', 30)
    expect(deeds).toHaveLength(10)
    await flood('/nl/te-koop/gent/huis/1002/', 3)
    expect(deeds).toHaveLength(13)
  })
  it('counts a heart and a page that opened within the site', async () => {
    await visit('/api/visits/favourite/property/1001/', {}, 'POST')
    await visit('/api/visits/view/property/1001/', {}, 'POST')
    expect(deeds.map(({ kind }) => kind)).toEqual(['favourite', 'view'])
  })
})

describe('what a browser tells', () => {
  const tell = (path: string, headers: Record<string, string> = {}) =>
    answerBeacon(
      new Request(`http://localhost:3000${path}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.9', ...headers },
      }),
    )

  it('is taken in from the site alone', async () => {
    const path = `/api/visits/favourite/property/${home.publicId}/`
    expect((await tell(path)).status).toBe(204)
    expect((await tell(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await tell('/api/visits/send/property/1/')).status).toBe(404)
  })
  it('is bounded', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 125; turn += 1) {
      const sent = await tell('/api/visits/view/property/1/', { 'x-forwarded-for': '203.0.113.10' })
      statuses.push(sent.status)
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(120)
    expect(statuses.at(-1)).toBe(429)
  })
})

it('reads where projects are found from the addresses of the site', async () => {
  const writer = startWriter()
  await writer.flush()
  await vi.waitFor(() => expect(writer.projectPaths()).toContain('/projecten/'))
})
