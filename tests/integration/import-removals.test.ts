import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { applyRun } from '@/cms/imports/import-run'
import { advanceImport } from '@/features/listing-imports/advance-import'
import { startImport } from '@/features/listing-imports/start-import'
import { queryRows } from '@/server/db'
import { createFeedHome, createJsonFeed, openLand } from '../support/feed-files'
import { getTestPayload } from '../support/test-payload'
import { createListingBasics } from './listing-examples'

let payload: Payload
let feedId: number

beforeAll(async () => {
  payload = await getTestPayload()
  await createListingBasics(payload)
})

beforeEach(async () => {
  for (const table of ['feeds.records', 'rm.listings', '_properties_v', 'properties']) {
    await queryRows(`delete from ${table}`)
  }
  const { id } = await payload.create({
    collection: 'feeds',
    data: { name: 'Proef', format: 'json', removal: 'close', isActive: true, isWhole: true },
  })
  feedId = id
})

async function bring(homes: readonly object[]): Promise<void> {
  const file = createJsonFeed(homes)
  const id = await startImport(feedId, { origin: 'upload', startedBy: null, file })
  if (id === null) throw new Error('Another import is under way')
  await advanceImport(id)
  await applyRun(payload, id)
  while ((await advanceImport(id)).isMore);
}

const land = (reference: string, changes: object = {}) =>
  createFeedHome(reference, { ...openLand, ...changes })

const stays = land('Z-1')

async function findHome(draft: boolean) {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { recordFile: { equals: 'A-1' } },
    locale: 'nl',
    draft,
    depth: 0,
  })
  const [home] = docs
  if (home === undefined) throw new Error('There is no home A-1')
  return home
}

describe('a home that its sender no longer has, where the source says that such homes are closed', () => {
  it('is sold, with nothing to mend any more, on the site and for the desk', async () => {
    await bring([stays, createFeedHome('A-1')])
    expect(await findHome(true)).toMatchObject({ status: 'active', gate: 'blocked' })
    await bring([stays])
    const sold = { status: 'sold', gate: 'clear', gateIssues: [], closedAt: expect.any(String) }
    expect(await findHome(false)).toMatchObject(sold)
    expect(await findHome(true)).toMatchObject(sold)
  })

  it('stays sold when the draft on which somebody works is published', async () => {
    await bring([stays, land('A-1')])
    const { id } = await findHome(true)
    const draft = { title: 'Nog niet af', _status: 'draft' } as const
    await payload.update({ collection: 'properties', id, locale: 'nl', draft: true, data: draft })
    await bring([stays])
    expect(await findHome(false)).toMatchObject({ status: 'sold', _status: 'published' })
    const left = await findHome(true)
    expect(left).toMatchObject({ title: 'Nog niet af', status: 'sold', _status: 'draft' })
    await payload.update({
      collection: 'properties',
      id,
      locale: 'nl',
      data: { ...draft, _status: 'published' },
    })
    expect(await findHome(false)).toMatchObject({ title: 'Nog niet af', status: 'sold' })
  })

  it('is cancelled where it was never on offer, and goes on the site once its sender offers it', async () => {
    await bring([stays, land('A-1', { status: 'prospect' })])
    await bring([stays])
    expect(await findHome(true)).toMatchObject({ status: 'cancelled', _status: 'draft' })
    await bring([stays, land('A-1', { status: 'active' })])
    expect(await findHome(false)).toMatchObject({ status: 'active', _status: 'published' })
  })
})
