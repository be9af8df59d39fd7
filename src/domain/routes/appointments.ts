import type { Locale } from '../kernel/locales'

/** Second segment of the page of one appointment; what follows proves who may see it. */
export const appointmentSegment = 'appointment'

/** The page of an appointment, for those who have its token. */
export function buildAppointmentPath(locale: Locale, token: string): string {
  return `/${locale}/${appointmentSegment}/${token}/`
}

/**
 * Where the page of an appointment sends what its visitor decides. Not below `/api/appointments/`: an
 * address of the site hides the one at which the desk saves an appointment.
 */
export function buildAppointmentActionPath(token: string): string {
  return `/api/own-appointments/${token}/`
}
