import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Upper bounds in seconds: around what a kept page, a made page and a form should take. */
const secondsBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What the database is asked when somebody looks. */
export type Backlog = {
  /** Jobs that are due and wait. */
  dueJobs: number
  /** How long the oldest of them has waited, in seconds. */
  oldestDueJobSeconds: number
  /** Mails that did not leave, by state. */
  mails: Readonly<Record<string, number>>
}

export type Reading = {
  connections: { open: number; idle: number; waiting: number }
  /** Pages that nobody keeps yet: drawn now, and those whose turn has not come. */
  pages: { drawing: number; waiting: number; givenUp: number }
  cache: Readonly<Record<'page' | 'value', Record<'own' | 'shared' | 'made', number>>>
  /** Null while the database does not answer. */
  backlog: Backlog | null
}

export type Metrics = {
  countRequest: (kind: string, method: string, status: number, seconds: number) => void
  /** The text that Prometheus reads. */
  render: (reading: Reading) => Promise<string>
  contentType: string
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'])

/** The measures of one process. No label ever holds an address, a name or what somebody typed. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'gevel_request_seconds',
    help: 'How long answers took, by kind of address, method and class of status',
    labelNames: ['kind', 'method', 'status'],
    buckets: secondsBuckets,
    registers,
  })
  const connections = new Gauge({
    name: 'gevel_database_connections',
    help: 'Connections of the pool by state; waiting counts who wants one',
    labelNames: ['state'],
    registers,
  })
  const pages = new Gauge({
    name: 'gevel_pages_in_line',
    help: 'Pages that nobody keeps yet: drawing, waiting for their turn, and waiting though given up',
    labelNames: ['state'],
    registers,
  })
  const cache = new Gauge({
    name: 'gevel_cache_reads',
    help: 'Pages and values since the start: found in this server, found in the shared cache, or made',
    labelNames: ['what', 'from'],
    registers,
  })
  const jobs = new Gauge({
    name: 'gevel_jobs_due',
    help: 'Jobs that are due and wait',
    registers,
  })
  const jobAge = new Gauge({
    name: 'gevel_jobs_oldest_due_seconds',
    help: 'How long the oldest job that is due has waited',
    registers,
  })
  const mails = new Gauge({
    name: 'gevel_mails_unsent',
    help: 'Mails that did not leave, by state',
    labelNames: ['state'],
    registers,
  })
  const database = new Gauge({
    name: 'gevel_database_up',
    help: '1 while the database answers',
    registers,
  })

  return {
    contentType: registry.contentType,
    countRequest: (kind, method, status, seconds) => {
      const known = methods.has(method) ? method : 'other'
      requests.observe({ kind, method: known, status: `${Math.floor(status / 100)}xx` }, seconds)
    },
    render: async (reading) => {
      for (const [state, count] of Object.entries(reading.connections)) {
        connections.set({ state }, count)
      }
      pages.set({ state: 'drawing' }, reading.pages.drawing)
      pages.set({ state: 'waiting' }, reading.pages.waiting)
      pages.set({ state: 'given-up' }, reading.pages.givenUp)
      for (const [what, places] of Object.entries(reading.cache)) {
        for (const [from, count] of Object.entries(places)) cache.set({ what, from }, count)
      }
      database.set(reading.backlog === null ? 0 : 1)
      mails.reset()
      if (reading.backlog !== null) {
        jobs.set(reading.backlog.dueJobs)
        jobAge.set(reading.backlog.oldestDueJobSeconds)
        for (const [state, count] of Object.entries(reading.backlog.mails)) {
          mails.set({ state }, count)
        }
      }
      return registry.metrics()
    },
  }
}

const name = Symbol.for('gevel.metrics')

/** The one of this process: what counts and what shows are bundled apart. */
export function getMetrics(): Metrics {
  const shelf = globalThis as typeof globalThis & { [name]?: Metrics }
  return (shelf[name] ??= createMetrics())
}
