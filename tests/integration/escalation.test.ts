import { beforeAll, beforeEach, expect, it } from 'vitest'
import { escalateEnquiries } from '@/forms/_kit/escalate-enquiries'
import { composeEscalation } from '@/forms/_kit/enquiry-mails'
import type { Appointment } from '@/cms/payload-types'
import { queryRows } from '@/server/db'
import { getTestPayload } from '../support/test-payload'

// 20 November 2026 is a Friday.
const friday = '2026-11-20T15:00:00.000Z'
const tooEarly = new Date('2026-11-23T14:00:00Z')
const due = new Date('2026-11-23T16:00:00Z')

async function setHours(escalationHours: number, email = 'info@kassei.example'): Promise<void> {
  const payload = await getTestPayload()
  const data = { tradeName: 'Kassei', email, escalationHours }
  await payload.updateGlobal({ slug: 'site', data })
}

async function createEnquiry(state: 'new' | 'seen' = 'new'): Promise<number> {
  const payload = await getTestPayload()
  const person = { firstName: 'An', lastName: 'De Wolf', email: 'an@example.be' }
  const fields = { remark: 'Is het nog vrij?' }
  const data = { kind: 'site-contact', state, locale: 'fr', page: '/fr/', person, fields } as const
  const { id } = await payload.create({
    collection: 'enquiries',
    data: { ...data, createdAt: friday },
  })
  return id
}

async function readMails() {
  const payload = await getTestPayload()
  return (await payload.find({ collection: 'mails', sort: 'id', depth: 0 })).docs
}

beforeAll(async () => setHours(24))

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of ['appointments', 'appointment-slots', 'enquiries'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
})

it('an enquiry that nobody opened is told to the office once its hours are over, and once', async () => {
  const id = await createEnquiry()
  await escalateEnquiries(tooEarly)
  expect(await readMails()).toEqual([])
  // Two servers at the same moment.
  await Promise.all([escalateEnquiries(due), escalateEnquiries(due)])
  await escalateEnquiries(new Date('2026-11-25T16:00:00Z'))
  const mails = await readMails()
  expect(mails).toMatchObject([
    { kind: 'enquiry-escalation', to: 'info@kassei.example', enquiry: id, state: 'queued' },
  ])
  const payload = await getTestPayload()
  const stored = await payload.findByID({ collection: 'enquiries', id, depth: 0 })
  expect(stored.escalatedAt).toBe(due.toISOString())
})

it('the mail says since when it waits and what was asked, and is dropped when it was opened', async () => {
  const id = await createEnquiry()
  const mail = { locale: 'nl', enquiryId: id, data: {}, to: 'info@kassei.example' } as const
  const composed = await composeEscalation(mail)
  expect(composed?.subject).toBe('Nog niet bekeken: contact')
  expect(composed?.replyTo).toBe('an@example.be')
  const text = JSON.stringify(composed?.blocks)
  expect(text).toContain('vrijdag 20 november 2026 om 16:00')
  expect(text).toContain('Is het nog vrij?')
  const payload = await getTestPayload()
  await payload.update({ collection: 'enquiries', id, data: { state: 'seen' } })
  expect(await composeEscalation(mail)).toBeNull()
})

/** An enquiry that asked for a visit, whose appointment the agency was asked for at another moment. */
async function createBooking(
  appointment: Pick<Appointment, 'state'> & { requestedAt: string; email?: string },
): Promise<number> {
  const payload = await getTestPayload()
  const id = await createEnquiry()
  await payload.update({ collection: 'enquiries', id, data: { kind: 'contact-appointment' } })
  const slot = await payload.create({
    collection: 'appointment-slots',
    data: {
      atOffice: true,
      startsAt: '2031-03-03T09:00:00.000Z',
      endsAt: '2031-03-03T09:30:00.000Z',
      capacity: 1,
      bufferMinutes: 0,
      mode: 'review',
      closesBeforeMinutes: 0,
    },
  })
  const { requestedAt, ...data } = appointment
  const { id: appointmentId } = await payload.create({
    collection: 'appointments',
    data: { name: 'An De Wolf', locale: 'fr', slot: slot.id, enquiry: id, ...data },
  })
  await queryRows('update appointments set requested_at = $2 where id = $1', [
    appointmentId,
    requestedAt,
  ])
  await queryRows(`update enquiries set state = 'new' where id = $1`, [id])
  return id
}

it('a visit that was moved waits since it was asked for last, not since its form came in', async () => {
  const id = await createBooking({ state: 'requested', requestedAt: '2026-11-23T08:00:00.000Z' })
  await escalateEnquiries(due)
  expect(await readMails()).toEqual([])
  await escalateEnquiries(new Date('2026-11-24T08:00:00Z'))
  expect(await readMails()).toMatchObject([{ enquiry: id }])
})

it('a request is told of while it can be answered, also at a weekend, and not before half its time', async () => {
  // A Saturday, of which no hour is one of a working day.
  const id = await createBooking({ state: 'requested', requestedAt: '2026-11-21T08:00:00.000Z' })
  await escalateEnquiries(new Date('2026-11-21T19:00:00Z'))
  expect(await readMails()).toEqual([])
  await escalateEnquiries(new Date('2026-11-21T20:00:00Z'))
  await escalateEnquiries(new Date('2026-11-21T21:00:00Z'))
  expect(await readMails()).toMatchObject([{ enquiry: id }])
})

it.each([
  ['requested', 'Deze afspraak wacht sinds maandag 23 november 2026 om 09:00 op uw antwoord'],
  ['expired', 'werd op maandag 23 november 2026 om 09:00 gevraagd en is zonder antwoord vervallen'],
  ['waiting', 'bel zodra er een plaats vrijkomt'],
] as const)(
  'of a visit that is %s the mail says what can be done, and opens it',
  async (state, says) => {
    const id = await createBooking({ state, requestedAt: '2026-11-23T08:00:00.000Z' })
    const composed = await composeEscalation({
      locale: 'nl',
      enquiryId: id,
      data: {},
      to: 'info@kassei.example',
    })
    const text = JSON.stringify(composed?.blocks)
    expect(text).toContain(says)
    expect(text).toContain('"label":"Afspraak openen"')
  },
)

it('an enquiry that was opened is told to nobody', async () => {
  await createEnquiry('seen')
  await escalateEnquiries(due)
  expect(await readMails()).toEqual([])
})

it('an agency that wants no notice gets none', async () => {
  await createEnquiry()
  await setHours(0)
  await escalateEnquiries(due)
  await setHours(24)
  expect(await readMails()).toEqual([])
})
