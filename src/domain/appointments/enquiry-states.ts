import type { AppointmentState } from './states'

/** The form that books an appointment. */
export const bookingKind = 'contact-appointment'

const stateByAppointment: Readonly<Record<AppointmentState, 'answered' | 'closed' | null>> = {
  waiting: 'answered',
  requested: null,
  confirmed: 'answered',
  declined: 'answered',
  expired: null,
  cancelled: 'closed',
  done: 'answered',
  noShow: 'answered',
}

/**
 * What an enquiry that asked for an appointment has become by how the appointment stands; null where
 * it still waits for the agency. Who stands in line was told so by the site, which also tells of a
 * free place, unless there is no address to write to: then somebody has to call. A request that lapsed
 * stays with the agency, which never answered it.
 *
 * @param isMailed whether the visitor left an address to which the site writes
 */
export function findEnquiryState(
  state: AppointmentState,
  isMailed: boolean,
): 'answered' | 'closed' | null {
  return state === 'waiting' && !isMailed ? null : stateByAppointment[state]
}
