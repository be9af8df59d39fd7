import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toPostgres } from '@/cms/hooks/postgres'
import { rollUpVisits } from '@/cms/visits/roll-up-visits'
import { toPlanMoment } from '@/domain/publication/plan'
import { publishDue } from '@/features/planned-publications/publish-due'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { startVisitWriter, type VisitWriter } from '@/server/visits/visit-writer'
import { createHouse, createListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

/** The last Sundays of March and October, on which Belgian clocks are put forward and back. */
const spring = '2027-03-28'
const autumn = '2027-10-31'
const longBefore = new Date('2027-01-04T09:00:00Z')

let payload: Payload
let pool: ReturnType<typeof toPostgres>['pool']
let homeId = 0
let writer: VisitWriter
let clock = longBefore

beforeAll(async () => {
  payload = await getTestPayload()
  pool = toPostgres(payload.db).pool
  const house = await createHouse(payload, await createListingBasics(payload))
  homeId = house.publicId ?? 0
  writer = startVisitWriter({
    databaseUrl: env().DATABASE_URL,
    onError: (message) => {
      throw new Error(message)
    },
    now: () => clock,
  })
})

afterAll(() => writer.stop())

describe('visits around a change of the clock', () => {
  beforeEach(() => queryRows('truncate visits.salts, visits.seen, visits.events, visits.daily'))

  async function seeAt(moment: string): Promise<void> {
    clock = new Date(moment)
    const visitor = '203.0.113.7\nMozilla/5.0 (X11; Linux x64) Chrome/142.0.0.0'
    const source = 'google.be'
    const of = { kind: 'view', homeKind: 'property', publicId: homeId } as const
    writer.add({ ...of, at: clock, source, visitor })
    expect(await writer.flush()).toBe(true)
  }

  const readDays = async () => {
    await rollUpVisits(pool, clock)
    const rows = await queryRows<{ day: string; count: number }>(
      'select day::text, sum(count)::int as count from visits.daily group by day order by day',
    )
    return rows.map(({ day, count }) => [day, count])
  }

  it.each([
    [
      'the day of 23 hours',
      [
        '2027-03-27T22:59:00Z',
        '2027-03-27T23:30:00Z',
        '2027-03-28T21:59:00Z',
        '2027-03-28T22:30:00Z',
      ],
      [
        ['2027-03-27', 1],
        [spring, 2],
        ['2027-03-29', 1],
      ],
    ],
    [
      'the day of 25 hours',
      [
        '2027-10-30T21:59:00Z',
        '2027-10-30T22:30:00Z',
        '2027-10-31T22:59:00Z',
        '2027-10-31T23:30:00Z',
      ],
      [
        ['2027-10-30', 1],
        [autumn, 2],
        ['2027-11-01', 1],
      ],
    ],
  ])('stand on the Belgian day that they fell on: %s', async (_, moments, days) => {
    for (const moment of moments) await seeAt(moment)
    expect(await readDays()).toEqual(days)
  })

  it('count somebody who comes back an hour later at the same time of the clock', async () => {
    await seeAt('2027-10-31T00:15:00Z')
    await seeAt('2027-10-31T00:40:00Z')
    await seeAt('2027-10-31T01:15:00Z')
    expect(await readDays()).toEqual([[autumn, 2]])
  })
})

describe('what is planned for a night on which the clock changes', () => {
  let pageId = 0

  beforeEach(async () => {
    const name = `Nacht ${Math.random().toString(36).slice(2)}`
    const data = { name, screen: 'content', status: 'published', title: name } as const
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'nl',
      data: { ...data, _status: 'published' },
    })
    pageId = id
  })

  async function planFor(day: string, time: string): Promise<Date> {
    const moment = toPlanMoment({ day, time }, longBefore)
    if (!(moment instanceof Date)) throw new Error(`${day} ${time} is ${moment}`)
    const email = `nacht-${pageId}@example.be`
    const person = {
      email,
      password: 'lang genoeg 1234',
      name: 'Redactie',
      role: 'editor',
    } as const
    const { id: by } = await payload.create({
      collection: 'users',
      data: { ...person, languages: ['nl'], locale: 'nl' },
    })
    await payload.create({
      collection: 'planned-publications',
      depth: 0,
      data: {
        subject: { relationTo: 'pages', value: pageId },
        action: 'unpublish',
        at: moment.toISOString(),
        state: 'planned',
        plannedBy: by,
      },
    })
    return moment
  }

  async function isOnline(): Promise<boolean> {
    const where = { id: { equals: pageId } }
    const found = { collection: 'pages', where, overrideAccess: false, user: null } as const
    return (await payload.find(found)).docs.length === 1
  }

  it.each([
    ['right after an hour was left out', spring, '03:00', '2027-03-28T01:00:00Z'],
    ['on the evening of that day', spring, '20:00', '2027-03-28T18:00:00Z'],
    ['in an hour that comes twice, the first time', autumn, '02:30', '2027-10-31T00:30:00Z'],
    ['right after that hour', autumn, '03:00', '2027-10-31T02:00:00Z'],
  ])('happens %s, and not a second before', async (_, day, time, moment) => {
    const due = await planFor(day, time)
    expect(due).toEqual(new Date(moment))
    await publishDue(new Date(due.getTime() - 1000))
    expect(await isOnline()).toBe(true)
    await publishDue(due)
    expect(await isOnline()).toBe(false)
  })

  it('is not taken in for an hour that there is not', () => {
    expect(toPlanMoment({ day: spring, time: '02:30' }, longBefore)).toBe('unreal')
  })
})
