import 'server-only'
import { countConnections, queryRows } from '../db'
import { logError, withoutText } from '../log/log'
import { getDrawingLine } from '../shared-cache/drawing-line.mjs'
import { getCacheCounts } from '../shared-cache/store.mjs'
import { getMetrics, type Backlog } from './metrics'

const readJobs = `
  select count(*)::int as due,
    coalesce(extract(epoch from now() - min(coalesce(wait_until, created_at))), 0)::float as seconds
  from payload_jobs
  where completed_at is null and has_error is not true and (wait_until is null or wait_until <= now())`

const readMails = `
  select state::text as state, count(*)::int as found from mails where state <> 'sent' group by state`

async function findBacklog(): Promise<Backlog | null> {
  try {
    const [jobs] = await queryRows<{ due: number; seconds: number }>(readJobs)
    const mails = await queryRows<{ state: string; found: number }>(readMails)
    return {
      dueJobs: jobs?.due ?? 0,
      oldestDueJobSeconds: Math.max(0, jobs?.seconds ?? 0),
      mails: Object.fromEntries(mails.map(({ state, found }) => [state, found])),
    }
  } catch (err) {
    // That it is away is itself what is shown.
    logError('the backlog could not be measured', withoutText(err))
    return null
  }
}

/** What Prometheus is shown of this process and of the site. */
export async function readMetrics(): Promise<{ body: string; contentType: string }> {
  const backlog = await findBacklog()
  const { render, contentType } = getMetrics()
  const connections = await countConnections()
  const pages = getDrawingLine().count()
  const reading = { connections, pages, cache: getCacheCounts(), backlog }
  return { body: await render(reading), contentType }
}
