import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBulkEndpoint } from '@/cms/bulk/bulk-endpoint'
import type { BulkOutcome, BulkSlug } from '@/cms/bulk/bulk-fields'
import { queryRows } from '@/server/db'
import { createAccounts, type Accounts } from '../access/who'
import { createHouse, createListingBasics, lawful, type ListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let basics: ListingBasics
let accounts: Accounts

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
  accounts = await createAccounts(payload)
})

async function ask(slug: BulkSlug, user: TypedUser | null, body: unknown, language = 'nl') {
  const req = await createLocalReq({}, payload)
  req.user = user
  req.i18n = { ...req.i18n, language: language as typeof req.i18n.language }
  req.json = () => Promise.resolve(body)
  return createBulkEndpoint(slug).handler(req)
}

async function change(body: object, language?: string): Promise<BulkOutcome[]> {
  const order = { change: {}, publication: null, ...body }
  const response = await ask('properties', accounts.agent, order, language)
  const { outcomes } = (await response.json()) as { outcomes: BulkOutcome[] }
  return outcomes
}

const read = (id: number, draft = false) =>
  payload.findByID({ collection: 'properties', id, depth: 0, draft })

describe('a change of many homes', () => {
  it('publishes those that may be, and names the one that the gate refuses', async () => {
    const draft = { _status: 'draft' } as const
    const good = await createHouse(payload, basics, { ...lawful, ...draft, recordFile: 'Veel 1' })
    const bad = await createHouse(payload, basics, { ...draft, recordFile: 'Veel 2' })
    const last = await createHouse(payload, basics, { ...lawful, ...draft, recordFile: 'Veel 3' })
    const ids = [good.id, bad.id, last.id]
    const outcomes = await change({ ids, publication: 'publish' }, 'fr')
    expect(outcomes.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Veel 1', 'saved'],
      ['Veel 2', 'refused'],
      ['Veel 3', 'saved'],
    ])
    const problems = outcomes[1]?.problems ?? []
    expect(problems.join(' ')).toMatch(/Flandre/)
    expect(problems).toContainEqual(
      expect.stringMatching(/Droit de préemption.*\u00A0: En Flandre/),
    )
    expect(new Set(problems).size).toBe(problems.length)
    const states = await Promise.all(ids.map(async (id) => (await read(id))._status))
    expect(states).toEqual(['published', 'draft', 'published'])
  })

  it('shows at once where visitors look: status, plate, manager, a version, and the list', async () => {
    const { id } = await createHouse(payload, basics, lawful)
    const manager = await payload.create({ collection: 'team', data: { name: 'Ann' } })
    const [done] = await change({
      ids: [id],
      change: { status: 'sold', marquee: basics.sold, manager: manager.id },
    })
    expect(done).toMatchObject({ outcome: 'saved', problems: [] })
    const home = await read(id)
    expect(home).toMatchObject({
      _status: 'published',
      status: 'sold',
      marquee: basics.sold,
      manager: manager.id,
      title: 'Woning met tuin',
    })
    expect(home.closedAt).toBeTruthy()
    const versions = await payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: id } },
      sort: '-createdAt',
      limit: 1,
    })
    expect(versions.docs[0]?.version).toMatchObject({ status: 'sold' })
    const rows = await queryRows(`select status from rm.listings where property_id = $1`, [id])
    expect(rows.map((row) => row['status'])).toEqual(expect.arrayContaining(['sold']))
  })

  it('takes a value away', async () => {
    const { id } = await createHouse(payload, basics, { ...lawful, marquee: basics.sold })
    await change({ ids: [id], change: { marquee: null } })
    expect((await read(id)).marquee).toBeNull()
  })

  it('keeps a draft a draft, and what is not online yet off the page', async () => {
    const fresh = await createHouse(payload, basics, { _status: 'draft' })
    const edited = await createHouse(payload, basics, lawful)
    await payload.update({
      collection: 'properties',
      id: edited.id,
      data: { price: 1, _status: 'draft' },
      draft: true,
    })
    const outcomes = await change({
      ids: [fresh.id, edited.id],
      change: { marquee: basics.sold },
    })
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['saved', 'draft'])
    expect((await read(fresh.id))._status).toBe('draft')
    expect(await read(edited.id)).toMatchObject({ price: 479_000, marquee: null })
    expect(await read(edited.id, true)).toMatchObject({ price: 1, marquee: basics.sold })
  })

  it('says in the language of the desk which status does not follow, and which home is gone', async () => {
    const { id } = await createHouse(payload, basics, { ...lawful, status: 'sold' })
    const refused = await change({ ids: [id, 999_999], change: { status: 'rented' } }, 'de')
    expect(refused.map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
    expect(refused[0]?.problems.join()).toMatch(/Status/)
    expect(refused[1]?.problems.join()).toMatch(/Papierkorb/)
    expect((await read(id)).status).toBe('sold')
  })

  it('writes no relation to a record that is not there', async () => {
    const { id } = await createHouse(payload, basics, lawful)
    const [outcome] = await change({ ids: [id], change: { manager: 999_999 } })
    expect(outcome).toMatchObject({ outcome: 'refused' })
    expect((await read(id)).manager).toBeNull()
  })

  it('leaves alone what a colleague is editing', async () => {
    const { id } = await createHouse(payload, basics, lawful)
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'properties', value: id },
        user: { relationTo: 'users', value: accounts.editor?.id ?? 0 },
      },
    })
    const [outcome] = await change({ ids: [id], change: { status: 'sold' } })
    expect(outcome).toMatchObject({
      outcome: 'refused',
      problems: [expect.stringMatching(/collega/)],
    })
    expect((await read(id)).status).toBe('active')
  })

  it('is refused to whoever does not sell, and to an order that cannot be read', async () => {
    const { id } = await createHouse(payload, basics, lawful)
    const order = { ids: [id], change: { status: 'sold' }, publication: null }
    for (const person of ['visitor', 'owner', 'translator'] as const) {
      await expect(ask('properties', accounts[person], order)).rejects.toThrow()
    }
    const foreign = { ...order, change: { price: 1 } }
    await expect(ask('properties', accounts.agent, foreign)).rejects.toMatchObject({ status: 400 })
    expect(await read(id)).toMatchObject({ status: 'active', price: 479_000 })
  })
})

describe('a change of many enquiries', () => {
  it('assigns them and notes their state', async () => {
    const rows = await queryRows(
      `insert into enquiries (kind, state, locale) values ('site-contact', 'new', 'nl'), ('site-contact', 'new', 'fr') returning id`,
    )
    const ids = rows.map((row) => Number(row['id']))
    const assignee = accounts.agent?.id
    const body = { ids, change: { state: 'seen', assignee }, publication: null }
    const response = await ask('enquiries', accounts.agent, body)
    const { outcomes } = (await response.json()) as { outcomes: BulkOutcome[] }
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['saved', 'saved'])
    const { docs } = await payload.find({
      collection: 'enquiries',
      where: { id: { in: ids } },
      depth: 0,
    })
    expect(docs.map(({ state }) => state)).toEqual(['seen', 'seen'])
    expect(docs.map((one) => one.assignee)).toEqual([assignee, assignee])
  })
})
