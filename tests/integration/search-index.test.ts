import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { driftOf } from '@/cms/read-model/drift-of'
import { rebuildListings } from '@/cms/read-model/rebuild-listings'
import type { Locale } from '@/domain/kernel/locales'
import { createCriteria, type SearchCriteria } from '@/domain/search/search-criteria'
import type { SearchSubject } from '@/domain/search/search-scope'
import {
  findListPlaces,
  findListResult,
  type ListingQuery,
} from '@/features/properties/listing-queries'
import { createLiveIndex, type LiveIndex } from '@/server/search-index/live-index'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

let payload: Payload
let basics: ListingBasics
let index: LiveIndex
let statements: string[]

function openIndex(): LiveIndex {
  return createLiveIndex(async (text, values) => {
    statements.push(text)
    const { rows } = await payload.db.pool.query(text, [...values])
    return rows
  })
}

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
  statements = []
  index = openIndex()
  await createHouse(payload, basics)
})

function toSubject(wishes: Partial<SearchCriteria> = {}, locale: Locale = 'nl'): SearchSubject {
  return { scope: { locale }, criteria: createCriteria(wishes), today: '2026-11-22' }
}

/** A word that stands in the text of one home alone. */
function createWord(): string {
  return `woord${Math.random().toString(36).slice(2)}`
}

async function countWith(word: string, { live = index, locale = 'nl' as Locale } = {}) {
  return (await live.read()).count(toSubject({ q: word }, locale))
}

function update(id: number, data: Readonly<Record<string, unknown>>) {
  return payload.update({ collection: 'properties', id, locale: 'nl', data })
}

async function openTransaction() {
  const client = await payload.db.pool.connect()
  await client.query('begin')
  return client
}

type Connection = Pick<Awaited<ReturnType<typeof openTransaction>>, 'query'>

function addWord(connection: Connection, propertyId: number, word: string) {
  return connection.query(
    `update rm.listings set search_text = search_text || ' ' || $2 where property_id = $1`,
    [propertyId, word],
  )
}

describe('the index of a running server', () => {
  it('knows a home as soon as its record is saved, and its changes', async () => {
    const [before, after] = [createWord(), createWord()]
    const { id } = await createHouse(payload, basics, { title: before })
    expect(await countWith(before)).toBe(1)
    await update(id, { title: after })
    expect(await countWith(before)).toBe(0)
    expect(await countWith(after)).toBe(1)
  })

  it('forgets a home that is withdrawn or deleted', async () => {
    const word = createWord()
    const withdrawn = await createHouse(payload, basics, { title: word })
    const deleted = await createHouse(payload, basics, { title: word })
    expect(await countWith(word)).toBe(2)
    await update(withdrawn.id, { _status: 'draft' })
    expect(await countWith(word)).toBe(1)
    await payload.delete({ collection: 'properties', id: deleted.id })
    expect(await countWith(word)).toBe(0)
  })

  it('never sees what was rolled back', async () => {
    const word = createWord()
    const transactionID = (await payload.db.beginTransaction()) ?? 0
    await createHouse(payload, basics, { title: word }, { transactionID })
    expect(await countWith(word)).toBe(0)
    await payload.db.rollbackTransaction(transactionID)
    expect(await countWith(word)).toBe(0)
  })

  it('misses no transaction that was open while later ones were committed and seen', async () => {
    const [slow, quick] = [createWord(), createWord()]
    const [one, other] = [await createHouse(payload, basics), await createHouse(payload, basics)]
    const transaction = await openTransaction()
    await addWord(transaction, one.id, slow)
    await addWord(payload.db.pool, other.id, quick)
    expect([await countWith(quick), await countWith(slow)]).toEqual([1, 0])
    await transaction.query('commit')
    expect(await countWith(slow)).toBe(1)
    transaction.release()
  })

  it('reads a change once, though an older transaction stays open', async () => {
    const { id } = await createHouse(payload, basics)
    const transaction = await openTransaction()
    await transaction.query('select pg_current_xact_id()')
    await addWord(payload.db.pool, id, createWord())
    await index.read()
    statements = []
    await index.read()
    await transaction.query('rollback')
    transaction.release()
    expect(statements).toHaveLength(1)
  })

  it('shows a home in the languages that it is meant for alone', async () => {
    const word = createWord()
    await createHouse(payload, basics, { title: word, visibleIn: ['fr'] })
    expect(await countWith(word, { locale: 'fr' })).toBe(1)
    expect(await countWith(word, { locale: 'nl' })).toBe(0)
  })

  it('agrees with the index of another server', async () => {
    const other = openIndex()
    const subject = toSubject({ minBedrooms: 2 })
    const window = { offset: 0, limit: 100 }
    const read = async (live: LiveIndex) => (await live.read()).findCountedPage(subject, window)
    await read(index)
    await createHouse(payload, basics, { bedrooms: 4 })
    expect(await read(index)).toEqual(await read(other))
    expect((await index.read()).size()).toBe((await other.read()).size())
  })

  it('answers questions that come together with one look at the database', async () => {
    statements = []
    await Promise.all(Array.from({ length: 20 }, () => index.read()))
    expect(statements).toHaveLength(2)
  })

  it('asks again after the database failed to answer', async () => {
    let isDown = true
    const live = createLiveIndex(async (text, values) => {
      if (isDown) throw new Error('connection refused')
      return (await payload.db.pool.query(text, [...values])).rows
    })
    await expect(live.read()).rejects.toThrow('connection refused')
    isDown = false
    expect((await live.read()).size()).toBeGreaterThan(0)
  })

  it('takes rows that are made again as they were for no change', async () => {
    await rebuildListings(payload)
    await index.read()
    await rebuildListings(payload)
    statements = []
    await index.read()
    expect(statements).toHaveLength(1)
    expect((await driftOf(payload)).publicIds).toEqual([])
  })
})

describe('the result of a list', () => {
  const find = (wishes: Partial<ListingQuery>) => findListResult({ locale: 'nl', ...wishes })

  it('has the cards of a page, the total, and a count beside every choice', async () => {
    const word = createWord()
    const data = { title: word, bedrooms: 2, hasGarden: true, availability: 'immediately' }
    await createHouse(payload, basics, data)
    await createHouse(payload, basics, { ...data, mainType: basics.land, hasGarden: false })
    const { cards, total, facets } = await find({ q: word, features: ['garden'] })
    expect([cards.length, total, facets.total]).toEqual([1, 1, 1])
    expect(cards[0]?.title).toBe(word)
    const whole = await find({ q: word, typeIds: [4] })
    expect(whole.facets.typeIds).toEqual(
      expect.arrayContaining([
        { value: 1, count: 1 },
        { value: 4, count: 1 },
      ]),
    )
    expect(whole.facets.features).toContainEqual({ value: 'garden', count: 0 })
    expect(whole.facets.available).toContainEqual({ value: 'now', count: 1 })
    expect(whole.facets.places).toEqual([{ value: '10 2000 antwerpen', count: 1 }])
  })

  it('reaches from a place as far as its radius, measured from where the editors put it', async () => {
    const word = createWord()
    await payload.create({
      collection: 'places',
      locale: 'nl',
      data: { name: 'Mortsel', zip: '2640', countryId: '10', lat: 51.1706, lng: 4.4567 },
    })
    await createHouse(payload, basics, { title: word })
    const near = { q: word, cities: [{ name: 'Mortsel', zip: '2640' }] }
    expect((await find({ ...near, radiusKm: 5 })).total).toBe(0)
    expect((await find({ ...near, radiusKm: 10 })).total).toBe(1)
    expect((await find(near)).facets.radiusKm).toContainEqual({ value: 10, count: 1 })
  })

  it('names the places of a language under the keys of their counts', async () => {
    expect(await findListPlaces('fr')).toContainEqual({
      key: '10 2000 antwerpen',
      name: 'Anvers',
      zip: '2000',
      countryId: 10,
      lat: expect.closeTo(51.2194, 3),
      lng: expect.closeTo(4.4025, 3),
    })
  })
})
