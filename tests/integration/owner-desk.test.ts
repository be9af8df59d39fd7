import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeNotice } from '@/features/notice-switch/notice-store'
import { findVisitsOf } from '@/features/owner-desk/owner-desk-queries'
import { queryRows } from '@/server/db'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

const site = 'http://localhost:3000'
const password = 'een lang wachtwoord'

let payload: Payload
let home = 0
let elsewhere = 0
const agents: Record<string, number> = {}

async function createAgent(name: string): Promise<number> {
  const data = { name, email: `${name}@example.be`, password, role: 'agent' } as const
  const user = await payload.create({ collection: 'users', data })
  agents[name] = user.id
  const member = { name, user: user.id }
  return (await payload.create({ collection: 'team', data: member })).id
}

beforeAll(async () => {
  payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  await payload.create({
    collection: 'users',
    data: { name: 'Beheer', email: 'beheer@example.be', password, role: 'administrator' },
  })
  const [an, els] = [await createAgent('an'), await createAgent('els')]
  home = (await createHouse(payload, basics, { recordFile: 'K 1', manager: an })).id
  elsewhere = (await createHouse(payload, basics, { recordFile: 'K 2', manager: els })).id
  const translator = {
    name: 'Vera',
    email: 'vera@example.be',
    password,
    role: 'translator',
  } as const
  await payload.create({ collection: 'users', data: translator })
})

beforeEach(async () => {
  for (const collection of ['messages', 'mails', 'owners'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
})

async function post(
  name: string,
  path: string,
  data: object = {},
  method = 'POST',
): Promise<Response> {
  const login = { email: `${name}@example.be`, password }
  const { token } = await payload.login({ collection: 'users', data: login })
  const request = new Request(`${site}${path}`, {
    method,
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  })
  return handleEndpoints({ config: payload.config, request })
}

const person = {
  firstName: 'Jo',
  lastName: 'Maes',
  email: 'Jo@Example.be',
  phone: '',
  locale: 'fr',
  role: 'coOwner',
  reference: 'K 1',
}

const invite = (name: string, changes: object = {}) =>
  post(name, '/api/owners/invite', { ...person, ...changes })

/** What the desk says where something is refused. */
async function readRefusal(answer: Response): Promise<string> {
  const { errors } = (await answer.json()) as { errors: { message: string }[] }
  return errors.map(({ message }) => message).join()
}

const findOwners = async () =>
  (await payload.find({ collection: 'owners', depth: 0, pagination: false })).docs

describe('an owner who is added', () => {
  it('gets the home and an invitation, and no password', async () => {
    expect((await invite('an')).status).toBe(200)
    const [owner] = await findOwners()
    expect(owner).toMatchObject({
      email: 'jo@example.be',
      locale: 'fr',
      invitedAt: expect.any(String),
      properties: [{ property: home, role: 'coOwner' }],
    })
    const keys = await queryRows('select hash, salt from owners where id = $1', [owner?.id])
    expect(keys).toEqual([{ hash: null, salt: null }])
    const { docs } = await payload.find({ collection: 'mails', depth: 0 })
    expect(docs).toMatchObject([{ kind: 'owner-invitation', to: 'jo@example.be', locale: 'fr' }])
  })

  it('begins on the day that is said, and else after the last owner or with the present one', async () => {
    const data = { email: 'eerste@example.be', password }
    const { id } = await payload.create({
      collection: 'owners',
      data: { ...data, properties: [{ property: home, from: '2026-01-10', to: '2026-10-23' }] },
    })
    const begins = async (email: string, changes: object = {}) => {
      expect((await invite('an', { email, ...changes })).status).toBe(200)
      const { docs } = await payload.find({
        collection: 'owners',
        where: { email: { equals: email } },
      })
      return docs[0]?.properties?.[0]?.from?.slice(0, 10)
    }
    expect(await begins('tweede@example.be')).toBe('2026-10-24')
    expect(await begins('derde@example.be', { since: '2026-11-01' })).toBe('2026-11-01')
    await payload.update({ collection: 'owners', id, data: { properties: [{ property: home }] } })
    expect(await begins('vierde@example.be')).toBeUndefined()
    expect((await invite('an', { email: 'vijfde@example.be', since: 'ooit' })).status).toBe(422)
  })

  it('is told of with the first day that followed, and with those who own the home beside them', async () => {
    const period = { property: home, from: '2024-12-27' }
    const marc = { firstName: 'Marc', lastName: 'Lambert', password, email: 'marc@example.be' }
    const { id } = await payload.create({
      collection: 'owners',
      data: { ...marc, properties: [period, { property: elsewhere }] },
    })
    const tell = async (email: string, changes: object = {}) => {
      const answer = await invite('an', { email, ...changes })
      return ((await answer.json()) as { ownership: unknown }).ownership
    }
    expect(await tell('tweede@example.be')).toEqual({
      since: '2024-12-27',
      beside: ['Marc Lambert'],
    })
    expect(await tell('derde@example.be', { reference: '' })).toBeNull()
    await payload.delete({
      collection: 'owners',
      where: { email: { equals: 'tweede@example.be' } },
    })
    const properties = [{ ...period, to: '2026-10-23' }, { property: elsewhere }]
    await payload.update({ collection: 'owners', id, data: { properties } })
    expect(await tell('vierde@example.be')).toEqual({ since: '2026-10-24', beside: [] })
  })

  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '2099-01-01', '9999-12-31'])(
    'is not made with %s as first day, a slip that is told of with the days that are taken',
    async (since) => {
      const answer = await invite('an', { since })
      expect(answer.status).toBe(422)
      expect(await readRefusal(answer)).toMatch(
        /^Kies een dag van \d\d\/\d\d\/\d{4} tot en met \d\d\/\d\d\/\d{4}, of laat die leeg\.$/,
      )
      expect(await findOwners()).toEqual([])
    },
  )

  it('begins so as well where the home is added to the account later', async () => {
    const data = { email: 'eerste@example.be', password }
    const period = { from: '2026-01-10', to: '2026-10-23' }
    await payload.create({
      collection: 'owners',
      data: { ...data, properties: [{ property: home, ...period }] },
    })
    await invite('an', { reference: '' })
    const { docs } = await payload.find({ collection: 'owners', where: { email: { like: 'jo@' } } })
    const path = `/api/owners/${docs[0]?.id}`
    const give = (properties: object[]) => post('an', path, { properties }, 'PATCH')
    const first = async () => {
      const owner = await payload.findByID({ collection: 'owners', id: docs[0]?.id ?? 0, depth: 0 })
      return owner.properties?.[0]?.from?.slice(0, 10) ?? null
    }
    await give([{ property: home }])
    expect(await first()).toBe('2026-10-24')
    // Staff who take the day out again mean it.
    await give([{ property: home, from: null }])
    expect(await first()).toBeNull()
  })

  it('begins anew where the home was theirs before somebody else had it', async () => {
    const { id } = await payload.create({
      collection: 'owners',
      data: {
        email: 'terug@example.be',
        password,
        properties: [{ property: home, from: '2020-01-01', to: '2022-12-31' }],
      },
    })
    const between = [{ property: home, from: '2023-01-01', to: '2026-10-31' }]
    await payload.create({
      collection: 'owners',
      data: { email: 'tussen@example.be', password, properties: between },
    })
    const read = async () => {
      const { properties } = await payload.findByID({ collection: 'owners', id, depth: 0 })
      return (properties ?? []).map(({ from, to }) => [from?.slice(0, 10), to?.slice(0, 10)])
    }
    const { properties } = await payload.findByID({ collection: 'owners', id, depth: 0 })
    const give = (rows: object[]) => post('an', `/api/owners/${id}`, { properties: rows }, 'PATCH')
    await give([...(properties ?? []), { property: home }])
    const both = [
      ['2020-01-01', '2022-12-31'],
      ['2026-11-01', undefined],
    ]
    expect(await read()).toEqual(both)
    // A program that sends no ids takes no first day away.
    await give([{ property: home, to: '2022-12-31' }])
    expect(await read()).toEqual([both[0]])
  })

  it('is not made twice, nor with a home of a colleague or none, nor without an address', async () => {
    await invite('an')
    const answers = [
      await invite('els', { reference: '' }),
      await invite('an', { email: 'ander@example.be', reference: 'K 2' }),
      await invite('an', { email: 'ander@example.be', reference: 'K 3' }),
      await invite('an', { email: 'geen adres' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 422, 422, 422])
    expect(await findOwners()).toHaveLength(1)
  })

  it.each([
    [{ phone: '+32 9 333 44 55 of 66 77' }, 'telefoonnummer in van hoogstens 20 tekens'],
    [{ firstName: 'x'.repeat(81) }, 'hoogstens 80 tekens'],
    [{ lastName: 'x'.repeat(81) }, 'hoogstens 80 tekens'],
    [{ lastName: '' }, 'Vul een naam in;'],
    [{ email: 'geen adres' }, 'een geldig e-mailadres'],
    [{ reference: 'x'.repeat(61) }, 'deze referentie'],
  ])('is refused with what is wrong: %o', async (changes, words) => {
    const answer = await invite('an', changes)
    expect(answer.status).toBe(422)
    expect(await readRefusal(answer)).toContain(words)
  })

  it('is one account when two colleagues add the same person at the same moment', async () => {
    await invite('an')
    // The colleague looked before the account was there.
    const counting = vi.spyOn(payload, 'count').mockResolvedValue({ totalDocs: 0 })
    const second = await invite('beheer').finally(() => counting.mockRestore())
    expect(second.status).toBe(409)
    expect(await readRefusal(second)).toContain('Er is al een eigenaar met dit e-mailadres')
    expect(await findOwners()).toHaveLength(1)
    expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(1)
  })

  it('stays without the mails that were switched off, whatever an open form of the desk sends', async () => {
    await invite('an')
    const [before] = await findOwners()
    const form = { ...before, phone: '+3293334455' }
    await changeNotice({ notice: 'news', ownerId: Number(before?.id) }, 'stop')
    const saved = await post('an', `/api/owners/${before?.id}`, form, 'PATCH')
    expect(saved.status).toBe(200)
    expect(before).toMatchObject({ newsNotice: true, digest: true })
    expect(await findOwners()).toMatchObject([
      { phone: '+3293334455', newsNotice: false, digest: true },
    ])
  })

  it('is made by agents and editors alone, and by no password that somebody types', async () => {
    expect((await invite('vera')).status).toBe(403)
    const typed = await post('beheer', '/api/owners', { email: 'jo@example.be', password })
    expect(typed.status).toBe(403)
    expect(await findOwners()).toEqual([])
  })
})

describe('a message of an owner', () => {
  async function write(property: number, author: 'owner' | 'agency' = 'owner') {
    const properties = [{ property }]
    const data = { email: `eigenaar-${property}@example.be`, password, properties }
    const owner = await payload.create({ collection: 'owners', data })
    const message = { property, owner: owner.id, author, text: 'Is er nieuws?' }
    return payload.create({ collection: 'messages', data: message })
  }
  const readAt = async (id: number) =>
    (await payload.findByID({ collection: 'messages', id, depth: 0 })).readAt ?? null

  it('is read once the agent has opened it, and keeps that moment', async () => {
    const { id } = await write(home)
    expect(await (await post('an', `/api/messages/${id}/read`)).json()).toEqual({ read: 1 })
    const first = await readAt(id)
    expect(first).not.toBeNull()
    expect(await (await post('beheer', `/api/messages/${id}/read`)).json()).toEqual({ read: 0 })
    expect(await readAt(id)).toBe(first)
  })

  it('is read by nobody whose listing it is not about, nor by a translator', async () => {
    const { id } = await write(elsewhere)
    expect(await (await post('an', `/api/messages/${id}/read`)).json()).toEqual({ read: 0 })
    expect((await post('vera', `/api/messages/${id}/read`)).status).toBe(403)
    expect(await readAt(id)).toBeNull()
  })

  it('keeps one moment when two open it at once, and a number that is none is not found', async () => {
    const { id } = await write(home)
    const open = async (name: string) => (await post(name, `/api/messages/${id}/read`)).json()
    const both = await Promise.all([open('an'), open('beheer')])
    expect(both.toSorted((a, b) => a.read - b.read)).toEqual([{ read: 0 }, { read: 1 }])
    for (const path of [
      'messages/3000000000/read',
      'messages/0x10/read',
      'owners/3000000000/invite',
      'owners/3000000000/second-factor-off',
    ]) {
      expect((await post('an', `/api/${path}`)).status).toBe(404)
    }
  })

  it('is never noted as read where the agency wrote it itself', async () => {
    const { id } = await write(home, 'agency')
    expect(await (await post('an', `/api/messages/${id}/read`)).json()).toEqual({ read: 0 })
    expect(await readAt(id)).toBeNull()
  })
})

describe('the desk', () => {
  const today = '2026-11-25'

  async function addVisit(startsAt: string, changes: object = {}): Promise<number> {
    const slot = await payload.create({
      collection: 'appointment-slots',
      data: {
        property: home,
        startsAt,
        endsAt: new Date(new Date(startsAt).getTime() + 30 * 60_000).toISOString(),
        capacity: 9,
        bufferMinutes: 0,
        mode: 'instant',
        closesBeforeMinutes: 0,
      },
    })
    const visitor = { slot: slot.id, state: 'confirmed', name: 'Jonas Maes', locale: 'nl' } as const
    const data = { ...visitor, ...changes }
    return (await payload.create({ collection: 'appointments', data })).id
  }

  async function readShown(): Promise<Map<number, boolean>> {
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: 'beheer@example.be' } },
    })
    const user = docs[0] ? { ...docs[0], collection: 'users' as const } : null
    const visits = await findVisitsOf(home, { payload, user }, today)
    return new Map(visits.map(({ id, isShown }) => [id, isShown]))
  }

  it('says of a visit what its owner of today reads, and nothing where that is nothing', async () => {
    const before = await addVisit('2026-10-30T10:00:00.000Z')
    const waiting = await addVisit('2026-12-01T10:00:00.000Z', { state: 'waiting' })
    const report = { feedback: 'Mooi', feedbackVisible: true, releasedToOwner: true }
    const held = await addVisit('2026-12-02T10:00:00.000Z', report)
    expect([...(await readShown()).values()]).toEqual([false, false, false])

    const properties = [{ property: home, from: '2026-11-01' }]
    const data = { email: 'nieuw@example.be', password, properties }
    const owner = await payload.create({ collection: 'owners', data })
    const shown = await readShown()
    expect([before, waiting, held].map((id) => shown.get(id))).toEqual([false, false, true])

    // The very same that the portal lets them read.
    const { docs } = await payload.find({
      collection: 'appointments',
      overrideAccess: false,
      user: { ...owner, collection: 'owners' },
      depth: 0,
    })
    expect(docs).toMatchObject([{ id: held, name: 'Jonas Maes', feedback: 'Mooi' }])
  })
})
