import type { TaskConfig } from 'payload'

/**
 * Work that comes back by the clock, with the minutes at which it is due (cron, in Belgian time). What
 * comes once a night stays clear of the hour that is skipped in March and comes twice in October.
 */
const schedules = {
  'publish-planned': '* * * * *',
  'tend-appointments': '*/5 * * * *',
  'publish-slots': '15 * * * *',
  'tend-demands': '5 * * * *',
  'escalate-enquiries': '*/10 * * * *',
  'delete-overdue': '20 4 * * *',
  'check-publication': '40 4 * * *',
  'roll-up-visits': '* * * * *',
  'send-digests': '25 * * * *',
  'fetch-feeds': '*/5 * * * *',
} as const

export type ScheduledWorkName = keyof typeof schedules

/** What is done when the time has come. What it could not do is due again the next time. */
export type ScheduledWork = Readonly<Record<ScheduledWorkName, (now: Date) => Promise<void>>>

/** Work that is too late when its time comes again; the rest is tried no sooner. */
const retried: Readonly<Partial<Record<ScheduledWorkName, TaskConfig<'inline'>['retries']>>> = {
  'tend-demands': { attempts: 5, backoff: { type: 'exponential', delay: 5_000 } },
}

let known: ScheduledWork | null = null

/** Tells this process how scheduled work is done; in plain Node, where no page can be drawn, none is. */
export function setScheduledWork(work: ScheduledWork): void {
  known = work
}

/** One task for each kind of scheduled work. */
export function createScheduledTasks(): TaskConfig<ScheduledWorkName>[] {
  return Object.entries(schedules).map(([name, cron]) => ({
    slug: name as ScheduledWorkName,
    schedule: [{ cron, queue: 'default' }],
    retries: retried[name as ScheduledWorkName] ?? 0,
    handler: async () => {
      if (known === null) throw new Error('Scheduled work is done by the running site alone')
      await known[name as ScheduledWorkName](new Date())
      return { output: {} }
    },
  }))
}
