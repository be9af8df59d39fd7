import { afterEach, describe, expect, it, vi } from 'vitest'
import { logSecurityEvent } from './security-event'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The line that is written, as the reader of the log gets it. */
function read(address: string): Record<string, unknown> {
  const write = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const headers = new Headers({ 'x-forwarded-for': address, cookie: 'payload-token=abc' })
  logSecurityEvent('login.refused', headers, { kind: 'users', account: 7 })
  const line = String(write.mock.calls[0]?.[0])
  write.mockRestore()
  expect(line).not.toContain(address)
  expect(line).not.toContain('abc')
  expect(line).not.toContain('\n')
  return JSON.parse(line)
}

describe('a line about who comes in', () => {
  it('says what, when and of which account, and names no address', () => {
    expect(read('203.0.113.7')).toMatchObject({
      ...{ level: 'info', msg: 'security', event: 'login.refused', kind: 'users', account: 7 },
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })

  it('tells one address from another on one day, and not on two', () => {
    vi.useFakeTimers({ now: new Date('2026-03-02T10:00:00Z') })
    const first = read('203.0.113.7')['from']
    expect(read('203.0.113.7')['from']).toBe(first)
    expect(read('203.0.113.8')['from']).not.toBe(first)
    vi.setSystemTime(new Date('2026-03-03T10:00:00Z'))
    expect(read('203.0.113.7')['from']).not.toBe(first)
  })

  it('is one line, whatever an address says', () => {
    expect(read('203.0.113.7')['from']).toMatch(/^[\w-]{12}$/)
  })
})
