import type { TaskConfig } from 'payload'
import { interruptRun } from '../imports/import-run'
import { queuePictures } from '../imports/place-pictures'

/** What is done with imports, each some seconds at a time so that mails do not wait for them. */
export type ImportWork = {
  /** Reads a feed, or goes on applying it; tells whether there is more to do at once. */
  advance: (importId: number) => Promise<{ isMore: boolean }>
  /** Fetches pictures that wait; tells whether more can be fetched at once. */
  fetchPictures: () => Promise<{ isMore: boolean }>
}

let known: ImportWork | null = null

/** Tells this process how imports are done; in plain Node, where nothing is fetched, none is. */
export function setImportWork(work: ImportWork): void {
  known = work
}

function getWork(): ImportWork {
  if (known === null) throw new Error('Imports are done by the running site alone')
  return known
}

/** Each step may be done again: how far it is stands in the database with what it did. */
const retries = { attempts: 10, backoff: { type: 'exponential', delay: 5_000 } } as const

const runImportTask = {
  slug: 'run-import',
  inputSchema: [{ name: 'import', type: 'number', required: true }],
  retries,
  handler: async ({ input, req }) => {
    const { isMore } = await getWork().advance(input.import)
    if (isMore) await req.payload.jobs.queue({ task: 'run-import', input })
    return { output: {} }
  },
  // After the last try nobody goes on with it, and no other import of the feed could ever begin.
  onFail: async ({ input, req, taskStatus }) => {
    if ((taskStatus?.totalTried ?? 0) < retries.attempts) return
    const id = input !== undefined && 'import' in input ? input.import : null
    if (typeof id !== 'number') throw new Error('Expected the number of an import in its job')
    await interruptRun(req.payload, id)
  },
} satisfies TaskConfig<'run-import'> as TaskConfig<'run-import'>

const fetchPicturesTask = {
  slug: 'fetch-pictures',
  inputSchema: [],
  retries,
  handler: async ({ req }) => {
    const { isMore } = await getWork().fetchPictures()
    if (isMore) await queuePictures(req)
    return { output: {} }
  },
} satisfies TaskConfig<'fetch-pictures'> as TaskConfig<'fetch-pictures'>

/** Imports of listings and of their pictures. */
export const importTasks = [runImportTask, fetchPicturesTask]
