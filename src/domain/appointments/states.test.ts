import { describe, expect, it } from 'vitest'
import {
  appointmentStates,
  holdsPlace,
  isChangeable,
  isExpected,
  isOff,
  isPlaceTold,
  mayBecome,
  requestExpiresAt,
  stateAt,
  type AppointmentState,
  wantsAnswerSoon,
} from './states'

const requestedAt = new Date('2026-11-20T10:00:00Z')
const slotStart = new Date('2026-11-25T10:00:00Z')

const claim = (state: AppointmentState) => ({ state, requestedAt, slotStart })
const at = (moment: string) => new Date(moment)

describe('the states of an appointment', () => {
  it('lead from a request to an answer, and no further back', () => {
    const next = (from: AppointmentState) =>
      appointmentStates.filter((to) => to !== from && mayBecome(from, to))
    expect(next('waiting')).toEqual(['requested', 'confirmed', 'declined', 'expired', 'cancelled'])
    expect(next('requested')).toEqual(['confirmed', 'declined', 'expired', 'cancelled'])
    expect(next('confirmed')).toEqual(['cancelled', 'done', 'noShow'])
    expect(next('declined')).toEqual([])
    expect(next('expired')).toEqual([])
    expect(next('cancelled')).toEqual([])
    expect(next('done')).toEqual(['noShow'])
    expect(next('noShow')).toEqual(['done'])
  })

  it('tell the place to who is expected, and that of the office to who may still come', () => {
    const told = (atOffice: boolean) =>
      appointmentStates.filter((state) => isPlaceTold(state, { atOffice }))
    expect(told(false)).toEqual(['confirmed'])
    expect(told(true)).toEqual(['waiting', 'requested', 'confirmed'])
  })

  it('may be kept', () => {
    expect(appointmentStates.every((state) => mayBecome(state, state))).toBe(true)
  })
})

describe('a request', () => {
  it('lapses after 24 hours', () => {
    expect(requestExpiresAt({ requestedAt, slotStart })).toEqual(at('2026-11-21T10:00:00Z'))
  })

  it('lapses when the slot begins sooner', () => {
    const soon = at('2026-11-20T18:00:00Z')
    expect(requestExpiresAt({ requestedAt, slotStart: soon })).toEqual(soon)
  })

  it('holds its place until then', () => {
    expect(holdsPlace(claim('requested'), at('2026-11-21T09:59:59Z'))).toBe(true)
    expect(holdsPlace(claim('requested'), at('2026-11-21T10:00:00Z'))).toBe(false)
  })
})

describe('the state as it is now', () => {
  it('knows what lapsed before anybody noted it', () => {
    const nextDay = at('2026-11-21T10:00:00Z')
    expect(stateAt(claim('requested'), requestedAt)).toBe('requested')
    expect(stateAt(claim('requested'), nextDay)).toBe('expired')
    expect(stateAt(claim('waiting'), nextDay)).toBe('waiting')
    expect(stateAt(claim('waiting'), slotStart)).toBe('expired')
    expect(stateAt(claim('confirmed'), slotStart)).toBe('confirmed')
  })
})

describe('a place', () => {
  it('is held by what was confirmed or took place, for ever', () => {
    const later = at('2027-01-01T00:00:00Z')
    const holding = appointmentStates.filter((state) => holdsPlace(claim(state), later))
    expect(holding).toEqual(['confirmed', 'done', 'noShow'])
  })
})

describe('a visitor', () => {
  it('changes what is under way', () => {
    const changeable = appointmentStates.filter((state) => isChangeable(claim(state), requestedAt))
    expect(changeable).toEqual(['waiting', 'requested', 'confirmed'])
  })

  it('changes nothing once the slot has begun', () => {
    expect(isChangeable(claim('confirmed'), slotStart)).toBe(false)
  })

  it('is expected by what was asked for or agreed, and not while waiting for a place', () => {
    const expecting = appointmentStates.filter((state) => isExpected(claim(state), requestedAt))
    expect(expecting).toEqual(['requested', 'confirmed'])
  })

  it('is expected no more once the request has lapsed or the slot has begun', () => {
    expect(isExpected(claim('requested'), at('2026-11-21T10:00:00Z'))).toBe(false)
    expect(isExpected(claim('confirmed'), slotStart)).toBe(false)
  })
})

describe('wantsAnswerSoon', () => {
  const requestedAt = new Date('2026-11-21T08:00:00Z')
  it.each([
    ['a slot in days', '2026-11-28T08:00:00Z', '2026-11-21T20:00:00Z'],
    ['a slot in four hours', '2026-11-21T12:00:00Z', '2026-11-21T10:00:00Z'],
  ])('is true from half the time for an answer on: %s', (_name, start, half) => {
    const request = { requestedAt, slotStart: new Date(start) }
    expect(wantsAnswerSoon(request, new Date(Date.parse(half) - 1))).toBe(false)
    expect(wantsAnswerSoon(request, new Date(half))).toBe(true)
  })
})

describe('isOff', () => {
  it('is true of what was refused, lapsed or called off, and of nothing else', () => {
    expect(appointmentStates.filter(isOff)).toEqual(['declined', 'expired', 'cancelled'])
  })
})
