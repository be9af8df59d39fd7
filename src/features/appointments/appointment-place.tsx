import 'server-only'
import { getTranslations } from 'next-intl/server'
import { isPlaceTold } from '@/domain/appointments/states'
import type { Locale } from '@/domain/kernel/locales'
import { toOutsideSubject } from '@/server/mail/subject-queries'
import { findAppointmentFacts } from './appointment-facts'
import type { AppointmentView } from './appointment-queries'

type AppointmentPlaceProps = Pick<AppointmentView, 'id' | 'state'> & { locale: Locale }

/**
 * What is visited, as the mail about it names it, and where: the address of a home is for who is
 * expected there. A discreet home is named to nobody outside of the agency.
 */
export async function AppointmentPlace({ id, state, locale }: AppointmentPlaceProps) {
  const facts = await findAppointmentFacts(id, locale)
  if (facts === null) return null
  const { subject, place, isAtOffice } = facts
  const t = await getTranslations('appointments')
  const told = isPlaceTold(state, { atOffice: isAtOffice }) ? place : null
  const where = told !== null && isAtOffice ? t('own.office', { place: told }) : told
  const lines = [toOutsideSubject(subject)?.title, where].filter((line) => typeof line === 'string')
  return lines.map((line) => <p key={line}>{line}</p>)
}
