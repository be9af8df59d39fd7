import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getExecutor } from '@/cms/hooks/transaction'
import { driftOf } from '@/cms/read-model/drift-of'
import type { ListingRow } from '@/cms/read-model/listing-row'
import { rebuildListings } from '@/cms/read-model/rebuild-listings'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

let payload: Payload
let basics: ListingBasics

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
})

async function rowsOf(propertyId: number): Promise<ListingRow[]> {
  const { rows } = await payload.db.pool.query<ListingRow>(
    'select * from rm.listings where property_id = $1 order by locale',
    [propertyId],
  )
  return rows
}

function update(id: number, data: Readonly<Record<string, unknown>>) {
  return payload.update({ collection: 'properties', id, locale: 'nl', data })
}

describe('saving a property', () => {
  it('writes a row per language when it is published', async () => {
    const { id, publicId } = await createHouse(payload, basics)
    const rows = await rowsOf(id)
    expect(rows.map(({ locale }) => locale)).toEqual(['de', 'en', 'fr', 'nl'])
    expect(rows[0]).toMatchObject({ public_id: publicId, lists: ['forSale'], zip: '2000' })
  })

  it('writes none for a draft, and takes them away when publication is withdrawn', async () => {
    const { id } = await createHouse(payload, basics, { _status: 'draft' })
    expect(await rowsOf(id)).toEqual([])
    await update(id, { _status: 'published' })
    expect(await rowsOf(id)).toHaveLength(4)
    await update(id, { _status: 'draft' })
    expect(await rowsOf(id)).toEqual([])
  })

  it('keeps showing the published version while a draft is being written', async () => {
    const { id } = await createHouse(payload, basics)
    await payload.update({
      collection: 'properties',
      id,
      locale: 'nl',
      draft: true,
      data: { title: 'Nog niet af', _status: 'draft' },
    })
    expect((await rowsOf(id)).map(({ title }) => title)).not.toContain('Nog niet af')
    expect(await rowsOf(id)).toHaveLength(4)
  })

  it('takes the rows away with the property, whether to the trash or for good', async () => {
    const trashed = await createHouse(payload, basics)
    const deleted = await createHouse(payload, basics)
    await update(trashed.id, { deletedAt: new Date().toISOString() })
    await payload.delete({ collection: 'properties', id: deleted.id })
    expect(await rowsOf(trashed.id)).toEqual([])
    expect(await rowsOf(deleted.id)).toEqual([])
  })

  it('leaves no row behind when the save is rolled back', async () => {
    const transactionID = (await payload.db.beginTransaction()) ?? 0
    const { id } = await createHouse(payload, basics, {}, { transactionID })
    await payload.db.rollbackTransaction(transactionID)
    expect(await rowsOf(id)).toEqual([])
  })

  it('gives properties that are created at the same moment different public numbers', async () => {
    const created = await Promise.all(Array.from({ length: 6 }, () => createHouse(payload, basics)))
    expect(new Set(created.map(({ publicId }) => publicId)).size).toBe(6)
  })
})

describe('a hidden address', () => {
  it('is in no column of the read model', async () => {
    const { id } = await createHouse(payload, basics, {
      publishAddress: false,
      title: 'Woning in de Verborgenstraat',
    })
    const { rows } = await payload.db.pool.query<{ found: string }>(
      'select l::text as found from rm.listings l where property_id = $1',
      [id],
    )
    expect(rows).toHaveLength(4)
    expect(rows.map(({ found }) => found).join('\n')).not.toMatch(/verborgen|51\.2194|4\.4025/i)
  })
})

describe('records that properties refer to', () => {
  it('carry a new name of a marquee to the cards', async () => {
    const { id } = await createHouse(payload, basics, { marquee: basics.sold })
    await payload.update({
      collection: 'marquees',
      id: basics.sold,
      locale: 'nl',
      data: { name: 'Net verkocht' },
    })
    expect((await rowsOf(id)).map(({ card }) => card.marquee?.name)).toContain('Net verkocht')
  })

  describe('a marquee whose days were over', () => {
    const createEnded = async (code: number) => {
      const marquee = await payload.create({
        collection: 'marquees',
        locale: 'nl',
        data: {
          code,
          name: 'Voorbij',
          tone: 'ink',
          hidesPrice: true,
          inLists: true,
          daysVisible: 1,
        },
      })
      const { id } = await createHouse(payload, basics, {
        marquee: marquee.id,
        publishedAt: '2026-01-01',
      })
      const lasting = {
        collection: 'marquees',
        id: marquee.id,
        data: { daysVisible: null },
      } as const
      return { id, marquee, lasting }
    }

    const pricesOf = async (id: number) => (await rowsOf(id)).map(({ price }) => price)

    it('hides the prices in the rows again when its days are lengthened', async () => {
      const { id, lasting } = await createEnded(2)
      expect(await pricesOf(id)).toEqual(Array.from({ length: 4 }, () => '479000'))
      await payload.update(lasting)
      expect(await pricesOf(id)).toEqual([null, null, null, null])
      expect((await rowsOf(id))[0]).toMatchObject({
        marquee_code: 2,
        card: { price: { kind: 'hidden' } },
      })
    })

    it('changes the rows in the transaction of that change', async () => {
      const { id, lasting } = await createEnded(4)
      const codes = sql`select marquee_code from rm.listings where property_id = ${id}`
      const transactionID = (await payload.db.beginTransaction()) ?? 0
      const req = await createLocalReq({ req: { transactionID } }, payload)
      await payload.update({ ...lasting, req })
      const { rows } = await (await getExecutor(req)).execute(codes)
      expect(rows).toEqual(Array.from({ length: 4 }, () => ({ marquee_code: 4 })))
      await payload.db.rollbackTransaction(transactionID)
      expect((await rowsOf(id))[0]?.marquee_code).toBeNull()
    })

    it('comes off the pictures when it is deleted', async () => {
      const { id, marquee, lasting } = await createEnded(1)
      await payload.update(lasting)
      expect((await rowsOf(id))[0]?.marquee_code).toBe(1)
      await payload.delete({ collection: 'marquees', id: marquee.id })
      expect((await rowsOf(id))[0]?.marquee_code).toBeNull()
    })
  })

  it('carry a new meaning of a price unit to the prices, and its end', async () => {
    const unit = await payload.create({
      collection: 'price-units',
      locale: 'nl',
      data: { code: 2, position: 'after' },
    })
    const { id } = await createHouse(payload, basics, { priceUnit: unit.id })
    const priceOf = async () => (await rowsOf(id))[0]?.card.price
    expect(await priceOf()).toMatchObject({ kind: 'amount', per: 'year' })
    await payload.update({ collection: 'price-units', id: unit.id, data: { code: 6 } })
    expect(await priceOf()).toEqual({ kind: 'onRequest' })
    expect((await rowsOf(id))[0]?.price).toBeNull()
    await payload.delete({ collection: 'price-units', id: unit.id })
    expect(await priceOf()).toMatchObject({ kind: 'amount', amount: 479_000, per: null })
  })

  it('carry a new name of a type to the search', async () => {
    const { id } = await createHouse(payload, basics, { mainType: basics.land })
    await payload.update({
      collection: 'property-types',
      id: basics.land,
      locale: 'nl',
      data: { name: 'Bouwgrond' },
    })
    expect((await rowsOf(id)).map((row) => row.search_text).join()).toContain('bouwgrond')
  })

  it('take units out of a project that is deleted', async () => {
    const project = await payload.create({
      collection: 'projects',
      locale: 'nl',
      data: {
        name: 'De Kade',
        countryId: '10',
        goal: 'sale',
        status: 'published',
        _status: 'published',
      },
    })
    const { id } = await createHouse(payload, basics, { project: project.id })
    expect((await rowsOf(id))[0]?.project_public_id).toBe(project.publicId)
    await payload.delete({ collection: 'projects', id: project.id })
    expect((await rowsOf(id))[0]?.project_public_id).toBeNull()
  })
})

describe('the check on drift', () => {
  it('finds nothing after ordinary work', async () => {
    const { expected, stored, publicIds } = await driftOf(payload)
    expect(publicIds).toEqual([])
    expect(stored).toBe(expected)
  })

  it('names a property whose row was changed, and a rebuild mends it', async () => {
    const { id, publicId } = await createHouse(payload, basics)
    await payload.db.pool.query('update rm.listings set price = 1 where property_id = $1', [id])
    expect((await driftOf(payload)).publicIds).toEqual([publicId])
    await rebuildListings(payload, { batchSize: 3 })
    expect((await driftOf(payload)).publicIds).toEqual([])
  })

  it('tells how far a rebuild is', async () => {
    const steps: number[] = []
    const total = await rebuildListings(payload, {
      batchSize: 5,
      onProgress: ({ done }) => steps.push(done),
    })
    expect(steps.at(0)).toBe(5)
    expect(steps.at(-1)).toBe(total)
  })
})
