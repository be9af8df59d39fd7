import { expandAvailability } from '@/domain/appointments/availability'
import { closesBeforeMinutesDefault } from '@/domain/appointments/slots'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import type { SeedVisit } from '../schema/listing'
import { idOf, type SeedContext } from './context'

/**
 * Publishes the times at which homes can be visited in the coming weeks. A home that has coming
 * times already keeps them; one whose times are past gets new ones.
 */
export async function loadVisits(context: SeedContext): Promise<void> {
  const { data, report } = context
  let count = 0
  for (const visit of data.visits) {
    if (!(await hasComingSlots(visit, context))) count += await writeSlots(visit, context)
  }
  report(`${count} times for visits`)
}

async function hasComingSlots(
  { property }: SeedVisit,
  { payload, req, ids, now }: SeedContext,
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'appointment-slots',
    req,
    where: {
      and: [
        { property: { equals: idOf(ids.properties, property) } },
        { startsAt: { greater_than: now.toISOString() } },
      ],
    },
  })
  return totalDocs > 0
}

async function writeSlots(visit: SeedVisit, context: SeedContext): Promise<number> {
  const { payload, req, ids, now } = context
  const { property, weeks, capacity, mode, ...hours } = visit
  const from = addDays(toBelgianDay(now), 1)
  const rule = { ...hours, validFrom: from, validUntil: null, exceptions: [] }
  const slots = expandAvailability(rule, { from, to: addDays(from, 7 * weeks - 1) })
  for (const { start, end } of slots) {
    await payload.create({
      collection: 'appointment-slots',
      req,
      depth: 0,
      data: {
        property: idOf(ids.properties, property),
        startsAt: start.toISOString(),
        endsAt: end.toISOString(),
        capacity,
        mode,
        bufferMinutes: hours.bufferMinutes,
        closesBeforeMinutes: closesBeforeMinutesDefault,
      },
    })
  }
  return slots.length
}
