import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, lockRecord } from '@/cms/hooks/transaction'
import { queryRows } from '@/server/db'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

const password = 'lang genoeg 1234'

let payload: Payload
const tokens: Record<'administrator' | 'agent' | 'owner', string> = {
  administrator: '',
  agent: '',
  owner: '',
}
let colleaguesHome = 0
let nobodysHome = 0
let ownerId = 0

type Person = keyof typeof tokens

async function patch(person: Person | null, query: string, data: object) {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (person !== null) headers.set('Authorization', `JWT ${tokens[person]}`)
  const url = `${payload.config.serverURL}/api/owners${query}`
  const request = new Request(url, { method: 'PATCH', headers, body: JSON.stringify(data) })
  const answer = await handleEndpoints({ config: payload.config, request })
  return { status: answer.status, body: await answer.text() }
}

beforeAll(async () => {
  payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  for (const role of ['administrator', 'agent'] as const) {
    const data = { email: `${role}@example.be`, password, name: role, role }
    await payload.create({ collection: 'users', data })
    tokens[role] = String((await payload.login({ collection: 'users', data })).token)
  }
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: 'administrator@example.be' } },
  })
  const member = { name: 'Collega', user: docs[0]?.id, isPublic: true }
  const colleague = await payload.create({ collection: 'team', locale: 'nl', data: member })
  colleaguesHome = (await createHouse(payload, basics, { manager: colleague.id })).id
  nobodysHome = (await createHouse(payload, basics)).id
  const login = { email: 'owner@example.be', password }
  await payload.create({ collection: 'owners', data: login })
  tokens.owner = String((await payload.login({ collection: 'owners', data: login })).token)
})

beforeEach(async () => {
  const email = `rita-${Math.random().toString(36).slice(2)}@example.be`
  const properties = [{ property: colleaguesHome, role: 'owner' as const }]
  const data = { email, password, lastName: 'Claes', properties }
  ownerId = (await payload.create({ collection: 'owners', data })).id
})

const readOwner = () => payload.findByID({ collection: 'owners', id: ownerId, depth: 0 })

describe('who may not save an owner', () => {
  it.each([
    ['nobody', null, '?where[id][exists]=true'],
    ['nobody', null, '?where[hash][like]=a'],
    ['nobody', null, '?where[properties.property.street][like]=Verborgen'],
    ['an owner', 'owner', '?where[id][exists]=true'],
  ] as const)('holds none of them, and waits for none: %s, %s', async (_who, person, query) => {
    await inTransaction(payload, async (req) => {
      await lockRecord(req, 'owners', ownerId)
      expect((await patch(person, query, { phone: '1' })).status).toBe(403)
      expect((await patch(person, `/${ownerId}`, { phone: '1' })).status).toBe(403)
    })
  })
})

describe('staff at the desk', () => {
  it('type no password for an owner as agents', async () => {
    const answer = await patch('agent', `/${ownerId}`, { password: 'Een ander woord 12' })
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.body).toContain('"path":"password"')
  })

  it('give an owner a home as agents where nobody else manages it', async () => {
    const { properties } = await readOwner()
    const add = (property: number) =>
      patch('agent', `/${ownerId}`, { properties: [...(properties ?? []), { property }] })
    expect((await add(nobodysHome)).status).toBe(200)
    expect((await readOwner()).properties).toHaveLength(2)
  })

  it.each([
    ['give an owner the home of a colleague', () => ({ properties: [{ property: nobodysHome }] })],
    ['take it away', () => ({ properties: [] })],
    [
      'hide a second row of it behind the one that is there',
      async () => {
        const { properties } = await readOwner()
        return { properties: [{ property: colleaguesHome }, ...(properties ?? [])] }
      },
    ],
    [
      'say from when',
      () => ({ properties: [{ property: colleaguesHome, role: 'owner', from: '2020-01-01' }] }),
    ],
    ['move the account that sees it', () => ({ email: 'agent-own@example.be' })],
  ])('do not, as agents, %s', async (_deed, data) => {
    const before = await readOwner()
    expect((await patch('agent', `/${ownerId}`, await data())).status).toBe(400)
    expect(await readOwner()).toMatchObject({
      email: before.email,
      properties: before.properties,
    })
  })

  const giveOwnHome = () =>
    payload.update({
      collection: 'owners',
      id: ownerId,
      data: {
        properties: [{ property: colleaguesHome }, { property: nobodysHome, to: '2020-01-01' }],
      },
    })

  const invite = async (person: Person) => {
    const request = new Request(`${payload.config.serverURL}/api/owners/${ownerId}/invite`, {
      method: 'POST',
      headers: { Authorization: `JWT ${tokens[person]}` },
    })
    return (await handleEndpoints({ config: payload.config, request })).status
  }

  it.each([{ firstName: 'Hacked' }, { lastName: 'X' }, { phone: '1' }, { locale: 'de' }])(
    'do not, as agents, rename an owner of colleagues alone: %j',
    async (data) => {
      const before = await readOwner()
      const answer = await patch('agent', `/${ownerId}`, data)
      expect(answer.status).toBe(400)
      expect(answer.body).toContain(`"path":"${Object.keys(data)[0]}"`)
      expect(await readOwner()).toEqual(before)
      expect((await patch('administrator', `/${ownerId}`, data)).status).toBe(200)
    },
  )

  it('do not, as agents, invite an owner of colleagues alone', async () => {
    expect(await invite('agent')).toBe(403)
    expect((await readOwner()).invitedAt ?? null).toBeNull()
    await giveOwnHome()
    expect(await invite('agent')).toBe(200)
  })

  it('change a telephone number as agents of a home that was the owner’s', async () => {
    await giveOwnHome()
    expect((await patch('agent', `/${ownerId}`, { phone: '015 12 34 56' })).status).toBe(200)
    expect((await readOwner()).phone).toBe('015 12 34 56')
  })
})

describe('the second step of an owner', () => {
  async function switchOff(person: Person) {
    const request = new Request(
      `${payload.config.serverURL}/api/owners/${ownerId}/second-factor-off`,
      { method: 'POST', headers: { Authorization: `JWT ${tokens[person]}` } },
    )
    return (await handleEndpoints({ config: payload.config, request })).status
  }

  const countFactors = async () =>
    (await queryRows('select 1 from guard.owner_second_factors where owner_id = $1', [ownerId]))
      .length

  const giveHomes = (ids: readonly number[]) =>
    payload.update({
      collection: 'owners',
      id: ownerId,
      data: { properties: ids.map((property) => ({ property })) },
    })

  beforeEach(async () => {
    await queryRows(
      `insert into guard.owner_second_factors (owner_id, secret, started_at, confirmed_at)
       values ($1, 'sealed', now(), now())`,
      [ownerId],
    )
  })

  it.each([
    ['whose home is a colleague’s', () => [colleaguesHome]],
    ['one of whose homes is a colleague’s', () => [nobodysHome, colleaguesHome]],
  ])('is not switched off by an agent for an account %s', async (_which, homes) => {
    await giveHomes(homes())
    expect(await switchOff('agent')).toBe(403)
    expect(await countFactors()).toBe(1)
    expect(await switchOff('administrator')).toBe(200)
    expect(await countFactors()).toBe(0)
  })

  it.each([
    ['whose homes the agent works on', () => [nobodysHome]],
    ['that sees no home', () => []],
  ])('is switched off by an agent for an account %s', async (_which, homes) => {
    await giveHomes(homes())
    expect(await switchOff('agent')).toBe(200)
    expect(await countFactors()).toBe(0)
  })
})
