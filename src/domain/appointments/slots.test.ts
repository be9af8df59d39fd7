import { describe, expect, it } from 'vitest'
import {
  bookingPhase,
  clashes,
  closesAt,
  findSlotIssue,
  firstState,
  isSamePlace,
  placesLeft,
} from './slots'

const at = (time: string) => new Date(`2026-11-25T${time}:00Z`)
const slot = { start: at('10:00'), end: at('10:30'), visibleFrom: null, closesBeforeMinutes: 120 }

describe('the times of a slot', () => {
  it('have an end after the start', () => {
    expect(findSlotIssue({ start: at('10:00'), end: at('10:01') })).toBeNull()
    expect(findSlotIssue({ start: at('10:00'), end: at('10:00') })).toBe('endsTooEarly')
    expect(findSlotIssue({ start: at('10:00'), end: at('09:59') })).toBe('endsTooEarly')
  })

  it('span half a day at most', () => {
    expect(findSlotIssue({ start: at('08:00'), end: at('20:00') })).toBeNull()
    expect(findSlotIssue({ start: at('08:00'), end: at('20:01') })).toBe('tooLong')
  })
})

describe('a slot', () => {
  it('closes two hours before it starts', () => {
    expect(closesAt(slot)).toEqual(at('08:00'))
    expect(bookingPhase(slot, at('07:59'))).toBe('open')
    expect(bookingPhase(slot, at('08:00'))).toBe('closed')
  })

  it('is hidden until it is published', () => {
    const later = { ...slot, visibleFrom: at('07:00') }
    expect(bookingPhase(later, at('06:59'))).toBe('hidden')
    expect(bookingPhase(later, at('07:00'))).toBe('open')
  })

  it('is closed rather than hidden when it closes before it was published', () => {
    expect(bookingPhase({ ...slot, visibleFrom: at('09:00') }, at('08:30'))).toBe('closed')
  })
})

describe('two slots of one agent', () => {
  const first = { start: at('10:00'), end: at('10:30'), bufferMinutes: 0 }
  const next = { start: at('10:30'), end: at('11:00'), bufferMinutes: 0 }

  it('may touch when neither asks for time between', () => {
    expect(clashes(first, next)).toBe(false)
    expect(clashes(next, first)).toBe(false)
  })

  it('clash when they overlap', () => {
    expect(clashes(first, { ...next, start: at('10:29') })).toBe(true)
  })

  it('clash when less time lies between them than the larger buffer', () => {
    const buffered = { ...first, bufferMinutes: 15 }
    const later = { ...next, start: at('10:45') }
    expect(clashes(buffered, next)).toBe(true)
    expect(clashes(next, buffered)).toBe(true)
    expect(clashes(buffered, later)).toBe(false)
    expect(clashes(buffered, { ...later, bufferMinutes: 16 })).toBe(true)
  })
})

describe('the places of a slot', () => {
  it('are what the taken ones leave', () => {
    expect(placesLeft({ capacity: 4, held: 3, isAgentAway: false })).toBe(1)
    expect(placesLeft({ capacity: 4, held: 4, isAgentAway: false })).toBe(0)
  })

  it('are none when more were given than there are', () => {
    expect(placesLeft({ capacity: 1, held: 2, isAgentAway: false })).toBe(0)
  })

  it('are none while the agent is elsewhere', () => {
    expect(placesLeft({ capacity: 4, held: 0, isAgentAway: true })).toBe(0)
  })
})

describe('isSamePlace', () => {
  const nowhere = { propertyId: null, projectId: null, atOffice: false }
  const home = { ...nowhere, propertyId: 7 }
  const project = { ...nowhere, projectId: 7 }
  const office = { ...nowhere, atOffice: true }

  it('knows each place again', () => {
    expect([home, project, office].map((place) => isSamePlace(place, { ...place }))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('tells homes, projects and the office apart', () => {
    expect(isSamePlace(home, { ...home, propertyId: 8 })).toBe(false)
    expect(isSamePlace(home, project)).toBe(false)
    expect(isSamePlace(project, office)).toBe(false)
  })

  it('takes a slot whose home is gone for none of the office', () => {
    expect(isSamePlace(nowhere, office)).toBe(false)
    expect(isSamePlace(nowhere, nowhere)).toBe(false)
  })
})

describe('firstState', () => {
  it.each([
    ['instant', true, false, 'confirmed'],
    ['instant', true, true, 'confirmed'],
    ['instant', false, false, 'requested'],
    ['instant', false, true, 'confirmed'],
    ['review', true, false, 'requested'],
    ['review', true, true, 'requested'],
    ['review', false, false, 'requested'],
    ['review', false, true, 'requested'],
  ] as const)(
    '%s, address public: %s, confirmed before: %s: %s',
    (mode, isAddressPublic, isConfirmed, state) => {
      expect(firstState({ mode, isAddressPublic }, { isConfirmed })).toBe(state)
    },
  )
})
