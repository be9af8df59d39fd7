import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Availability } from '@/cms/payload-types'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import { bookAppointment } from '@/features/appointments/book-appointment'
import { tendAppointments } from '@/features/appointments/tend-appointments'
import { createHouse, createListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

let property: number
let otherProperty: number
let agent: number

/** A rule gives slots from the real moment on; what is counted are weeks from there. */
const today = toBelgianDay(new Date())
const everyDay = ['1', '2', '3', '4', '5', '6', '7'] as const
const weekMs = 7 * 24 * 60 * 60 * 1000

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
  const all = { where: { id: { exists: true } } }
  await payload.delete({ collection: 'appointments', ...all })
  await payload.delete({ collection: 'availability', ...all })
  await payload.delete({ collection: 'appointment-slots', ...all })
})

async function createRule(changes: Partial<Availability> = {}): Promise<Availability> {
  const payload = await getTestPayload()
  return payload.create({
    collection: 'availability',
    depth: 0,
    data: {
      name: 'Bezoeken',
      isActive: true,
      property,
      agent,
      weekdays: [...everyDay],
      fromTime: '09:00',
      toTime: '10:30',
      slotMinutes: 30,
      bufferMinutes: 15,
      capacity: 1,
      mode: 'instant',
      closesBeforeMinutes: 0,
      validFrom: addDays(today, 1),
      weeksAhead: 1,
      ...changes,
    },
  })
}

async function change(rule: Availability, data: Partial<Availability>): Promise<Availability> {
  const payload = await getTestPayload()
  return payload.update({ collection: 'availability', id: rule.id, depth: 0, data })
}

async function readSlots() {
  const payload = await getTestPayload()
  const { docs } = await payload.find({
    collection: 'appointment-slots',
    sort: 'startsAt',
    pagination: false,
    depth: 0,
  })
  return docs
}

async function book(slotId: number, propertyId = property) {
  return bookAppointment(
    {
      slotId,
      propertyId,
      projectId: null,
      person: { name: 'An De Wolf', email: 'an@example.be', phone: null },
      locale: 'nl',
      key: `booking-${slotId}`,
      wantsToWait: false,
      retainUntil: new Date(Date.now() + 52 * weekMs),
    },
    { now: new Date() },
  )
}

describe('weekly hours', () => {
  it('become slots some weeks ahead, each once, however often the clock comes round', async () => {
    const rule = await createRule()
    const slots = await readSlots()
    // Two a day: 9:00 and, after a quarter of an hour, 9:45.
    expect(slots).toHaveLength(14)
    expect(slots[0]).toMatchObject({
      property,
      agent,
      rule: rule.id,
      capacity: 1,
      bufferMinutes: 15,
      mode: 'instant',
    })
    await Promise.all([tendAppointments(new Date()), tendAppointments(new Date())])
    expect((await readSlots()).map(({ id }) => id)).toEqual(slots.map(({ id }) => id))
  })

  it('go on as time passes, up to their last day', async () => {
    await createRule({ validUntil: addDays(today, 9) })
    expect(await readSlots()).toHaveLength(14)
    await tendAppointments(new Date(Date.now() + weekMs))
    expect(await readSlots()).toHaveLength(18)
    await tendAppointments(new Date(Date.now() + 3 * weekMs))
    expect(await readSlots()).toHaveLength(18)
  })

  it('that change take free slots along, and leave what somebody booked', async () => {
    const rule = await createRule()
    const [first, second] = await readSlots()
    expect(await book(Number(first?.id))).toMatchObject({ ok: true })
    const changed = await change(rule, { fromTime: '14:00', toTime: '15:00', capacity: 2 })
    expect(changed.bookedOutside).toBe(1)
    const slots = await readSlots()
    expect(slots).toHaveLength(8)
    expect(slots.find(({ id }) => id === first?.id)).toMatchObject({
      startsAt: first?.startsAt,
      capacity: 1,
    })
    expect(slots.map(({ id }) => id)).not.toContain(second?.id)
    const back = await change(changed, { fromTime: '09:00', toTime: '10:30', capacity: 1 })
    expect(back.bookedOutside).toBe(0)
    expect(await readSlots()).toHaveLength(14)
  })

  it('make no second slot at the time of a booked one, also for another home', async () => {
    const rule = await createRule()
    const [first] = await readSlots()
    await book(Number(first?.id))
    await change(rule, { property: otherProperty })
    const slots = await readSlots()
    expect(slots).toHaveLength(14)
    expect(slots.filter((slot) => slot.property === property)).toMatchObject([{ id: first?.id }])
  })

  it('leave out a day, and bring it back', async () => {
    const rule = await createRule()
    const day = addDays(today, 2)
    const without = await change(rule, { exceptions: [{ day: `${day}T12:00:00.000Z` }] })
    const days = (await readSlots()).map(({ startsAt }) => toBelgianDay(new Date(startsAt)))
    expect(days).toHaveLength(12)
    expect(days).not.toContain(day)
    await change(without, { exceptions: [] })
    expect(await readSlots()).toHaveLength(14)
  })

  it('that are switched off or deleted leave booked slots alone', async () => {
    const rule = await createRule()
    const [first] = await readSlots()
    await book(Number(first?.id))
    await change(rule, { isActive: false })
    expect(await readSlots()).toMatchObject([{ id: first?.id }])
    await change(rule, { isActive: true })
    const payload = await getTestPayload()
    await payload.delete({ collection: 'availability', id: rule.id })
    expect(await readSlots()).toMatchObject([{ id: first?.id, rule: null }])
  })

  it('whose home is deleted give no slots of anything else', async () => {
    const payload = await getTestPayload()
    const basics = await payload.find({ collection: 'property-types', limit: 1 })
    const home = await payload.create({
      collection: 'properties',
      locale: 'nl',
      data: {
        recordFile: `Weg ${Date.now()}`,
        goal: 'sale',
        status: 'active',
        mainType: basics.docs[0]?.id,
        title: 'Weg',
        countryId: '10',
      },
      draft: true,
    })
    await createRule({ property: home.id })
    await payload.delete({ collection: 'appointment-slots', where: { id: { exists: true } } })
    await payload.delete({ collection: 'properties', id: home.id })
    await tendAppointments(new Date())
    expect(await readSlots()).toEqual([])
  })
})

describe('weekly hours that cannot be', () => {
  it.each([
    ['a time that is none', { fromTime: '9u' }, 'fromTime'],
    ['an end before the start', { fromTime: '10:00', toTime: '09:00' }, 'toTime'],
    ['no room for one slot', { slotMinutes: 120 }, 'toTime'],
    ['a last day before the first', { validUntil: addDays(today, -3) }, 'validUntil'],
    ['too many slots', { toTime: '23:00', slotMinutes: 5, bufferMinutes: 0 }, 'weeksAhead'],
    ['no home', { property: null }, 'property'],
    ['no days', { weekdays: [] }, 'weekdays'],
  ] as const)('are refused: %s', async (_about, changes, path) => {
    await expect(createRule(changes as Partial<Availability>)).rejects.toMatchObject({
      data: { errors: [{ path }] },
    })
    expect(await readSlots()).toEqual([])
  })
})
