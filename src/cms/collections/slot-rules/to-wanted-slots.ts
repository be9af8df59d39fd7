import { listPublished, type AvailabilityRule } from '@/domain/appointments/availability'
import type { WantedSlot } from '@/domain/appointments/publication'
import { toCalendarDay } from '@/domain/kernel/calendar-day'
import type { SlotRule } from '../../payload-types'
import { toRelationId } from '../../relation-id'

/** As much of a stored rule as says when its slots are. */
export type RuleHours = Pick<
  SlotRule,
  | 'weekdays'
  | 'from'
  | 'to'
  | 'slotMinutes'
  | 'bufferMinutes'
  | 'validFrom'
  | 'validUntil'
  | 'weeksAhead'
  | 'exceptions'
>

/** A stored rule as the domain reads it; null when its first day is none. */
export function toAvailability(
  rule: RuleHours,
): (AvailabilityRule & { weeksAhead: number }) | null {
  const { from, to, slotMinutes, bufferMinutes, weeksAhead, validUntil } = rule
  const validFrom = toCalendarDay(rule.validFrom)
  if (validFrom === null) return null
  return {
    weekdays: rule.weekdays.map(Number),
    from,
    to,
    slotMinutes,
    bufferMinutes,
    weeksAhead,
    validFrom,
    validUntil: validUntil ? toCalendarDay(validUntil) : null,
    exceptions: (rule.exceptions ?? []).flatMap(({ day }) => toCalendarDay(day) ?? []),
  }
}

/** The moments that a rule leaves alone, in milliseconds. */
function readOmitted(omitted: SlotRule['omitted']): Set<number> {
  const moments = Array.isArray(omitted) ? omitted : []
  return new Set(moments.map((moment) => Date.parse(String(moment))))
}

/** The slots that a stored rule wants published now. */
export function toWantedSlots(rule: SlotRule, now: Date): WantedSlot[] {
  const availability = toAvailability(rule)
  if (availability === null) return []
  const omitted = readOmitted(rule.omitted)
  const { capacity, bufferMinutes, closesBeforeMinutes, mode } = rule
  return listPublished(availability, now)
    .filter(({ start }) => !omitted.has(start.getTime()))
    .map(({ start, end }) => ({
      start,
      end,
      propertyId: toRelationId(rule.property),
      projectId: toRelationId(rule.project),
      atOffice: rule.atOffice ?? false,
      agentId: toRelationId(rule.agent),
      capacity,
      bufferMinutes,
      closesBeforeMinutes,
      mode,
    }))
}
