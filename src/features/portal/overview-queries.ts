import 'server-only'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { lastOwnedDays } from '@/domain/owners/ownership-window'
import { monthDays, toVisitFigures, type VisitFigures } from '@/domain/visits/statistics'
import { findEntries } from '@/features/portal-records/record-queries'
import type { TimeLineEntry } from '@/features/portal-records/time-line'
import { readDailyCounts } from '@/features/portal-statistics/statistics-queries'
import type { OwnerAccount } from '@/server/owner-auth'
import { countDaysOnline } from '@/features/portal-statistics/online-days'
import { findOwnPrice } from '@/features/properties/own-price-queries'
import type { OwnedProperty } from '@/features/owner-session/owner-access'

/** What an owner sees first of a property. */
export type OverviewView = {
  price: string | null
  /** On which it could be seen on the site. */
  daysOnline: number
  /** Views of the last 30 days, as far as the property is the owner's. */
  month: VisitFigures
  /** Moment of the next visit that is agreed on; who comes is not told. */
  nextVisit: string | null
  /** What happened last, the newest first. */
  latest: readonly TimeLineEntry[]
}

/** Entries of the overview; the history has all of them. */
const latestMax = 3

/**
 * The overview of a property.
 *
 * @param property must be one that `findOwnedProperty` gave
 * @param owner reads what happened: only what is theirs to know
 */
export async function getOverview(
  property: OwnedProperty,
  owner: OwnerAccount,
  { now, locale }: { now: Date; locale: Locale },
): Promise<OverviewView> {
  const today = toBelgianDay(now)
  const month = lastOwnedDays(today, monthDays, property)
  const [price, daysOnline, counts, [next], latest] = await Promise.all([
    findOwnPrice(property.id, locale),
    countDaysOnline(property, today),
    readDailyCounts({ ...property, ...month }),
    findEntries(owner, property.id, {
      filter: 'visit',
      isPlanned: true,
      since: now,
      order: 'oldest',
      max: 1,
    }),
    findEntries(owner, property.id, { until: now, max: latestMax }),
  ])
  return {
    price,
    daysOnline,
    month: toVisitFigures(counts, month),
    nextVisit: next?.at ?? null,
    latest,
  }
}
