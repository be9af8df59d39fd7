import fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { matchStatement } from '@/cms/matching/match-statement'
import { toWishRow } from '@/cms/matching/wish-rows'
import { addDays } from '@/domain/kernel/calendar-day'
import { matchWish } from '@/domain/matching/match-wish'
import type { HomeFacts, Wish } from '@/domain/matching/wish'
import { homes, wishes } from '../support/any-wish'
import { getTestPayload } from '../support/test-payload'

const today = '2026-11-23'
const count = { wishes: 400, homes: 400 } as const

let payload: Payload
let asked: Wish[]

/** Rows of `rm.listings` for a home, in two languages, as far as matching reads them. */
function toListing(id: number, home: HomeFacts) {
  const row = {
    property_id: id,
    public_id: id,
    lists: home.goal === 'sale' ? ['forSale'] : ['forRent'],
    goal: home.goal,
    status: home.isOpen ? 'active' : 'sold',
    main_type_id: home.typeIds[0],
    type_ids: home.typeIds,
    country_id: home.countryId,
    zip: home.zip,
    city: '',
    city_key: '',
    city_keys: [],
    price: home.price,
    area: home.areaM2,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    features: home.features,
    is_open: home.isOpen,
    title: '',
    search_text: '',
    lat: home.point?.lat ?? null,
    lng: home.point?.lng ?? null,
    point_is_approximate: false,
    picture_ids: [],
    is_indexable: true,
    published_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-01T00:00:00Z',
    card: {},
  }
  return [
    { ...row, locale: 'nl' },
    { ...row, locale: 'fr' },
  ]
}

async function insert(table: string, rows: readonly unknown[]): Promise<void> {
  await payload.db.pool.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

async function find(propertyId: number, day = today): Promise<number[]> {
  const { rows } = await payload.db.pool.query<{ demandId: number }>(matchStatement, [
    propertyId,
    day,
  ])
  return rows.map(({ demandId }) => demandId)
}

beforeAll(async () => {
  payload = await getTestPayload()
  asked = fc.sample(wishes, { numRuns: count.wishes, seed: 1 })
  await insert(
    'matching.wishes',
    asked.map((wish, index) => toWishRow(index + 1, wish, today)),
  )
})

describe('the statement that matches a home', () => {
  it('finds the wishes that the rule of matching finds, and no other', async () => {
    const offered = fc.sample(homes, { numRuns: count.homes, seed: 2 })
    await insert(
      'rm.listings',
      offered.flatMap((home, index) => toListing(index + 1, home)),
    )
    let found = 0
    for (const [index, home] of offered.entries()) {
      const expected = asked.flatMap((wish, at) => (matchWish(wish, home).matches ? [at + 1] : []))
      expect(await find(index + 1)).toEqual(expected)
      found += expected.length
    }
    // Agreeing on nothing would prove nothing.
    expect(found).toBeGreaterThan(500)
  })

  it('finds nobody whose time is over', async () => {
    const days = await Promise.all([find(1), find(1, addDays(today, 1))])
    expect(days[1]).toEqual([])
  })

  it('finds nobody for a discreet home', async () => {
    const { rows } = await payload.db.pool.query<{ id: number }>(
      `select property_id as id from rm.listings where is_open limit 50`,
    )
    const ids = rows.map(({ id }) => id)
    const before = await Promise.all(ids.map((id) => find(id)))
    expect(before.flat().length).toBeGreaterThan(0)
    await payload.db.pool.query(
      `update rm.listings set lists = lists || '{discreet}' where property_id = any($1)`,
      [ids],
    )
    expect((await Promise.all(ids.map((id) => find(id)))).flat()).toEqual([])
  })
})
