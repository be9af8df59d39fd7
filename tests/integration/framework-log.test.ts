import { APIError, handleEndpoints, type Payload } from 'payload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { getTestPayload } from '../support/test-payload'

let payload: Payload

beforeAll(async () => {
  payload = await getTestPayload()
})
afterEach(() => vi.restoreAllMocks())

/** What the framework writes down while something is done. */
async function readLog(work: () => Promise<unknown>): Promise<string> {
  const write = vi.spyOn(console, 'log').mockImplementation(() => undefined)
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

it('the log is an object a line, with its level as a word and the time in UTC', async () => {
  const log = await readLog(async () => payload.logger.error({ err: new Error('first\nsecond') }))
  expect(JSON.parse(log)).toMatchObject({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    err: { message: 'first\nsecond' },
  })
})

it('the log holds nothing that somebody typed who was refused', async () => {
  const asked = encodeURIComponent('where[title][jan@geheim.be\n{"event":"login.opened"}\n]')
  const request = new Request(`${payload.config.serverURL}/api/properties?${asked}=b`)
  const log = await readLog(async () => {
    expect((await handleEndpoints({ config: payload.config, request })).status).toBe(400)
  })
  expect(JSON.parse(log)).toMatchObject({ level: 'info', msg: 'refused' })
  expect(log).not.toMatch(/geheim|login/)
})

it('a form with a file that came in part is refused, and no fault of the server', async () => {
  const request = new Request(`${payload.config.serverURL}/api/media`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=a' },
    body: '--a\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
  })
  const log = await readLog(async () => {
    expect((await handleEndpoints({ config: payload.config, request })).status).toBe(400)
  })
  expect(JSON.parse(log)).toMatchObject({ level: 'info', status: 400 })
})

/** How a log line calls its weight. */
const levels = { info: '"level":"info"', error: '"level":"error"' } as const

/** An error as the built site has it, where names of classes are shortened. */
const shortened = (message: string, status: number) =>
  Object.assign(new APIError(message, status, null, true), { name: 'a' })

it.each([403, 404, 409, 422])('the log takes a refusal with %i for no error', async (status) => {
  const err = shortened('Nog in gebruik.', status)
  const log = await readLog(async () => payload.logger.error({ err }))
  expect(log).toContain(levels.info)
  expect(log).toContain(`"status":${status}`)
  expect(log).not.toContain('    at ')
})

it('the log keeps a request that was refused to one notice', async () => {
  const address = `${payload.config.serverURL}/api/pages?sort=lat.x`
  const log = await readLog(async () => {
    const request = new Request(address)
    expect((await handleEndpoints({ config: payload.config, request })).status).toBe(400)
  })
  expect(log).toContain(levels.info)
  expect(log).not.toContain(levels.error)
  expect(log).not.toContain('    at ')
})

it.each([
  ['a fault of the framework', { err: new APIError('broken') }],
  ['a fault that has a status', { err: Object.assign(new Error('away'), { status: 404 }) }],
  ['a refusal on which a job failed', { err: shortened('gone', 404), msg: 'a job failed' }],
])('the log still takes %s for an error', async (_name, entry) => {
  const log = await readLog(async () => payload.logger.error(entry))
  expect(log).toContain(levels.error)
  expect(log).toContain('    at ')
})
