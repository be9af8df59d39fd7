import 'server-only'
import type { Appointment, AppointmentSlot, Property } from '@/cms/payload-types'
import { findLoaded, toRelationId } from '@/cms/relation-id'
import { formatCityLine, formatStreetLine } from '@/domain/formats/address'
import type { Locale } from '@/domain/kernel/locales'
import { findMailSubject, type MailSubject } from '@/server/mail/subject-queries'
import { payloadAsSystem } from '@/server/payload'

/** An appointment with what mails and calendars tell of it. */
export type AppointmentFacts = {
  appointment: Appointment
  slot: AppointmentSlot
  subject: MailSubject | null
  /**
   * Where to come: for those who are expected there, also where the site hides the address. Null
   * for a project or the office.
   */
  place: string | null
}

const open = () => payloadAsSystem('telling those whom an appointment concerns about it')

/** The address of a home on one line. */
function toPlace(home: Property, locale: Locale): string | null {
  const { street = null, houseNumber = null, boxNr = null, zip, city } = home
  const line = formatStreetLine({ street, houseNumber, boxNr }, locale)
  const town = formatCityLine({ zip: zip ?? '', city: city ?? '' })
  return [line, town].filter(Boolean).join(', ') || null
}

/** Null for an appointment that is gone. */
export async function findAppointmentFacts(
  id: number,
  locale: Locale,
): Promise<AppointmentFacts | null> {
  const payload = await open()
  const appointment = await payload.findByID({
    collection: 'appointments',
    id,
    depth: 1,
    locale,
    disableErrors: true,
  })
  const slot = findLoaded<AppointmentSlot>(appointment?.slot)
  if (!appointment || slot === null) return null
  const propertyId = toRelationId(slot.property)
  const projectId = toRelationId(slot.project)
  const home =
    propertyId === null
      ? null
      : await payload.findByID({
          collection: 'properties',
          id: propertyId,
          depth: 0,
          locale,
          disableErrors: true,
        })
  return {
    appointment,
    slot,
    subject: await findMailSubject({ propertyId, projectId }, locale),
    place: home === null ? null : toPlace(home, locale),
  }
}
