import 'server-only'
import { cacheLife } from 'next/cache'
import { toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'

/** The day whose rules are told: no page says for longer than a day what no longer holds. */
export async function getRetentionDay(): Promise<CalendarDay> {
  'use cache'
  cacheLife('days')
  return toBelgianDay(new Date())
}
