/** How far an appointment has come. `waiting` stands in line for a place in a full slot. */
export const appointmentStates = [
  'waiting',
  'requested',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'done',
  'noShow',
] as const

export type AppointmentState = (typeof appointmentStates)[number]

/** States of a visit that the owner of the home reads; of what never was agreed on they know nothing. */
export const ownerStates = [
  'requested',
  'confirmed',
  'cancelled',
  'done',
  'noShow',
] as const satisfies readonly AppointmentState[]

export type OwnerState = (typeof ownerStates)[number]

/** Whether the owner of a home reads visits in a state. */
export function isOwnerState(state: string): state is OwnerState {
  return ownerStates.some((one) => one === state)
}

/** States of a visit that is meant to happen, or did: neither refused nor called off. */
export const standingStates = [
  'requested',
  'confirmed',
  'done',
  'noShow',
] as const satisfies readonly AppointmentState[]

/** What each state may become; what is over stays as it is. */
const nextStates: Readonly<Record<AppointmentState, readonly AppointmentState[]>> = {
  waiting: ['requested', 'confirmed', 'declined', 'expired', 'cancelled'],
  requested: ['confirmed', 'declined', 'expired', 'cancelled'],
  confirmed: ['cancelled', 'done', 'noShow'],
  declined: [],
  expired: [],
  cancelled: [],
  // Somebody who comes late is taken for absent at first, and the other way round.
  done: ['noShow'],
  noShow: ['done'],
}

/** True when an appointment may go from one state to another; staying is always allowed. */
export function mayBecome(from: AppointmentState, to: AppointmentState): boolean {
  return from === to || nextStates[from].includes(to)
}

/** Hours in which the agency answers a request before its place is given free. */
export const requestHoursMax = 24

const msPerHour = 60 * 60 * 1000

/** The moment at which an unanswered request lapses: after 24 hours, or when the slot begins. */
export function requestExpiresAt(request: { requestedAt: Date; slotStart: Date }): Date {
  const answerDue = request.requestedAt.getTime() + requestHoursMax * msPerHour
  return new Date(Math.min(answerDue, request.slotStart.getTime()))
}

/**
 * True from half the time on that the agency has for its answer: later a reminder would come when
 * nothing can be done any more, by night and at weekends as well.
 */
export function wantsAnswerSoon(
  request: { requestedAt: Date; slotStart: Date },
  now: Date,
): boolean {
  const asked = request.requestedAt.getTime()
  return now.getTime() >= (asked + requestExpiresAt(request).getTime()) / 2
}

/** What decides whether an appointment takes a place in its slot. */
export type PlaceClaim = { state: AppointmentState; requestedAt: Date; slotStart: Date }

/** True when nobody else can have the place; a request that nobody answered in time holds none. */
export function holdsPlace(claim: PlaceClaim, now: Date): boolean {
  if (claim.state === 'requested') return now < requestExpiresAt(claim)
  return claim.state === 'confirmed' || claim.state === 'done' || claim.state === 'noShow'
}

/** The state as it is now: what nobody answered in time has expired, whether noted or not. */
export function stateAt(claim: PlaceClaim, now: Date): AppointmentState {
  if (claim.state === 'requested' && now >= requestExpiresAt(claim)) return 'expired'
  return claim.state === 'waiting' && now >= claim.slotStart ? 'expired' : claim.state
}

/** True for what may still take place. */
export function isUnderWay(state: AppointmentState): boolean {
  return state === 'waiting' || state === 'requested' || state === 'confirmed'
}

/**
 * Whether its visitor is told where to come: who is expected there. Of the office, whose address everybody may
 * know, it is told from the first.
 */
export function isPlaceTold(state: AppointmentState, { atOffice }: { atOffice: boolean }): boolean {
  return state === 'confirmed' || (atOffice && isUnderWay(state))
}

/** True for what is over without anybody having been expected: nobody comes any more. */
export function isOff(state: AppointmentState): boolean {
  return state !== 'waiting' && !standingStates.some((one) => one === state)
}

/** True while the visitor may still cancel or move it: it is not over and has not begun. */
export function isChangeable(claim: PlaceClaim, now: Date): boolean {
  return isUnderWay(stateAt(claim, now)) && now < claim.slotStart
}

/** True while a visitor is expected: asked for or agreed, and not begun. Who waits in line is not yet. */
export function isExpected(claim: PlaceClaim, now: Date): boolean {
  return claim.state !== 'waiting' && isChangeable(claim, now)
}
