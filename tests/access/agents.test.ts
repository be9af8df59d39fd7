import {
  APIError,
  createLocalReq,
  Forbidden,
  NotFound,
  ValidationError,
  type CollectionSlug,
  type Payload,
  type TypedUser,
} from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileEndpoint } from '@/cms/collections/enquiries/file-endpoint'
import { createListExport } from '@/cms/lists/list-export'
import { stateEndpoint } from '@/cms/collections/offers/state-endpoint'
import { getTestPayload } from '../support/test-payload'
import { createAccounts, type Accounts } from './who'

/** Whose a listing is: of the agent who asks, of a colleague, or of nobody with an account. */
const whose = ['mine', 'colleagues', 'nobodys'] as const
type Whose = (typeof whose)[number]

let payload: Payload
let accounts: Accounts
let agent: TypedUser
let listings: Record<Whose, number>
const records: Partial<Record<CollectionSlug, Record<Whose, number>>> = {}

async function createMember(name: string, user?: number): Promise<number> {
  return (await payload.create({ collection: 'team', data: { name, user } })).id
}

async function createListing(recordFile: string, manager: number | null): Promise<number> {
  const data = { recordFile, manager, goal: 'sale', status: 'prospect', _status: 'draft' } as const
  return (await payload.create({ collection: 'properties', data, locale: 'nl', draft: true })).id
}

/** One record of a collection about each of the listings. */
async function createAbout(
  collection: CollectionSlug,
  toData: (property: number) => Record<string, unknown>,
): Promise<void> {
  const ids: number[] = []
  for (const one of whose) {
    // What differs by collection is told by the caller; the types know only one at a time.
    const data = toData(listings[one]) as never
    ids.push(
      Number((await payload.create({ collection, data, context: { skipNotices: true } })).id),
    )
  }
  const [mine = 0, colleagues = 0, nobodys = 0] = ids
  records[collection] = { mine, colleagues, nobodys }
}

const findWhose = (property: number): Whose =>
  whose.find((name) => listings[name] === property) ?? 'mine'

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  if (accounts.agent === null) throw new Error('Expected an agent')
  agent = accounts.agent
  const data = {
    email: 'collega@example.be',
    password: 'lang genoeg 1234',
    name: 'Els',
    role: 'agent',
  } as const
  const colleague = await payload.create({ collection: 'users', data })
  const member = await createMember('An', Number(agent.id))
  listings = {
    mine: await createListing('A-1', member),
    colleagues: await createListing('B-1', await createMember('Els', colleague.id)),
    nobodys: await createListing('C-1', await createMember('Oud-collega')),
  }
  records.properties = listings
  const owner = await payload.create({
    collection: 'owners',
    data: {
      email: 'verkoper@example.be',
      password: 'lang genoeg 1234',
      properties: whose.map((one) => ({ property: listings[one] })),
    },
  })
  await createAbout('enquiries', (property) => ({
    kind: 'contact-me',
    locale: 'nl',
    property,
    state: 'new',
  }))
  await createAbout('mails', (property) => ({
    to: 'jo@example.be',
    kind: 'enquiry',
    locale: 'nl',
    state: 'sent',
    attempts: 1,
    enquiry: records.enquiries?.[findWhose(property)],
  }))
  let sequence = 0
  await createAbout('offers', (property) => {
    sequence += 1
    const hashes = { previousHash: `p${sequence}`, hash: `h${sequence}` }
    const said = { signer: 'Jo', amountEuros: 1000, endsOn: '2027-01-01', content: {} }
    return { property, sequence, state: 'open', ...said, ...hashes }
  })
  await createAbout('activities', (property) => ({
    property,
    subject: 'Bezoek',
    kind: 'history',
    type: 'call',
    status: 'done',
    at: '2026-11-20T10:00:00Z',
  }))
  await createAbout('placements', (property) => ({
    property,
    channel: 'Krant',
    from: '2026-11-20',
  }))
  await createAbout('messages', (property) => ({
    property,
    owner: owner.id,
    text: 'Dag',
    author: 'owner',
    sentAt: '2026-11-20T10:00:00Z',
  }))
  await createAbout('appointment-slots', (property) => ({
    property,
    startsAt: '2027-01-20T10:00:00Z',
    endsAt: '2027-01-20T10:30:00Z',
    capacity: 1,
    bufferMinutes: 0,
    mode: 'instant',
    closesBeforeMinutes: 0,
  }))
  const slots = records['appointment-slots']
  await createAbout('appointments', (property) => {
    return {
      slot: slots?.[findWhose(property)],
      name: 'Jo',
      email: 'jo@example.be',
      phone: '+32470123456',
      state: 'confirmed',
      locale: 'nl',
    }
  })
})

async function listReadable(collection: CollectionSlug, user: TypedUser | null): Promise<Whose[]> {
  const as = { overrideAccess: false, user, draft: true, depth: 0 } as const
  const { docs } = await payload.find({ collection, pagination: false, ...as })
  const ids = docs.map(({ id }) => Number(id))
  return whose.filter((one) => ids.includes(records[collection]?.[one] ?? -1))
}

async function listWritable(collection: CollectionSlug): Promise<Whose[]> {
  const written: Whose[] = []
  for (const one of whose) {
    const id = records[collection]?.[one] ?? -1
    try {
      await payload.update({
        collection,
        id,
        data: {},
        draft: true,
        overrideAccess: false,
        user: agent,
      })
      written.push(one)
    } catch (cause) {
      if (!(cause instanceof Forbidden || cause instanceof NotFound)) throw cause
    }
  }
  return written
}

const own: readonly Whose[] = ['mine', 'nobodys']
const closed = [
  'properties',
  'enquiries',
  'activities',
  'placements',
  'messages',
  'appointments',
] as const

/** What the system alone writes. */
const written = ['mails', 'offers'] as const

describe('an agent', () => {
  it.each([...closed, ...written])(
    'reads and counts %s of own listings and of nobody’s',
    async (slug) => {
      expect(await listReadable(slug, agent)).toEqual(own)
      const { totalDocs } = await payload.count({
        collection: slug,
        overrideAccess: false,
        user: agent,
      })
      expect(totalDocs).toBe(own.length)
    },
  )
  it.each(closed)('changes %s of own listings and of nobody’s', async (slug) => {
    expect(await listWritable(slug)).toEqual(own)
  })
  it('sees the times of a colleague and changes none', async () => {
    expect(await listReadable('appointment-slots', agent)).toEqual(whose)
    expect(await listWritable('appointment-slots')).toEqual(own)
  })
  it.each([...closed, ...written])('leaves %s of everybody to editors', async (slug) => {
    expect(await listReadable(slug, accounts.editor)).toEqual(whose)
  })
  it('reads versions of own listings and of nobody’s', async () => {
    const as = { overrideAccess: false, user: agent, depth: 0, pagination: false } as const
    const { docs } = await payload.findVersions({ collection: 'properties', ...as })
    const parents = docs.map(({ parent }) => Number(parent))
    expect(whose.filter((one) => parents.includes(listings[one]))).toEqual(own)
  })
  it('reads what a colleague assigned, whoever manages the home', async () => {
    const id = records.enquiries?.colleagues ?? -1
    const assign = (assignee: number | null) =>
      payload.update({ collection: 'enquiries', id, data: { assignee } })
    await assign(Number(agent.id))
    expect(await listReadable('enquiries', agent)).toEqual(whose)
    await assign(null)
  })
  it('does not read an enquiry about no home once it is assigned to a colleague', async () => {
    const data = {
      kind: 'contact-me',
      locale: 'nl',
      state: 'new',
      assignee: Number(accounts.editor?.id),
    } as const
    const { id } = await payload.create({ collection: 'enquiries', data })
    const as = { overrideAccess: false, user: agent, disableErrors: true } as const
    expect(await payload.findByID({ collection: 'enquiries', id, ...as })).toBeNull()
  })
  it('exports the enquiries that they may read and no other', async () => {
    const req = await createLocalReq({ user: agent, locale: 'nl' }, payload)
    const table = await (await createListExport('enquiries').handler(req)).text()
    const ids = table.split('\r\n').map((line) => Number(line.split(';')[0]))
    expect(whose.filter((one) => ids.includes(records.enquiries?.[one] ?? -1))).toEqual(own)
  })
  it('is told nothing of the files of an enquiry of a colleague', async () => {
    const req = await createLocalReq({ user: agent }, payload)
    req.routeParams = { id: String(records.enquiries?.colleagues), file: '1' }
    expect((await fileEndpoint.handler(req)).status).toBe(404)
  })
  it('decides nothing about an offer that a colleague received', async () => {
    const note = async (one: Whose) => {
      const req = await createLocalReq({ user: agent }, payload)
      req.routeParams = { id: String(records.offers?.[one]), state: 'declined' }
      return stateEndpoint.handler(req)
    }
    await expect(note('colleagues')).rejects.toMatchObject({ status: 409 })
  })
  it('writes nothing about the listing of a colleague', async () => {
    const write = (property: number) =>
      payload.create({
        collection: 'activities',
        data: {
          property,
          subject: 'Bezoek',
          kind: 'history',
          type: 'call',
          status: 'done',
          at: '2026-11-20T10:00:00Z',
        },
        overrideAccess: false,
        user: agent,
      })
    await expect(write(listings.colleagues)).rejects.toThrow(ValidationError)
    await expect(write(listings.mine)).resolves.toMatchObject({ subject: 'Bezoek' })
  })
  it('manages the listing that they make', async () => {
    const made = await payload.create({
      collection: 'properties',
      data: { recordFile: 'A-2', goal: 'sale', status: 'prospect' },
      draft: true,
      locale: 'nl',
      depth: 1,
      overrideAccess: false,
      user: agent,
    })
    expect(made.manager).toMatchObject({ name: 'An' })
  })
  it('does not take a listing of a colleague by naming themselves', async () => {
    const take = payload.update({
      collection: 'properties',
      id: listings.colleagues,
      data: { manager: 1 },
      draft: true,
      overrideAccess: false,
      user: agent,
    })
    await expect(take).rejects.toThrow(APIError)
  })
})
