import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppointmentSlot } from '@/cms/payload-types'
import { bookAppointment, type BookingRequest } from '@/features/appointments/book-appointment'
import { queryRows } from '@/server/db'
import { createHouse, createListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

const now = new Date('2026-11-20T10:00:00Z')
let agent: number
let property: number
let otherProperty: number
let bookings = 0

beforeAll(async () => {
  const payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  property = (await createHouse(payload, basics)).id
  otherProperty = (await createHouse(payload, basics)).id
  const user = await payload.create({
    collection: 'users',
    data: { name: 'Els', email: 'els@example.be', password: 'Correct-horse-9', role: 'agent' },
  })
  agent = user.id
})

beforeEach(async () => {
  const payload = await getTestPayload()
  await payload.delete({ collection: 'appointments', where: { id: { exists: true } } })
  await payload.delete({ collection: 'appointment-slots', where: { id: { exists: true } } })
})

async function createSlot(changes: Partial<AppointmentSlot> = {}): Promise<AppointmentSlot> {
  const payload = await getTestPayload()
  return payload.create({
    collection: 'appointment-slots',
    depth: 0,
    data: {
      property,
      agent,
      startsAt: '2026-11-25T10:00:00Z',
      endsAt: '2026-11-25T10:30:00Z',
      capacity: 1,
      bufferMinutes: 0,
      mode: 'instant',
      closesBeforeMinutes: 120,
      ...changes,
    },
  })
}

function book(slotId: number, changes: Partial<BookingRequest> = {}, at = now) {
  bookings += 1
  const request: BookingRequest = {
    slotId,
    propertyId: property,
    projectId: null,
    person: { name: 'An De Wolf', email: 'an@example.be', phone: '+32470000001' },
    locale: 'nl',
    key: `booking-${bookings}`,
    wantsToWait: false,
    retainUntil: new Date('2028-11-20T10:00:00Z'),
    ...changes,
  }
  return bookAppointment(request, { now: at })
}

async function readAppointments() {
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'appointments', sort: 'id', depth: 0 })
  return docs
}

describe('a rush for one place', () => {
  it('gives it to one of 500, and tells the 499 others that it is full', async () => {
    const { id } = await createSlot()
    const began = Date.now()
    const outcomes = await Promise.all(Array.from({ length: 500 }, () => book(id)))
    const seconds = (Date.now() - began) / 1000
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((one) => !one.ok && one.error === 'full')).toHaveLength(499)
    expect(await readAppointments()).toMatchObject([{ slot: id, state: 'confirmed' }])
    // A browser waits twenty seconds for its answer.
    expect(seconds).toBeLessThan(20)
  }, 60_000)

  it('leaves a page that is read meanwhile its connection', async () => {
    const { id } = await createSlot()
    const rush = Promise.all(Array.from({ length: 200 }, () => book(id)))
    const began = Date.now()
    await queryRows('select 1')
    expect(Date.now() - began).toBeLessThan(1_000)
    expect((await rush).filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('fills each place of an open day once', async () => {
    const { id } = await createSlot({ capacity: 7 })
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => book(id)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(7)
    expect(await readAppointments()).toHaveLength(7)
  })

  it('books an agent in one of two slots that overlap, wherever the visitors press first', async () => {
    const first = await createSlot()
    const second = await createSlot({ property: otherProperty, startsAt: '2026-11-25T10:15:00Z' })
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? book(first.id) : book(second.id, { propertyId: otherProperty }),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readAppointments()).toHaveLength(1)
  })
})

describe('a booking', () => {
  it('is one booking when it is sent twice, also at the same moment', async () => {
    const { id } = await createSlot({ capacity: 5 })
    const key = 'pressed-twice'
    const outcomes = await Promise.all([book(id, { key }), book(id, { key }), book(id, { key })])
    expect(await readAppointments()).toHaveLength(1)
    const [first, ...others] = outcomes
    expect(first).toMatchObject({ ok: true, value: { kind: 'booked', state: 'confirmed' } })
    expect(others).toEqual([first, first])
    expect(await book(id, { key })).toEqual(first)
  })

  it('waits for an answer where the agency wants to look at it first', async () => {
    const { id } = await createSlot({ mode: 'review' })
    expect(await book(id)).toMatchObject({ ok: true, value: { state: 'requested' } })
    expect(await readAppointments()).toMatchObject([{ state: 'requested', name: 'An De Wolf' }])
  })

  it('gives its place free when nobody answered within a day', async () => {
    const { id } = await createSlot({ mode: 'review' })
    await book(id)
    await queryRows(`update appointments set requested_at = $1`, ['2026-11-20T10:00:00Z'])
    expect(await book(id, {}, new Date('2026-11-21T09:59:00Z'))).toEqual({
      ok: false,
      error: 'full',
    })
    expect(await book(id, {}, new Date('2026-11-21T10:01:00Z'))).toMatchObject({ ok: true })
  })

  it('is refused once the slot is closed, and before it is published', async () => {
    const { id } = await createSlot()
    const twoHoursBefore = new Date('2026-11-25T08:00:00Z')
    expect(await book(id, {}, twoHoursBefore)).toEqual({ ok: false, error: 'closed' })
    const hidden = await createSlot({
      startsAt: '2026-11-26T10:00:00Z',
      endsAt: '2026-11-26T10:30:00Z',
      visibleFrom: '2026-11-21T00:00:00Z',
    })
    expect(await book(hidden.id)).toEqual({ ok: false, error: 'unknown' })
  })

  it('is refused for a slot that is not there, or belongs to another home', async () => {
    const { id } = await createSlot()
    expect(await book(999_999)).toEqual({ ok: false, error: 'unknown' })
    expect(await book(id, { propertyId: otherProperty })).toEqual({ ok: false, error: 'unknown' })
    expect(await readAppointments()).toEqual([])
  })

  it('is kept with what belongs to it, or not at all', async () => {
    const { id } = await createSlot()
    const request: BookingRequest = {
      slotId: id,
      propertyId: property,
      projectId: null,
      person: { name: 'An', email: null, phone: null },
      locale: 'nl',
      key: 'half-a-booking',
      wantsToWait: false,
      retainUntil: now,
    }
    const failing = bookAppointment(request, {
      now,
      saveEnquiry: () => Promise.reject(new Error('the enquiry could not be stored')),
    })
    await expect(failing).rejects.toThrow('the enquiry could not be stored')
    expect(await readAppointments()).toEqual([])
    expect(await book(id)).toMatchObject({ ok: true })
  })
})

describe('the waiting list', () => {
  it('counts those who stand in it, and takes no place', async () => {
    const { id } = await createSlot()
    await book(id)
    expect(await book(id, { wantsToWait: true })).toMatchObject({
      value: { kind: 'waiting', place: 1 },
    })
    expect(await book(id, { wantsToWait: true, key: 'second' })).toMatchObject({
      value: { kind: 'waiting', place: 2 },
    })
    expect(await book(id, { wantsToWait: true, key: 'second' })).toMatchObject({
      value: { kind: 'waiting', place: 2 },
    })
    expect((await readAppointments()).map(({ state }) => state)).toEqual([
      'confirmed',
      'waiting',
      'waiting',
    ])
  })

  it('is not for those who find a place', async () => {
    const { id } = await createSlot()
    expect(await book(id, { wantsToWait: true })).toMatchObject({ value: { kind: 'booked' } })
  })
})

describe('the desk', () => {
  it('cannot give a place that is taken', async () => {
    const { id } = await createSlot()
    await book(id)
    await book(id, { wantsToWait: true })
    const payload = await getTestPayload()
    const [taken, waiting] = await readAppointments()
    const confirm = () =>
      payload.update({
        collection: 'appointments',
        id: waiting?.id ?? 0,
        data: { state: 'confirmed' },
      })
    await expect(confirm()).rejects.toThrow()
    await payload.update({
      collection: 'appointments',
      id: taken?.id ?? 0,
      data: { state: 'cancelled' },
    })
    expect(await confirm()).toMatchObject({ state: 'confirmed' })
  })

  it('cannot undo what is over', async () => {
    const { id } = await createSlot()
    await book(id)
    const payload = await getTestPayload()
    const [appointment] = await readAppointments()
    const change = (state: 'cancelled' | 'confirmed') =>
      payload.update({ collection: 'appointments', id: appointment?.id ?? 0, data: { state } })
    await change('cancelled')
    await expect(change('confirmed')).rejects.toThrow()
  })

  it('is told which field is wrong when a slot ends before it starts', async () => {
    const wrong = createSlot({ endsAt: '2026-11-25T09:30:00Z' })
    await expect(wrong).rejects.toMatchObject({
      data: { errors: [{ path: 'endsAt', message: expect.stringContaining('“') }] },
    })
  })

  it('cannot remove a slot in which somebody is expected', async () => {
    const { id } = await createSlot()
    await book(id)
    const payload = await getTestPayload()
    const removal = payload.delete({ collection: 'appointment-slots', id })
    await expect(removal).rejects.toThrow()
  })

  it('sees a slot by its time in Belgium', async () => {
    expect(await createSlot()).toMatchObject({ title: '25/11/2026 11:00–11:30' })
  })
})
