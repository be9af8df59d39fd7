import type { TaskConfig } from 'payload'
import { matchHome } from '../matching/match-home'
import { queueAlerts } from '../matching/queue-alerts'

const retries = { attempts: 5, backoff: { type: 'exponential', delay: 5_000 } } as const

/** Notes who waits for a home that came on the market or changed. */
export const matchPropertyTask = {
  slug: 'match-property',
  inputSchema: [{ name: 'property', type: 'number', required: true }],
  retries,
  handler: async ({ input, req }) => {
    await matchHome(req.payload, input.property, new Date())
    return { output: {} }
  },
} satisfies TaskConfig<'match-property'> as TaskConfig<'match-property'>

/** Queues the mails of those who want to be told at once. */
export const tellAlertsTask = {
  slug: 'tell-alerts',
  inputSchema: [],
  retries,
  handler: async ({ req }) => {
    const { isMore } = await queueAlerts(req.payload, ['instant'], new Date())
    if (isMore) await req.payload.jobs.queue({ task: 'tell-alerts', input: {} })
    return { output: {} }
  },
} satisfies TaskConfig<'tell-alerts'> as TaskConfig<'tell-alerts'>
