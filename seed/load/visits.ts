import type { Where } from 'payload'
import { closesBeforeMinutesDefault } from '@/domain/appointments/slots'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import type { SeedVisit } from '../schema/listing'
import { idOf, type SeedContext } from './context'

/**
 * Writes the weekly hours at which visitors are received; their slots are published with them.
 * What has weekly hours or coming slots already keeps them.
 */
export async function loadVisits(context: SeedContext): Promise<void> {
  const { data, report } = context
  let count = 0
  for (const visit of data.visits) {
    if (await isPlanned(visit, context)) continue
    await writeRule(visit, context)
    count += 1
  }
  report(`${count} weekly hours for visits`)
}

function toPlace({ property, project, atOffice }: SeedVisit, { ids }: SeedContext) {
  return {
    property: property === undefined ? null : idOf(ids.properties, property),
    project: project === undefined ? null : idOf(ids.projects, project),
    atOffice: atOffice === true,
  }
}

async function isPlanned(visit: SeedVisit, context: SeedContext): Promise<boolean> {
  const { payload, req, now } = context
  const { property, project, atOffice } = toPlace(visit, context)
  const isHere: Where[] = [
    ...(property === null ? [] : [{ property: { equals: property } }]),
    ...(project === null ? [] : [{ project: { equals: project } }]),
    ...(atOffice ? [{ atOffice: { equals: true } }] : []),
  ]
  const isComing = { startsAt: { greater_than: now.toISOString() } }
  const [rules, slots] = [
    await payload.count({ collection: 'slot-rules', req, where: { and: isHere } }),
    await payload.count({
      collection: 'appointment-slots',
      req,
      where: { and: [...isHere, isComing] },
    }),
  ]
  return rules.totalDocs + slots.totalDocs > 0
}

async function writeRule(visit: SeedVisit, context: SeedContext): Promise<void> {
  const { payload, req, now } = context
  const { name, weekdays, from, to, slotMinutes, bufferMinutes, capacity, mode, weeks } = visit
  await payload.create({
    collection: 'slot-rules',
    req,
    depth: 0,
    data: {
      ...toPlace(visit, context),
      name,
      weekdays,
      from,
      to,
      slotMinutes,
      bufferMinutes,
      capacity,
      mode,
      closesBeforeMinutes: closesBeforeMinutesDefault,
      validFrom: `${addDays(toBelgianDay(now), 1)}T12:00:00.000Z`,
      weeksAhead: weeks,
    },
  })
}
