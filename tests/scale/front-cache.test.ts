import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/paths'
import { findFreePort } from '../../scripts/postgres/free-port'
import { stopChild } from '../../scripts/terminal/child'
import { ask } from '../e2e/_kit/ask'

const hasNginx = spawnSync('nginx', ['-v']).error === undefined

/** nginx counts whole seconds, so that one second may last nearly two. */
const staleMs = 2_100

let folder: string
let nginx: ChildProcess
let site: Server
let origin: string
let answers = 0

/** A site that counts its answers, and says of some that they are for one person. */
async function startSite(): Promise<number> {
  const port = await findFreePort()
  site = createServer((asked, answer) => {
    answers += 1
    const isPrivate = asked.url?.startsWith('/nl/mijn') === true
    answer.setHeader('Cache-Control', isPrivate ? 'private, no-store' : 's-maxage=86400')
    answer.end(`answer ${answers}`)
  }).listen(port, '127.0.0.1')
  await once(site, 'listening')
  return port
}

/** The file that is shipped, with places of this test in it. */
async function startNginx(sitePort: number): Promise<number> {
  const port = await findFreePort()
  const shipped = await readFile(inRoot('docker', 'nginx.conf'), 'utf8')
  const text = shipped
    .replaceAll(/server web-\d:3000/g, `server 127.0.0.1:${sitePort}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/cache/nginx', folder)
    .replace('/tmp/nginx.pid', path.join(folder, 'pid'))
    .replaceAll(/\/dev\/std(out|err)/g, path.join(folder, 'log'))
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, text)
  // As root the workers become another account, which has to reach the folder.
  nginx = spawn('nginx', ['-c', file, '-g', `daemon off; user root;`], { stdio: 'inherit' })
  return port
}

beforeAll(async () => {
  if (!hasNginx) return console.log('    Left out: there is no nginx to try its settings with.')
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-nginx-'))
  const port = await startNginx(await startSite())
  origin = `http://127.0.0.1:${port}`
  for (;;) {
    const isUp = await ask(origin, { path: '/internal/' }).catch(() => null)
    if (isUp) return
    await sleep(50)
  }
})

afterAll(async () => {
  if (!hasNginx) return
  await stopChild(nginx, 5_000)
  await rm(folder, { recursive: true, force: true })
})

const read = async (url: string, headers = {}) => {
  const { status, body } = await ask(origin, { path: url, headers: { host: 'site', ...headers } })
  return { status, body }
}

describe.skipIf(!hasNginx)('the front cache that is shipped', () => {
  it('answers the second visitor itself, and asks anew within two seconds', async () => {
    const first = await read('/nl/')
    expect(await read('/nl/')).toEqual(first)
    await sleep(staleMs)
    expect(await read('/nl/')).not.toEqual(first)
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
