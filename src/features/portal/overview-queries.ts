import 'server-only'
import { formatPrice } from '@/domain/formats/numbers'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { lastOwnedDays } from '@/domain/owners/ownership-window'
import { monthDays, toVisitFigures, type VisitFigures } from '@/domain/visits/statistics'
import { findEntries } from '@/features/portal-records/record-queries'
import type { TimeLineEntry } from '@/features/portal-records/time-line'
import { readDailyCounts } from '@/features/portal-statistics/statistics-queries'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { countDaysOnline } from '@/features/portal-statistics/online-days'
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

async function findPrice(propertyId: number): Promise<string | null> {
  const payload = await payloadAsSystem(
    'showing an owner the price of a property that was found to be theirs',
  )
  const { price } = await payload.findByID({
    collection: 'properties',
    id: propertyId,
    depth: 0,
    select: { price: true },
  })
  return typeof price === 'number' ? formatPrice(price) : null
}

/**
 * The overview of a property.
 *
 * @param property must be one that `findOwnedProperty` gave
 * @param owner reads what happened: only what is theirs to know
 */
export async function getOverview(
  property: OwnedProperty,
  owner: OwnerAccount,
  now: Date,
): Promise<OverviewView> {
  const today = toBelgianDay(now)
  const month = lastOwnedDays(today, monthDays, property)
  const [price, daysOnline, counts, [next], latest] = await Promise.all([
    findPrice(property.id),
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
