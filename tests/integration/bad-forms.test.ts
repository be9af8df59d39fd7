import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/forms/[kind]/route'
import { createTicket } from '@/forms/_kit/ticket'
import { formExamples } from '@/forms/examples'
import { isFormKind, type FormKind } from '@/forms/registry'
import { createSolvedProof } from '@/server/captcha/proof.fixture'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { servePages } from '../support/form-pages'
import { getTestPayload } from '../support/test-payload'
import { badRows, sentinel, type BadRow, type Begun } from './bad-form-rows'
import { createHouse, createListingBasics, createProject } from './listing-examples'

const rowsMin = 200
const day = 24 * 60 * 60 * 1000
const { PAYLOAD_SECRET: secret } = env()

let subjects: Readonly<Record<string, object>> = {}
let pages: Awaited<ReturnType<typeof servePages>>
let senders = 0
/** All that was written anywhere while the rows were sent. */
const written: string[] = []

const begunAgoMs: Readonly<Record<Begun, number>> = {
  'a minute ago': 60_000,
  'just now': 0,
  yesterday: day,
  tomorrow: -day,
  'with another secret': 60_000,
  'as another kind': 60_000,
  'used before': 60_000,
}

/** Ticket and work, begun in the way the row says. */
async function begin(kind: string, begun: Begun) {
  const from = begun === 'with another secret' ? 'a foreign secret' : secret
  const about = begun === 'as another kind' ? `${kind}-x` : kind
  const ticket = createTicket(about, new Date(Date.now() - begunAgoMs[begun]), from)
  return { ticket, proof: await createSolvedProof(ticket, from) }
}

/** A form that would be taken in, from somebody who can be recognised. */
function fillIn(kind: FormKind) {
  const person = { firstName: sentinel.text, lastName: sentinel.text, phone: sentinel.phone }
  const isShort = kind === 'sign-newsletter' || kind === 'testimonial'
  return {
    lang: 'nl',
    page: '/nl/contact/',
    ...formExamples[kind],
    ...subjects[kind],
    ...(!isShort && { ...person, remark: `Ik heet ${sentinel.text}` }),
    email: sentinel.email,
  }
}

function post(kind: string, headers: Record<string, string>, body: BodyInit) {
  senders += 1
  const address = `10.0.${Math.floor(senders / 250)}.${1 + (senders % 250)}`
  const request = new Request(`http://localhost:3000/api/forms/${kind}/`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, ...headers },
    body,
  })
  return POST(request, { params: Promise.resolve({ kind }) })
}

function toForm(values: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) form.append(name, String(one))
  }
  return form.toString()
}

function toParts(
  values: Readonly<Record<string, unknown>>,
  files: NonNullable<BadRow['files']>,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) form.append(name, String(one))
  }
  for (const { field, name, bytes } of files) form.append(field, new File([bytes], name))
  return form
}

async function sendJson(kind: string, { begun = 'a minute ago', json, headers }: Partial<BadRow>) {
  const filled = isFormKind(kind) ? fillIn(kind) : {}
  const begunForm = await begin(kind, begun)
  const key = `bad-sending-number-${senders}`
  const type = { 'content-type': 'application/json' }
  const send = (body: object) => post(kind, { ...type, ...headers }, JSON.stringify(body))
  if (begun === 'used before') {
    // Somebody else's form came with it; that one failed for its own reasons afterwards.
    await queryRows('delete from guard.used')
    await send({ ...filled, ...begunForm, key: `first-of-${key}` })
    await forget()
  }
  return send({ ...filled, ...begunForm, key, ...json })
}

function send(row: BadRow): Promise<Response> {
  const { kind, headers = {}, raw, plain, files } = row
  if (raw !== undefined) return post(kind, { ...headers }, raw)
  const filled = isFormKind(kind) ? fillIn(kind) : {}
  if (files) return post(kind, { ...headers }, toParts({ ...filled, ...plain }, files))
  if (plain === undefined) return sendJson(kind, row)
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return post(kind, { ...type, ...headers }, toForm({ ...filled, ...plain }))
}

async function forget(): Promise<void> {
  const payload = await getTestPayload()
  await payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
}

async function countEnquiries(): Promise<number> {
  const { totalDocs } = await (await getTestPayload()).count({ collection: 'enquiries' })
  return totalDocs
}

async function readPeople() {
  const { docs } = await (await getTestPayload()).find({ collection: 'enquiries' })
  return docs.map(({ person }) => person?.firstName)
}

/** The answer in the words of the table. */
async function describeAnswer(answer: Response, { plain, files, headers = {} }: BadRow) {
  const { status } = answer
  const text = await answer.text()
  const isEncoded = headers['content-type']?.includes('urlencoded') === true
  const isPage = (plain ?? files) !== undefined || isEncoded
  if (text === '') return { status }
  if (answer.headers.get('content-type')?.startsWith('text/plain')) return { status, said: text }
  const { errors, error } = JSON.parse(text)
  return isPage ? { status, errors } : { status, errors, error }
}

beforeAll(async () => {
  const payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  const house = await createHouse(payload, basics)
  // In Brussels, where least may be asked and the visit comes first.
  const flat = await createHouse(payload, basics, { goal: 'rent', zip: '1000' })
  const project = await createProject(payload, basics)
  subjects = {
    'contact-me': { property: house.publicId },
    'rent-application': { property: flat.publicId },
    'contact-construction': { project: project.publicId },
  }
  pages = await servePages()
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation((...said) => void written.push(said.join(' ')))
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((said) => written.push(String(said)) > 0)
  }
})

// One row that is stored by mistake must not fail those behind it.
afterEach(forget)

afterAll(() => {
  vi.restoreAllMocks()
  pages.close()
})

describe('a form that nobody should send', () => {
  it('is written down in more than two hundred ways', () => {
    expect(badRows.length).toBeGreaterThanOrEqual(rowsMin)
  })

  it.each(badRows.map((row) => [row.kind, row.about, row] as const))(
    '%s, %s',
    async (_kind, _about, row) => {
      const answer = await send(row)
      expect(answer.headers.get('cache-control')).toContain('no-store')
      const { status, errors, error, said } = row
      expect(await describeAnswer(answer, row)).toEqual({
        status,
        errors,
        error,
        said: said && expect.stringContaining(said),
      })
      expect(await countEnquiries()).toBe(0)
    },
  )

  it('is not stored over one that came before with the same key', async () => {
    const key = 'the-key-of-somebody-else'
    expect((await sendJson('site-contact', { json: { key } })).status).toBe(201)
    expect((await sendJson('site-contact', { json: { key, firstName: 'Bo' } })).status).toBe(201)
    expect(await readPeople()).toEqual([sentinel.text])
  })

  it.each([
    ['a further header', 'Qx\r\nBcc: bo@example.be', 'Qx Bcc: bo@example.be'],
    ['a null character', 'Qx\u0000zonderling', 'Qx zonderling'],
    ['half a character', 'Qx\ud83dzonderling', 'Qx zonderling'],
    ['text that runs backwards', '\u202eQxzonderling\u202c', 'Qxzonderling'],
    ['a script, which is text here', '<script>Qx</script>', '<script>Qx</script>'],
  ])('is kept without harm when a name holds %s', async (_about, firstName, kept) => {
    expect((await sendJson('site-contact', { json: { firstName } })).status).toBe(201)
    expect(await readPeople()).toEqual([kept])
  })

  it('is kept with the longest address of mail, whatever line of a list that makes', async () => {
    const email = `an@${'b.'.repeat(120)}example.be`
    expect((await sendJson('sign-newsletter', { json: { email } })).status).toBe(201)
  })

  it('is kept with a campaign of a hundred emoji, of which half fit in', async () => {
    const source = encodeURIComponent('\u{1F3E0}'.repeat(100))
    const headers = { referer: `http://localhost:3000/nl/contact/?utm_source=${source}` }
    expect((await sendJson('site-contact', { headers })).status).toBe(201)
  })

  it('is kept without a unit that no database could count', async () => {
    const json = { unit: 2_147_483_648 }
    expect((await sendJson('contact-construction', { json })).status).toBe(201)
  })

  it('says nothing of its sender when it cannot be stored', async () => {
    // The driver quotes the whole row in its error.
    await queryRows('alter table enquiries add constraint full_up check (false) not valid')
    const answer = await sendJson('site-contact', {})
    await queryRows('alter table enquiries drop constraint full_up')
    expect(answer.status).toBe(503)
    expect(written.join('\n')).toContain('an enquiry could not be stored')
  })

  it('leaves nothing personal in the logs', () => {
    const said = written.join('\n').toLowerCase()
    for (const trace of ['qxzonderling', '0470 00 99 88', '470009988', '10.0.0.', 'evil.example']) {
      expect(said).not.toContain(trace)
    }
  })
})
