import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { answerForm } from '@/forms/_kit/answer-form'
import { answerTicket } from '@/forms/_kit/answer-ticket'
import { createTicket } from '@/forms/_kit/ticket'
import { example } from '@/forms/site-contact/example'
import { example as testimonial } from '@/forms/testimonial/example'
import { env } from '@/server/env'
import { quoteName, withClient } from '../../scripts/postgres/connect'
import { getTestPayload } from '../support/test-payload'

const kind = 'site-contact'
const database = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)

async function letIn(isOpen: boolean): Promise<void> {
  await withClient(inject('testRun').serverUrl, async (client) => {
    await client.query(`alter database ${quoteName(database)} allow_connections ${isOpen}`)
    if (isOpen) return
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [database],
    )
  })
}

beforeAll(async () => {
  await getTestPayload()
  vi.spyOn(console, 'error').mockReturnValue()
  await letIn(false)
})
afterAll(() => letIn(true))

function send(contentType: string, body: string, toKind = kind): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/forms/${toKind}/`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
  })
  return answerForm(request, toKind, () => Promise.reject(new Error('nothing was stored')))
}

it.each([
  [kind, example],
  ['testimonial', testimonial],
])('tells a script within three seconds that nothing can be taken in: %s', async (sent, values) => {
  const ticket = createTicket(sent, new Date(Date.now() - 60_000), env().PAYLOAD_SECRET)
  const startedAt = Date.now()
  const answer = await send(
    'application/json',
    JSON.stringify({ lang: 'nl', page: '/nl/contact/', ticket, ...values }),
    sent,
  )
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ error: 'unavailable' })
  expect(Date.now() - startedAt).toBeLessThan(3_000)
})

it('hands out ticket and work all the same, within three seconds', async () => {
  const startedAt = Date.now()
  const answer = await answerTicket(new Request(`http://localhost:3000/api/forms/${kind}/`), kind)
  expect(await answer.json()).toEqual({ ticket: expect.any(String), challenge: expect.any(Object) })
  expect(Date.now() - startedAt).toBeLessThan(3_000)
})

it('tells a browser within three and a half seconds, also when the page cannot be drawn', async () => {
  // A server that takes the question and never answers.
  let questions = 0
  const server = createServer(() => (questions += 1))
  await new Promise<void>((resolve) => server.listen(0, env().HOSTNAME, resolve))
  // A server that listens on a port has the address of one.
  env().PORT = (server.address() as AddressInfo).port
  const startedAt = Date.now()
  const body = new URLSearchParams({ lang: 'nl', page: '/nl/contact/', firstName: 'An' })
  const answer = await send('application/x-www-form-urlencoded', body.toString())
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await answer.text()).length).toBeGreaterThan(20)
  expect(Date.now() - startedAt).toBeLessThan(3_500)
  expect(questions).toBe(1)
  server.close()
})
