import { describe, expect, it } from 'vitest'
import { isLinkGood, toEndOfLinks, toIssueSecond, toUseMoment, type LinkMemory } from './login-link'

const now = new Date('2026-11-23T10:00:00.400Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const fresh: LinkMemory = { usedAt: null, invitedAt: null }

describe('a link into an account', () => {
  it('is good until it was used', () => {
    const issued = toIssueSecond(fresh, now)
    expect(isLinkGood('signIn', issued, fresh)).toBe(true)
    const used = { ...fresh, usedAt: toUseMoment(issued, later(100)) }
    expect(isLinkGood('signIn', issued, used)).toBe(false)
  })

  it('is good for nothing once another one was used', () => {
    const first = toIssueSecond(fresh, now)
    const second = toIssueSecond(fresh, later(5000))
    const used = { ...fresh, usedAt: toUseMoment(second, later(9000)) }
    expect(isLinkGood('password', first, used)).toBe(false)
  })

  it('is good when it was made in the second in which another one was used', () => {
    const used = { ...fresh, usedAt: toUseMoment(toIssueSecond(fresh, now), later(50)) }
    expect(isLinkGood('signIn', toIssueSecond(used, later(90)), used)).toBe(true)
  })

  it('gives way to a newer invitation, where it is one itself', () => {
    const issued = toIssueSecond(fresh, now)
    const invited = { ...fresh, invitedAt: later(5000) }
    expect(isLinkGood('invitation', issued, invited)).toBe(false)
    expect(isLinkGood('password', issued, invited)).toBe(true)
    expect(isLinkGood('invitation', toIssueSecond(invited, later(5000)), invited)).toBe(true)
  })

  it.each([
    ['in the same second', later(-300), later(0)],
    ['at the same moment', now, now],
    ['long before', later(-3_600_000), now],
  ])('ends with all that were made until a moment: %s', (_when, made, ended) => {
    const issued = toIssueSecond(fresh, made)
    const after = { ...fresh, usedAt: toEndOfLinks(fresh, ended) }
    expect(isLinkGood('password', issued, after)).toBe(false)
    expect(isLinkGood('password', toIssueSecond(after, ended), after)).toBe(true)
  })

  it('ends too when its second lies ahead, because one was used in this second', () => {
    const used = { ...fresh, usedAt: toUseMoment(toIssueSecond(fresh, now), now) }
    const issued = toIssueSecond(used, now)
    const after = { ...used, usedAt: toEndOfLinks(used, now) }
    expect(isLinkGood('signIn', issued, after)).toBe(false)
  })
})
