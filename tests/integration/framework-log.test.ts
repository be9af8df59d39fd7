import { defaultLoggerOptions, handleEndpoints, type Payload } from 'payload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { getTestPayload } from '../support/test-payload'

let payload: Payload

beforeAll(async () => {
  payload = await getTestPayload()
})
afterEach(() => vi.restoreAllMocks())

/** What the framework writes down while something is done. */
async function readLog(work: () => Promise<unknown>): Promise<string> {
  const write = vi.spyOn(defaultLoggerOptions, 'write').mockReturnValue(true)
  await work()
  return write.mock.calls.map(([line]) => String(line)).join('\n')
}

const post = (path: string, body: object) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`${payload.config.serverURL}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })

// No column takes a text with a NUL in it, so that the database refuses the statement.
it.each([
  ['the address of who logs in', 'users/login', { email: 'an\0@geheim.be', password: 'x' }],
  ['the address of a lost password', 'users/forgot-password', { email: 'an\0@geheim.be' }],
  [
    'the key to a new password',
    'users/reset-password',
    { token: 'geheim\0', password: 'abc12345' },
  ],
])('the log tells what the database refused and not %s', async (_name, path, body) => {
  const log = await readLog(async () => expect((await post(path, body)).status).toBe(400))
  expect(log).toContain('code 22021')
  expect(log).toContain('    at ')
  expect(log).not.toMatch(/geheim/i)
})

it('the log tells nothing of a job that failed over a statement', async () => {
  const refused = await payload
    .find({ collection: 'users', where: { email: { equals: 'an\0@geheim.be' } } })
    .catch((cause: unknown) => cause)
  expect(String(refused)).toContain('geheim')
  const job = { id: 7, log: [{ error: { message: String(refused) } }] }
  const log = await readLog(async () => payload.logger.error({ err: refused, job, msg: 'a job' }))
  expect(log).toContain('a job')
  expect(log).not.toContain('geheim')
})

it('the log keeps other errors as they are', async () => {
  const log = await readLog(async () => payload.logger.error(new TypeError('no such thing')))
  expect(log).toContain('no such thing')
})
