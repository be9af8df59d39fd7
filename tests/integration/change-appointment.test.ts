import { ValidationError } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockSlots } from '@/cms/collections/appointment-slots/slot-ledger'
import { inTransaction } from '@/cms/hooks/transaction'
import { answerAppointment } from '@/features/appointments/answer-appointment'
import { findAppointment } from '@/features/appointments/appointment-queries'
import { bookAppointment } from '@/features/appointments/book-appointment'
import { cancelAppointment, moveAppointment } from '@/features/appointments/change-appointment'
import { env } from '@/server/env'
import { createSignedId } from '@/server/signed-id'
import { createHouse, createListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
let agent: number
let home: { id: number; publicId?: number | null }
let otherHome: { id: number }
let bookings = 0

beforeAll(async () => {
  const payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  home = await createHouse(payload, basics)
  otherHome = await createHouse(payload, basics)
  const user = await payload.create({
    collection: 'users',
    data: { name: 'Els', email: 'els@example.be', password: 'Correct-horse-9', role: 'agent' },
  })
  agent = user.id
})

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of ['appointments', 'appointment-slots'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
})

/** A slot of half an hour, so many hours after this time in three days. */
async function createSlot(hours: number, changes: object = {}): Promise<number> {
  const payload = await getTestPayload()
  const start = Date.now() + 3 * dayMs + hours * hourMs
  const { id } = await payload.create({
    collection: 'appointment-slots',
    data: {
      property: home.id,
      agent,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + hourMs / 2).toISOString(),
      capacity: 1,
      bufferMinutes: 0,
      mode: 'instant',
      closesBeforeMinutes: 120,
      ...changes,
    },
  })
  return id
}

async function book(slotId: number, wantsToWait = false): Promise<number> {
  bookings += 1
  const outcome = await bookAppointment(
    {
      slotId,
      propertyId: home.id,
      projectId: null,
      person: { name: 'An De Wolf', email: 'an@example.be', phone: null },
      locale: 'nl',
      key: `booking-${bookings}`,
      wantsToWait,
      retainUntil: new Date(),
    },
    { now: new Date() },
  )
  if (!outcome.ok) throw new Error(outcome.error)
  return outcome.value.appointmentId
}

async function readState(id: number) {
  const payload = await getTestPayload()
  const { state, slot } = await payload.findByID({ collection: 'appointments', id, depth: 0 })
  return { state, slot }
}

const tokenOf = (id: number) => createSignedId('appointment', id, env().PAYLOAD_SECRET)

function send(token: string, fields: Record<string, string>, headers = {}) {
  const request = new Request(`http://localhost:3000/api/own-appointments/${token}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ lang: 'nl', ...fields }),
  })
  return answerAppointment(request, token)
}

const locationOf = async (response: Promise<Response>) => (await response).headers.get('location')

describe('the link of an appointment', () => {
  it('shows how it stands and where it can move, and no name', async () => {
    const slot = await createSlot(0)
    const later = await createSlot(1)
    const full = await createSlot(2)
    await createSlot(3, { property: otherHome.id })
    await book(full)
    const id = await book(slot)
    const view = await findAppointment(tokenOf(id), new Date())
    expect(view).toMatchObject({
      state: 'confirmed',
      slot: { id: slot },
      about: { kind: 'property', publicId: home.publicId },
      isChangeable: true,
      otherSlots: [{ id: later }],
    })
    expect(JSON.stringify(view)).not.toContain('Wolf')
  })

  it('opens nothing with a token that was not made here, or for something else', async () => {
    const id = await book(await createSlot(0))
    const calendar = createSignedId('calendar', id, env().PAYLOAD_SECRET)
    expect(await findAppointment(calendar, new Date())).toBeNull()
    expect((await send(calendar, { action: 'cancel' })).status).toBe(404)
    expect(await readState(id)).toMatchObject({ state: 'confirmed' })
  })

  it('moves it twenty times in a day and no more, and cancels it still', async () => {
    const slots = [await createSlot(0), await createSlot(1)]
    const id = await book(Number(slots[0]))
    const moveTo = (index: number) => send(tokenOf(id), { slot: String(slots[index % 2]) })
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let move = 1; move <= 20; move += 1) {
      vi.setSystemTime(Date.now() + 10 * 60 * 1000)
      expect(await locationOf(moveTo(move))).toMatch(/\?moved=1$/)
    }
    expect(await locationOf(moveTo(21))).toContain('problem=unavailable')
    expect(await locationOf(send(tokenOf(id), { action: 'cancel' }))).not.toContain('problem')
    expect(await readState(id)).toMatchObject({ state: 'cancelled' })
    vi.useRealTimers()
  })

  it('offers who waits the place that has come free', async () => {
    const slot = await createSlot(0)
    const first = await book(slot)
    const waiting = await book(slot, true)
    expect(await findAppointment(tokenOf(waiting), new Date())).toMatchObject({ otherSlots: [] })
    await cancelAppointment(first, new Date())
    expect(await findAppointment(tokenOf(waiting), new Date())).toMatchObject({
      state: 'waiting',
      otherSlots: [{ id: slot }],
    })
    expect(await moveAppointment(waiting, slot, new Date())).toMatchObject({ ok: true })
    expect(await readState(waiting)).toEqual({ state: 'confirmed', slot })
  })
})

describe('an appointment that its visitor cancels', () => {
  it('gives its place to the next', async () => {
    const slot = await createSlot(0)
    const id = await book(slot)
    const token = tokenOf(id)
    expect(await locationOf(send(token, { action: 'cancel' }))).toBe(`/nl/appointment/${token}/`)
    expect(await readState(id)).toEqual({ state: 'cancelled', slot })
    expect(await locationOf(send(token, { action: 'cancel' }))).toBe(`/nl/appointment/${token}/`)
    await expect(book(slot)).resolves.toBeGreaterThan(id)
  })

  it('is not cancelled by another site', async () => {
    const id = await book(await createSlot(0))
    const response = await send(
      tokenOf(id),
      { action: 'cancel' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(response.status).toBe(403)
    expect(await readState(id)).toMatchObject({ state: 'confirmed' })
  })

  it('stays as it is once it has begun', async () => {
    const id = await book(await createSlot(0))
    const later = new Date(Date.now() + 4 * dayMs)
    expect(await cancelAppointment(id, later)).toEqual({ ok: false, error: 'over' })
    expect(await readState(id)).toMatchObject({ state: 'confirmed' })
  })
})

describe('an appointment that its visitor moves', () => {
  it('takes the new place and gives the old one free', async () => {
    const slot = await createSlot(0)
    const later = await createSlot(1, { mode: 'review' })
    const id = await book(slot)
    await send(tokenOf(id), { action: 'move', slot: String(later) })
    expect(await readState(id)).toEqual({ state: 'requested', slot: later })
    await expect(book(slot)).resolves.toBeGreaterThan(id)
  })

  it('may move to a time that overlaps its own', async () => {
    const id = await book(await createSlot(0))
    const overlapping = await createSlot(0.25)
    expect(await moveAppointment(id, overlapping, new Date())).toMatchObject({ ok: true })
    expect(await readState(id)).toEqual({ state: 'confirmed', slot: overlapping })
  })

  it('keeps its place when the other is full, closed, of another home, or not chosen', async () => {
    const slot = await createSlot(0)
    const full = await createSlot(1)
    await book(full)
    const closed = await createSlot(-3 * 24 + 1)
    const elsewhere = await createSlot(2, { property: otherHome.id })
    const id = await book(slot)
    const token = tokenOf(id)
    const problemOf = async (chosen: string) =>
      (await locationOf(send(token, { action: 'move', slot: chosen })))?.split('?')[1]
    expect(await problemOf(String(full))).toBe('problem=full')
    expect(await problemOf(String(closed))).toBe('problem=closed')
    expect(await problemOf(String(elsewhere))).toBe('problem=unknown')
    expect(await problemOf('99999999999')).toBe('problem=unknown')
    expect(await problemOf('')).toBe('problem=missing')
    expect(await readState(id)).toEqual({ state: 'confirmed', slot })
  })

  it('takes one place when many want the last, and none waits for another for ever', async () => {
    const own = await Promise.all([0, 1, 2, 3].map((hours) => createSlot(hours)))
    const ids = await Promise.all(own.map((slot) => book(slot)))
    const wanted = await createSlot(5)
    const outcomes = await Promise.all(ids.map((id) => moveAppointment(id, wanted, new Date())))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const states = await Promise.all(ids.map(readState))
    expect(states.filter(({ slot }) => slot === wanted)).toHaveLength(1)
    // Each wants the place of the other: both are told that it is full.
    const [one, other] = ids.filter((_, index) => !outcomes[index]?.ok)
    const slots = await Promise.all([one ?? 0, other ?? 0].map(readState))
    const crossed = await Promise.all([
      moveAppointment(one ?? 0, Number(slots[1]?.slot), new Date()),
      moveAppointment(other ?? 0, Number(slots[0]?.slot), new Date()),
    ])
    expect(crossed).toEqual([
      { ok: false, error: 'full' },
      { ok: false, error: 'full' },
    ])
  })
})

describe('a slot that is booked', () => {
  it('keeps the time that its visitors were told, and may change in all else', async () => {
    const slotId = await createSlot(0)
    const id = await book(slotId)
    const payload = await getTestPayload()
    const change = (data: object) =>
      payload.update({ collection: 'appointment-slots', id: slotId, data, depth: 0 })
    const later = (hours: number) => ({
      startsAt: new Date(Date.now() + 3 * dayMs + hours * hourMs).toISOString(),
      endsAt: new Date(Date.now() + 3 * dayMs + (hours + 1) * hourMs).toISOString(),
    })
    await expect(change(later(5))).rejects.toThrow(ValidationError)
    await expect(change({ property: otherHome.id })).rejects.toThrow(ValidationError)
    expect(await change({ capacity: 3 })).toMatchObject({ capacity: 3 })
    await cancelAppointment(id, new Date())
    await change(later(5))
  })
})

describe('a slot that is booked at the very moment at which the desk', () => {
  /** Lets the desk do something while a booking holds the slot, and books before it lets go: what the desk is told. */
  async function bookDuring(act: (slotId: number) => Promise<unknown>): Promise<unknown> {
    const slotId = await createSlot(0)
    const payload = await getTestPayload()
    let outcome: Promise<unknown> = Promise.resolve(null)
    await inTransaction(payload, async (req) => {
      await lockSlots(req, [slotId])
      outcome = act(slotId).catch((cause: unknown) => cause)
      await new Promise((resolve) => setTimeout(resolve, 300))
      await payload.create({
        collection: 'appointments',
        req,
        context: { hasPlace: true },
        data: { slot: slotId, state: 'confirmed', name: 'An De Wolf', locale: 'nl' },
      })
    })
    return outcome
  }

  it('moves it keeps its time', async () => {
    const payload = await getTestPayload()
    const startsAt = new Date(Date.now() + 3 * dayMs - hourMs).toISOString()
    const move = (id: number) =>
      payload.update({ collection: 'appointment-slots', id, data: { startsAt } })
    expect(await bookDuring(move)).toBeInstanceOf(ValidationError)
  })

  it('removes it stays', async () => {
    const payload = await getTestPayload()
    const remove = (id: number) => payload.delete({ collection: 'appointment-slots', id })
    expect(await bookDuring(remove)).toMatchObject({ status: 409 })
  })
})

describe('an appointment that is moved while somebody waits for its slot', () => {
  it.each([
    ['forward', 0, 5],
    ['back', 5, 0],
  ])('%s is cancelled where it stands now', async (_way, from, to) => {
    const payload = await getTestPayload()
    const [own, other] = [await createSlot(from), await createSlot(to)]
    const id = await book(own)
    let cancelled: Promise<unknown> = Promise.resolve(null)
    await inTransaction(payload, async (req) => {
      await lockSlots(req, [own, other])
      cancelled = cancelAppointment(id, new Date())
      await new Promise((resolve) => setTimeout(resolve, 300))
      const context = { hasPlace: true }
      const data = { slot: other }
      await payload.update({ collection: 'appointments', id, req, depth: 0, context, data })
    })
    expect(await cancelled).toMatchObject({ ok: true })
    const stored = await payload.findByID({ collection: 'appointments', id, depth: 0 })
    expect(stored).toMatchObject({ slot: other, state: 'cancelled' })
  })
})

describe('an appointment that its visitor cancels at the very moment at which the desk', () => {
  /** Lets the desk change it while the visitor's cancelling is under way: what the desk is told. */
  async function cancelDuring(data: object): Promise<unknown> {
    const slotId = await createSlot(0, { mode: 'review' })
    const id = await book(slotId)
    const payload = await getTestPayload()
    let outcome: Promise<unknown> = Promise.resolve(null)
    await inTransaction(payload, async (req) => {
      await lockSlots(req, [slotId])
      outcome = payload
        .update({ collection: 'appointments', id, depth: 0, data })
        .catch((cause: unknown) => cause)
      await new Promise((resolve) => setTimeout(resolve, 300))
      await payload.update({ collection: 'appointments', id, req, data: { state: 'cancelled' } })
    })
    const told = await outcome
    expect(await readState(id)).toMatchObject({ state: 'cancelled' })
    return told
  }

  it('confirms it stays cancelled, and the desk is told', async () => {
    expect(await cancelDuring({ state: 'confirmed' })).toBeInstanceOf(ValidationError)
  })

  it('notes another telephone number stays cancelled', async () => {
    expect(await cancelDuring({ phone: '0470 00 00 09' })).toBeInstanceOf(ValidationError)
  })
})

describe('a rush', () => {
  it('of thirty who cancel at once leaves each of them an answer', async () => {
    const id = await book(await createSlot(0))
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => cancelAppointment(id, new Date())),
    )
    expect(answers).toEqual(Array.from({ length: 30 }, () => ({ ok: true, value: 'same' })))
    expect(await readState(id)).toMatchObject({ state: 'cancelled' })
  })
})
