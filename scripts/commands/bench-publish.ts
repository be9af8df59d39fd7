import { availableParallelism, loadavg } from 'node:os'
import { ask } from '../../tests/e2e/_kit/ask'
import { openDesk, requestToken, tokenVariable, type Editor } from '../../tests/e2e/_kit/editor'
import { watchUntilRight, type Surface } from '../../tests/e2e/_kit/time-to-visible'
import { percentile } from '../bench/measure'
import { logFile } from '../paths'
import { findFreePort } from '../postgres/free-port'
import { build } from '../site/build'
import { createRelease } from '../site/release'
import { serve } from '../site/serve'
import { closeAtEnd } from '../terminal/shutdown'
import {
  cloneTemplate,
  ensureTemplate,
  openTestServer,
  testSettings,
} from '../testing/test-databases'

const connections = 50
const changesMax = 40
const forMs = 90_000

/** Two servers of the production build on a database of its own, which is dropped in the end. */
async function startServers(): Promise<string[]> {
  const serverUrl = await openTestServer()
  const template = await ensureTemplate(serverUrl, 'seeded', console.log)
  const database = await cloneTemplate(serverUrl, template, { pid: process.pid, purpose: 'bench' })
  closeAtEnd(database.drop)
  const ports = [await findFreePort(), await findFreePort()]
  const siteUrl = `http://localhost:${ports[0]}`
  const env = { ...database.env, SITE_URL: siteUrl, TRUSTED_PROXIES: '1' }
  await build(env, console.log)
  const release = await createRelease()
  for (const [index, port] of ports.entries()) {
    const log = logFile(`bench-publish-${index + 1}`)
    const settings = { ...testSettings, port, siteUrl }
    await serve({ release, env: { ...env, PORT: String(port) }, settings, log })
  }
  return ports.map((port) => `http://localhost:${port}`)
}

/** Visitors who load pages one after the other until told otherwise, each on its own connection. */
function startVisitors(servers: readonly string[], paths: readonly string[]) {
  let isOver = false
  let pages = 0
  const visit = async (number: number) => {
    for (let turn = number; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      await ask(servers[turn % servers.length] ?? '', { path })
      pages += 1
    }
  }
  const visiting = Promise.all(Array.from({ length: connections }, (_, number) => visit(number)))
  return {
    end: async () => {
      isOver = true
      await visiting
      return pages
    },
  }
}

async function findHome(origin: string, editor: Editor) {
  const list = await ask(origin, { path: '/nl/te-koop/' })
  const [, path = '', publicId = ''] =
    /href="(\/nl\/te-koop\/[^"]+\/(\d+)\/)"/.exec(list.body) ?? []
  const { docs } = await editor.read<{ docs: { id: number }[] }>(
    `/api/properties/?where[publicId][equals]=${publicId}&depth=0`,
  )
  const id = docs[0]?.id
  if (id === undefined) throw new Error('The list of homes for sale is empty')
  return { id, path }
}

/**
 * Measures until how long after the desk was answered anybody saw the old title of a home on its page,
 * in the list, on the front page or in the feed of two servers, while fifty visitors load pages.
 */
export async function run(): Promise<number> {
  const [lastMinute = 0] = loadavg()
  console.log(`Load before: ${lastMinute.toFixed(1)} on ${availableParallelism()} processors.`)
  const servers = await startServers()
  const [origin = ''] = servers
  process.env[tokenVariable] = await requestToken(origin)
  const editor = openDesk(origin)
  const { id, path } = await findHome(origin, editor)
  const paths = ['/nl/', '/nl/te-koop/', '/feeds/nl/for-sale.xml', path]
  const visitors = startVisitors(servers, paths)
  const times = new Map<string, number[]>()
  const startedAt = performance.now()
  for (let turn = 1; turn <= changesMax && performance.now() - startedAt < forMs; turn += 1) {
    const title = `Woning nummer ${turn} van de proef`
    await editor.change(`/api/properties/${id}/?locale=nl`, { title, _status: 'published' })
    const isRight: Surface['isRight'] = ({ body }) => body.includes(title)
    const surfaces = paths.map((each) => ({ path: each, isRight }))
    const seen = await watchUntilRight(servers, surfaces, performance.now())
    for (const { server, path: place, wrongUntilMs } of seen) {
      const key = `${servers.indexOf(server) + 1} ${place}`
      times.set(key, [...(times.get(key) ?? []), wrongUntilMs])
    }
  }
  const pages = await visitors.end()
  console.log('| server and page | changes | p50 | p95 | slowest |')
  for (const [key, values] of times) {
    const [half, most, all] = [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(0))
    console.log(`| ${key} | ${values.length} | ${half} ms | ${most} ms | ${all} ms |`)
  }
  console.log(`Visitors loaded ${pages} pages meanwhile.`)
  return 0
}
