import { ask } from '../../tests/e2e/_kit/ask'
import { openDesk, requestToken, tokenVariable } from '../../tests/e2e/_kit/editor'
import { findHomeForSale, withTitle } from '../../tests/e2e/_kit/home-for-sale'
import { watchUntilRight, type Surface } from '../../tests/e2e/_kit/time-to-visible'
import { describeLoad } from '../bench/load'
import { percentile } from '../bench/measure'
import { findFreePort } from '../postgres/free-port'
import { buildSite } from '../testing/built-site'
import { getProgram } from '../testing/debian-program'
import { startFrontProxy } from '../testing/front-proxy'
import { openTestDatabase } from '../testing/test-databases'

const connections = 50
const changesMax = 40
const forMs = 90_000

/**
 * Two servers of the production build on a database of its own, which is dropped in the end, and the
 * proxy that is shipped in front of both, where nginx is to be had.
 */
async function startServers(): Promise<string[]> {
  const report = console.log
  const database = await openTestDatabase('seeded', { purpose: 'bench', report })
  const site = await buildSite(database, { report, env: { TRUSTED_PROXIES: '1' } })
  const port = await findFreePort()
  await site.start('bench-publish-1')
  await site.start('bench-publish-2', { port })
  const nginx = await getProgram('nginx', report)
  const own = Number(new URL(site.origin).port)
  const front = nginx === null ? [] : [(await startFrontProxy(nginx, [own, port])).origin]
  return [site.origin, `http://localhost:${port}`, ...front]
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

/**
 * Measures until how long after the desk was answered anybody saw the old title of a home on its page,
 * in the list, on the front page or in the feed of two servers and through the proxy, while fifty visitors
 * load pages.
 */
export async function run(): Promise<number> {
  console.log(`Before: ${describeLoad()}.`)
  const servers = await startServers()
  const [origin = ''] = servers
  process.env[tokenVariable] = await requestToken(origin)
  const editor = openDesk(origin)
  const { id, path } = await findHomeForSale(origin, editor)
  const lists = ['/nl/', '/nl/te-koop/', '/feeds/nl/for-sale.xml']
  const visitors = startVisitors(servers, [...lists, path])
  const times = new Map<string, number[]>()
  const startedAt = performance.now()
  for (let turn = 1; turn <= changesMax && performance.now() - startedAt < forMs; turn += 1) {
    const title = `Woning nummer ${turn} van de proef`
    await editor.change(`/api/properties/${id}/?locale=nl`, { title, _status: 'published' })
    const isRight: Surface['isRight'] = ({ body }) => body.includes(title)
    const own = withTitle(path, title)
    const surfaces = [...lists, own].map((each) => ({ path: each, isRight }))
    const seen = await watchUntilRight(servers, surfaces, performance.now())
    for (const { server, path: place, wrongUntilMs } of seen) {
      const name = ['first', 'second', 'proxy'][servers.indexOf(server)]
      const key = `${name}: ${place === own ? 'page of the home' : place}`
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
