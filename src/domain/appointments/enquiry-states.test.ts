import { describe, expect, it } from 'vitest'
import { findEnquiryState } from './enquiry-states'
import { appointmentStates } from './states'

describe('findEnquiryState', () => {
  const listLeft = (isMailed: boolean) =>
    appointmentStates.filter((state) => findEnquiryState(state, isMailed) === null).toSorted()

  it('leaves to the agency what it has not answered, and nothing else', () => {
    expect(listLeft(true)).toEqual(['expired', 'requested'])
  })

  it('leaves to it as well who stands in line and cannot be written to', () => {
    expect(listLeft(false)).toEqual(['expired', 'requested', 'waiting'])
  })

  it('closes what the visitor no longer wants', () => {
    expect(findEnquiryState('cancelled', true)).toBe('closed')
  })
})
