import { createLocalReq, type TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renewAgendaEndpoint } from '@/cms/collections/users/agenda-endpoint'
import { createAgendaToken } from '@/cms/collections/users/agenda-token'
import type { User } from '@/cms/payload-types'
import { buildAgendaPath } from '@/domain/routes/agendas'
import { answerAgenda } from '@/features/appointments/answer-agenda'
import { queryRows } from '@/server/db'
import { createHouse, createListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

const now = new Date('2026-11-20T10:00:00Z')
let els: User
let jan: User
let property: number

beforeAll(async () => {
  const payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  property = (await createHouse(payload, basics, { publishAddress: false })).id
  const create = (name: string, locale: 'nl' | 'fr') =>
    payload.create({
      collection: 'users',
      data: {
        name,
        email: `${name}@example.be`,
        password: 'een lang wachtwoord',
        role: 'agent',
        locale,
      },
    })
  els = await create('els', 'nl')
  jan = await create('jan', 'fr')
})

beforeEach(async () => {
  const payload = await getTestPayload()
  await payload.delete({ collection: 'appointments', where: { id: { exists: true } } })
  await payload.delete({ collection: 'appointment-slots', where: { id: { exists: true } } })
  await queryRows('delete from guard.hits')
})

type State = 'confirmed' | 'requested' | 'cancelled' | 'waiting'

async function createVisit(
  name: string,
  { agent = els, startsAt = '2026-11-25T10:00:00.000Z', state = 'confirmed' as State } = {},
): Promise<number> {
  const payload = await getTestPayload()
  const endsAt = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString()
  const slot = await payload.create({
    collection: 'appointment-slots',
    data: {
      property,
      agent: agent.id,
      startsAt,
      endsAt,
      capacity: 5,
      bufferMinutes: 0,
      mode: 'instant',
      closesBeforeMinutes: 0,
    },
  })
  const { id } = await payload.create({
    collection: 'appointments',
    context: { hasPlace: true },
    data: {
      slot: slot.id,
      state,
      name,
      email: 'bezoeker@example.be',
      phone: '+32470000001',
      locale: 'nl',
      idempotencyKey: `visit-${name}-${startsAt}-${agent.id}`,
      retainUntil: '2028-11-20T10:00:00.000Z',
    },
  })
  return id
}

async function tokenOf(user: User): Promise<string> {
  const payload = await getTestPayload()
  const options = { collection: 'users', id: user.id, showHiddenFields: true } as const
  return createAgendaToken(await payload.findByID(options), payload.secret)
}

function ask(token: string): Promise<Response> {
  const path = buildAgendaPath(token)
  const file = path.split('/').at(-1) ?? ''
  return answerAgenda(new Request(`http://localhost:3000${path}`), file, now)
}

/** The lines of a calendar, with those that were folded put together. */
async function read(token: string): Promise<string[]> {
  const text = await (await ask(token)).text()
  return text.replace(/\r\n[ \t]/g, '').split('\r\n')
}

async function renew(as: TypedUser | null, id: number): Promise<Response> {
  const payload = await getTestPayload()
  const req = await createLocalReq({ user: as ?? undefined }, payload)
  return renewAgendaEndpoint.handler({
    ...req,
    payload,
    routeParams: { id: String(id) },
  } as typeof req)
}

const account = (user: User) => ({ ...user, collection: 'users' as const })

describe('the calendar of an agent', () => {
  it('holds the own appointments of a month back and three months ahead', async () => {
    await createVisit('An')
    await createVisit('Bo', { state: 'requested', startsAt: '2026-12-01T09:00:00.000Z' })
    await createVisit('Cas', { state: 'cancelled', startsAt: '2026-12-02T09:00:00.000Z' })
    await createVisit('Dirk', { state: 'waiting', startsAt: '2026-12-03T09:00:00.000Z' })
    await createVisit('Eva', { agent: jan })
    await createVisit('Fien', { startsAt: '2026-10-20T09:00:00.000Z' })
    await createVisit('Gust', { startsAt: '2027-03-01T09:00:00.000Z' })
    const answer = await ask(await tokenOf(els))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const lines = await read(await tokenOf(els))
    const pick = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1))
    expect(pick('SUMMARY').map((title) => title.split(': ').at(-1))).toEqual(['Cas', 'Bo', 'An'])
    expect(pick('STATUS')).toEqual(['CANCELLED', 'TENTATIVE', 'CONFIRMED'])
    expect(pick('DTSTART')).toEqual(['20261202T090000Z', '20261201T090000Z', '20261125T100000Z'])
    expect(pick('SUMMARY')[1]).toContain('Te bevestigen')
    expect(pick('LOCATION')[2]).toContain('Verborgenstraat 12')
  })

  it('names neither telephone nor e-mail of a visitor, and speaks the language of the agent', async () => {
    await createVisit('Hanne', { agent: jan, state: 'requested' })
    const text = (await read(await tokenOf(jan))).join('\n')
    expect(text).toContain('À confirmer')
    expect(text).not.toContain('bezoeker@example.be')
    expect(text).not.toContain('470000001')
  })

  it('keeps the name of each appointment and counts its changes', async () => {
    const id = await createVisit('Ines')
    const one = await read(await tokenOf(els))
    expect(await read(await tokenOf(els))).toEqual(one)
    const payload = await getTestPayload()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await payload.update({ collection: 'appointments', id, data: { state: 'cancelled' } })
    const other = await read(await tokenOf(els))
    const pick = (lines: string[], name: string) =>
      lines.find((line) => line.startsWith(name)) ?? ''
    expect(pick(other, 'UID')).toBe(pick(one, 'UID'))
    expect(Number(pick(other, 'SEQUENCE').split(':')[1])).toBeGreaterThan(
      Number(pick(one, 'SEQUENCE').split(':')[1]),
    )
  })

  it('leads nowhere for a token that is not ours, or another number', async () => {
    const token = await tokenOf(els)
    const wrong = [
      token.replace(/^\d+/, String(jan.id)),
      `${els.id}-${'a'.repeat(43)}`,
      `999999999-${token.split('-').slice(1).join('-')}`,
      'x',
    ]
    for (const each of wrong) expect((await ask(each)).status).toBe(404)
    const request = new Request('http://localhost:3000/api/agendas/x')
    expect((await answerAgenda(request, token, now)).status).toBe(404)
  })

  it('gets a new address from its owner alone, and the old one is dead', async () => {
    const old = await tokenOf(els)
    await expect(renew(account(jan), els.id)).rejects.toMatchObject({ status: 403 })
    await expect(renew(null, els.id)).rejects.toMatchObject({ status: 403 })
    expect((await ask(old)).status).toBe(200)
    expect((await renew(account(els), els.id)).status).toBe(200)
    expect((await ask(old)).status).toBe(404)
    const renewed = await tokenOf(els)
    expect(renewed).not.toBe(old)
    expect((await ask(renewed)).status).toBe(200)
    expect((await ask(await tokenOf(jan))).status).toBe(200)
  })

  it('is not handed out without end', async () => {
    const token = await tokenOf(els)
    for (let count = 0; count < 120; count += 1) await ask(token)
    const answer = await ask(token)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
