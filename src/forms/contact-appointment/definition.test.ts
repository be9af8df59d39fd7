import { describe, expect, it } from 'vitest'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

describe('contact-appointment', () => {
  it('accepts its example in either set', () => {
    expect(findFormCodes(definition, example)).toEqual({})
    expect(findFormCodes(definition, example, 'minimal')).toEqual({})
  })

  it.each([undefined, '', '0', '-1', '1.5', '1e3', '9999999999', 'drop'])(
    'asks for a slot when it gets %j',
    (slot) => {
      expect(findFormCodes(definition, { ...example, slot })).toEqual({ slot: 'slot.missing' })
    },
  )

  it('is for homes that can still be visited', () => {
    const subject = { propertyId: 1, projectId: null, place: null }
    expect(definition.accepts?.({ ...subject, takesVisits: true })).toBe(true)
    expect(definition.accepts?.({ ...subject, takesVisits: false })).toBe(false)
    expect(definition.accepts?.(subject)).toBe(false)
  })

  it('is for projects and for the office as well', () => {
    expect(definition.accepts?.({ propertyId: null, projectId: 1, place: null })).toBe(true)
    expect(definition.accepts?.({ propertyId: null, projectId: null, place: null })).toBe(true)
  })

  it('is no visit where it is about no home and no project', () => {
    expect(definition.titleOf?.(example, { isAboutAgency: true })).toBe('contactAppointmentOffice')
    expect(definition.titleOf?.(example, { isAboutAgency: false })).toBe('contactAppointment')
  })

  it('puts nobody on the waiting list who did not ask for it', () => {
    const field = definition.fields('full').find(({ name }) => name === 'waitingList')
    expect(field?.schema.parse(undefined)).toBe(false)
    expect(field?.schema.parse('on')).toBe(true)
  })

  it('asks a candidate tenant in Brussels no more than a name and one way to answer', () => {
    const visitor = { slot: '12', firstName: 'An', lastName: 'De Wolf', privacy: 'on' }
    expect(findFormCodes(definition, { ...visitor, phone: '0470000001' }, 'minimal')).toEqual({})
    expect(findFormCodes(definition, visitor, 'minimal')).toEqual({ email: 'reach.missing' })
  })
})
