import { register } from 'node:module'
import { once } from 'node:events'

/**
 * A server's work on the queue and nothing else, in a process that can be killed: `ready` is said to
 * the parent when everything is loaded, and the first word of the parent begins the work.
 */

// The marker package throws outside a React server, which plain Node is not.
const hook = `export const resolve = (name, context, next) =>
  name === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)

const { env } = await import('@/server/env')
const { runDueJobs } = await import('@/server/queue/run-jobs')
const { startWorker } = await import('@/server/queue/worker')
const { setImportWork } = await import('@/cms/jobs/run-import')
const { advanceImport, open } = await import('@/features/listing-imports/advance-import')
const { fetchPictures } = await import('@/features/listing-imports/fetch-pictures')

await open()
process.send?.('ready')
await once(process, 'message')
setImportWork({ advance: advanceImport, fetchPictures })
startWorker({
  databaseUrl: env().DATABASE_URL,
  runBatch: runDueJobs,
  onError: (message, err) => console.error(message, err),
})
