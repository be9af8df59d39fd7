import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { toOutsideSubject } from '@/server/mail/subject-queries'
import { findAppointmentFacts } from './appointment-facts'
import type { AppointmentView } from './appointment-queries'

type AppointmentPlaceProps = Pick<AppointmentView, 'id' | 'state'> & { locale: Locale }

/**
 * What is visited, as the mail about it names it, and where: the address is for who is expected there. A
 * discreet home is named to nobody outside of the agency.
 */
export async function AppointmentPlace({ id, state, locale }: AppointmentPlaceProps) {
  const facts = await findAppointmentFacts(id, locale)
  if (facts === null) return null
  const { subject, place } = facts
  const lines = [toOutsideSubject(subject)?.title, state === 'confirmed' ? place : null].filter(
    (line) => typeof line === 'string',
  )
  return lines.map((line) => <p key={line}>{line}</p>)
}
