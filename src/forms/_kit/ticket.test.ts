import { describe, expect, it } from 'vitest'
import { checkTicket, createTicket } from './ticket'

const secret = 'a-secret-for-tests'
const begun = new Date('2026-11-20T10:00:00Z')
const ticket = createTicket('site-contact', begun, secret)

function checkAfter(seconds: number, given = ticket, kind = 'site-contact') {
  return checkTicket(given, kind, { now: new Date(begun.getTime() + seconds * 1000), secret })
}

describe('checkTicket', () => {
  it('accepts a form that took a while', () => {
    expect(checkAfter(2)).toBe('good')
    expect(checkAfter(12 * 3600)).toBe('good')
  })
  it('finds a form that was filled in faster than a person can', () => {
    expect(checkAfter(1.9)).toBe('tooFast')
  })
  it('refuses a form that stood open for more than twelve hours', () => {
    expect(checkAfter(12 * 3600 + 1)).toBe('bad')
  })
  it('refuses the ticket of another form, a forged one and one from the future', () => {
    expect(checkAfter(10, ticket, 'contact-me')).toBe('bad')
    expect(checkAfter(10, ticket.replace(/^\d/, '0'))).toBe('bad')
    expect(checkAfter(10, `${begun.getTime()}.x`)).toBe('bad')
    expect(checkAfter(10, '')).toBe('bad')
    expect(checkAfter(-10)).toBe('bad')
  })
})
