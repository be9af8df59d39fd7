import { clashes, type SlotPlace } from './slots'

/** A slot as a rule wants it: what visitors are offered, and who receives them. */
export type WantedSlot = SlotPlace & {
  start: Date
  end: Date
  agentId: number | null
  capacity: number
  bufferMinutes: number
  closesBeforeMinutes: number
  mode: 'instant' | 'review'
}

/** A slot that a rule published before. */
export type PublishedSlot = WantedSlot & {
  id: number
  /** Somebody comes, asked to come or stands in line. */
  isTaken: boolean
  /** Somebody once booked it, also if nothing came of it. */
  isRemembered: boolean
}

/** What makes the slots of a rule what it says. */
export type Publication = {
  add: WantedSlot[]
  /** Nobody ever booked these; they can go. */
  remove: number[]
  /** An appointment that is over tells of them: they are kept for it, and offered no more. */
  withdraw: number[]
  /** The rule says otherwise now, yet somebody was told of them: they stay as they are. */
  stay: number[]
}

function toKey(slot: WantedSlot): string {
  return JSON.stringify([
    slot.start.getTime(),
    slot.end.getTime(),
    slot.propertyId,
    slot.projectId,
    slot.atOffice,
    slot.agentId,
    slot.capacity,
    slot.bufferMinutes,
    slot.closesBeforeMinutes,
    slot.mode,
  ])
}

/**
 * Compares what a rule says with what it published before. No slot that somebody is to come in, or
 * waits for, is changed or taken away, and none is offered that could not take place beside it. Where
 * nothing changed, nothing is to be done.
 */
export function planPublication(
  wanted: readonly WantedSlot[],
  published: readonly PublishedSlot[],
): Publication {
  const wantedKeys = new Set(wanted.map(toKey))
  const fits = (slot: PublishedSlot) => wantedKeys.has(toKey(slot))
  const others = published.filter((slot) => !fits(slot))
  const stays = others.filter(({ isTaken }) => isTaken)
  const standing = new Set(published.filter(fits).map(toKey))
  const isToAdd = (slot: WantedSlot) =>
    !standing.has(toKey(slot)) && !stays.some((other) => clashes(slot, other))
  const idsOf = (slots: readonly PublishedSlot[]) => slots.map(({ id }) => id)
  return {
    add: wanted.filter(isToAdd),
    remove: idsOf(others.filter(({ isTaken, isRemembered }) => !isTaken && !isRemembered)),
    withdraw: idsOf(others.filter(({ isTaken, isRemembered }) => !isTaken && isRemembered)),
    stay: idsOf(stays),
  }
}
