import { expect, it } from 'vitest'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { toVisitFigures } from '@/domain/visits/statistics'
import { messages } from './messages'
import { summarise } from './month-chart'

const from: CalendarDay = '2026-11-01'
const to: CalendarDay = '2026-11-30'

/** The sentence of a month with these views, by day of the month. */
function say(views: Readonly<Record<string, number>>): string {
  const rows = Object.entries(views).map(([day, count]) => ({
    day: `2026-11-${day}` as CalendarDay,
    kind: 'view' as const,
    source: 'direct',
    count,
  }))
  return summarise({ month: toVisitFigures(rows, { from, to }), texts: messages.nl, locale: 'nl' })
}

it('names the busiest day, or all of them where a few have as many visits', () => {
  expect(say({ '08': 14, '10': 3 })).toContain('op zondag 8 november 2026: 14 keer')
  const both = say({ '08': 14, '10': 3, '22': 14 })
  expect(both).toContain('zondag 8 november 2026 en zondag 22 november 2026: 14 keer')
})

it('names no day where many have as many visits, and none where there were none', () => {
  const even = say({ '01': 1, '02': 1, '03': 1, '04': 1 })
  expect(even).toBe('In 30 dagen 4 keer bekeken, hoogstens 1 keer op een dag.')
  expect(say({})).toBe(messages.nl.chartEmpty)
})
