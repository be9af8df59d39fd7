import { handleEndpoints } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import config from '@payload-config'
import { renewCalendarKey } from '@/cms/collections/users/calendar-key'
import { answerAgenda } from '@/features/appointments/answer-agenda'
import { queryRows } from '@/server/db'
import { createHouse, createListingBasics } from './listing-examples'
import { readCalendarFile, type ReadEvent } from '../support/read-calendar'
import { getTestPayload } from '../support/test-payload'

const now = new Date('2031-06-15T10:00:00Z')
const dayMs = 24 * 60 * 60 * 1000
const password = 'Correct-horse-9'
let home: number
let els: number
let bo: number
let address = 0

async function createAgent(name: string, role: 'agent' | 'translator' = 'agent'): Promise<number> {
  const payload = await getTestPayload()
  const email = `${name.toLowerCase()}@kassei.example`
  const { id } = await payload.create({
    collection: 'users',
    data: { name, email, password, role, locale: 'fr' },
  })
  return id
}

beforeAll(async () => {
  const payload = await getTestPayload()
  const house = await createHouse(payload, await createListingBasics(payload), {
    publishAddress: false,
    recordFile: 'K 12',
  })
  home = house.id
  els = await createAgent('Els')
  bo = await createAgent('Bo')
})

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of ['appointments', 'appointment-slots'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  address += 1
})

type State = 'waiting' | 'requested' | 'confirmed' | 'declined' | 'cancelled' | 'done'

/** An appointment in a slot of its own, so many days from now. */
async function createAppointment(days: number, state: State, slot: object = {}): Promise<number> {
  const payload = await getTestPayload()
  const start = now.getTime() + days * dayMs
  const { id } = await payload.create({
    collection: 'appointment-slots',
    data: {
      property: home,
      agent: els,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 30 * 60_000).toISOString(),
      capacity: 1,
      bufferMinutes: 0,
      mode: 'review',
      closesBeforeMinutes: 120,
      ...slot,
    },
  })
  const appointment = await payload.create({
    collection: 'appointments',
    data: {
      slot: id,
      state,
      name: 'An De Wolf',
      email: 'an@example.be',
      phone: '+32470000001',
      locale: 'nl',
    },
  })
  return appointment.id
}

function ask(key: string, from = `192.0.2.${address}`, at = now): Promise<Response> {
  const request = new Request(`http://localhost/feeds/calendar/${key}.ics`, {
    headers: { 'x-forwarded-for': from },
  })
  return answerAgenda(request, `${key}.ics`, at)
}

async function renew(userId = els): Promise<string> {
  return renewCalendarKey(await getTestPayload(), userId, now)
}

async function readEvents(key: string, at = now): Promise<ReadEvent[]> {
  const response = await ask(key, undefined, at)
  expect(response.status).toBe(200)
  return readCalendarFile(await response.text()).events
}

describe('the calendar of an agent', () => {
  it('holds who comes when and where, in a file that nobody else keeps', async () => {
    const id = await createAppointment(3, 'confirmed')
    const response = await ask(await renew())
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const text = await response.text()
    const { calendar, events } = readCalendarFile(text)
    expect(calendar).toMatchObject({ METHOD: 'PUBLISH', VERSION: '2.0' })
    expect(calendar['X-WR-CALNAME']).toMatch(/^Rendez-vous · /)
    expect(events).toEqual([
      expect.objectContaining({
        UID: `appointment-${id}@localhost`,
        DTSTART: '20310618T100000Z',
        DTEND: '20310618T103000Z',
        // Who comes is expected there, also where the site hides the street.
        LOCATION: 'Verborgenstraat 12, 2000 Anvers',
        STATUS: 'CONFIRMED',
        SUMMARY: expect.stringMatching(/^K 12 · .* · An De Wolf$/),
        URL: expect.stringContaining(`/admin/collections/appointments/${id}/`),
      }),
    ])
    // How somebody can be reached stands in the desk, not at the firm that keeps the calendar.
    expect(text).not.toContain('an@example.be')
    expect(text).not.toContain('470000001')
  })

  it('tells what is asked for, moved and cancelled, and leaves out who does not come', async () => {
    const asked = await createAppointment(1, 'requested')
    const cancelled = await createAppointment(2, 'cancelled')
    const moved = await createAppointment(3, 'confirmed')
    await createAppointment(4, 'waiting')
    await createAppointment(5, 'declined')
    const key = await renew()
    // An unanswered request would be over by the time of this test, were it not asked just now.
    await queryRows('update appointments set requested_at = $1 where id = $2', [now, asked])
    const before = (await readEvents(key)).find(({ UID }) =>
      UID?.startsWith(`appointment-${moved}@`),
    )
    const payload = await getTestPayload()
    const other = await createAppointment(6, 'cancelled')
    const { slot } = await payload.findByID({ collection: 'appointments', id: other, depth: 0 })
    await queryRows(`update appointments set created_at = created_at - interval '1 hour'`)
    await payload.update({ collection: 'appointments', id: moved, data: { slot } })
    await payload.delete({ collection: 'appointments', id: other })
    const events = await readEvents(key)
    expect(events.map(({ UID, STATUS, SUMMARY }) => [UID?.split('@')[0], STATUS, SUMMARY])).toEqual(
      [
        [`appointment-${asked}`, 'TENTATIVE', expect.stringMatching(/\(à confirmer\)$/)],
        [`appointment-${cancelled}`, 'CANCELLED', expect.stringMatching(/\(annulé\)$/)],
        [`appointment-${moved}`, 'CONFIRMED', expect.stringMatching(/An De Wolf$/)],
      ],
    )
    expect(before?.['DTSTART']).toBe('20310618T100000Z')
    expect(events[2]?.['DTSTART']).toBe('20310621T100000Z')
    expect(Number(events[2]?.['SEQUENCE'])).toBeGreaterThan(Number(before?.['SEQUENCE']))
  })

  it('leaves out a request that nobody answered, before anybody noted that', async () => {
    const asked = await createAppointment(3, 'requested')
    const key = await renew()
    await queryRows('update appointments set requested_at = $1 where id = $2', [now, asked])
    expect(await readEvents(key)).toHaveLength(1)
    expect(await readEvents(key, new Date(now.getTime() + dayMs))).toEqual([])
  })

  it('reaches thirty days back and ninety ahead', async () => {
    for (const days of [-30, 89]) await createAppointment(days, 'done')
    for (const days of [-31, 90]) await createAppointment(days, 'done')
    const events = await readEvents(await renew())
    expect(events.map(({ DTSTART }) => DTSTART?.slice(0, 8))).toEqual(['20310516', '20310912'])
  })

  it('names the office where the appointment is about no home', async () => {
    const payload = await getTestPayload()
    await payload.updateGlobal({
      slug: 'company',
      data: { street: 'Vlaamsekaai 12', zip: '2000', city: 'Antwerpen' },
    })
    await createAppointment(3, 'confirmed', { property: null, atOffice: true })
    expect(await readEvents(await renew())).toMatchObject([
      { SUMMARY: 'Bureau · An De Wolf', LOCATION: 'Vlaamsekaai 12, 2000 Anvers' },
    ])
  })

  it('is the own one alone', async () => {
    await createAppointment(3, 'confirmed')
    expect(await readEvents(await renew(els))).toHaveLength(1)
    expect(await readEvents(await renew(bo))).toEqual([])
  })
})

describe('the key of a calendar', () => {
  it('opens nothing once it was renewed, and is stored as a hash alone', async () => {
    const [first, second] = [await renew(), await renew()]
    expect((await ask(first)).status).toBe(404)
    expect((await ask(second)).status).toBe(200)
    const rows = await queryRows<object>('select * from users where id = $1', [els])
    expect(JSON.stringify(rows)).not.toContain(second)
  })

  it('opens nothing when it is none, empty, or a hash', async () => {
    const [row] = await queryRows<{ hash: string }>(
      'select calendar_key_hash as hash from users where id = $1',
      [els],
    )
    for (const key of ['', 'x', 'A'.repeat(43), row?.hash ?? '']) {
      expect((await ask(key)).status).toBe(404)
    }
  })

  it('opens nothing for somebody who may not see appointments any more', async () => {
    const id = await createAgent('Cas')
    const key = await renew(id)
    expect((await ask(key)).status).toBe(200)
    const payload = await getTestPayload()
    await payload.update({ collection: 'users', id, data: { role: 'translator' } })
    expect((await ask(key)).status).toBe(404)
  })

  it('opens nothing once the account is switched off', async () => {
    const id = await createAgent('Dora')
    const key = await renew(id)
    expect((await ask(key)).status).toBe(200)
    const payload = await getTestPayload()
    await payload.update({ collection: 'users', id, data: { isActive: false } })
    expect((await ask(key)).status).toBe(404)
  })

  it('cannot be guessed at leisure: after sixty questions the address has to wait', async () => {
    const guess = 'B'.repeat(43)
    const answers = await Promise.all(Array.from({ length: 61 }, () => ask(guess, '198.51.100.7')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(60)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(await renew(), '198.51.100.7')).status).toBe(429)
  })
})

/** Asks the interface of the desk for a new address, as the button of an account does. */
async function press(email: string | null): Promise<Response> {
  const payload = await getTestPayload()
  const login =
    email === null ? null : await payload.login({ collection: 'users', data: { email, password } })
  return handleEndpoints({
    config,
    request: new Request('http://localhost:3000/api/users/calendar-key', {
      method: 'POST',
      headers: { authorization: `JWT ${login?.token ?? ''}` },
    }),
  })
}

describe('the button of an account', () => {
  it('gives the address of the own calendar, once', async () => {
    await createAppointment(3, 'confirmed')
    const response = await press('els@kassei.example')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { href } = (await response.json()) as { href: string }
    const [, key = ''] = /\/feeds\/calendar\/([\w-]{43})\.ics$/.exec(href) ?? []
    expect(await readEvents(key)).toHaveLength(1)
    const payload = await getTestPayload()
    const account = await payload.findByID({ collection: 'users', id: els })
    expect(JSON.stringify(account)).not.toContain(key)
    expect(account).not.toHaveProperty('calendarKeyHash')
    expect(account.calendarKeyAt).toEqual(expect.any(String))
  })

  it('gives none to visitors and to translators', async () => {
    await createAgent('Dirk', 'translator')
    expect((await press(null)).status).toBe(403)
    expect((await press('dirk@kassei.example')).status).toBe(403)
  })
})
