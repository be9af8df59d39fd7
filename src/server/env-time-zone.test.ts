import { afterEach, describe, expect, it } from 'vitest'
import { settleTimeZone } from './env-time-zone'

const before = process.env['TZ']

afterEach(() => {
  if (before === undefined) delete process.env['TZ']
  else process.env['TZ'] = before
})

describe('a server that starts', () => {
  it.each(['UTC', 'America/New_York'])('speaks Belgian time on a machine in %s', (zone) => {
    process.env['TZ'] = zone
    settleTimeZone()
    expect(new Date('2026-06-30T22:30:00Z').toString()).toContain('Jul 01 2026 00:30:00 GMT+0200')
    expect(new Date('2026-12-31T10:00:00Z').toString()).toContain('Dec 31 2026 11:00:00 GMT+0100')
  })
})
