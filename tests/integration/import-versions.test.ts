import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { versionsMax } from '@/cms/fields/drafts'
import { applyRun } from '@/cms/imports/import-run'
import { advanceImport } from '@/features/listing-imports/advance-import'
import { startImport } from '@/features/listing-imports/start-import'
import { queryRows } from '@/server/db'
import { createAccounts, type Accounts } from '../access/who'
import { createFeedHome, createJsonFeed, openLand } from '../support/feed-files'
import { getTestPayload } from '../support/test-payload'
import { createListingBasics, type ListingBasics } from './listing-examples'

let payload: Payload
let basics: ListingBasics
let accounts: Accounts
let feedId: number

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  basics = await createListingBasics(payload)
})

beforeEach(async () => {
  for (const table of ['feeds.records', 'rm.listings', '_properties_v', 'properties']) {
    await queryRows(`delete from ${table}`)
  }
  const { id } = await payload.create({
    collection: 'feeds',
    data: { name: 'Proef', format: 'json', removal: 'keep', isActive: true, isWhole: true },
  })
  feedId = id
})

/** Brings the home, and gives its id. */
async function bring(price: number): Promise<number> {
  const file = createJsonFeed([createFeedHome('A-1', { ...openLand, price })])
  const run = await startImport(feedId, { origin: 'upload', startedBy: null, file })
  if (run === null) throw new Error('Another import is under way')
  await advanceImport(run)
  await applyRun(payload, run)
  while ((await advanceImport(run)).isMore);
  const [home] = await queryRows<{ id: number }>('select id from properties')
  return home?.id ?? 0
}

/** What an editor saves, in fields of every kind: a choice of several, links, and links in an order. */
async function saveAsEditor(id: number): Promise<void> {
  await payload.update({
    collection: 'properties',
    id,
    locale: 'nl',
    data: { types: [basics.land, basics.house], visibleIn: ['nl', 'fr'], _status: 'published' },
    overrideAccess: false,
    user: accounts.editor ?? undefined,
  })
}

/** The newest version as the tables have it, without what belongs to that one version. */
async function readNewest(id: number) {
  const [version] = await queryRows<{ id: number; row: object }>(
    `select id, to_jsonb(v) - 'id' - 'created_at' - 'updated_at' as row
     from _properties_v v where parent_id = $1 and latest`,
    [id],
  )
  const read = (table: string, parent: string) =>
    queryRows(
      `select to_jsonb(t) - 'id' - '${parent}' as row from ${table} t where ${parent} = $1 order by 1`,
      [version?.id],
    )
  return {
    record: version?.row,
    texts: await read('_properties_v_locales', '_parent_id'),
    links: await read('_properties_v_rels', 'parent_id'),
    visibleIn: await read('_properties_v_version_visible_in', 'parent_id'),
  }
}

it('a version of an import holds what one of a save holds', async () => {
  const id = await bring(1_000)
  await saveAsEditor(id)
  await bring(2_000)
  const imported = await readNewest(id)
  expect(imported.links.length).toBeGreaterThan(1)
  expect(imported.visibleIn).toHaveLength(2)
  // The site itself saves the same home, with nothing changed.
  await payload.update({ collection: 'properties', id, data: { _status: 'published' } })
  const saved = await readNewest(id)
  const ownTime = { version_updated_at: expect.anything() }
  expect(imported).toEqual({ ...saved, record: { ...saved.record, ...ownTime } })
})

it('a version of an import names nobody of the staff', async () => {
  const id = await bring(1_000)
  await saveAsEditor(id)
  await bring(2_000)
  const authors = await queryRows<{ author: number | null }>(
    'select version_updated_by_id as author from _properties_v where parent_id = $1 order by id',
    [id],
  )
  expect(authors.map(({ author }) => author)).toEqual([null, accounts.editor?.id, null])
})

it('every table that versions of homes have is one that an import fills', async () => {
  const tables = await queryRows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_name like '\\_properties\\_v%' order by 1`,
  )
  expect(tables.map(({ name }) => name)).toEqual([
    '_properties_v',
    '_properties_v_locales',
    '_properties_v_rels',
    '_properties_v_version_visible_in',
  ])
})

it('as many versions are kept by an import as by a save', async () => {
  const id = await bring(1_000)
  await queryRows(
    `insert into _properties_v (parent_id, latest, created_at, updated_at)
     select $1, false, now() - make_interval(hours => $2 - n), now() - make_interval(hours => $2 - n)
     from generate_series(1, $2::int) as n`,
    [id, versionsMax + 5],
  )
  await bring(2_000)
  const [kept] = await queryRows('select count(*)::int as n from _properties_v')
  expect(kept).toEqual({ n: versionsMax })
  await saveAsEditor(id)
  expect(await queryRows('select count(*)::int as n from _properties_v')).toEqual([kept])
})
