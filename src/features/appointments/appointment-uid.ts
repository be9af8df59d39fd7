import 'server-only'
import { env } from '@/server/env'

/** The same in every mail and calendar, so that a calendar knows the appointment again. */
export function toCalendarUid(appointmentId: number): string {
  return `appointment-${appointmentId}@${new URL(env().SITE_URL).hostname}`
}
