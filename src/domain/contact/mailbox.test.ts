import { describe, expect, it } from 'vitest'
import { toMailbox } from './mailbox'

describe('toMailbox', () => {
  it.each([
    ['an@example.be', 'an@example.be'],
    ['An.DeWolf@Example.BE', 'an.dewolf@example.be'],
    ['an+huis@example.be', 'an@example.be'],
    ['an+a+b@example.be', 'an@example.be'],
  ])('spells %s as %s', (address, mailbox) => {
    expect(toMailbox(address)).toBe(mailbox)
  })

  it('keeps different people apart', () => {
    expect(toMailbox('an@example.be')).not.toBe(toMailbox('jan@example.be'))
  })
})
