import { describe, expect, it } from 'vitest'
import { findEnquiryState } from './enquiry-states'
import { appointmentStates } from './states'

describe('findEnquiryState', () => {
  const listNew = (isMailed: boolean) =>
    appointmentStates.filter((state) => findEnquiryState(state, isMailed) === 'new')

  it('is new while the agency has to answer, and then alone', () => {
    expect(listNew(true)).toEqual(['requested'])
  })

  it('leaves what lapsed as it was: new where nobody answered, and answered where it stood in line', () => {
    expect(findEnquiryState('expired', true)).toBeNull()
  })

  it('is new as well where somebody stands in line who cannot be written to', () => {
    expect(listNew(false)).toEqual(['waiting', 'requested'])
  })

  it('closes what the visitor no longer wants', () => {
    expect(findEnquiryState('cancelled', true)).toBe('closed')
  })
})
