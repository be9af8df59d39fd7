import type { AppointmentState } from './states'

/** The form that books an appointment. */
export const bookingKind = 'contact-appointment'

/** Its box with which somebody asks to stand in line for a full slot. */
export const waitingListField = 'waitingList'

/** A state of an enquiry that follows from how its appointment stands. */
export type SettledState = 'new' | 'answered' | 'closed'

const stateByAppointment: Readonly<Record<AppointmentState, SettledState | null>> = {
  waiting: 'answered',
  requested: 'new',
  confirmed: 'answered',
  declined: 'answered',
  expired: null,
  cancelled: 'closed',
  done: 'answered',
  noShow: 'answered',
}

/**
 * What an enquiry that asked for an appointment has become by how the appointment stands: "new" where
 * that waits for the agency, also once more, as after a move; null where it stays as it was. Who stands
 * in line was told so by the site, which also tells of a free place, unless there is no address to
 * write to: then somebody has to call. A request that lapsed stays with the agency, which never
 * answered it; a line that came to nothing was answered before, or not at all.
 *
 * @param isMailed whether the visitor left an address to which the site writes
 */
export function findEnquiryState(state: AppointmentState, isMailed: boolean): SettledState | null {
  return state === 'waiting' && !isMailed ? 'new' : stateByAppointment[state]
}
