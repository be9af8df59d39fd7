import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/paths'
import { findFreePort } from '../../scripts/postgres/free-port'
import { closeAtEnd, closeEverything } from '../../scripts/terminal/shutdown'
import { getProgram } from '../../scripts/testing/debian-program'
import { startFrontProxy } from '../../scripts/testing/front-proxy'
import { messages } from '@/server/substitutes/messages'
import { ask, type Answer } from '../e2e/_kit/ask'

const nginx = await getProgram('nginx', (line) => console.log(`    ${line}`))

/** A page is kept until the second of the clock is over in which it was answered. */
const staleMs = 1_050

let site: Server
let origin: string
let logFile: string
let answers = 0
let isOldBuild = true

const newFile = '/_next/static/new.js'

/** Addresses of a site that refuses by itself. */
const refusal = /^\/(?:nl|api)\/refused\/(?<status>\d{3})\//

/** A site that counts its answers, and says of some that they are for one person. */
async function startSite(): Promise<number> {
  const port = await findFreePort()
  site = createServer((asked, answer) => {
    answers += 1
    const isPrivate = asked.url?.startsWith('/nl/mijn') === true
    if (asked.url === newFile && isOldBuild) answer.statusCode = 404
    const refused = refusal.exec(asked.url ?? '')
    if (refused?.groups) answer.statusCode = Number(refused.groups.status)
    answer.setHeader('Cache-Control', isPrivate ? 'private, no-store' : 's-maxage=86400')
    answer.end(`answer ${answers}`)
  }).listen(port, '127.0.0.1')
  await once(site, 'listening')
  return port
}

beforeAll(async () => {
  if (nginx === null)
    return console.log('    Left out: there is no nginx to try its settings with.')
  ;({ origin, logFile } = await startFrontProxy(nginx, [await startSite()]))
})

afterAll(closeEverything)

const read = async (url: string, headers = {}) => {
  const { status, body } = await ask(origin, { path: url, headers: { host: 'site', ...headers } })
  return { status, body }
}

const readFrom = (address: string, path: string) =>
  ask(origin, { path, headers: { host: 'site', 'x-forwarded-for': address } })

/** What a page of the proxy itself tells programs and browsers, with the style that it lets through. */
function expectOwnPage({ headers, body }: Answer) {
  const style = /<style>(?<text>[^<]*)<\/style>/.exec(body)?.groups?.text ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '10',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-security-policy']).toContain(
    `default-src 'none'; style-src 'sha256-${hash}';`,
  )
  expect(body).toContain('<meta name="robots" content="noindex" />')
  expect(body).not.toMatch(/<script|<img|<link|https?:/)
  for (const locale of ['nl', 'fr', 'en', 'de']) expect(body).toContain(`lang="${locale}"`)
}

describe.skipIf(nginx === null)('the front cache that is shipped', () => {
  it('answers the second visitor itself, and asks anew when the second is over', async () => {
    // Both in one second of the clock, which may end between them.
    const readTwice = async () => {
      const first = await read('/nl/')
      const second = await read('/nl/')
      return { first, second, isSame: first.body === second.body }
    }
    await expect.poll(async () => (await readTwice()).isSame).toBe(true)
    const { second } = await readTwice()
    await sleep(staleMs)
    expect(await read('/nl/')).not.toEqual(second)
  })

  it('never keeps what is meant for one person', async () => {
    const first = await read('/nl/mijn/')
    expect(await read('/nl/mijn/')).not.toEqual(first)
  })

  it.each(['payload-token', '__Host-payload-token', '__Host-gevel-owner', 'gevel-owner'])(
    'shows who is signed in by %s nothing that was kept, and keeps nothing of theirs',
    async (cookie) => {
      const page = `/fr/${cookie}/`
      const first = await read(page)
      const signedIn = await read(page, { cookie: `${cookie}=abc` })
      expect(signedIn).not.toEqual(first)
      expect(await read(page)).not.toEqual(signedIn)
    },
  )

  it('asks again for a file that a server of another build does not have yet', async () => {
    expect((await read(newFile)).status).toBe(404)
    isOldBuild = false
    const found = await read(newFile)
    expect(found.status).toBe(200)
    expect(await read(newFile)).toEqual(found)
  })

  it('writes no key of a link into its log, and no visitor', async () => {
    const key = 'k9X'.repeat(9)
    const paths = [`/nl/own-data/${key}/`, `/feeds/calendar/${key}.ics`, `/nl/te-koop/een-titel/`]
    for (const page of paths) await read(page)
    await expect.poll(() => readFile(logFile, 'utf8')).toContain('een-titel')
    const lines = await readFile(logFile, 'utf8')
    expect(lines).toContain('"path":"/nl/own-data/*/"')
    expect(lines).toContain('"path":"/feeds/calendar/*"')
    expect(lines).not.toContain(key)
    expect(lines).not.toContain('127.0.0.1')
  })

  it.each([
    ['an address', () => '10.0.0.1', '10.0.0.2'],
    ['a network of IPv6', (nth: number) => `2001:db8:0:7::${nth.toString(16)}`, '2001:db8:0:8::1'],
    ['a network of zeros', (nth: number) => `2001:db8::${nth.toString(16)}`, '2001:db8:1::1'],
  ])(
    'refuses %s that asks for more searches than anybody types, and nobody else',
    async (_name, toAddress, other) => {
      const searches = Array.from({ length: 130 }, (_, price) =>
        readFrom(toAddress(price), `/nl/te-koop/?page=2&minPrice=${price}&from=${other}`),
      )
      // Most of them are kept waiting for longer than this test.
      const settled = Promise.allSettled(searches)
      const refused = searches.map(async (search) => {
        const answer = await search
        return answer.status === 429 ? answer : Promise.reject(new Error('let through'))
      })
      const none = settled.then(() => Promise.reject(new Error('none refused')))
      const page = await Promise.any([...refused, none])
      expectOwnPage(page)
      expect(page.body).toContain('Te veel zoekopdrachten tegelijk')
      expect((await readFrom(other, `/nl/te-koop/?minPrice=1&from=${other}`)).status).toBe(200)
      for (const path of ['/nl/te-koop/', '/nl/te-koop/?page=2', '/nl/te-koop/?utm_source=mail']) {
        expect((await readFrom(toAddress(1), path)).status).toBe(200)
      }
    },
  )

  it('gives a search that it has to whoever asks, however often', async () => {
    let round = 0
    const askKept = async () => {
      round += 1
      const from = `10.0.1.${round}`
      const search = '/nl/te-koop/?minPrice=5000'
      // Early in a second of the clock, because what is kept goes with it.
      await sleep(1_010 - (Date.now() % 1_000))
      await readFrom(from, search)
      const since = performance.now()
      const all = await Promise.all(Array.from({ length: 60 }, () => readFrom(from, search)))
      const isQuick = performance.now() - since < 2_000
      const seen = new Set(
        all.map(({ status, headers }) => `${status} ${headers['x-front-cache']}`),
      )
      return { isQuick, seen: [...seen] }
    }
    // On a busy machine the second may end before all have asked.
    await expect.poll(askKept, { timeout: 60_000 }).toEqual({ isQuick: true, seen: ['200 HIT'] })
  })

  it.each(['/nl/refused/503/', '/nl/refused/502/', '/nl/refused/429/', '/api/refused/503/'])(
    'leaves an answer of the site as it is where the site itself refuses: %s',
    async (path) => {
      const { status, body } = await read(path)
      expect(path).toContain(`/${status}/`)
      expect(body).toMatch(/^answer \d+$/)
    },
  )

  it('keeps the doors of the site itself shut', async () => {
    expect((await read('/internal/metrics/')).status).toBe(404)
  })

  it('shows the last page it had for as long as the site is away', async () => {
    const last = await read('/de/')
    site.closeAllConnections()
    site.close()
    await once(site, 'close')
    await sleep(staleMs)
    expect(await read('/de/')).toEqual(last)
  })
})

describe.skipIf(nginx === null)('the proxy while no server answers', () => {
  let alone: string

  beforeAll(async () => {
    if (nginx === null) return
    alone = (await startFrontProxy(nginx, [await findFreePort()])).origin
  })

  it.each(['/nl/', '/nl/te-koop/?minPrice=1', '/admin/', newFile])(
    'says in four languages that it passes, and when to ask again: %s',
    async (path) => {
      const answer = await ask(alone, { path, headers: { host: 'site' } })
      expect(answer.status).toBe(503)
      expectOwnPage(answer)
      for (const { title, text, home } of Object.values(messages)) {
        for (const words of [title, text, home]) expect(answer.body).toContain(words)
      }
    },
  )

  it('says so to a form as well', async () => {
    const headers = { host: 'site' }
    const answer = await ask(alone, { path: '/api/forms/x/', method: 'POST', headers, body: 'a=b' })
    expect(answer.status).toBe(503)
    expectOwnPage(answer)
  })

  it('gives the pages to nobody who asks for them by name', async () => {
    const path = '/front-away.html'
    expect((await ask(alone, { path, headers: { host: 'site' } })).status).toBe(404)
  })

  it('finds its pages in the composition that is shipped', async () => {
    const compose = await readFile(inRoot('docker-compose.scale.yml'), 'utf8')
    expect(compose).toContain('- ./docker/front-pages:/etc/nginx/front-pages:ro')
  })
})

describe.skipIf(nginx === null)('a build that only one of three servers has yet', () => {
  let proxy: string
  let asked = 0

  /** A server with files of one build alone. */
  async function startBuild(build: string): Promise<number> {
    const port = await findFreePort()
    const server = createServer(({ url }, answer) => {
      asked += 1
      answer.statusCode = url?.includes(build) ? 200 : 404
      answer.setHeader('Cache-Control', 'public, max-age=86400')
      answer.end(build)
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    closeAtEnd(async () => void server.close())
    return port
  }

  beforeAll(async () => {
    if (nginx === null) return
    const builds = ['new', 'old', 'old']
    proxy = (await startFrontProxy(nginx, await Promise.all(builds.map(startBuild)))).origin
  })

  const read = (path: string) => ask(proxy, { path, headers: { host: 'site' } })

  it('shows pages of either with all their files', async () => {
    for (let file = 0; file < 9; file += 1) {
      for (const build of ['new', 'old']) {
        const { status, body } = await read(`/_next/static/${build}/${file}.js`)
        expect([status, body]).toEqual([200, build])
      }
    }
  })

  it('keeps a file that the second or third server had, for who comes after that build is gone', async () => {
    const path = '/_next/static/new/kept.js'
    // Of three that are asked in turn the first has it in one round at most.
    const rounds = await Promise.all(['a', 'b', 'c'].map((name) => read(`${path}?${name}`)))
    expect(rounds.map(({ status }) => status)).toEqual([200, 200, 200])
    asked = 0
    for (const name of ['a', 'b', 'c']) {
      expect((await read(`${path}?${name}`)).headers['x-front-cache']).toBe('HIT')
    }
    expect(asked).toBe(0)
  })

  it('lets no missing picture be asked for at every server', async () => {
    asked = 0
    expect((await read('/img/none.webp')).status).toBe(404)
    expect(asked).toBe(1)
  })
})
