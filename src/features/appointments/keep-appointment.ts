import 'server-only'
import type { PayloadRequest } from 'payload'
import { findByBookingKey } from '@/cms/collections/appointment-slots/slot-ledger'
import { waitingListField } from '@/domain/appointments/enquiry-states'
import { formatDayAndTimes } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { err, ok, type Result } from '@/domain/kernel/result'
import { payloadAsSystem } from '@/server/payload'
import { createBookedToken } from './appointment-queries'
import { bookAppointment } from './book-appointment'

/** What a visitor sent with the form that books. */
type SentForm = {
  locale: Locale
  propertyId: number | null
  projectId: number | null
  person: {
    firstName: string | null
    lastName: string | null
    email: string | null
    phone: string | null
  }
  fields: Readonly<Record<string, unknown>>
  idempotencyKey: string
  retainUntil: Date
}

/** The token by which the page that thanks tells what was booked. */
type Told = { told: string }

type Refusal = { field: 'slot'; code: string; isTaken: boolean }

/** A number that fits no known plan is kept as it was typed. */
function readPhone({ person, fields }: SentForm): string | null {
  const typed = fields['phone']
  return person.phone ?? (typeof typed === 'string' && typed !== '' ? typed : null)
}

/**
 * Keeps a sent form as an appointment, and the enquiry with it in one transaction. When there is
 * no place, nothing is kept: the visitor is told and chooses again.
 *
 * @returns the token by which the page that thanks tells what was booked
 * @throws Error when the database fails
 */
async function keepAppointment(
  sent: SentForm,
  saveEnquiry: (
    req: PayloadRequest,
    known: { answers: { slot: string }; userId: number | null },
  ) => Promise<number>,
  now: Date,
): Promise<Result<Told, Refusal>> {
  const { locale, propertyId, projectId, person, fields, idempotencyKey, retainUntil } = sent
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
  const outcome = await bookAppointment(
    {
      slotId: Number(fields['slot']),
      propertyId,
      projectId,
      person: { name, email: person.email, phone: readPhone(sent) },
      locale,
      key: idempotencyKey,
      wantsToWait: fields[waitingListField] === true,
      retainUntil,
    },
    {
      now,
      // In the desk and in mails the number of a slot says nothing; whoever receives is told.
      saveEnquiry: (req, { startsAt, endsAt, agentId }) =>
        saveEnquiry(req, {
          answers: { slot: formatDayAndTimes(startsAt, endsAt) },
          userId: agentId,
        }),
    },
  )
  if (outcome.ok) {
    const { appointmentId, bookedAt } = outcome.value
    return ok({ told: createBookedToken(appointmentId, bookedAt) })
  }
  const isTaken = outcome.error !== 'unknown'
  return err({ field: 'slot', code: `slot.${outcome.error}`, isTaken })
}

/**
 * For who sends the form a second time, as long as the first one was told. One that is over or was moved is
 * known by no form any more.
 */
async function recallAppointment(idempotencyKey: string): Promise<Told | null> {
  const payload = await payloadAsSystem('telling who sent a booking twice what was booked')
  const booking = await findByBookingKey({ payload }, idempotencyKey)
  return booking && { told: createBookedToken(booking.id, booking.bookedAt) }
}

/** How the form that books keeps what was sent. */
export const appointmentKeep = { keep: keepAppointment, recall: recallAppointment }
