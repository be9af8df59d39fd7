import { createServer, Agent, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startVisitWriter } from '@/server/visits/visit-writer'
import { toSeenDeed, watchVisits } from '@/server/visits/watch-visits'
import { describeLoad } from '../bench/load'
import { percentile } from '../bench/measure'
import { openTestDatabase } from '../testing/test-databases'

const counts = { rounds: 20, requests: 1_000, warmUp: 2_000, alone: 100_000 } as const
const pageBytes = 95_000
const siteUrl = 'http://127.0.0.1'
const projectPaths = new Set(['/projecten/', '/projets/', '/projects/'])
const agent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** The fastest page there can be: a kept one, sent from memory. */
async function startPages(): Promise<{ server: Server; port: number }> {
  const page = Buffer.alloc(pageBytes, 'x')
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bench has no port')
  return { server, port: (address satisfies AddressInfo).port }
}

function createAsker(port: number) {
  const connections = new Agent({ keepAlive: true, maxSockets: 1 })
  const load = (turn: number) =>
    new Promise<void>((resolve, reject) => {
      ask({
        agent: connections,
        host: '127.0.0.1',
        port,
        path: `/nl/te-koop/gent/herenhuis/${1000 + (turn % 500)}/`,
        headers: {
          'user-agent': agent,
          'x-forwarded-for': `203.0.113.${turn % 250}`,
          referer: 'https://www.google.be/',
        },
      })
        .on('response', (answer) => answer.resume().on('end', resolve))
        .on('error', reject)
        .end()
    })
  return { load, close: () => connections.destroy() }
}

/** Milliseconds that each request took, one after the other. */
async function timeRequests(load: (turn: number) => Promise<void>, requests: number) {
  const times: number[] = []
  for (let turn = 0; turn < requests; turn += 1) {
    const startedAt = performance.now()
    await load(turn)
    times.push(performance.now() - startedAt)
  }
  return times
}

/** Microseconds that looking at one answer takes by itself. */
function timeAlone(): number {
  const headers = { 'user-agent': agent, 'x-forwarded-for': '203.0.113.7', host: '127.0.0.1' }
  const now = new Date()
  const options = { siteUrl, projectPaths: () => projectPaths }
  const startedAt = performance.now()
  for (let turn = 0; turn < counts.alone; turn += 1) {
    const url = `/nl/te-koop/gent/herenhuis/${1000 + (turn % 500)}/?utm_source=google`
    toSeenDeed({ method: 'GET', url, status: 200, headers }, options, now)
  }
  return ((performance.now() - startedAt) * 1000) / counts.alone
}

async function measure(databaseUrl: string): Promise<void> {
  const { server, port } = await startPages()
  const writer = startVisitWriter({ databaseUrl, onError: console.error })
  let isOn = false
  let seen = 0
  watchVisits({
    siteUrl,
    projectPaths: () => projectPaths,
    onDeed: (deed) => {
      seen += 1
      writer.add(deed)
    },
    isOn: () => isOn,
  })
  const { load, close } = createAsker(port)
  await timeRequests(load, counts.warmUp)
  const times: { with: number[]; without: number[] } = { with: [], without: [] }
  // In turns, and each first as often as second, so that both share whatever else the machine does.
  for (let round = 0; round < counts.rounds; round += 1) {
    const order = round % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const)
    for (const name of order) {
      isOn = name === 'with'
      times[name].push(...(await timeRequests(load, counts.requests)))
    }
  }
  close()
  server.close()
  await writer.stop()
  if (seen !== times.with.length) throw new Error(`Of ${times.with.length} pages ${seen} counted`)
  for (const share of [0.5, 0.95, 0.99]) {
    const [bare, counted] = [percentile(times.without, share), percentile(times.with, share)]
    console.log(
      `| p${share * 100} | ${bare.toFixed(3)} ms | ${counted.toFixed(3)} ms | ${(counted - bare).toFixed(3)} ms | ${(counted / bare).toFixed(2)} |`,
    )
  }
  console.log(`Looking at one answer takes ${timeAlone().toFixed(1)} µs by itself.`)
}

/**
 * Measures what counting adds to a page: the same page from memory, with and without, in one run,
 * while the visits are written to a database of its own, which is dropped in the end. The page says
 * nothing else, so that nothing hides what counting costs.
 */
export async function run(): Promise<number> {
  console.log(`Before: ${describeLoad()}.`)
  const database = await openTestDatabase('migrated', { purpose: 'bench', report: console.log })
  console.log('| share | without | with | more | ratio |')
  await measure(database.url)
  return 0
}
