import { describe, expect, it } from 'vitest'
import { planPublication, type PublishedSlot, type WantedSlot } from './publication'

const nine: WantedSlot = {
  start: new Date('2026-11-28T08:00:00Z'),
  end: new Date('2026-11-28T08:30:00Z'),
  propertyId: 7,
  projectId: null,
  atOffice: false,
  agentId: 2,
  capacity: 1,
  bufferMinutes: 15,
  closesBeforeMinutes: 120,
  mode: 'instant',
}
const ten: WantedSlot = {
  ...nine,
  start: new Date('2026-11-28T09:00:00Z'),
  end: new Date('2026-11-28T09:30:00Z'),
}
const free = { isTaken: false, isRemembered: false }
const taken = { isTaken: true, isRemembered: true }
const remembered = { isTaken: false, isRemembered: true }
const slot = (id: number, wanted: WantedSlot, use = free): PublishedSlot => ({
  id,
  ...wanted,
  ...use,
})
const nothing = { add: [], remove: [], withdraw: [], stay: [] }

describe('planPublication', () => {
  it('publishes what is missing, and nothing the second time', () => {
    expect(planPublication([nine, ten], [slot(1, nine)])).toEqual({ ...nothing, add: [ten] })
    expect(planPublication([nine, ten], [slot(1, nine), slot(2, ten, taken)])).toEqual(nothing)
  })

  it('takes away what the rule says no more, unless somebody is to come', () => {
    const published = [slot(1, nine), slot(2, ten, taken)]
    expect(planPublication([], published)).toEqual({ ...nothing, remove: [1], stay: [2] })
  })

  it('keeps what an appointment of the past tells of, and offers it no more', () => {
    const plan = planPublication([ten], [slot(1, nine, remembered), slot(2, ten, remembered)])
    expect(plan).toEqual({ ...nothing, withdraw: [1] })
  })

  it.each<Partial<WantedSlot>>([
    { end: new Date('2026-11-28T08:45:00Z') },
    { propertyId: null, projectId: 7 },
    { propertyId: null, atOffice: true },
    { agentId: 3 },
    { capacity: 4 },
    { bufferMinutes: 0 },
    { closesBeforeMinutes: 60 },
    { mode: 'review' },
  ])('makes a free slot anew when the rule says %j', (change) => {
    const changed = { ...nine, ...change }
    const plan = { ...nothing, add: [changed], remove: [1] }
    expect(planPublication([changed], [slot(1, nine)])).toEqual(plan)
  })

  it('offers no second slot at a time that is booked, or within the buffer of it', () => {
    const later = (wanted: WantedSlot, minutes: number) => ({
      ...wanted,
      start: new Date(wanted.start.getTime() + minutes * 60_000),
      end: new Date(wanted.end.getTime() + minutes * 60_000),
    })
    const wanted = [{ ...nine, capacity: 4 }, later(nine, 44), later(nine, 45)]
    const plan = planPublication(wanted, [slot(1, nine, taken)])
    expect(plan).toEqual({ ...nothing, add: [later(nine, 45)], stay: [1] })
  })
})
