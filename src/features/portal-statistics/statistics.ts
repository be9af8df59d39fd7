import 'server-only'
import { addDays, toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { lastOwnedDays } from '@/domain/owners/ownership-window'
import {
  countViewsBefore,
  lastDays,
  monthDays,
  toVisitFigures,
  weekDays,
  type VisitFigures,
} from '@/domain/visits/statistics'
import {
  countDemands,
  findSimilarViews,
  readDailyCounts,
  type OwnedPeriod,
  type SimilarViews,
} from './statistics-queries'

/** Everything that the screen says about a property. */
export type Statistics = {
  views: { today: number; week: number; month: number; total: number }
  /** Of the days before each; null where there is nothing to compare with. */
  before: { today: number | null; week: number | null; month: number | null }
  /** First day of which anything was counted; null before that. */
  since: CalendarDay | null
  /** Of the last 30 days, as far as the home is its owner's. */
  month: VisitFigures
  /** Over the whole time, not the month alone. */
  interest: { favourites: number; sends: number; brochures: number; demands: number }
  /** Null where there are too few of them, or where the time is too short. */
  similar: SimilarViews | null
  /** Whether the home is the owner's for as long as homes are compared. */
  isWholeMonth: boolean
}

/** Before anything was counted anywhere. */
const firstDay: CalendarDay = '2000-01-01'

/** The figures of a property as its owner may see them on a day. */
export async function getStatistics(property: OwnedPeriod, now: Date): Promise<Statistics> {
  const today = toBelgianDay(now)
  const [rows, demands, similar] = await Promise.all([
    readDailyCounts(property),
    countDemands(property.id, today),
    findSimilarViews(property.id, today),
  ])
  const since = rows[0]?.day ?? null
  const total = toVisitFigures(rows, { from: since ?? today, to: today })
  const viewsBefore = (count: number) => countViewsBefore(rows, { today, count, since })
  const month = toVisitFigures(rows, lastOwnedDays(today, monthDays, property))
  const isWholeMonth = (property.from ?? firstDay) <= addDays(today, 1 - monthDays)
  return {
    views: {
      today: toVisitFigures(rows, lastDays(today, 1)).sums.view,
      week: toVisitFigures(rows, lastDays(today, weekDays)).sums.view,
      month: month.sums.view,
      total: total.sums.view,
    },
    before: {
      today: viewsBefore(1),
      week: viewsBefore(weekDays),
      month: viewsBefore(monthDays),
    },
    since,
    month,
    interest: {
      favourites: total.sums.favourite,
      sends: total.sums.send,
      brochures: total.sums.brochure,
      demands,
    },
    // Whoever owns it for a shorter time would compare a part of a month with whole ones.
    similar: isWholeMonth ? similar : null,
    isWholeMonth,
  }
}
