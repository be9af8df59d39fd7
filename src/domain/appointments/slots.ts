/** When an appointment can take place. */
export type SlotTimes = { start: Date; end: Date }

/** Where an appointment takes place: at one home, one project or the office. */
export type SlotPlace = {
  propertyId: number | null
  projectId: number | null
  atOffice: boolean
}

/** True when two slots are about the same; one that lost its home is about nothing. */
export function isSamePlace(one: SlotPlace, other: SlotPlace): boolean {
  const isSomewhere = one.propertyId !== null || one.projectId !== null || one.atOffice
  return (
    isSomewhere &&
    one.propertyId === other.propertyId &&
    one.projectId === other.projectId &&
    one.atOffice === other.atOffice
  )
}

/** Minutes before its start at which a slot closes, unless it says otherwise. */
export const closesBeforeMinutesDefault = 120
/** Longest slot, in hours: an open day of a project. */
export const slotHoursMax = 12
/** Most people in one slot, as on an open day. */
export const slotCapacityMax = 500

const msPerMinute = 60 * 1000

/** What is wrong with the times of a slot; null when nothing is. */
export function findSlotIssue({ start, end }: SlotTimes): 'endsTooEarly' | 'tooLong' | null {
  const minutes = (end.getTime() - start.getTime()) / msPerMinute
  if (minutes <= 0) return 'endsTooEarly'
  return minutes > slotHoursMax * 60 ? 'tooLong' : null
}

/** What decides when a slot can be booked. */
export type Publishing = SlotTimes & {
  /** Null means at once. */
  visibleFrom: Date | null
  /** 0 or more. */
  closesBeforeMinutes: number
}

/** The last moment before which a slot can be booked. */
export function closesAt({ start, closesBeforeMinutes }: Publishing): Date {
  return new Date(start.getTime() - closesBeforeMinutes * msPerMinute)
}

/** Whether a slot can be booked now; `hidden` is not shown yet, `closed` no longer. */
export function bookingPhase(slot: Publishing, now: Date): 'hidden' | 'open' | 'closed' {
  if (now >= closesAt(slot)) return 'closed'
  return slot.visibleFrom !== null && now < slot.visibleFrom ? 'hidden' : 'open'
}

/**
 * True when one person cannot keep both slots: they overlap, or less time lies between them than
 * the larger buffer of the two.
 */
export function clashes(
  one: SlotTimes & { bufferMinutes: number },
  other: SlotTimes & { bufferMinutes: number },
): boolean {
  const bufferMs = Math.max(one.bufferMinutes, other.bufferMinutes) * msPerMinute
  return (
    one.start.getTime() < other.end.getTime() + bufferMs &&
    other.start.getTime() < one.end.getTime() + bufferMs
  )
}

/**
 * Places that can still be had.
 *
 * @param slot.held places that are taken
 * @param slot.isAgentAway whether the agent is elsewhere then, in a slot that clashes
 */
export function placesLeft(slot: { capacity: number; held: number; isAgentAway: boolean }): number {
  return slot.isAgentAway ? 0 : Math.max(0, slot.capacity - slot.held)
}

/**
 * What an appointment becomes in a slot with a place: confirmed, or a request that the agency looks at.
 * Who is confirmed is told where to come. So a hidden address keeps everybody waiting whom the agency
 * has not confirmed before: whatever the slot says, anybody with a mailbox could learn it otherwise.
 */
export function firstState(
  slot: { mode: 'instant' | 'review'; isAddressPublic: boolean },
  { isConfirmed }: { isConfirmed: boolean },
): 'confirmed' | 'requested' {
  const isToldNothingNew = slot.isAddressPublic || isConfirmed
  return slot.mode === 'instant' && isToldNothingNew ? 'confirmed' : 'requested'
}
