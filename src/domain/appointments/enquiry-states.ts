import type { AppointmentState } from './states'

/** The form that books an appointment. */
export const bookingKind = 'contact-appointment'

/**
 * What an enquiry that asked for an appointment has become by how the appointment stands; null where
 * it still waits for the agency. Who stands in line was told so by the site, which also tells of a
 * free place. A request that lapsed stays with the agency, which never answered it.
 */
export const enquiryStateByAppointment: Readonly<
  Record<AppointmentState, 'answered' | 'closed' | null>
> = {
  waiting: 'answered',
  requested: null,
  confirmed: 'answered',
  declined: 'answered',
  expired: null,
  cancelled: 'closed',
  done: 'answered',
  noShow: 'answered',
}
