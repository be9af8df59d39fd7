import 'server-only'
import { addDays, toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { isOwnedOn, type OwnershipPeriod } from '@/domain/owners/ownership'
import type { DigestWeek } from '@/domain/visits/digest-week'
import { visitKinds, type VisitKind } from '@/domain/visits/visit-event'
import { queryRows } from '@/server/db'
import { findMailSubject } from '@/server/mail/subject-queries'
import { toRelationIds } from '@/cms/relation-id'

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

const countsStatement = `
  select home_id as "propertyId", kind, day::text, sum(count)::int as count from visits.daily
  where home_kind = 'property' and home_id = any($1) and day between $2::date and $3::date
  group by home_id, kind, day`

/**
 * Viewings that hold, by their Belgian day: those that were booked on the site, and those that
 * agents show the owner. Feedback counts where the owner may read it.
 */
const viewingsStatement = `
  select "propertyId", day::text, "hasFeedback" from (
    select s.property_id as "propertyId",
      (s.starts_at at time zone 'Europe/Brussels')::date as day,
      coalesce(a.feedback_visible and a.feedback <> '', false) as "hasFeedback"
    from appointments a join appointment_slots s on s.id = a.slot_id
    where a.state::text in ('confirmed', 'done')
    union all
    select property_id, (at at time zone 'Europe/Brussels')::date, coalesce(comment <> '', false)
    from activities
    where kind::text = 'visit' and visible_to_owner and status::text in ('planned', 'done')
  ) as viewings
  where "propertyId" = any($1) and day between $2::date and $3::date`

type DayRow = { propertyId: number; day: CalendarDay }

/** A row that ties an owner to a property. */
export type OwnedRow = OwnershipPeriod & { property?: unknown }

/** The properties that are theirs today, and whether what happened on a day is theirs to know. */
function toRights(rows: readonly OwnedRow[], today: CalendarDay) {
  const current = rows.filter((row) => isOwnedOn(row, today))
  return {
    ids: [...new Set(toRelationIds(current.map(({ property }) => property)))],
    mayKnow: ({ propertyId, day }: DayRow) =>
      current.some((row) => toRelationIds([row.property])[0] === propertyId && isOwnedOn(row, day)),
  }
}

/** The figures of all properties that somebody owns today, in the order of the account. */
export async function readDigest(
  rows: readonly OwnedRow[],
  week: DigestWeek,
  now: Date,
): Promise<DigestFigures[]> {
  const { ids, mayKnow } = toRights(rows, toBelgianDay(now))
  if (ids.length === 0) return []
  const [counts, viewings, open] = await Promise.all([
    queryRows<DayRow & { kind: VisitKind; count: number }>(countsStatement, [
      ids,
      week.beforeFrom,
      week.to,
    ]),
    queryRows<DayRow & { hasFeedback: boolean }>(viewingsStatement, [
      ids,
      week.from,
      addDays(week.to, 7),
    ]),
    queryRows<{ id: number }>(
      'select distinct property_id as id from rm.listings where is_open and property_id = any($1)',
      [ids],
    ),
  ])
  const known = counts.filter(mayKnow)
  return ids.map((propertyId) => {
    const own = known.filter((row) => row.propertyId === propertyId)
    const seen = viewings.filter((row) => row.propertyId === propertyId && mayKnow(row))
    const held = seen.filter(({ day }) => day <= week.to)
    const sum = (kind: VisitKind, isNow: boolean) =>
      own
        .filter((row) => row.kind === kind && row.day >= week.from === isNow)
        .reduce((total, row) => total + row.count, 0)
    return {
      propertyId,
      counts: Object.fromEntries(
        visitKinds.map((kind) => [kind, { now: sum(kind, true), before: sum(kind, false) }]),
      ) as DigestFigures['counts'],
      held: held.length,
      planned: seen.length - held.length,
      feedback: held.filter(({ hasFeedback }) => hasFeedback).length,
      isPublic: open.some(({ id }) => id === propertyId),
    }
  })
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
