import 'server-only'
import { findOwnedSpan } from '@/cms/collections/owners/owned-on'
import type { Owner } from '@/cms/payload-types'
import { toMoment } from '@/domain/appointments/belgian-clock'
import { addDays, toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import type { OwnedSpan } from '@/domain/owners/ownership'
import { cutToOwned } from '@/domain/owners/ownership-window'
import type { DigestWeek } from '@/domain/visits/digest-week'
import { toVisitFigures, weekDays } from '@/domain/visits/statistics'
import { visitKinds, type VisitKind } from '@/domain/visits/visit-event'
import { findEntries } from '@/features/portal-records/record-queries'
import { countVisits } from '@/features/portal-records/time-line'
import { readDailyCounts } from '@/features/portal-statistics/statistics-queries'
import { findPresentOwnedIds } from '@/features/owner-session/owner-access'
import { queryRows } from '@/server/db'
import { findMailSubject } from '@/server/mail/subject-queries'
import { asOwner, type OwnerAccount } from '@/server/owner-auth'

/** What happened to a home in a week, and in the one before. */
export type DigestFigures = {
  propertyId: number
  counts: Record<VisitKind, { now: number; before: number }>
  /** Viewings that were held in the week, and that are planned in the one that has begun. */
  held: number
  planned: number
  /** Of the viewings that were held, those of which the owner may read what visitors thought. */
  feedback: number
  isPublic: boolean
}

/** Viewings of a home in a week: more than that no agency holds. */
const viewingsMax = 500

/** Midnight in Belgium, with which a day begins. */
const toStart = (day: CalendarDay) => toMoment(day, '00:00')

/** The week of one home, asked for as the pages of the portal do: no more is its owner's to know. */
async function readHome(
  owner: OwnerAccount,
  home: OwnedSpan & { id: number },
  week: DigestWeek,
): Promise<Omit<DigestFigures, 'isPublic'>> {
  const visits = { filter: 'visit', max: viewingsMax } as const
  const next = addDays(week.to, 1)
  const days = cutToOwned({ from: week.beforeFrom, to: week.to }, home)
  const [counts, held, planned] = await Promise.all([
    days === null ? [] : readDailyCounts({ id: home.id, ...days }),
    findEntries(owner, home.id, { ...visits, since: toStart(week.from), until: toStart(next) }),
    findEntries(owner, home.id, {
      ...visits,
      since: toStart(next),
      until: toStart(addDays(next, weekDays)),
    }),
  ])
  const now = toVisitFigures(counts, week).sums
  const before = toVisitFigures(counts, { from: week.beforeFrom, to: week.beforeTo }).sums
  const { count, withFeedback } = countVisits(held)
  return {
    propertyId: home.id,
    counts: Object.fromEntries(
      visitKinds.map((kind) => [kind, { now: now[kind], before: before[kind] }]),
    ) as DigestFigures['counts'],
    held: count,
    planned: countVisits(planned).count,
    feedback: withFeedback,
  }
}

/** The figures of all properties that somebody owns today, in the order of the account. */
export async function readDigest(
  account: Owner,
  week: DigestWeek,
  now: Date,
): Promise<DigestFigures[]> {
  const owner = asOwner(account)
  const rows = owner.properties ?? []
  const today = toBelgianDay(now)
  const ids = await findPresentOwnedIds(owner, now)
  if (ids.length === 0) return []
  const open = await queryRows<{ id: number }>(
    'select distinct property_id as id from rm.listings where is_open and property_id = any($1)',
    [ids],
  )
  const figures: DigestFigures[] = []
  // One home after the other: mails are in no hurry, and visitors ask the same database.
  for (const id of ids) {
    const span = findOwnedSpan(rows, id, today)
    if (span === null) continue
    const home = await readHome(owner, { id, ...span }, week)
    figures.push({ ...home, isPublic: open.some((one) => one.id === id) })
  }
  return figures
}

/** Whether there is anything to tell: something happened in the week, or something can be seen. */
export function isWorthTelling(figures: readonly DigestFigures[]): boolean {
  return figures.some(
    ({ counts, held, planned, isPublic }) =>
      isPublic || held + planned > 0 || visitKinds.some((kind) => counts[kind].now > 0),
  )
}

/** A property by its reference and town. */
export function findDigestSubject(propertyId: number, locale: Locale) {
  return findMailSubject({ propertyId, projectId: null }, locale)
}
