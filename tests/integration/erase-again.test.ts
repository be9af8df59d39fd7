import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eraseAgain } from '@/features/personal-data/erase-again'
import { erasePerson } from '@/features/personal-data/erase-person'
import { toPersonMark } from '@/features/personal-data/erasure-mark'
import { listErasures } from '@/features/personal-data/erasures'
import { queryRows } from '@/server/db'
import { inRoot } from '../../scripts/paths'
import { findTraces } from '../support/find-traces'
import { expectPagesNotDrawn } from '../support/pages-not-drawn'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

const email = 'zoe.wis@example.be'
const lastName = 'Uitgewist'
const other = 'an.blijft@example.be'
const dayMs = 24 * 60 * 60 * 1000

let payload: Payload
let home: number
let agent: number

beforeAll(async () => {
  payload = await getTestPayload()
  home = (await createHouse(payload, await createListingBasics(payload))).id
  const data = { name: 'Els', email: 'els@example.be', password: 'Correct-horse-9' }
  agent = (await payload.create({ collection: 'users', data: { ...data, role: 'agent' } })).id
})

const emptied = [
  ...['mails', 'appointments', 'demands', 'subscribers', 'testimonials', 'enquiries'],
  ...['offers', 'owners', 'appointment-slots'],
] as CollectionSlug[]

beforeEach(async () => {
  for (const collection of emptied) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await queryRows('delete from desk.erasures')
})

afterEach(() => vi.restoreAllMocks())

expectPagesNotDrawn()

const common = { locale: 'nl', state: 'confirmed' } as const

const enquire = (address: string, fields: Readonly<Record<string, string>> = {}) =>
  payload.create({
    collection: 'enquiries',
    data: {
      ...{ kind: 'site-contact', state: 'new', locale: 'nl', page: '/nl/', fields },
      ...{ title: lastName, person: { firstName: 'Zoë', lastName, email: address } },
    },
  })

const subscribe = (address: string) =>
  payload.create({ collection: 'subscribers', data: { ...common, email: address } })

const receive = (to: string, text = 'Dag') =>
  payload.create({
    collection: 'mails',
    data: {
      ...{ kind: 'enquiry-notice', to, locale: 'nl', state: 'kept', attempts: 1 },
      ...{ subject: 'Dag', text, html: text },
    },
  })

const search = (address: string) =>
  payload.create({
    collection: 'demands',
    data: {
      ...{ ...common, email: address, goal: 'buy', frequency: 'daily', types: ['house'] },
      ...{ places: ['10-2000'], until: '2099-01-01T12:00:00.000Z' },
    },
  })

const praise = (address: string) =>
  payload.create({
    collection: 'testimonials',
    draft: true,
    locale: 'nl',
    data: {
      ...{ comment: 'Heel tevreden.', name: `Zoë ${lastName}`, state: 'pending' },
      author: { email: address, locale: 'nl' },
    },
  })

let visits = 0

/** Each on a day of its own, because the agent is in one place at a time. */
async function visit(address: string) {
  visits += 1
  const startsAt = Date.now() - (2 + visits) * dayMs
  const slot = await payload.create({
    collection: 'appointment-slots',
    data: {
      ...{ property: home, agent, capacity: 1, bufferMinutes: 0, closesBeforeMinutes: 0 },
      ...{ mode: 'instant', startsAt: new Date(startsAt).toISOString() },
      endsAt: new Date(startsAt + dayMs / 48).toISOString(),
    },
  })
  const name = `Zoë ${lastName}`
  await payload.create({
    collection: 'appointments',
    data: { slot: slot.id, state: 'done', locale: 'nl', name, email: address },
  })
}

const own = (address: string, to?: string) =>
  payload.create({
    collection: 'owners',
    data: {
      ...{ email: address, password: 'lang genoeg 1234', firstName: 'Zoë', lastName },
      properties: [{ property: home, from: '2020-01-01T12:00:00.000Z', to }],
    },
  })

/** Does work, and gives what the server's log got meanwhile. */
async function readLog(work: () => Promise<unknown>): Promise<string[]> {
  const write = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await work()
  const lines = write.mock.calls.map(([line]) => String(line))
  write.mockRestore()
  return lines
}

const eraseBy = (address: string, withOwner = false) =>
  erasePerson({ email: address, actor: { by: 'person' }, withOwner, now: new Date() })

const again = (lines: readonly string[]) => eraseAgain(lines, new Date())

/** A line as it is written when somebody is erased. */
const tell = (address: string, withOwner = false) =>
  JSON.stringify({
    ...{ level: 'info', time: '2026-11-28T09:00:00.000Z', msg: 'a person was erased' },
    ...{ person: toPersonMark(address), withOwner },
  })

describe('the server’s log', () => {
  it('gets one line of an erasure, by which nobody without the secret knows whom', async () => {
    await enquire(email)
    const lines = await readLog(() => eraseBy(' Zoe.Wis@Example.be'))
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        ...{ level: 'info', time: expect.any(String), msg: 'a person was erased' },
        ...{ person: toPersonMark(email), withOwner: false },
      },
    ])
    expect(lines.join()).not.toMatch(/wis|example|zo[eë]|@/i)
    expect(toPersonMark(email)).toMatch(/^[\w-]{43}$/)
    expect(toPersonMark(email)).not.toBe(toPersonMark(other))
  })

  it('says that the account of an owner went as well', async () => {
    await own(email, '2021-01-01T12:00:00.000Z')
    const [line = ''] = await readLog(() => eraseBy(email, true))
    expect(JSON.parse(line)).toMatchObject({ person: toPersonMark(email), withOwner: true })
  })

  it('has the line before the erasure is for good, so that no death between leaves it untold', async () => {
    await enquire(email)
    const write = vi.spyOn(console, 'info').mockImplementation(() => {
      throw new Error('the log is full')
    })
    await expect(eraseBy(email)).rejects.toThrow('the log is full')
    expect(write).toHaveBeenCalledOnce()
    expect(await findTraces(email)).toContain('public.enquiries.person_email')
    expect(await listErasures()).toEqual([])
  })

  it('gets no line of an erasure that was refused or came to nothing', async () => {
    await enquire(email)
    const lines = await readLog(async () => {
      await eraseBy('els@example.be')
      vi.spyOn(payload, 'delete').mockRejectedValueOnce(new Error('the disk is full'))
      await expect(eraseBy(email)).rejects.toThrow('the disk is full')
    })
    expect(lines).toEqual([])
  })
})

describe('after a backup was brought back', () => {
  it('erases again whom the log names, and nobody else', async () => {
    const fill = async (address: string) => {
      for (const put of [enquire, subscribe, search, praise, visit, receive]) await put(address)
    }
    await fill(email)
    await fill(other)
    const before = await findTraces(other)
    const lines = await readLog(() => eraseBy(email))
    expect(await findTraces(email)).toEqual([])
    // As the backup has it, which knows nothing of the erasure.
    await queryRows('delete from desk.erasures')
    await fill(email)
    expect(await findTraces(email)).not.toEqual([])
    const told = await readLog(async () =>
      expect(await again(lines)).toEqual({
        ...{ isLog: true, named: 1, found: 1, erased: 1, failed: 0, unreadable: 0 },
        refused: { agency: 0, owner: 0 },
      }),
    )
    expect(await findTraces(email)).toEqual([])
    expect(await findTraces(other)).toEqual(before)
    expect(await listErasures()).toMatchObject([{ by: 'person' }])
    // For a backup that is brought back to a moment between the two.
    expect(told).toHaveLength(1)
  })

  it('changes nothing more when it is done twice, whatever the law keeps of somebody', async () => {
    await enquire(email)
    await own(email)
    const lines = await readLog(() => eraseBy(email))
    await enquire(email)
    expect(await again(lines)).toMatchObject({ found: 1, erased: 1 })
    const left = await findTraces(email)
    expect(left).toContain('public.owners.email')
    const erasures = await listErasures()
    const told = await readLog(async () =>
      expect(await again(lines)).toMatchObject({ named: 1, found: 1, erased: 0, failed: 0 }),
    )
    expect(told).toEqual([])
    expect(await findTraces(email)).toEqual(left)
    expect(await listErasures()).toEqual(erasures)
  })

  it.each([
    ['an enquiry', () => enquire('Zoe.Wis@example.be')],
    ['a visit', () => visit(email)],
    ['a search alert', () => search(email)],
    ['the newsletter', () => subscribe(email)],
    ['a testimonial', () => praise(email)],
    ['a mail', () => receive(email)],
    ['a mail to somebody else', () => receive(other, `Nieuw bericht van ${email}.`)],
    ['a line of what somebody else wrote', () => enquire(other, { remark: `Zus:\n${email}` })],
    ['what somebody else wrote', () => enquire(other, { remark: `Mijn zus is ${email}.` })],
  ])('finds somebody by %s alone', async (_name, put) => {
    await put()
    expect(await again([tell(email)])).toMatchObject({ named: 1, found: 1, erased: 1 })
    expect(await findTraces(email)).toEqual([])
  })

  it('erases the account of an owner where the log says so alone', async () => {
    await own(email, '2021-01-01T12:00:00.000Z')
    expect(await again([tell(email)])).toMatchObject({ found: 1, erased: 0 })
    expect((await payload.count({ collection: 'owners' })).totalDocs).toBe(1)
    expect(await again([tell(email), tell(email, true)])).toMatchObject({ named: 2, erased: 1 })
    expect((await payload.count({ collection: 'owners' })).totalDocs).toBe(0)
  })

  it('tells whom it may not erase: an owner with a home in our care, an address of ours', async () => {
    await own(email)
    await receive('els@example.be')
    expect(await again([tell(email, true), tell('els@example.be')])).toMatchObject({
      ...{ named: 2, found: 2, erased: 0, failed: 0, unreadable: 0 },
      refused: { agency: 1, owner: 1 },
    })
    expect(await findTraces(email)).toContain('public.owners.email')
  })

  it('passes over lines of another kind, and takes a line that comes twice once', async () => {
    await enquire(email)
    const line = tell(email)
    const lines = [
      ...['', 'Ready in 80 ms', 'null', '[]'],
      JSON.stringify({ level: 'info', msg: 'security', person: toPersonMark(other) }),
      ...[line, line, tell('niemand@example.be')],
    ]
    expect(await again(lines)).toMatchObject({ named: 2, found: 1, erased: 1 })
    expect(await again([])).toMatchObject({ named: 0, found: 0, erased: 0, unreadable: 0 })
  })

  it.each([
    ['Compose', (line: string) => `web-1  | ${line}`],
    ['Docker, with times', (line: string) => `2026-11-28T09:00:00.000000000Z ${line}`],
    ['Docker’s own files', (log: string) => JSON.stringify({ log: `${log}\n`, stream: 'stdout' })],
  ])('reads the log as it comes from %s', async (_, wrap) => {
    await enquire(email)
    expect(await again([wrap(tell(email))])).toMatchObject({ named: 1, erased: 1, unreadable: 0 })
  })

  it.each([
    ['a name with an apostrophe', (key: string) => `jan.d'${key}`, 'Schrijf ook naar ADDRESS.'],
    [
      'an address behind an apostrophe of the sentence',
      (key: string) => key,
      "L'adresse d'ADDRESS",
    ],
    ['an address in quotation marks', (key: string) => key, "Naar 'ADDRESS', graag."],
    [
      'an address in the name of a file',
      (key: string) => key,
      'Zie bod ADDRESS.pdf, ADDRESS.docx.',
    ],
  ])('finds %s in what others wrote', async (_, toAddress, text) => {
    const address = toAddress(email)
    const { id } = await payload.create({
      collection: 'enquiries',
      data: {
        ...{ kind: 'site-contact', state: 'new', locale: 'nl', page: '/nl/' },
        fields: { remark: text.replaceAll('ADDRESS', address) },
      },
    })
    expect(await again([tell(address)])).toMatchObject({ named: 1, found: 1, erased: 1 })
    const { fields } = await payload.findByID({ collection: 'enquiries', id, depth: 0 })
    expect(fields).toEqual({ remark: text.replaceAll('ADDRESS', '…') })
  })

  it('counts lines that speak of an erasure and do not say of whom', async () => {
    const lines = [
      tell(email).slice(0, -9),
      JSON.stringify({ msg: 'a person was erased', person: email, withOwner: false }),
    ]
    expect(await again(lines)).toMatchObject({ named: 0, unreadable: 2 })
  })

  it('goes on with the others where one fails, says how many, and names nobody', async () => {
    const subscriber = await subscribe(email)
    await subscribe(other)
    const deleteRecord = payload.delete.bind(payload)
    vi.spyOn(payload, 'delete').mockImplementation(async (options: object) => {
      if (Reflect.get(options, 'id') === subscriber.id) throw new Error(`no room for ${email}`)
      return deleteRecord(options as Parameters<typeof deleteRecord>[0])
    })
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const outcome = await again([tell(email), tell(other)])
    expect(outcome).toMatchObject({ named: 2, found: 2, erased: 1, failed: 1 })
    expect(complain).toHaveBeenCalledOnce()
    expect(String(complain.mock.calls[0])).not.toMatch(/wis|example/i)
    expect(await findTraces(other)).toEqual([])
    expect(await findTraces(email)).not.toEqual([])
  })
})

describe('npm run erase-again', () => {
  const command = (file: string) =>
    promisify(execFile)(process.execPath, [inRoot('scripts', 'run.mjs'), 'erase-again', file])
  let folder: string
  let file: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gevel-log-'))
    file = path.join(folder, 'server.log')
  })

  afterAll(() => rm(folder, { recursive: true }))

  it('erases whom the log in a file names, and tells what came of it', async () => {
    await enquire(email)
    await enquire(other)
    await writeFile(file, gzipSync(`Ready in 80 ms\n${tell(email)}\n`))
    const { stdout } = await command(file)
    expect(stdout).toContain('Erasures that the log names: 1;')
    expect(stdout).toContain('erased again: 1;')
    expect(await findTraces(email)).toEqual([])
    expect(await findTraces(other)).not.toEqual([])
  })

  it.each([
    ['no line of the server', 'Ready in 80 ms\n', /holds no line of the site/],
    ['half a line of an erasure', tell(email).slice(0, -9), /cannot be read: 1/],
  ])('fails where a file holds %s', async (_name, text, advice) => {
    await writeFile(file, text)
    await expect(command(file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(advice),
    })
  })
})
