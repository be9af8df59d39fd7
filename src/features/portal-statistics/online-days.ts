import 'server-only'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { queryRows } from '@/server/db'
import type { OwnedPeriod } from './statistics-queries'

/** Today counts at once: the roll-up may not have noted it yet. */
const statement = `
  select count(*)::int as days from (
    select day from visits.online where home_id = $1
    union
    select $4::date from rm.listings where property_id = $1
  ) as online
  where ($2::date is null or day >= $2::date) and ($3::date is null or day <= $3::date)`

/** Days on which a property could be seen on the site, as far as they are its owner's to know. */
export async function countDaysOnline(
  { id, from, to }: OwnedPeriod,
  today: CalendarDay,
): Promise<number> {
  const [row] = await queryRows<{ days: number }>(statement, [id, from, to, today])
  return row?.days ?? 0
}
