import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { toPostgres } from '@/cms/hooks/postgres'
import { answerLogin } from '@/features/owner-session/answer-login'
import { findOwnedProperty } from '@/features/owner-session/owner-access'
import { getOverview } from '@/features/portal/overview-queries'
import { findPortalAnswer } from '@/features/portal/portal-gate'
import { getPortalScreen } from '@/features/portal/portal-screen'
import { queryRows } from '@/server/db'
import { findOwner } from '@/server/owner-auth'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

vi.mock(import('@/server/owner-auth'), { spy: true })

const site = 'http://localhost:3000'
const password = 'een lang wachtwoord'
const ids = { first: 0, second: 0, former: 0, foreign: 0 }

beforeAll(async () => {
  const payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  await payload.create({
    collection: 'routes',
    locale: 'nl',
    data: { originalPath: '/login/', type: 'login', localizedPath: '/login/' },
  })
  const house = async (title: string) => (await createHouse(payload, basics, { title })).id
  ids.first = await house('Eerste woning')
  ids.second = await house('Tweede woning')
  ids.former = await house('Vroeger van mij')
  ids.foreign = await house('Van iemand anders')
  const owner = (email: string, properties: { property: number; from?: string; to?: string }[]) =>
    payload.create({ collection: 'owners', data: { email, password, properties } })
  await owner('een@example.be', [
    { property: ids.first, from: '2026-01-05' },
    { property: ids.former, to: '2020-01-01' },
  ])
  await owner('twee@example.be', [{ property: ids.first }, { property: ids.second }])
  await owner('geen@example.be', [])
})

// Attempts to sign in are counted.
beforeEach(async () => {
  await queryRows('delete from guard.hits')
})

function login(email: string, next = '') {
  const request = new Request(`${site}/api/owner-login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ lang: 'nl', email, password, next }),
  })
  return answerLogin(request)
}

async function signIn(email: string): Promise<Headers> {
  const response = await login(email)
  return new Headers({ cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' })
}

describe('the gate of the portal', () => {
  it('sends who is not signed in to the login page, with the way back', async () => {
    const path = `/nl/portal/${ids.first}/`
    const next = encodeURIComponent(path)
    const answer = await findPortalAnswer(new Headers(), path)
    expect(answer).toEqual({ location: `/nl/login/?form=session&next=${next}` })
  })

  it.each([
    ['of a home', () => [String(ids.first)]],
    ['with a part of a home', () => [String(ids.first), 'documents']],
    ['with the choice', () => []],
    ['of the account', () => ['account']],
    ['of the second step', () => ['account', 'second-step']],
  ])('asks once who is signed in for the page %s', async (_, readSegments) => {
    const headers = await signIn('twee@example.be')
    vi.mocked(findOwner).mockClear()
    const query = new URLSearchParams()
    await getPortalScreen({ headers, locale: 'nl', segments: readSegments(), query })
    expect(findOwner).toHaveBeenCalledOnce()
  })

  it('leads the owner of one property to it, and lets others choose', async () => {
    const one = await findPortalAnswer(await signIn('een@example.be'), '/fr/portal/')
    expect(one).toEqual({ location: `/fr/portal/${ids.first}/` })
    expect(await findPortalAnswer(await signIn('twee@example.be'), '/nl/portal/')).toBe('open')
    expect(await findPortalAnswer(await signIn('geen@example.be'), '/nl/portal/')).toBe('open')
  })

  it('leads to no home that is in the trash', async () => {
    const payload = await getTestPayload()
    const trash = (id: number, deletedAt: string | null) =>
      payload.update({ collection: 'properties', id, data: { deletedAt }, trash: true })
    const [one, two] = [await signIn('een@example.be'), await signIn('twee@example.be')]
    await trash(ids.first, new Date().toISOString())
    expect(await findPortalAnswer(one, '/nl/portal/')).toBe('open')
    const second = { location: `/nl/portal/${ids.second}/` }
    expect(await findPortalAnswer(two, '/nl/portal/')).toEqual(second)
    await trash(ids.first, null)
    expect(await findPortalAnswer(two, '/nl/portal/')).toBe('open')
  })

  it('answers alike for what is a stranger’s, what was sold and what does not exist', async () => {
    const headers = await signIn('een@example.be')
    const ask = (id: number) => findPortalAnswer(headers, `/nl/portal/${id}/`)
    expect(await ask(ids.first)).toBe('open')
    const others = [ids.second, ids.former, ids.foreign, 2_000_000_000]
    expect(await Promise.all(others.map(ask))).toEqual(others.map(() => 'missing'))
  })

  it('opens nothing to the session of staff', async () => {
    const payload = await getTestPayload()
    const data = {
      email: 'staff@example.be',
      password,
      name: 'Staff',
      role: 'administrator',
    } as const
    await payload.create({ collection: 'users', data })
    const { token } = await payload.login({ collection: 'users', data })
    for (const cookie of [`gevel-owner=${token}`, `payload-token=${token}`]) {
      expect(await findOwnedProperty(new Headers({ cookie }), ids.first)).toBeNull()
    }
  })
})

describe('a login', () => {
  it('goes back to the page that was asked for', async () => {
    const { headers } = await login('twee@example.be', `/fr/portal/${ids.second}/`)
    expect(headers.get('location')).toBe(`/nl/portal/${ids.second}/`)
  })

  it.each(['https://evil.example/', '//evil.example/nl/portal/', '/nl/portal/../../admin/'])(
    'does not lead to %s',
    async (next) => {
      const { headers } = await login('twee@example.be', next)
      expect(headers.get('location')).toBe('/nl/portal/')
    },
  )
})

describe('the overview', () => {
  const now = new Date('2026-01-07T12:00:00.000Z')

  const sessions = new Map<string, Promise<Headers>>()

  async function read(email: string) {
    const session = sessions.get(email) ?? signIn(email)
    sessions.set(email, session)
    const owned = await findOwnedProperty(await session, ids.first)
    return owned && getOverview(owned.property, owned.owner, { now, locale: 'nl' })
  }

  const query = async (statement: string, values: unknown[] = []) => {
    const { db } = await getTestPayload()
    await toPostgres(db).pool.query(statement, values)
  }

  it('counts the days on which the property could be seen, as far as they are the owner’s', async () => {
    await query(`insert into visits.online (home_id, day) values
      (${ids.first}, '2026-01-01'), (${ids.first}, '2026-01-02'), (${ids.first}, '2026-01-05')`)
    // Today, the 7th, is not noted yet; the 3rd, 4th and 6th it was offline.
    expect(await read('een@example.be')).toMatchObject({ daysOnline: 2 })
    expect(await read('twee@example.be')).toMatchObject({ daysOnline: 4 })
    await query('delete from rm.listings where property_id = $1', [ids.first])
    expect(await read('een@example.be')).toMatchObject({ daysOnline: 1 })
  })

  it('tells the price as visitors read it, also where they are not told it', async () => {
    const payload = await getTestPayload()
    const change = (data: object) =>
      payload.update({ collection: 'properties', id: ids.first, data })
    await change({ goal: 'rent', price: 950, publishPrice: false })
    expect(await read('een@example.be')).toMatchObject({ price: '€\u00a0950/maand' })
    await change({ goal: 'sale', price: 479_000, publishPrice: true })
    expect(await read('een@example.be')).toMatchObject({ price: '€\u00a0479.000' })
  })

  it('draws the days of the owner alone', async () => {
    expect((await read('een@example.be'))?.month.days.map(({ day }) => day)).toEqual([
      '2026-01-05',
      '2026-01-06',
      '2026-01-07',
    ])
    expect((await read('twee@example.be'))?.month.days).toHaveLength(30)
  })

  it('tells the next visit that is agreed on, and what was shown last', async () => {
    const payload = await getTestPayload()
    const activity = (at: string, differences: object = {}) =>
      payload.create({
        collection: 'activities',
        data: {
          property: ids.first,
          kind: 'visit',
          type: 'visit',
          status: 'planned',
          subject: at,
          at,
          visibleToOwner: true,
          ...differences,
        },
      })
    expect(await read('een@example.be')).toMatchObject({ nextVisit: null, latest: [] })
    await activity('2026-01-09T10:00:00.000Z', { visibleToOwner: false })
    // More than a page of what will not take place, before what will.
    await query(
      `insert into activities (property_id, at, kind, type, status, subject, visible_to_owner)
       select $1, timestamptz '2026-01-08' + n * interval '1 minute', 'visit', 'visit', 'cancelled', 'x', true
       from generate_series(1, 60) n`,
      [ids.first],
    )
    await activity('2026-01-10T10:00:00.000Z', { status: 'cancelled' })
    await activity('2026-01-12T10:00:00.000Z')
    await activity('2026-01-11T10:00:00.000Z')
    for (const day of ['02', '03', '04', '05', '06']) {
      await activity(`2026-01-${day}T10:00:00.000Z`, { status: 'done', kind: 'history' })
    }
    const overview = await read('twee@example.be')
    expect(overview?.nextVisit).toBe('2026-01-11T10:00:00.000Z')
    expect(overview?.latest.map(({ at }) => at.slice(0, 10))).toEqual([
      '2026-01-06',
      '2026-01-05',
      '2026-01-04',
    ])
    expect((await read('een@example.be'))?.latest).toHaveLength(2)
  })
})
