/** How far an import is. `ready` waits for a person, who has read what it would change. */
export const importStates = [
  'waiting',
  'reading',
  'ready',
  'applying',
  'done',
  'failed',
  'cancelled',
] as const

export type ImportState = (typeof importStates)[number]

/** While an import of a feed is in one of these, no other one of that feed begins. */
export const busyStates = ['waiting', 'reading', 'applying'] as const satisfies ImportState[]

export function isBusy(state: ImportState): boolean {
  return busyStates.some((busy) => busy === state)
}

/** Nothing more happens in an import with one of these. */
export const overStates = ['done', 'failed', 'cancelled'] as const satisfies ImportState[]

export function isOver(state: ImportState): boolean {
  return overStates.some((over) => over === state)
}

/** Why an import came to nothing, or waits for a person. */
export const importProblems = [
  'unreachable',
  'refusedAddress',
  'badAnswer',
  'tooLarge',
  'tooSlow',
  'noAddress',
  'unreadable',
  'forbiddenXml',
  'empty',
  'manyGone',
  'interrupted',
] as const

export type ImportProblem = (typeof importProblems)[number]

/** Homes that may go without a person, however many the feed had. */
const goneMax = 5

/** The share of a feed that may go without a person. */
const goneShareMax = 0.2

/**
 * Whether so many homes go at once that it looks like a fault of the sender: nothing is removed then
 * before a person has said so.
 *
 * @param known homes that came from the feed before and were on offer in it
 */
export function isSuspiciousLoss({ known, gone }: { known: number; gone: number }): boolean {
  return gone > goneMax && gone > known * goneShareMax
}

/** Days after its end for which can be read what an import did with every record. */
export const detailsKeptDays = 30

/** How often a feed is fetched without being asked. */
export const feedSchedules = ['none', 'hourly', 'daily'] as const

export type FeedSchedule = (typeof feedSchedules)[number]

const hoursBetween: Readonly<Record<FeedSchedule, number>> = { none: 0, hourly: 1, daily: 24 }

/** Minutes by which a turn may come early, since the clock looks round every few minutes only. */
const slackMinutes = 5

/**
 * Whether a feed is to be fetched now.
 *
 * @param lastAt when it was fetched last, whatever came of it; null when it never was
 */
export function isFeedDue(schedule: FeedSchedule, lastAt: Date | null, now: Date): boolean {
  if (schedule === 'none') return false
  if (lastAt === null) return true
  const pauseMs = (hoursBetween[schedule] * 60 - slackMinutes) * 60_000
  return now.getTime() - lastAt.getTime() >= pauseMs
}

/**
 * Homes of one import that are told as news to those who wait for such a home. One that changes more
 * is an agency that brings its stock, of which nobody wants a mail for every home.
 */
export const newsMax = 200
