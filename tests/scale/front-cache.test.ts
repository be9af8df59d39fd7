import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/postgres/free-port'
import { closeEverything } from '../../scripts/terminal/shutdown'
import { getProgram } from '../../scripts/testing/debian-program'
import { startFrontProxy } from '../../scripts/testing/front-proxy'
import { ask } from '../e2e/_kit/ask'

const nginx = await getProgram('nginx', (line) => console.log(`    ${line}`))

/** A page is kept until the second of the clock is over in which it was answered. */
const staleMs = 1_050

let site: Server
let origin: string
let logFile: string
let answers = 0
let isOldBuild = true

const newFile = '/_next/static/new.js'

/** A site that counts its answers, and says of some that they are for one person. */
async function startSite(): Promise<number> {
  const port = await findFreePort()
  site = createServer((asked, answer) => {
    answers += 1
    const isPrivate = asked.url?.startsWith('/nl/mijn') === true
    if (asked.url === newFile && isOldBuild) answer.statusCode = 404
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

  it('refuses who asks for more searches than anybody types, and nobody else', async () => {
    const readFrom = async (address: string, path: string) =>
      (await ask(origin, { path, headers: { host: 'site', 'x-forwarded-for': address } })).status
    const searches = Array.from({ length: 130 }, (_, price) =>
      readFrom('10.0.0.1', `/nl/te-koop/?page=2&minPrice=${price}`),
    )
    // Most of them are kept waiting for longer than this test.
    const settled = Promise.allSettled(searches)
    const refused = searches.map(async (status) => expect(await status).toBe(429))
    await Promise.any([...refused, settled.then(() => Promise.reject(new Error('none refused')))])
    expect(await readFrom('10.0.0.2', '/nl/te-koop/?minPrice=1')).toBe(200)
    for (const path of ['/nl/te-koop/', '/nl/te-koop/?page=2', '/nl/te-koop/?utm_source=mail']) {
      expect(await readFrom('10.0.0.1', path)).toBe(200)
    }
  })

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
