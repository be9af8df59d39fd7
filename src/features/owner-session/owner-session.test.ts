import { describe, expect, it, vi } from 'vitest'
import { formatOwnerCookie, readOwnerToken } from './owner-session'

vi.mock('@/server/owner-auth', () => ({ findOwner: vi.fn() }))

describe('readOwnerToken', () => {
  it.each([
    ['gevel-owner=abc.def', 'abc.def'],
    ['gevel-language=nl; gevel-owner=abc', 'abc'],
    ['x-gevel-owner=abc', null],
    ['gevel-owner=', null],
    ['__Host-gevel-owner=abc', null],
    ['', null],
  ])('reads the cookies "%s"', (cookie, token) => {
    expect(readOwnerToken(new Headers({ cookie }), 'http://localhost:3000')).toBe(token)
  })
})

describe('readOwnerToken on https', () => {
  it.each([
    ['__Host-gevel-owner=abc', 'abc'],
    ['gevel-owner=planted', null],
    ['gevel-owner=planted; __Host-gevel-owner=abc', 'abc'],
  ])('takes from the cookies "%s" what only this host can set', (cookie, token) => {
    expect(readOwnerToken(new Headers({ cookie }), 'https://www.example.be')).toBe(token)
  })
})

describe('formatOwnerCookie', () => {
  const session = { token: 'abc', expiresAt: new Date('2026-11-20T12:00:00Z') }

  it('keeps the session from scripts, from other sites and from plain connections', () => {
    expect(formatOwnerCookie(session, 'https://www.example.be')).toBe(
      '__Host-gevel-owner=abc; Path=/; Expires=Fri, 20 Nov 2026 12:00:00 GMT; HttpOnly; SameSite=Lax; Secure',
    )
  })
  it('works without https on a developer machine', () => {
    expect(formatOwnerCookie(session, 'http://localhost:3000')).not.toContain('Secure')
  })
  it('ends a session by a day in the past', () => {
    expect(formatOwnerCookie(null, 'http://localhost:3000')).toMatch(/^gevel-owner=;.*1970/)
  })
})
