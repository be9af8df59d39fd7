import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SlotRule } from '@/cms/payload-types'
import { publishRule } from '@/cms/collections/slot-rules/publish-rule'
import { inTransaction } from '@/cms/hooks/transaction'
import { bookAppointment } from '@/features/appointments/book-appointment'
import { publishSlots } from '@/features/appointments/publish-slots'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import { createHouse, createListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

const weekMs = 7 * 24 * 60 * 60 * 1000
const noon = (day: string) => `${day}T12:00:00.000Z`
/** Asked for by each test, since a run may go on past midnight. */
const tomorrow = () => addDays(toBelgianDay(new Date()), 1)
let home: number
let agent: number
let bookings = 0

beforeAll(async () => {
  const payload = await getTestPayload()
  home = (await createHouse(payload, await createListingBasics(payload))).id
  const data = { name: 'Els', email: 'els@kassei.example', password: 'Correct-horse-9' }
  agent = (await payload.create({ collection: 'users', data: { ...data, role: 'agent' } })).id
})

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of ['appointments', 'slot-rules', 'appointment-slots'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
})

/** Two half hours every day of the coming two weeks. */
const daily = () =>
  ({
    name: 'Elke dag',
    property: home,
    agent,
    weekdays: ['1', '2', '3', '4', '5', '6', '7'],
    from: '09:00',
    to: '10:15',
    slotMinutes: 30,
    bufferMinutes: 15,
    capacity: 1,
    mode: 'instant',
    closesBeforeMinutes: 0,
    validFrom: noon(tomorrow()),
    weeksAhead: 2,
  }) satisfies Partial<SlotRule>

async function createRule(changes: object = {}): Promise<number> {
  const payload = await getTestPayload()
  const { id } = await payload.create({
    collection: 'slot-rules',
    data: { ...daily(), ...changes },
  })
  return id
}

async function changeRule(id: number, data: object) {
  const payload = await getTestPayload()
  return payload.update({ collection: 'slot-rules', id, data })
}

async function listSlots(where: object = {}) {
  const payload = await getTestPayload()
  const { docs } = await payload.find({
    collection: 'appointment-slots',
    where: { ...where },
    sort: 'startsAt',
    pagination: false,
    depth: 0,
  })
  return docs
}

async function book(slotId: number, wantsToWait = false): Promise<number> {
  bookings += 1
  const outcome = await bookAppointment(
    {
      slotId,
      propertyId: home,
      projectId: null,
      person: { name: 'An De Wolf', email: null, phone: null },
      locale: 'nl',
      key: `rule-booking-${bookings}`,
      wantsToWait,
      retainUntil: new Date(),
    },
    { now: new Date() },
  )
  if (!outcome.ok) throw new Error(outcome.error)
  return outcome.value.appointmentId
}

async function publish(id: number, now = new Date()) {
  await inTransaction(await getTestPayload(), (req) => publishRule(req, id, now))
}

const idsOf = (slots: readonly { id: number }[]) => slots.map(({ id }) => id)
const startsOf = (slots: readonly { startsAt: string }[]) => slots.map(({ startsAt }) => startsAt)

describe('weekly hours that are saved', () => {
  it('stand on the site at once, as the slots that they say', async () => {
    const rule = await createRule()
    const slots = await listSlots()
    // Valid from tomorrow, so that of the fourteen days from today thirteen have slots.
    expect(slots).toHaveLength(13 * 2)
    expect(slots[0]).toMatchObject({
      rule,
      property: home,
      project: null,
      agent,
      capacity: 1,
      bufferMinutes: 15,
      closesBeforeMinutes: 0,
      mode: 'instant',
      title: `${tomorrow().split('-').reverse().join('/')} 09:00–09:30`,
    })
    expect(slots[1]?.title).toContain('09:45–10:15')
    await book(slots[0]?.id ?? 0)
  })

  it('leave out the days that are excepted, and what lies after their end', async () => {
    await createRule({
      exceptions: [{ day: noon(addDays(tomorrow(), 1)) }],
      validUntil: noon(addDays(tomorrow(), 2)),
    })
    const days = (await listSlots()).map(({ startsAt }) => toBelgianDay(new Date(startsAt)))
    expect([...new Set(days)]).toEqual([tomorrow(), addDays(tomorrow(), 2)])
  })

  it.each([
    ['from', { from: '9 uur' }],
    ['to', { to: '09:20' }],
    ['validUntil', { validUntil: noon(addDays(tomorrow(), -3)) }],
    ['weeksAhead', { slotMinutes: 5, bufferMinutes: 0, to: '20:00', weeksAhead: 26 }],
    ['property', { property: null }],
    ['property', { atOffice: true }],
  ])('are refused at %s when they cannot be', async (path, changes) => {
    await expect(createRule(changes)).rejects.toMatchObject({ data: { errors: [{ path }] } })
    expect(await listSlots()).toEqual([])
  })
})

describe('the clock', () => {
  it('publishes further ahead as time goes by, and nothing twice', async () => {
    const rule = await createRule()
    const before = await listSlots()
    await publishSlots(new Date())
    expect(await listSlots()).toEqual(before)
    const nextWeek = new Date(Date.now() + weekMs)
    await publishSlots(nextWeek)
    await publishSlots(nextWeek)
    const after = await listSlots({ rule: { equals: rule } })
    expect(startsOf(after).slice(0, before.length)).toEqual(startsOf(before))
    expect(after).toHaveLength(before.length + 7 * 2)
  })

  it('publishes every moment once, however many do so at a time', async () => {
    const rule = await createRule()
    const now = new Date(Date.now() + weekMs)
    await Promise.all(Array.from({ length: 6 }, () => publish(rule, now)))
    const starts = startsOf(await listSlots())
    expect(new Set(starts).size).toBe(starts.length)
    expect(starts).toHaveLength(13 * 2 + 7 * 2)
  })

  it('takes back what is free of a home that was sold', async () => {
    await createRule()
    const [first] = await listSlots()
    await book(first?.id ?? 0)
    const payload = await getTestPayload()
    await payload.update({ collection: 'properties', id: home, data: { status: 'sold' } })
    await publishSlots(new Date())
    expect(idsOf(await listSlots())).toEqual([first?.id])
    await payload.update({ collection: 'properties', id: home, data: { status: 'active' } })
    await publishSlots(new Date())
    expect(await listSlots()).toHaveLength(13 * 2)
  })

  it('says which hours it could not publish, and goes on with the others', async () => {
    const broken = await createRule()
    const payload = await getTestPayload()
    const sound = await createRule({ agent: null, atOffice: true, property: null })
    await payload.delete({ collection: 'appointment-slots', where: { id: { exists: true } } })
    await changeRule(sound, { from: '13:00', to: '14:00' })
    const { queryRows } = await import('@/server/db')
    await queryRows('update slot_rules set slot_minutes = 1 where id = $1', [broken])
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(publishSlots(new Date(Date.now() + weekMs))).rejects.toThrow(String(broken))
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
    expect((await listSlots({ rule: { equals: sound } })).length).toBeGreaterThan(13)
  })
})

describe('hours that are changed', () => {
  it('replace the free slots alone; who booked or waits keeps the slot as it was told', async () => {
    const rule = await createRule()
    const [first, second, third] = await listSlots()
    await book(first?.id ?? 0)
    await book(third?.id ?? 0)
    await book(third?.id ?? 0, true)
    await changeRule(rule, { from: '14:00', to: '15:15', capacity: 3 })
    const slots = await listSlots()
    const kept = slots.filter(({ capacity }) => capacity === 1)
    expect(kept).toEqual([first, third].map((slot) => expect.objectContaining({ id: slot?.id })))
    expect(startsOf(kept)).toEqual([first?.startsAt, third?.startsAt])
    expect(idsOf(slots)).not.toContain(second?.id)
    expect(slots).toHaveLength(2 + 13 * 2)
  })

  it('offer nothing beside a booked slot that the same agent could not keep', async () => {
    const rule = await createRule({ agent: null, validUntil: noon(tomorrow()) })
    const [first] = await listSlots()
    await book(first?.id ?? 0)
    await changeRule(rule, { from: '09:10', to: '11:00' })
    const slots = await listSlots()
    // 09:10 overlaps what is booked; 09:55 does not.
    expect(slots.map(({ title }) => title?.slice(11))).toEqual(['09:00–09:30', '09:55–10:25'])
  })

  it('keep a slot for a cancelled appointment, and offer it to nobody', async () => {
    const rule = await createRule()
    const [first] = await listSlots()
    const id = await book(first?.id ?? 0)
    const payload = await getTestPayload()
    await payload.update({ collection: 'appointments', id, data: { state: 'cancelled' } })
    await changeRule(rule, { from: '14:00', to: '15:15' })
    await expect(book(first?.id ?? 0)).rejects.toThrow('unknown')
    const appointment = await payload.findByID({ collection: 'appointments', id, depth: 0 })
    expect(appointment.slot).toBe(first?.id)
  })

  it('never lose a booking that is made meanwhile', async () => {
    const rule = await createRule({ agent: null, validUntil: noon(tomorrow()) })
    const [first] = await listSlots()
    const [booked] = await Promise.allSettled([
      book(first?.id ?? 0),
      changeRule(rule, { from: '14:00', to: '15:15' }),
    ])
    const payload = await getTestPayload()
    const { docs } = await payload.find({ collection: 'appointments', depth: 1 })
    const slots = idsOf(await listSlots())
    // Whoever came first: either there is an appointment in a slot that is there, or neither.
    expect(docs).toHaveLength(booked.status === 'fulfilled' ? 1 : 0)
    expect(slots.includes(first?.id ?? 0)).toBe(booked.status === 'fulfilled')
  })

  it('take their free slots along when they are deleted, and no booked one', async () => {
    const rule = await createRule()
    const [first] = await listSlots()
    await book(first?.id ?? 0)
    const payload = await getTestPayload()
    await payload.delete({ collection: 'slot-rules', id: rule })
    expect(await listSlots()).toMatchObject([{ id: first?.id, rule: null }])
  })
})

describe('a slot that somebody touches by hand', () => {
  it('is left alone by its hours from then on, and not published a second time', async () => {
    const rule = await createRule()
    const [first, second] = await listSlots()
    const payload = await getTestPayload()
    await payload.update({
      collection: 'appointment-slots',
      id: first?.id ?? 0,
      data: { capacity: 5 },
    })
    await payload.delete({ collection: 'appointment-slots', id: second?.id ?? 0 })
    await publish(rule)
    await changeRule(rule, { name: 'Elke ochtend' })
    const slots = await listSlots()
    expect(slots).toHaveLength(13 * 2 - 1)
    expect(slots[0]).toMatchObject({ id: first?.id, capacity: 5, rule: null })
    expect(startsOf(slots)).not.toContain(second?.startsAt)
  })

  it('stays with its hours when it is saved without a change', async () => {
    const rule = await createRule()
    const [first] = await listSlots()
    const payload = await getTestPayload()
    await payload.update({
      collection: 'appointment-slots',
      id: first?.id ?? 0,
      data: { startsAt: first?.startsAt, property: home, capacity: 1, visibleFrom: null },
    })
    expect((await listSlots())[0]).toMatchObject({ rule })
  })

  it('cannot be given to other hours over the interface', async () => {
    const rule = await createRule()
    const payload = await getTestPayload()
    const user = await payload.findByID({ collection: 'users', id: agent })
    const made = await payload.create({
      collection: 'appointment-slots',
      overrideAccess: false,
      user: { ...user, collection: 'users' },
      data: {
        property: home,
        rule,
        startsAt: noon(addDays(tomorrow(), 1)),
        endsAt: `${addDays(tomorrow(), 1)}T12:30:00.000Z`,
        capacity: 1,
        bufferMinutes: 0,
        mode: 'instant',
        closesBeforeMinutes: 0,
      },
    })
    expect(made.rule ?? null).toBeNull()
  })
})
