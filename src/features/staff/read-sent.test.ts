import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLongRequest } from '../../../tests/support/long-body'
import { readSent, sendAgain } from './read-sent'

const site = 'https://www.example.be/'
const form = z.object({ email: z.string() })

const post = (body: string | FormData) => new Request(site, { method: 'POST', body })

describe('what the desk sends', () => {
  it('is read as JSON, and as the framework wraps it', async () => {
    const text = JSON.stringify({ email: 'a@example.be', more: 1 })
    const wrapped = new FormData()
    wrapped.set('_payload', text)
    for (const body of [text, wrapped]) {
      expect(await readSent(post(body), form)).toEqual({ email: 'a@example.be' })
    }
    for (const body of ['{', '{}', '']) expect(await readSent(post(body), form)).toBeNull()
  })

  it.each(['application/json', 'multipart/form-data; boundary=x'])(
    'is given up once it is too long, though nobody said how long it is: %s',
    async (type) => {
      const { request, count } = createLongRequest(site, { 'content-type': type })
      expect(await readSent(request, form)).toBeNull()
      expect(count()).toBeLessThan(1024 * 1024)
    },
  )

  it('can be sent on, and no more than was understood', async () => {
    const request = post(JSON.stringify({ email: 'a@example.be', more: 1 }))
    const sent = await readSent(request, form)
    const again = sendAgain(request, sent ?? {})
    expect(again.method).toBe('POST')
    expect(again.headers.get('content-type')).toBe('application/json')
    expect(await again.json()).toEqual({ email: 'a@example.be' })
  })
})
