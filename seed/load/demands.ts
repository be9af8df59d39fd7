import { defaultUntil } from '@/domain/matching/schedule'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { SeedContext } from './context'
import { daysBefore } from './dates'

/**
 * Writes what people look for, so that an owner sees how many searches fit the home. Somebody who has
 * a search already keeps it.
 */
export async function loadDemands({ payload, req, data, now, report }: SeedContext): Promise<void> {
  let count = 0
  for (const { confirmedDaysAgo, ...wish } of data.demands) {
    const where = { email: { equals: wish.email } }
    if ((await payload.count({ collection: 'demands', req, where })).totalDocs > 0) continue
    await payload.create({
      collection: 'demands',
      req,
      depth: 0,
      data: {
        ...wish,
        state: 'confirmed',
        frequency: 'weekly',
        confirmedAt: daysBefore(now, confirmedDaysAgo),
        until: `${defaultUntil(toBelgianDay(now))}T12:00:00.000Z`,
      },
    })
    count += 1
  }
  report(`${count} search alerts`)
}
