import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import { locales, type Locale } from '@/domain/kernel/locales'
import { listKeys, type ListKey } from '@/domain/properties/visibility'
import type { ListingIndex } from '@/domain/search/listing-index'
import { createCriteria } from '@/domain/search/search-criteria'
import { createBinder, toScopeCondition } from '@/features/properties/listing-statement'
import { readSuggestionLists, type SuggestionLists } from '@/features/search/suggestion-queries'
import { readSearchIndex } from '@/server/search-index/search-index'
import { loadBundledAgency } from '../support/bundled-agency'
import { getTestPayload } from '../support/test-payload'

type Scope = { locale: Locale; lists?: readonly ListKey[] }

let payload: Payload
let index: ListingIndex

const today = toBelgianDay(new Date())
const all = { offset: 0, limit: 100_000 }

/** Homes of the seed that are for sale, and the last day that each is given. */
const lastDays = { 1001: addDays(today, -1), 1002: today, 1003: addDays(today, 1) }
/** A home of the seed that is for sale, and is made discreet on top of it. */
const discreetId = 1004

beforeAll(async () => {
  payload = await getTestPayload()
  await loadBundledAgency(payload)
  const { pool } = payload.db
  for (const [publicId, day] of Object.entries(lastDays)) {
    await pool.query('update rm.listings set visible_until = $2 where public_id = $1', [
      publicId,
      day,
    ])
  }
  await pool.query(`update rm.listings set lists = lists || '{discreet}' where public_id = $1`, [
    discreetId,
  ])
  index = await readSearchIndex()
}, 300_000)

const toSubject = (scope: Scope) => ({ scope, criteria: createCriteria(), today })

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

async function listByStatement(scope: Scope): Promise<number[]> {
  const binder = createBinder()
  const { rows } = await payload.db.pool.query<{ id: number }>(
    `select property_id as id from rm.listings where ${toScopeCondition(scope, binder)}`,
    binder.values,
  )
  return inOrder(rows.map(({ id }) => id))
}

function listByIndex(scope: Scope): number[] {
  return inOrder(index.findPage(toSubject(scope), all).propertyIds)
}

const choices: (readonly ListKey[] | undefined)[] = [
  undefined,
  ...listKeys.map((list) => [list]),
  ['forSale', 'discreet'],
  ['forSale', 'forRent', 'investment', 'spain', 'realisations'],
]
const scopes = locales.flatMap((locale) => choices.map((lists) => ({ locale, lists })))

describe('what stands in a list today', () => {
  it.each(scopes)(
    'is the same for the database and for the index: $locale $lists',
    async (scope) => {
      expect(listByIndex(scope)).toEqual(await listByStatement(scope))
    },
  )

  it('is something in every list', () => {
    const empty = listKeys.filter(
      (list) => listByIndex({ locale: 'nl', lists: [list] }).length === 0,
    )
    expect(empty).toEqual([])
  })

  it('is a home on its last day, and no more on the day after', async () => {
    const { rows } = await payload.db.pool.query<{ id: number; publicId: number }>(
      `select property_id as id, public_id as "publicId" from rm.listings
       where public_id = any($1) and locale = 'nl' order by public_id`,
      [[...Object.keys(lastDays), discreetId].map(Number)],
    )
    const forSale = listByIndex({ locale: 'nl', lists: ['forSale'] })
    const shown = rows.filter(({ id }) => forSale.includes(id)).map(({ publicId }) => publicId)
    expect(rows).toHaveLength(4)
    expect(shown).toEqual([1002, 1003])
  })
})

/** How many homes the index counts in a list behind each type and each place. */
function countByIndex(locale: Locale, list: ListKey) {
  const { facets } = index.findCountedPage(toSubject({ locale, lists: [list] }), all)
  const toEntries = (kind: string, counts: { value: number | string; count: number }[]) =>
    counts.map(
      ({ value, count }) => [`${kind}-${String(value).replaceAll(' ', '-')}`, count] as const,
    )
  return [...toEntries('type', facets.typeIds), ...toEntries('place', facets.places)]
}

const withHomes = (counts: (readonly [string, number])[]) =>
  Object.fromEntries(counts.filter(([, count]) => count > 0).toSorted())

describe('the counts beside suggestions', () => {
  it.each(locales)('are those beside the filters of the lists they lead to: %s', async (locale) => {
    const { types, places }: SuggestionLists = JSON.parse(await readSuggestionLists(locale))
    const suggested = [...types, ...places].map(({ key, ...row }) => ({
      ...row,
      key: key.replaceAll(' ', '-'),
    }))
    const sale = withHomes(suggested.map((row) => [row.key, row.sale.count]))
    const rent = withHomes(suggested.map((row) => [row.key, row.rent.count]))
    expect(Object.keys(sale).length).toBeGreaterThan(10)
    expect(sale).toEqual(withHomes(countByIndex(locale, 'forSale')))
    expect(rent).toEqual(withHomes(countByIndex(locale, 'forRent')))
  })
})
