import { describe, expect, it } from 'vitest'
import { appointmentStates } from './states'
import { enquiryStateByAppointment } from './enquiry-states'

describe('enquiryStateByAppointment', () => {
  it('leaves to the agency what it has not answered, and nothing else', () => {
    const left = appointmentStates.filter((state) => enquiryStateByAppointment[state] === null)
    expect(left).toEqual(['requested', 'expired'])
  })

  it('closes what the visitor no longer wants', () => {
    expect(enquiryStateByAppointment.cancelled).toBe('closed')
  })
})
