import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GET as getCharacters } from '@/app/api/forms/[kind]/characters/route'
import { answerForm } from '@/forms/_kit/answer-form'
import { answerTicket } from '@/forms/_kit/answer-ticket'
import { createTicket } from '@/forms/_kit/ticket'
import { example } from '@/forms/site-contact/example'
import { createCharactersToken, readCharactersToken } from '@/server/captcha/characters'
import { createProofChallenge, type ProofChallenge } from '@/server/captcha/proof'
import { createSolvedProof } from '@/server/captcha/proof.fixture'
import { takeOnce } from '@/server/captcha/take-once'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { servePages } from '../support/form-pages'
import { getTestPayload } from '../support/test-payload'

const kind = 'site-contact'
const { PAYLOAD_SECRET: secret } = env()
const hour = 60 * 60 * 1000
let sendings = 0

const ago = (ms: number) => new Date(Date.now() - ms)

/** A ticket and the work for it, as a browser has them a minute after somebody began. */
async function work({ about = kind, begun = ago(60_000), from = secret } = {}) {
  const ticket = createTicket(about, begun, from)
  return { ticket, proof: await createSolvedProof(ticket, from) }
}

function ask({ about = kind, begun = ago(60_000), from = secret } = {}) {
  const token = createCharactersToken(about, { now: begun, secret: from })
  const question = readCharactersToken(token, about, { now: begun, secret: from })
  return { captchaToken: token, captcha: question?.characters, tones: question?.tones.join('') }
}

function post(headers: Record<string, string>, body: string): Promise<Response> {
  const url = `http://localhost:3000/api/forms/${kind}/`
  const request = new Request(url, { method: 'POST', headers, body })
  return answerForm(request, kind, async () => '/nl/bedankt/contact/')
}

async function sendJson(body: object, address = '203.0.113.1') {
  sendings += 1
  const sent = { lang: 'nl', key: `guarded-sending-${sendings}`, ...example, ...body }
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const answer = await post(headers, JSON.stringify(sent))
  return { status: answer.status, body: await answer.json() }
}

/** As a browser without JavaScript; each differs, so that none counts as sent before. */
async function sendPlain(body: Record<string, string | undefined>, address = '203.0.113.1') {
  sendings += 1
  const sent = { lang: 'nl', ...example, remark: `Vraag nummer ${sendings}`, ...body }
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': address,
  }
  const given = Object.entries(sent).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return post(headers, new URLSearchParams(given).toString())
}

async function readOffer(address = '203.0.113.1') {
  const request = new Request(`http://localhost:3000/api/forms/${kind}/`, {
    headers: { 'x-forwarded-for': address },
  })
  const answer = await answerTicket(request, kind)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return answer.json()
}

async function countEnquiries(): Promise<number> {
  const { totalDocs } = await (await getTestPayload()).count({ collection: 'enquiries' })
  return totalDocs
}

async function choose(captcha: 'proof-of-work' | 'characters'): Promise<void> {
  await (await getTestPayload()).updateGlobal({ slug: 'site', data: { captcha } })
}

beforeAll(async () => {
  const payload = await getTestPayload()
  await payload.updateGlobal({ slug: 'site', data: { tradeName: 'Gevel' } })
})

beforeEach(async () => {
  const payload = await getTestPayload()
  await payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
  await queryRows('delete from guard.hits')
  await queryRows('delete from guard.used')
  await choose('proof-of-work')
})

describe('the work of the browser', () => {
  it('is handed out with the ticket, and lets the form through once it is done', async () => {
    const { challenge } = await readOffer()
    const solution = await solveChallenge({ challenge, deriveKey })
    // Its own ticket is too young in a test; the work for it is the same.
    const early = await sendJson({ ...(await readOffer()), proof: { challenge, solution } })
    expect(early.status).toBe(429)
    expect((await sendJson(await work())).status).toBe(201)
    expect(await countEnquiries()).toBe(1)
  })

  it('is refused when another form comes with it, also at the same moment', async () => {
    const done = await work()
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendJson(done)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403, 403])
    expect(await countEnquiries()).toBe(1)
  })

  it('may come again with the same form, which is stored once', async () => {
    const done = { ...(await work()), key: 'the-same-form-again' }
    const answers = await Promise.all([sendJson(done), sendJson(done)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await countEnquiries()).toBe(1)
  })

  it('is kept until it expires, without what it was, and then swept away', async () => {
    const { ticket, proof } = await work()
    await sendJson({ ticket, proof })
    const rows = await queryRows<{ mark: string; left: number }>(
      'select mark, round(extract(epoch from expires_at - now()) / 3600)::int as left from guard.used',
    )
    expect(rows).toEqual([
      { mark: expect.not.stringContaining(proof.challenge.signature), left: 12 },
    ])
    const tomorrow = new Date(Date.now() + 24 * hour)
    const next = { mark: 'next', owner: 'next', expiresAt: new Date(Date.now() + 36 * hour) }
    await takeOnce(next, { now: tomorrow, secret })
    expect(await queryRows('select mark from guard.used')).toHaveLength(1)
  })

  it.each([
    ['nothing', async () => ({ ...(await work()), proof: undefined })],
    [
      'a ticket without its work',
      async () => ({ ...(await work()), ticket: (await work()).ticket }),
    ],
    ['the work for another kind of form', () => work({ about: 'contact-me' })],
    ['a ticket of yesterday', () => work({ begun: ago(13 * hour) })],
    ['what another installation signed', () => work({ from: 'a foreign secret' })],
    [
      'a foreign challenge for a ticket of ours',
      async () => {
        const ticket = createTicket(kind, ago(60_000), secret)
        return { ticket, proof: await createSolvedProof(ticket, 'a foreign secret') }
      },
    ],
    [
      'a challenge that was not solved',
      async () => {
        const ticket = createTicket(kind, ago(60_000), secret)
        const challenge = await createProofChallenge(ticket, 60, secret)
        return { ticket, proof: { challenge, solution: { counter: 1, derivedKey: 'ab' } } }
      },
    ],
  ])('is missed when there is %s', async (_what, make) => {
    expect(await sendJson(await make())).toEqual({ status: 403, body: { error: 'blocked' } })
    expect(await countEnquiries()).toBe(0)
  })

  it('grows for an address that sends a lot, and for no other', async () => {
    /** The end of the challenge is hidden; what can be seen is how often the browser tries. */
    async function countAttempts(address: string): Promise<number> {
      const { challenge }: { challenge: ProofChallenge } = await readOffer(address)
      const solution = await solveChallenge({ challenge, deriveKey })
      return (solution?.counter ?? 0) + 1
    }
    const busy = '203.0.113.50'
    expect(await countAttempts(busy)).toBeLessThanOrEqual(120)
    for (let index = 0; index < 7; index += 1) await sendJson(await work(), busy)
    expect(await countAttempts(busy)).toBeGreaterThanOrEqual(480)
    expect(await countAttempts('203.0.113.51')).toBeLessThanOrEqual(120)
  })
})

describe('a browser without JavaScript', () => {
  it('passes three times, is then asked for characters, and passes with them', async () => {
    const page = await servePages()
    const free = [await sendPlain({}), await sendPlain({}), await sendPlain({})]
    expect(free.map(({ status }) => status)).toEqual([303, 303, 303])
    const asked = await sendPlain({})
    expect(asked.status).toBe(403)
    const { errors, values, captcha } = await page.readDraft(asked)
    expect(errors).toEqual({ captcha: 'captcha.missing' })
    expect(values).toMatchObject({ firstName: 'An' })
    const question = readCharactersToken(captcha?.token ?? '', kind, { now: new Date(), secret })
    const answer = { captchaToken: captcha?.token, captcha: question?.characters.toLowerCase() }
    expect((await sendPlain(answer)).status).toBe(303)
    expect(await countEnquiries()).toBe(4)
    page.close()
  })

  it('gets other characters and keeps what was typed', async () => {
    const page = await servePages()
    const answer = await sendPlain({ renew: '1', firstName: 'Bo', captchaToken: 'old' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const draft = await page.readDraft(answer)
    expect(draft).toMatchObject({ values: { firstName: 'Bo' }, errors: {}, failure: null })
    expect(draft.captcha?.token).not.toBe('old')
    expect(await countEnquiries()).toBe(0)
    page.close()
  })

  it('keeps its characters while another field is wrong', async () => {
    const page = await servePages()
    const { captchaToken, captcha } = ask()
    const answer = await sendPlain({ email: 'an@', captchaToken, captcha })
    expect((await page.readDraft(answer)).captcha).toEqual({ token: captchaToken, typed: captcha })
    page.close()
  })
})

describe('where the agency wants characters', () => {
  beforeEach(() => choose('characters'))

  it('asks a script for them in place of work', async () => {
    const { captcha, challenge } = await readOffer()
    expect(challenge).toBeUndefined()
    expect(readCharactersToken(captcha, kind, { now: new Date(), secret })).not.toBeNull()
    const { ticket } = await work()
    const missing = await sendJson({ ticket })
    expect(missing).toEqual({ status: 403, body: { errors: { captcha: 'captcha.missing' } } })
    expect((await sendJson({ ticket, ...ask() })).status).toBe(201)
    const { captchaToken, tones } = ask()
    expect((await sendJson({ ticket, captchaToken, captcha: tones })).status).toBe(201)
  })

  it.each([
    ['others', () => ({ ...ask(), captcha: 'AAAAA' })],
    ['those of another form', () => ask({ about: 'contact-me' })],
    ['those of yesterday', () => ask({ begun: ago(13 * hour) })],
    ['those of another installation', () => ask({ from: 'a foreign secret' })],
    ['those of no question', () => ({ ...ask(), captchaToken: '' })],
  ])('refuses %s', async (_what, make) => {
    const { ticket } = await work()
    const answer = await sendJson({ ticket, ...make() })
    expect(answer).toEqual({ status: 403, body: { errors: { captcha: 'captcha.wrong' } } })
    expect(await countEnquiries()).toBe(0)
  })

  it('takes the same characters once, and never after a wrong try', async () => {
    const { ticket } = await work()
    const once = ask()
    const answers = await Promise.all([1, 2, 3].map(() => sendJson({ ticket, ...once })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403])
    const tried = ask()
    await sendJson({ ticket, ...tried, captcha: 'AAAAA' })
    expect((await sendJson({ ticket, ...tried })).status).toBe(403)
  })
})

describe('the picture and the sound of the characters', () => {
  async function read(query: Record<string, string | undefined>, headers = {}) {
    const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
    const url = `http://localhost:3000/api/forms/${kind}/characters/?${new URLSearchParams(given)}`
    return getCharacters(new Request(url, { headers }), { params: Promise.resolve({ kind }) })
  }

  it('are kept by nobody', async () => {
    for (const [as, type] of [
      ['picture', 'image/svg+xml'],
      ['sound', 'audio/wav'],
    ]) {
      const answer = await read({ as, token: ask().captchaToken })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
    }
  })

  it('come in parts for players that ask so', async () => {
    const token = ask().captchaToken
    const start = await read({ as: 'sound', token }, { range: 'bytes=0-1' })
    expect(start.status).toBe(206)
    expect(start.headers.get('content-range')).toMatch(/^bytes 0-1\/\d{5,6}$/)
    expect(await start.text()).toBe('RI')
    expect((await read({ as: 'sound', token }, { range: 'bytes=44-' })).status).toBe(206)
    expect((await read({ as: 'sound', token }, { range: 'bytes=9-2' })).status).toBe(200)
  })

  it('are made for no state but our own', async () => {
    for (const token of [undefined, 'forged', ask({ about: 'contact-me' }).captchaToken]) {
      const answer = await read({ as: 'picture', token })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})
