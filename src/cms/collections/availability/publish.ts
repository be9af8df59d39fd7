import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { expandAvailability } from '@/domain/appointments/availability'
import type { SlotTimes } from '@/domain/appointments/slots'
import { addDays, toBelgianDay, toCalendarDay } from '@/domain/kernel/calendar-day'
import type { Availability } from '../../payload-types'
import { toNestedRequest } from '../../hooks/nested-request'
import { getExecutor } from '../../hooks/transaction'
import { toRelationId } from '../../relation-id'

/** Most slots of one rule at a time, which a page could never show all. */
export const ruleSlotsMax = 400

/** The slots that a rule gives from a moment on, in their order. */
export function listRuleSlots(rule: Availability, now: Date): SlotTimes[] {
  // A home that was deleted leaves a rule about nothing.
  if (!rule.isActive || toRelationId(rule.property) === null) return []
  const today = toBelgianDay(now)
  const period = { from: today, to: addDays(today, rule.weeksAhead * 7) }
  const slots = rule.weekdays.flatMap((weekday) =>
    expandAvailability(
      {
        weekday: Number(weekday),
        from: rule.fromTime,
        to: rule.toTime,
        slotMinutes: rule.slotMinutes,
        bufferMinutes: rule.bufferMinutes,
        validFrom: toCalendarDay(rule.validFrom) ?? today,
        validUntil: rule.validUntil ? toCalendarDay(rule.validUntil) : null,
        exceptions: (rule.exceptions ?? []).flatMap(({ day }) => toCalendarDay(day) ?? []),
      },
      period,
    ),
  )
  return slots
    .filter(({ start }) => start > now)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .slice(0, ruleSlotsMax)
}

type Stored = { id: number; startsAt: number; endsAt: number; settings: string; isUsed: boolean }

/** What a rule says of its slots besides their times, in a form that compares. */
function toSettings(rule: Availability) {
  return {
    property: toRelationId(rule.property),
    agent: toRelationId(rule.agent),
    capacity: rule.capacity,
    bufferMinutes: rule.bufferMinutes,
    mode: rule.mode,
    closesBeforeMinutes: rule.closesBeforeMinutes,
  }
}

/** The coming slots of a rule, and whether anybody ever asked for one. */
async function readStored(req: PayloadRequest, ruleId: number, now: Date): Promise<Stored[]> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select slot.id, slot.starts_at, slot.ends_at, slot.property_id, slot.agent_id,
      slot.capacity::int, slot.buffer_minutes::int, slot.mode::text, slot.closes_before_minutes::int,
      exists (select from appointments claim where claim.slot_id = slot.id) as is_used
    from appointment_slots slot
    where slot.rule_id = ${ruleId} and slot.starts_at > ${now.toISOString()}::timestamptz
    order by slot.id
    for update of slot`)
  return rows.map((row) => ({
    id: Number(row['id']),
    startsAt: new Date(String(row['starts_at'])).getTime(),
    endsAt: new Date(String(row['ends_at'])).getTime(),
    settings: JSON.stringify({
      property: row['property_id'],
      agent: row['agent_id'],
      capacity: row['capacity'],
      bufferMinutes: row['buffer_minutes'],
      mode: row['mode'],
      closesBeforeMinutes: row['closes_before_minutes'],
    }),
    isUsed: row['is_used'] === true,
  }))
}

/** Two servers that publish one rule at the same moment come one after the other. */
async function lockRule(req: PayloadRequest, ruleId: number): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`availability:${ruleId}`}, 0))`,
  )
}

/**
 * Brings the coming slots of a rule in line with it, in the transaction of `req`: makes what is
 * missing and takes away what nobody asked for. A slot that somebody booked stays as they were told.
 *
 * @returns how many booked slots the rule would not give any more
 */
export async function publishRule(
  req: PayloadRequest,
  rule: Availability,
  now: Date,
): Promise<number> {
  await lockRule(req, rule.id)
  const stored = await readStored(req, rule.id, now)
  const wanted = listRuleSlots(rule, now)
  const settings = toSettings(rule)
  const isWanted = (slot: Stored) =>
    slot.settings === JSON.stringify(settings) &&
    wanted.some(({ start, end }) => +start === slot.startsAt && +end === slot.endsAt)
  const free = stored.filter((slot) => !slot.isUsed && !isWanted(slot))
  const options = { collection: 'appointment-slots', depth: 0, req: toNestedRequest(req) } as const
  for (const { id } of free) await req.payload.delete({ ...options, id })
  const taken = new Set(
    stored.filter((slot) => !free.includes(slot)).map(({ startsAt }) => startsAt),
  )
  for (const { start, end } of wanted) {
    if (taken.has(start.getTime())) continue
    const times = { startsAt: start.toISOString(), endsAt: end.toISOString() }
    await req.payload.create({ ...options, data: { ...settings, ...times, rule: rule.id } })
  }
  const bookedOutside = stored.filter((slot) => slot.isUsed && !isWanted(slot)).length
  const executor = await getExecutor(req)
  await executor.execute(
    sql`update availability set booked_outside = ${bookedOutside} where id = ${rule.id}`,
  )
  return bookedOutside
}
