import { beforeEach, describe, expect, it } from 'vitest'
import { queryRows } from '@/server/db'
import { hit } from '@/server/rate-limit/rate-limit'

const limit = { max: 3, windowSeconds: 600 }
const secret = 'a secret of the installation'
/** The last second of a slice, and of the ten minutes that a clock on the wall would show. */
const start = new Date('2026-11-22T10:49:59.000Z')

const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const hitAt = (seconds: number, subject = 'form:192.0.2.1') =>
  hit(subject, limit, { now: after(seconds), secret })

beforeEach(async () => {
  await queryRows('delete from guard.hits')
})

describe('a rate limit', () => {
  it('lets through as many as it says, and no more', async () => {
    const verdicts = await Promise.all([0, 0, 0, 0, 0].map((seconds) => hitAt(seconds)))
    expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(limit.max)
  })

  it('does not begin anew at a round time', async () => {
    for (const seconds of [0, 0, 0]) await hitAt(seconds)
    expect((await hitAt(2)).isAllowed).toBe(false)
  })

  it('counts what came in the whole stretch before', async () => {
    for (const seconds of [0, 200, 400]) await hitAt(seconds)
    expect((await hitAt(520)).isAllowed).toBe(false)
  })

  it('forgets what lies further back', async () => {
    for (const seconds of [0, 0, 0]) await hitAt(seconds)
    expect((await hitAt(601)).isAllowed).toBe(true)
  })

  it('tells how long to wait', async () => {
    for (const seconds of [0, 0, 0]) await hitAt(seconds)
    const { retryAfterSeconds } = await hitAt(62)
    expect((await hitAt(62 + retryAfterSeconds)).isAllowed).toBe(true)
  })

  it('counts subjects apart', async () => {
    for (const seconds of [0, 0, 0]) await hitAt(seconds)
    expect((await hitAt(0, 'form:192.0.2.2')).isAllowed).toBe(true)
  })
})
