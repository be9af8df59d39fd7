import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrokenPromises, reportFaults } from '../../scripts/faults/report'
import { sendForms, toAddress } from '../../scripts/faults/visitors'
import { closeEverything } from '../../scripts/terminal/shutdown'
import { ask } from '../e2e/_kit/ask'
import { openDesk, requestToken, send, type Editor } from '../e2e/_kit/editor'
import { findHomeForSale, withTitle, type HomeForSale } from '../e2e/_kit/home-for-sale'
import { createOwner } from '../e2e/_kit/owner'
import { listBroken, listLate, watchUntilRight, type Surface } from '../e2e/_kit/time-to-visible'
import { metricsToken, startFleet, type Fleet } from './_kit/fleet'

let fleet: Fleet
let editor: Editor
let home: HomeForSale

beforeAll(async () => {
  fleet = await startFleet()
  editor = openDesk(fleet.servers[0])
  home = await findHomeForSale(fleet.servers[0], editor)
})

afterAll(closeEverything)

let titles = 0

/** Gives the home another title, and watches until both servers and the proxy show it everywhere. */
async function publishAndWatch() {
  titles += 1
  const title = `Woning nummer ${titles} van twee loketten`
  await editor.change(`/api/properties/${home.id}/?locale=nl`, { title, _status: 'published' })
  const since = performance.now()
  const isRight: Surface['isRight'] = ({ body }) => body.includes(title)
  const paths = [withTitle(home.path, title), '/nl/te-koop/', '/nl/', '/feeds/nl/for-sale.xml']
  const seen = await watchUntilRight(
    fleet.front === null ? fleet.servers : [...fleet.servers, fleet.front],
    paths.map((path) => ({ path, isRight })),
    since,
  )
  return { seen, title }
}

/** A pause of the machine may fall into one measurement; three in a row are no accident. */
async function expectWithinASecond(): Promise<void> {
  const late: unknown[] = []
  for (let round = 0; round < 3; round += 1) {
    const { seen } = await publishAndWatch()
    expect(listBroken(seen)).toEqual([])
    const slow = listLate(seen)
    if (slow.length === 0) return
    late.push(slow)
  }
  expect(late).toEqual([])
}

async function readMetric(server: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { body } = await ask(server, { path: '/internal/metrics/', headers })
  const line = body.split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1))
}

const sharedPages = 'gevel_cache_reads{what="page",from="shared"}'

/** Has the first server make a page anew, and the second one show it. */
async function makeHereShowThere(): Promise<number> {
  const [one, two] = fleet.servers
  await publishAndWatch()
  const before = await readMetric(two, sharedPages)
  // Pages that nobody has asked either server for; what both show is taken from where it is made.
  for (const lang of ['fr', 'en', 'de']) {
    const { headers } = await ask(one, { path: `/${lang}/property/${home.publicId}/` })
    const { pathname } = new URL(headers.location ?? '', one)
    const made = await ask(one, { path: pathname })
    const shown = await ask(two, { path: pathname })
    expect([made.status, shown.status]).toEqual([200, 200])
  }
  return (await readMetric(two, sharedPages)) - before
}

describe('two servers and a worker', () => {
  it(
    'show what is published within a second, both of them and through the proxy',
    expectWithinASecond,
  )

  it('show a page that the other one made, where they share a cache', async ({ skip }) => {
    if (fleet.redis === null) return skip('there is no Redis')
    // Pages are let go of again shortly after a change; from then on they are good for all.
    await expect.poll(makeHereShowThere, { timeout: 60_000 }).toBeGreaterThan(0)
  })

  it('go on without the shared cache, and with it when it is back', async ({ skip }) => {
    if (fleet.redis === null) return skip('there is no Redis')
    await fleet.redis.cut()
    await expectWithinASecond()
    await fleet.redis.start()
    fleet.redis.pause()
    await expectWithinASecond()
    fleet.redis.goOn()
    await expect.poll(makeHereShowThere, { timeout: 60_000 }).toBeGreaterThan(0)
    await expectWithinASecond()
  })

  it('know an editor who logged in at the other one, until the log-out there', async () => {
    const [one, two] = fleet.servers
    const token = await requestToken(one)
    const who = async () => {
      const { user } = await send(two, { method: 'GET', path: '/api/users/me/' }, token)
      return user?.email ?? null
    }
    expect(await who()).toContain('@')
    await send(one, { method: 'POST', path: '/api/users/logout/' }, token)
    expect(await who()).toBeNull()
  })

  it('know an owner who signed in at the other one, until the sign-out there', async () => {
    const [one, two] = fleet.servers
    const owner = await createOwner(one, { publicId: home.publicId, locale: 'nl' })
    const { headers, status } = await ask(one, {
      method: 'POST',
      path: '/api/owner-login/',
      headers: { origin: one, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        lang: 'nl',
        email: owner.email,
        password: owner.password,
      }).toString(),
    })
    expect(status).toBe(303)
    const cookie = /gevel-owner=[^;,]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? ''
    const session = () => ask(two, { path: '/api/owner-session/', headers: { cookie } })
    expect((await session()).status).toBe(200)
    await ask(one, {
      method: 'POST',
      path: '/api/owner-logout/',
      headers: { origin: one, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'lang=nl',
    })
    expect((await session()).status).toBe(204)
  })

  it('show their figures to who has the token, and to nobody else', async () => {
    const [one] = fleet.servers
    expect((await ask(one, { path: '/internal/metrics/' })).status).toBe(404)
    expect(await readMetric(one, 'gevel_database_up')).toBe(1)
  })
})

/** Receipts that visitors were sent, and how many beyond one each. */
function countReceipts(numbers: readonly number[]) {
  const counts = numbers.map((number) => fleet.sink.received.get(toAddress(number)) ?? 0)
  return {
    missing: counts.filter((count) => count === 0).length,
    again: counts.filter((count) => count > 1).length,
  }
}

describe('the queue', () => {
  it('does every job once, though two would do it', async () => {
    const [one, two] = fleet.servers
    const [first, second] = await Promise.all([
      sendForms(one, { first: 1, count: 20, clients: 4 }),
      sendForms(two, { first: 101, count: 20, clients: 4 }),
    ])
    const numbers = [...first.acknowledged, ...second.acknowledged]
    await expect.poll(() => countReceipts(numbers).missing, { timeout: 60_000 }).toBe(0)
    await expect.poll(() => readMetric(one, 'gevel_jobs_due'), { timeout: 60_000 }).toBe(0)
    expect(countReceipts(numbers)).toEqual({ missing: 0, again: 0 })
  })
})

/** Looks at a page that no cache has, so that a server has to answer; 0 where none did. */
async function search(origin: string, price: number): Promise<number> {
  const path = `/nl/te-koop/?minPrice=${price}`
  const { status, body } = await ask(origin, { path }).catch(() => ({ status: 0, body: '' }))
  return status === 200 && !body.includes('</html>') ? 0 : status
}

const formsUnderLoad = 60

/** With this the framework ends when it has finished after SIGTERM; one that is killed has no code. */
const endedAsAsked = 143

/**
 * Sends forms to the proxy while visitors look, and does something when a third of the forms was
 * thanked for. Every visitor gets a whole page, and nothing that was thanked for is lost.
 *
 * @param first the number of the first form, and of the first thousand of prices that are looked for
 */
async function expectUnnoticed(origin: string, first: number, deed: () => Promise<unknown>) {
  const answers = new Set<number>()
  let isOver = false
  const look = async (visitor: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      answers.add(await search(origin, first * 1_000 + visitor * 10_000 + turn))
    }
  }
  const looking = Promise.all([1, 2, 3, 4].map(look))
  const deeds: Promise<unknown>[] = []
  const sent = await sendForms(origin, { first, count: formsUnderLoad, clients: 6 }, (thanked) => {
    if (thanked === formsUnderLoad / 3) deeds.push(deed())
  }).finally(() => {
    isOver = true
  })
  await Promise.all([...deeds, looking])

  expect(deeds).toHaveLength(1)
  expect([...answers]).toEqual([200])
  await expect.poll(() => countReceipts(sent.acknowledged).missing, { timeout: 90_000 }).toBe(0)
  const { databaseUrl, sink } = fleet
  const report = await reportFaults(databaseUrl, sent.acknowledged, sink.received)
  // Mails of what other tests did may wait still.
  expect(findBrokenPromises(report).filter((line) => !/ mails are /.test(line))).toEqual([])
  expect(report.stored).toBe(formsUnderLoad)
}

describe('the replacement of a server under load', () => {
  it('finishes what it answers, and no visitor notices', async ({ skip }) => {
    const { front, servers, replaceSecond } = fleet
    if (front === null) return skip('there is no nginx')
    await expectUnnoticed(front, 201, async () => {
      // Past the proxy, which would ask the other server for a page that the first one broke off.
      const begun = Array.from({ length: 6 }, (_, turn) => search(servers[1], 900_001 + turn))
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(await replaceSecond()).toBe(endedAsAsked)
      expect(await Promise.all(begun)).toEqual(begun.map(() => 200))
    })
    expect(await search(servers[1], 950_001)).toBe(200)
  })
})

describe('the loss of a server under load', () => {
  it('loses nothing that was answered, and no visitor of a page notices', async ({ skip }) => {
    const { front, cutSecond } = fleet
    if (front === null) return skip('there is no nginx')
    await expectUnnoticed(front, 301, cutSecond)
  })
})
