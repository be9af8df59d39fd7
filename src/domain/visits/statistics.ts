import { addDays, type CalendarDay } from '../kernel/calendar-day'
import { otherSource } from './visit-source'
import type { VisitKind } from './visit-event'

/** What was counted of a home on one day under one source. */
export type DailyCount = { day: CalendarDay; kind: VisitKind; source: string; count: number }

/** Days of the chart, and of what is called a month here. */
export const monthDays = 30
export const weekDays = 7

/** Sources that are shown by name. */
export const shownSourcesMax = 8

export type DayFigure = { day: CalendarDay; views: number }
export type SourceFigure = { source: string; views: number }

export type VisitFigures = {
  /** Sums of all kinds over the whole period. */
  sums: Record<VisitKind, number>
  /** Every day of the period, also those without a visit. */
  days: DayFigure[]
  /** Most views first; what is beyond the number that is shown is summed up at the end. */
  sources: SourceFigure[]
}

/** Days from one to another, both included; none when the second lies before the first. */
function listDays(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

function sumBy<Key extends string>(rows: readonly DailyCount[], toKey: (row: DailyCount) => Key) {
  const sums = new Map<Key, number>()
  for (const row of rows) sums.set(toKey(row), (sums.get(toKey(row)) ?? 0) + row.count)
  return sums
}

function toSources(views: readonly DailyCount[]): SourceFigure[] {
  const sums = sumBy(views, ({ source }) => source)
  const unnamed = sums.get(otherSource) ?? 0
  sums.delete(otherSource)
  const ordered = [...sums].map(([source, count]) => ({ source, views: count }))
  ordered.sort((a, b) => b.views - a.views || a.source.localeCompare(b.source))
  const rest = ordered.slice(shownSourcesMax).reduce((sum, one) => sum + one.views, unnamed)
  const shown = ordered.slice(0, shownSourcesMax)
  return rest === 0 ? shown : [...shown, { source: otherSource, views: rest }]
}

/** The figures of a period, its first and last day included. */
export function toVisitFigures(
  rows: readonly DailyCount[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
): VisitFigures {
  const within = rows.filter(({ day }) => from <= day && day <= to)
  const views = within.filter(({ kind }) => kind === 'view')
  const kinds = sumBy(within, ({ kind }) => kind)
  const byDay = sumBy(views, ({ day }) => day)
  const sum = (kind: VisitKind) => kinds.get(kind) ?? 0
  return {
    sums: {
      view: sum('view'),
      favourite: sum('favourite'),
      send: sum('send'),
      brochure: sum('brochure'),
    },
    days: listDays(from, to).map((day) => ({ day, views: byDay.get(day) ?? 0 })),
    sources: toSources(views),
  }
}

/** What the bars of a chart stand for. */
export type Grain = 'day' | 'week' | 'month'

/** Longest periods that are shown by day and by week, in days; longer ones by month. */
const dailyMax = 62
const weeklyMax = 190

export type FigureGroup = { from: CalendarDay; to: CalendarDay; views: number }

/** The Monday of the week of a day. */
function toMonday(day: CalendarDay): CalendarDay {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

const toGroup: Readonly<Record<Grain, (day: CalendarDay) => string>> = {
  day: (day) => day,
  week: toMonday,
  month: (day) => day.slice(0, 'yyyy-mm'.length),
}

/**
 * The days of a period by themselves where it is short, else in calendar weeks or months, so that a
 * year is no list of days. The first and the last group hold the days within the period alone.
 */
export function groupDays(days: readonly DayFigure[]): { grain: Grain; groups: FigureGroup[] } {
  const grain = days.length <= dailyMax ? 'day' : days.length <= weeklyMax ? 'week' : 'month'
  const groups = new Map<string, FigureGroup>()
  for (const { day, views } of days) {
    const key = toGroup[grain](day)
    const { from, views: before } = groups.get(key) ?? { from: day, views: 0 }
    groups.set(key, { from, to: day, views: before + views })
  }
  return { grain, groups: [...groups.values()] }
}

/** The last days of a period that ends today. */
export function lastDays(
  today: CalendarDay,
  count: number,
): { from: CalendarDay; to: CalendarDay } {
  return { from: addDays(today, 1 - count), to: today }
}

/** The same number of days just before the last ones. */
export function daysBefore(
  today: CalendarDay,
  count: number,
): { from: CalendarDay; to: CalendarDay } {
  return lastDays(addDays(today, -count), count)
}

/**
 * Views of the days before the last ones, to compare these with; null where they were not all
 * counted, or are not all the reader's to know.
 *
 * @param since the first day of what the rows tell; null when that is nothing
 */
export function countViewsBefore(
  rows: readonly DailyCount[],
  { today, count, since }: { today: CalendarDay; count: number; since: CalendarDay | null },
): number | null {
  const before = daysBefore(today, count)
  if (since === null || since > before.from) return null
  return toVisitFigures(rows, before).sums.view
}

/** How one figure stands to the one before it. */
export function compareFigures(
  now: number,
  before: number,
): { kind: 'more' | 'fewer'; by: number } | { kind: 'same' } {
  if (now === before) return { kind: 'same' }
  return { kind: now > before ? 'more' : 'fewer', by: Math.abs(now - before) }
}

/** Homes that a comparison needs: fewer would tell about single ones. */
export const similarHomesMin = 5

/** How far the price of a similar home lies from that of a home, as a share of it. */
export const similarPriceShare = 0.2
