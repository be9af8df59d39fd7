import 'server-only'
import type { Appointment, AppointmentSlot } from '@/cms/payload-types'
import { findLoaded, toRelationId } from '@/cms/relation-id'
import type { SlotPlace } from '@/domain/appointments/slots'
import { formatCityLine, formatStreetLine } from '@/domain/formats/address'
import type { Locale } from '@/domain/kernel/locales'
import { localizedPlaceName } from '@/domain/places/place-name'
import { findMailSubject, type MailSubject } from '@/server/mail/subject-queries'
import { payloadAsSystem } from '@/server/payload'

/** An appointment with what mails and calendars tell of it. */
export type AppointmentFacts = {
  appointment: Appointment
  slot: AppointmentSlot
  subject: MailSubject | null
  /** Where to come: for those who are expected there, also where the site hides the address. */
  place: string | null
  /** Whether that is the office, whose address is no secret. */
  isAtOffice: boolean
}

const open = () => payloadAsSystem('telling those whom an appointment concerns about it')

type Address = Partial<Record<'street' | 'houseNumber' | 'boxNr' | 'zip' | 'city', string | null>>

/** An address on one line. */
function toLine(address: Address, locale: Locale): string | null {
  const { street = null, houseNumber = null, boxNr = null, zip, city } = address
  const line = formatStreetLine({ street, houseNumber, boxNr }, locale)
  const town = formatCityLine({ zip: zip ?? '', city: localizedPlaceName(city ?? '', locale) })
  return [line, town].filter(Boolean).join(', ') || null
}

async function findAddress(
  { propertyId, projectId, atOffice }: SlotPlace,
  locale: Locale,
): Promise<Address | null> {
  const payload = await open()
  const options = { depth: 0, locale, disableErrors: true } as const
  if (propertyId !== null) {
    return payload.findByID({ collection: 'properties', id: propertyId, ...options })
  }
  if (projectId !== null) {
    return payload.findByID({ collection: 'projects', id: projectId, ...options })
  }
  return atOffice ? payload.findGlobal({ slug: 'company', depth: 0, locale }) : null
}

/** What mails and calendars tell of where an appointment takes place. */
export type PlaceFacts = Pick<AppointmentFacts, 'subject' | 'place' | 'isAtOffice'>

/** What is visited in a slot, and where. */
export async function findPlaceFacts(slot: AppointmentSlot, locale: Locale): Promise<PlaceFacts> {
  const propertyId = toRelationId(slot.property)
  const projectId = toRelationId(slot.project)
  const atOffice = slot.atOffice === true
  const [subject, address] = await Promise.all([
    findMailSubject({ propertyId, projectId }, locale),
    findAddress({ propertyId, projectId, atOffice }, locale),
  ])
  const isAtOffice = atOffice && propertyId === null && projectId === null
  return { subject, place: address && toLine(address, locale), isAtOffice }
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
  return { appointment, slot, ...(await findPlaceFacts(slot, locale)) }
}
