import type { Locale } from '../kernel/locales'

/** Second segment of the page of one appointment; what follows proves who may see it. */
export const appointmentSegment = 'appointment'

/** The page of an appointment, for those who have its token. */
export function buildAppointmentPath(locale: Locale, token: string): string {
  return `/${locale}/${appointmentSegment}/${token}/`
}

/** Where the page of an appointment sends what its visitor decides. */
export function buildAppointmentActionPath(token: string): string {
  return `/api/appointments/${token}/`
}
