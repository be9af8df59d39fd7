import type { TaskConfig } from 'payload'
import { rebaseMarks } from '../translations/rebuild-marks'

/**
 * Looks at the marks of all texts again, after another language became the one that they start from.
 * It goes on some hundred records at a time, so that mails do not wait for it.
 */
export const rebaseTextsTask = {
  slug: 'rebase-texts',
  inputSchema: [
    { name: 'owner', type: 'text' },
    { name: 'record', type: 'number' },
  ],
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input: { owner, record }, req }) => {
    const after = typeof owner === 'string' && typeof record === 'number' ? { owner, record } : null
    const place = await rebaseMarks(req.payload, after)
    if (place !== null) await req.payload.jobs.queue({ task: 'rebase-texts', input: place })
    return { output: {} }
  },
} satisfies TaskConfig<'rebase-texts'> as TaskConfig<'rebase-texts'>
