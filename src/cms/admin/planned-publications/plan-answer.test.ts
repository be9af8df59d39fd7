import { describe, expect, it } from 'vitest'
import { Refused } from '../ask.client'
import { toPlanAnswer } from './plan-answer'

const refused = (status: number, body: unknown = {}) =>
  Promise.reject(new Refused(Response.json(body, { status })))

describe('toPlanAnswer', () => {
  it('takes 404 alone for a record that is not to be planned for', async () => {
    expect(await toPlanAnswer(refused(404))).toEqual({ outcome: 'closed' })
    for (const status of [403, 429, 500, 503]) {
      expect(await toPlanAnswer(refused(status))).toEqual({ outcome: 'failed' })
    }
    expect(await toPlanAnswer(Promise.reject(new TypeError('fetch failed')))).toEqual({
      outcome: 'failed',
    })
  })

  it('names what is wrong with an order, and what it does not know fails', async () => {
    expect(await toPlanAnswer(refused(400, { problem: 'past' }))).toEqual({ outcome: 'past' })
    expect(await toPlanAnswer(refused(400, { problem: 'rain' }))).toEqual({ outcome: 'failed' })
  })

  it('gives the plans and what is missing, where the answer has them', async () => {
    const body = { plans: [], missing: 2 }
    expect(await toPlanAnswer(Promise.resolve(Response.json(body)))).toEqual({
      ...{ outcome: 'done', plans: [], missing: 2 },
    })
    const empty = new Response(null, { status: 204 })
    expect(await toPlanAnswer(Promise.resolve(empty))).toEqual({ outcome: 'done' })
  })
})
