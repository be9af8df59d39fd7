import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setScheduledWork } from '@/cms/jobs/scheduled-work'
import { setMailSender } from '@/cms/jobs/send-mail'
import { appointmentMails } from '@/features/appointments/appointment-mails'
import { bookAppointment } from '@/features/appointments/book-appointment'
import {
  cancelAppointment,
  leaveLine,
  moveAppointment,
} from '@/features/appointments/change-appointment'
import { findAppointment } from '@/features/appointments/appointment-queries'
import { tendAppointments } from '@/features/appointments/tend-appointments'
import type { Locale } from '@/domain/kernel/locales'
import { queryRows } from '@/server/db'
import { createMailSender } from '@/server/mail/send-mail'
import { queueScheduledWork, runDueJobs } from '@/server/queue/run-jobs'
import {
  createHouse,
  createListingBasics,
  createProject,
  type ListingBasics,
} from './listing-examples'
import { startMailServer, type MailServer } from '../support/mail-server'
import { getTestPayload } from '../support/test-payload'

const visitor = 'an@example.be'
const start = new Date('2031-11-28T13:00:00Z')
const hourMs = 60 * 60 * 1000
let server: MailServer
let agent: number
let home: number
let basics: ListingBasics
let bookings = 0

beforeAll(async () => {
  server = await startMailServer()
  const payload = await getTestPayload()
  basics = await createListingBasics(payload)
  const house = await createHouse(payload, basics, { recordFile: 'K 12' })
  home = house.id
  const user = await payload.create({
    collection: 'users',
    data: {
      name: 'Els',
      email: 'els@kassei.example',
      password: 'Correct-horse-9',
      role: 'agent',
      locale: 'fr',
    },
  })
  agent = user.id
  setMailSender(createMailSender(appointmentMails, { smtpUrl: server.url }))
})

afterAll(async () => {
  await server.close()
})

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of ['mails', 'appointments', 'appointment-slots'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await queryRows('delete from payload_jobs')
  server.received.length = 0
})

async function createSlot(changes: object = {}, hoursLater = 0): Promise<number> {
  const payload = await getTestPayload()
  const at = start.getTime() + hoursLater * hourMs
  const { id } = await payload.create({
    collection: 'appointment-slots',
    data: {
      property: home,
      agent,
      startsAt: new Date(at).toISOString(),
      endsAt: new Date(at + hourMs / 2).toISOString(),
      capacity: 1,
      bufferMinutes: 0,
      mode: 'instant',
      closesBeforeMinutes: 120,
      ...changes,
    },
  })
  return id
}

async function book(
  slotId: number,
  email = visitor,
  locale: Locale = 'nl',
  about: { propertyId: number | null; projectId: number | null } = {
    propertyId: home,
    projectId: null,
  },
  name = 'An De Wolf',
): Promise<number> {
  bookings += 1
  const outcome = await bookAppointment(
    {
      slotId,
      ...about,
      person: { name, email, phone: null },
      locale,
      key: `mail-booking-${bookings}`,
      wantsToWait: true,
      retainUntil: new Date(),
    },
    { now: new Date() },
  )
  if (!outcome.ok) throw new Error(outcome.error)
  return outcome.value.appointmentId
}

/** Sends what waits, and gives what came since the last time. */
async function receive(to = visitor) {
  server.received.length = 0
  while ((await runDueJobs()) > 0);
  return server.received.filter((mail) => mail.to?.[0]?.address === to)
}

async function receiveOne(to = visitor) {
  const [mail, ...rest] = await receive(to)
  expect(rest).toEqual([])
  if (mail === undefined) throw new Error(`Nothing came for ${to}`)
  return mail
}

type Received = Awaited<ReturnType<typeof receiveOne>>

/** The lines of the calendar file of a mail, long ones joined. */
function readCalendar({ attachments }: Received) {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const content = file?.content
  const text =
    typeof content === 'string' ? content : new TextDecoder().decode(content ?? new ArrayBuffer(0))
  const lines = text.replace(/\r?\n /g, '').split(/\r?\n/)
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)
  return { isThere: file !== undefined, valueOf }
}

const bothParts = ({ text = '', html = '' }: Received) => [text, html.replaceAll('\u2060', '')]

describe('a visit', () => {
  it('that is confirmed tells when and where, with a file for the calendar and its link', async () => {
    const id = await book(await createSlot())
    const mail = await receiveOne()
    expect(mail.subject).toContain('Uw afspraak is bevestigd: vrijdag 28 november 2031')
    for (const part of bothParts(mail)) {
      expect(part).toContain('Goedendag,')
      expect(part).toContain('Verborgenstraat 12, 2000 Antwerpen')
      expect(part).toContain('K 12')
    }
    const token = /\/nl\/appointment\/([^/]+)\//.exec(mail.text ?? '')?.[1] ?? ''
    expect(await findAppointment(token, new Date())).toMatchObject({ id, state: 'confirmed' })
    const { valueOf } = readCalendar(mail)
    expect(valueOf('METHOD')).toBe('PUBLISH')
    expect(valueOf('DTSTART')).toBe('20311128T130000Z')
    expect(valueOf('DTEND')).toBe('20311128T133000Z')
    expect(valueOf('LOCATION')).toBe('Verborgenstraat 12\\, 2000 Antwerpen')
  })

  it('of a home that hides its address waits for the agency, also in a slot that confirms at once', async () => {
    const payload = await getTestPayload()
    const { id: hidden } = await createHouse(payload, basics, {
      publishAddress: false,
      street: 'Sluierbergstraat',
    })
    const about = { propertyId: hidden, projectId: null }
    const slot = await createSlot({ property: hidden })
    const later = await createSlot({ property: hidden }, 3)
    const id = await book(slot, visitor, 'nl', about)
    const asked = await receiveOne()
    expect(asked.subject).toContain('Uw aanvraag voor een afspraak')
    for (const part of bothParts(asked)) expect(part).not.toContain('Sluierbergstraat')
    expect(readCalendar(asked).isThere).toBe(false)
    await payload.update({ collection: 'appointments', id, data: { state: 'confirmed' } })
    expect((await receiveOne()).text).toContain('Sluierbergstraat 12')
    // Who was confirmed once knows it, and may move without being asked again.
    await moveAppointment(id, later, new Date())
    expect((await receiveOne()).subject).toContain('verplaatst')
  })

  it('of a project tells its street to who is expected, also where the site hides it', async () => {
    const payload = await getTestPayload()
    const project = await createProject(payload, basics, {
      publishAddress: false,
      street: 'Sluierbergstraat',
      houseNumber: '9',
    })
    const slot = await createSlot({ property: null, project: project.id, mode: 'review' })
    const id = await book(slot, visitor, 'nl', { propertyId: null, projectId: project.id })
    const asked = await receiveOne()
    expect(asked.text).toContain('De Kaai')
    expect(asked.text).not.toContain('Sluierbergstraat')
    await payload.update({ collection: 'appointments', id, data: { state: 'confirmed' } })
    const confirmed = await receiveOne()
    for (const part of bothParts(confirmed)) {
      expect(part).toContain('Sluierbergstraat 9, 2000 Antwerpen')
      expect(part).toContain('De Kaai')
    }
    expect(readCalendar(confirmed).valueOf('LOCATION')).toBe('Sluierbergstraat 9\\, 2000 Antwerpen')
    const token = /\/nl\/appointment\/([^/]+)\//.exec(confirmed.text ?? '')?.[1] ?? ''
    const about = { kind: 'project', publicId: project.publicId }
    expect(await findAppointment(token, new Date())).toMatchObject({ about })
  })

  it('at the office tells where that is, and can be moved to another time there alone', async () => {
    const payload = await getTestPayload()
    const company = { street: 'Vlaamsekaai 12', zip: '2000', city: 'Antwerpen' }
    await payload.updateGlobal({ slug: 'company', data: company })
    const office = { property: null, atOffice: true }
    const later = await createSlot(office, 3)
    await createSlot({}, 6)
    const nowhere = { propertyId: null, projectId: null }
    const id = await book(await createSlot(office), visitor, 'nl', nowhere)
    const mail = await receiveOne()
    expect(mail.text).toContain('op kantoor, Vlaamsekaai 12, 2000 Antwerpen')
    expect(mail.text).not.toContain('Pand')
    expect(readCalendar(mail).valueOf('LOCATION')).toBe('Vlaamsekaai 12\\, 2000 Antwerpen')
    const token = /\/nl\/appointment\/([^/]+)\//.exec(mail.text ?? '')?.[1] ?? ''
    expect(await findAppointment(token, new Date())).toMatchObject({
      about: null,
      otherSlots: [{ id: later }],
    })
    expect(await moveAppointment(id, later, new Date())).toMatchObject({ ok: true })
  })

  it('at the office that is only asked for tells where as well, which is no secret', async () => {
    const payload = await getTestPayload()
    const company = { street: 'Vlaamsekaai 12', zip: '2000', city: 'Antwerpen' }
    await payload.updateGlobal({ slug: 'company', data: company })
    const slot = await createSlot({ property: null, atOffice: true, mode: 'review' })
    const nowhere = { propertyId: null, projectId: null }
    const id = await book(slot, visitor, 'fr', nowhere)
    const asked = await receiveOne()
    expect(asked.subject).toContain('Votre demande de rendez-vous')
    expect(asked.text).toContain('à l’agence, Vlaamsekaai 12, 2000 Anvers')
    await payload.update({ collection: 'appointments', id, data: { state: 'declined' } })
    expect((await receiveOne()).text).not.toContain('à l’agence, Vlaamsekaai')
  })

  it.each([
    ['fr', 'Votre rendez-vous est confirmé\u00a0', 'vendredi 28 novembre 2031', '2000 Anvers'],
    ['en', 'Your appointment is confirmed', 'Friday 28 November 2031', '2000 Antwerp'],
    ['de', 'Ihr Termin ist bestätigt', 'Freitag, 28. November 2031', '2000 Antwerpen'],
  ] as const)('is told in the language of its visitor: %s', async (locale, title, day, town) => {
    await book(await createSlot(), visitor, locale)
    const mail = await receiveOne()
    expect(mail.subject).toContain(`${title}: ${day}`)
    expect(mail.html).toContain(`<html lang="${locale}">`)
    for (const part of bothParts(mail)) expect(part).toMatch(new RegExp(`${town}\\b`))
  })

  it('that is only asked for tells no address, until the agency confirms it', async () => {
    const id = await book(await createSlot({ mode: 'review' }))
    const asked = await receiveOne()
    expect(asked.subject).toContain('Uw aanvraag voor een afspraak')
    for (const part of bothParts(asked)) expect(part).not.toContain('Verborgenstraat')
    expect(readCalendar(asked).isThere).toBe(false)
    const payload = await getTestPayload()
    await payload.update({ collection: 'appointments', id, data: { state: 'confirmed' } })
    const confirmed = await receiveOne()
    expect(confirmed.subject).toContain('Uw afspraak is bevestigd')
    expect(confirmed.text).toContain('Verborgenstraat 12')
    // What only the desk writes down is no news.
    await payload.update({ collection: 'appointments', id, data: { phone: '03 555 00 00' } })
    expect(await receive()).toEqual([])
  })

  it('that is declined says so, without an address and without a link', async () => {
    const id = await book(await createSlot({ mode: 'review' }))
    await receive()
    const payload = await getTestPayload()
    await payload.update({ collection: 'appointments', id, data: { state: 'declined' } })
    const mail = await receiveOne()
    expect(mail.subject).toContain('Uw afspraak gaat niet door')
    for (const part of bothParts(mail)) {
      expect(part).not.toContain('Verborgenstraat')
      expect(part).not.toContain('/appointment/')
    }
  })

  it('that moves or is cancelled does so in the calendar too, and the agent is told', async () => {
    const id = await book(await createSlot())
    const first = readCalendar(await receiveOne())
    // A second apart, as people are.
    await queryRows(`update appointments set created_at = created_at - interval '10 seconds'`)
    await moveAppointment(id, await createSlot({}, 3), new Date())
    const moved = await receiveOne()
    expect(moved.subject).toContain('Uw afspraak is verplaatst')
    const next = readCalendar(moved)
    expect(next.valueOf('UID')).toBe(first.valueOf('UID'))
    expect(Number(next.valueOf('SEQUENCE'))).toBeGreaterThan(Number(first.valueOf('SEQUENCE') ?? 0))
    expect(next.valueOf('DTSTART')).toBe('20311128T160000Z')
    const told = server.received.find((mail) => mail.to?.[0]?.address === 'els@kassei.example')
    expect(told?.subject).toMatch(/^Rendez-vous déplacé.*17:00/)
    expect(told?.text).toMatch(/Auparavant\W+.*14:00/)
    await cancelAppointment(id, new Date())
    const cancelled = await receiveOne()
    expect(cancelled.subject).toContain('Uw afspraak is geannuleerd')
    expect(readCalendar(cancelled).valueOf('METHOD')).toBe('CANCEL')
    expect(readCalendar(cancelled).valueOf('UID')).toBe(first.valueOf('UID'))
    const notices = server.received.filter((mail) => mail.to?.[0]?.address === 'els@kassei.example')
    expect(notices.map(({ subject }) => subject?.split('\u00a0: ')[0])).toEqual([
      'Rendez-vous annulé',
    ])
    expect(notices[0]?.text).toContain('An De Wolf, an@example.be')
  })
})

describe('who books with the address of somebody else', () => {
  it('gets none of the own words into the mails, which come from the agency', async () => {
    const name = 'Win now at https://bait.example'
    const slot = await createSlot()
    const about = { propertyId: home, projectId: null }
    const first = await book(slot, visitor, 'en', about, name)
    await book(slot, visitor, 'en', about, name)
    await cancelAppointment(first, new Date())
    const mails = await receive()
    // Confirmed, in line, cancelled, and a place that is free.
    expect(mails).toHaveLength(4)
    for (const mail of mails) {
      expect(`${mail.subject} ${bothParts(mail).join(' ')}`).not.toContain('bait.example')
      expect(JSON.stringify(readCalendar(mail))).not.toContain('bait.example')
    }
  })
})

describe('a place that is free again', () => {
  it('is told to those who wait for it, and the first to take it has it', async () => {
    const slot = await createSlot()
    const holder = await book(slot)
    const first = await book(slot, 'bo@example.be')
    const second = await book(slot, 'cas@example.be')
    expect((await receiveOne('bo@example.be')).subject).toContain('wachtlijst')
    await cancelAppointment(holder, new Date())
    await receive()
    const told = server.received.filter(({ subject }) => subject?.startsWith('Er is een plaats'))
    expect(told.map(({ to }) => to?.[0]?.address).sort()).toEqual([
      'bo@example.be',
      'cas@example.be',
    ])
    expect(await moveAppointment(second, slot, new Date())).toMatchObject({ ok: true })
    expect(await moveAppointment(first, slot, new Date())).toEqual({ ok: false, error: 'full' })
    expect((await receiveOne('cas@example.be')).subject).toContain('Uw afspraak is bevestigd')
  })

  it('is told a mailbox once, however often it stands in line', async () => {
    const slot = await createSlot()
    const holder = await book(slot)
    await book(slot, 'bo@example.be')
    await book(slot, 'Bo+x@example.be')
    await receive()
    await cancelAppointment(holder, new Date())
    await receive()
    const told = server.received.filter(({ subject }) => subject?.startsWith('Er is een plaats'))
    expect(told.map(({ to }) => to?.[0]?.address)).toEqual(['bo@example.be'])
  })

  it('is told to who had many other letters that day', async () => {
    const slot = await createSlot()
    const holder = await book(slot)
    await book(slot, 'bo@example.be')
    // Booked, moved back and forth, and cancelled: seven letters.
    const other = await createSlot({}, 3)
    const own = await book(other, 'bo@example.be')
    const later = await createSlot({}, 6)
    for (const to of [later, other, later, other]) await moveAppointment(own, to, new Date())
    await cancelAppointment(own, new Date())
    await receive('bo@example.be')
    await cancelAppointment(holder, new Date())
    expect((await receiveOne('bo@example.be')).subject).toContain('Er is een plaats vrij')
  })

  it('is no longer told to who left the line, and nothing is said of an appointment', async () => {
    const slot = await createSlot()
    const holder = await book(slot)
    const waiting = await book(slot, 'bo@example.be')
    await receive('bo@example.be')
    expect(await leaveLine(waiting, new Date())).toEqual({ ok: true, value: 'left' })
    const mail = await receiveOne('bo@example.be')
    expect(mail.subject).toContain('U staat niet meer op de wachtlijst')
    expect(mail.attachments).toEqual([])
    expect(bothParts(mail).join(' ')).not.toContain('geannuleerd')
    const told = server.received.filter((one) => one.to?.[0]?.address === 'els@kassei.example')
    expect(told.map(({ subject }) => subject?.split('\u00a0: ')[0])).toEqual([
      'Liste d’attente quittée',
    ])
    expect(await leaveLine(waiting, new Date())).toEqual({ ok: true, value: 'left' })
    await cancelAppointment(holder, new Date())
    expect(await receive('bo@example.be')).toEqual([])
  })

  it('that was taken stays with who left the line a moment later in another window', async () => {
    const slot = await createSlot()
    const holder = await book(slot)
    const waiting = await book(slot, 'bo@example.be')
    await cancelAppointment(holder, new Date())
    await moveAppointment(waiting, slot, new Date())
    await receive('bo@example.be')
    expect(await leaveLine(waiting, new Date())).toEqual({ ok: false, error: 'placed' })
    expect(await receive('bo@example.be')).toEqual([])
  })

  it('that never came is told when the time is over, without an apology for no answer', async () => {
    const slot = await createSlot()
    await book(slot)
    await book(slot, 'bo@example.be')
    await receive('bo@example.be')
    await tendAppointments(new Date('2031-11-28T14:00:00Z'))
    expect((await receiveOne('bo@example.be')).subject).toContain('Er kwam geen plaats vrij')
  })

  it('leaves a mailbox in peace where somebody takes the place and gives it back all day', async () => {
    const slot = await createSlot()
    const later = await createSlot({}, 3)
    const holder = await book(slot)
    await book(slot, 'bo@example.be')
    await receive()
    for (let round = 0; round < 8; round += 1) {
      expect(await moveAppointment(holder, later, new Date())).toMatchObject({ ok: true })
      expect(await moveAppointment(holder, slot, new Date())).toMatchObject({ ok: true })
    }
    expect(await receive('bo@example.be')).toHaveLength(4)
    await queryRows(`update mails set created_at = created_at - interval '25 hours'`)
    await moveAppointment(holder, later, new Date())
    expect(await receive('bo@example.be')).toHaveLength(1)
  })
})

describe('the clock', () => {
  const dayBefore = new Date('2031-11-27T08:01:00Z')

  it('reminds who comes tomorrow, once', async () => {
    await book(await createSlot())
    const cancelled = await book(await createSlot({}, 2))
    await cancelAppointment(cancelled, new Date())
    await receive()
    await tendAppointments(new Date('2031-11-27T07:59:00Z'))
    expect(await receive()).toEqual([])
    await tendAppointments(dayBefore)
    await tendAppointments(dayBefore)
    const mail = await receiveOne()
    expect(mail.subject).toContain('Tot morgen: vrijdag 28 november 2031')
    expect(mail.text).toContain('Verborgenstraat 12')
  })

  it('reminds who comes tomorrow, however many come today and booked too late for it', async () => {
    const crowded = await createSlot({ capacity: 500 }, -24)
    const first = await book(crowded, 'bo@example.be')
    await queryRows(
      `insert into appointments select (jsonb_populate_record(a, jsonb_build_object(
        'id', nextval('appointments_id_seq'), 'idempotency_key', 'crowd-' || n, 'updated_at', '2031-11-26T12:00:00Z'::timestamptz))).*
        from appointments a, generate_series(1, 200) n where a.id = $1`,
      [first],
    )
    await book(await createSlot())
    await receive()
    await tendAppointments(dayBefore)
    expect((await receiveOne()).subject).toContain('Tot morgen: vrijdag 28 november 2031')
  })

  it('reminds again of an appointment that was moved', async () => {
    const id = await book(await createSlot())
    await tendAppointments(dayBefore)
    await moveAppointment(id, await createSlot({}, 24), new Date())
    await receive()
    await tendAppointments(new Date('2031-11-28T08:01:00Z'))
    expect((await receiveOne()).subject).toContain('Tot morgen: zaterdag 29 november 2031')
  })

  it('ends a request that nobody answered for a day, and tells who asked and who waits', async () => {
    const slot = await createSlot({ mode: 'review' })
    const asked = await book(slot)
    const inLine = await book(slot, 'bo@example.be')
    await receive()
    await tendAppointments(new Date(Date.now() + 23 * hourMs))
    expect(await receive()).toEqual([])
    await queryRows(`update appointments set requested_at = requested_at - interval '25 hours'`)
    await tendAppointments(new Date())
    expect((await receiveOne()).subject).toContain('Uw aanvraag is vervallen')
    expect(server.received.map(({ to }) => to?.[0]?.address)).toContain('bo@example.be')
    const payload = await getTestPayload()
    const states = await payload.find({ collection: 'appointments', sort: 'id', depth: 0 })
    expect(states.docs.map(({ id, state }) => [id, state])).toEqual([
      [asked, 'expired'],
      [inLine, 'waiting'],
    ])
  })

  it('is looked at by the queue', async () => {
    const looks: Date[] = []
    setScheduledWork({
      'tend-appointments': async (now) => {
        looks.push(now)
      },
      'escalate-enquiries': async () => {},
      'delete-overdue': async () => {},
      'check-publication': async () => {},
      'tend-demands': async () => {},
      'publish-slots': async () => {},
      'roll-up-visits': async () => {},
      'send-digests': async () => {},
      'publish-planned': async () => {},
      'fetch-feeds': async () => {},
    })
    await queueScheduledWork()
    await queryRows(`delete from payload_jobs where task_slug <> 'tend-appointments'`)
    await queryRows(`update payload_jobs set wait_until = now() - interval '1 second'`)
    expect(await runDueJobs()).toBe(1)
    expect(looks).toHaveLength(1)
    const rows = await queryRows('select id from payload_jobs')
    expect(rows).toEqual([])
  })
})
