import type { TaskConfig } from 'payload'
import { alertFrequencies } from '@/domain/matching/schedule'
import { matchHome } from '../matching/match-home'
import { queueAlerts } from '../matching/queue-alerts'
import { tendDemands } from '../matching/tend-demands'

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

/** Every hour: sends what was gathered, ends what is over. */
export const tendDemandsTask = {
  slug: 'tend-demands',
  inputSchema: [],
  retries,
  schedule: [{ cron: '0 5 * * * *', queue: 'default' }],
  handler: async ({ req }) => {
    const now = new Date()
    await tendDemands(req.payload, now)
    const { isMore } = await queueAlerts(req.payload, alertFrequencies, now)
    if (isMore) await req.payload.jobs.queue({ task: 'tend-demands', input: {} })
    return { output: {} }
  },
} satisfies TaskConfig<'tend-demands'> as TaskConfig<'tend-demands'>
