import type { Payload, TypedUser, Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PropertiesSelect } from '@/cms/payload-types'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

let payload: Payload
let basics: ListingBasics
let agent: TypedUser
let translator: TypedUser

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
  await createStaff('administrator')
  agent = await createStaff('agent')
  translator = await createStaff('translator')
})

async function createStaff(role: 'administrator' | 'agent' | 'translator'): Promise<TypedUser> {
  const user = await payload.create({
    collection: 'users',
    data: {
      email: `${role}@example.be`,
      password: 'lang genoeg 1234',
      name: role,
      role,
      languages: ['fr'],
    },
  })
  return { ...user, collection: 'users' }
}

function readAs(user: TypedUser | null, id: number) {
  return payload.findByID({
    collection: 'properties',
    id,
    user,
    overrideAccess: false,
    disableErrors: true,
  })
}

function findAsVisitor(query: {
  where?: Where
  sort?: string
  select?: PropertiesSelect
  trash?: boolean
  draft?: boolean
}) {
  return payload.find({ ...query, collection: 'properties', user: null, overrideAccess: false })
}

describe('what visitors read of a property', () => {
  it('is the street and the point when the address is public', async () => {
    const { id } = await createHouse(payload, basics)
    expect(await readAs(null, id)).toMatchObject({ street: 'Verborgenstraat', lat: 51.2194 })
  })

  it('is neither street nor point when the address is hidden, whatever is selected', async () => {
    const { id } = await createHouse(payload, basics, { publishAddress: false })
    const whole = await readAs(null, id)
    const { docs } = await findAsVisitor({
      where: { id: { equals: id } },
      select: { street: true, houseNumber: true, lat: true, lng: true },
    })
    const secrets = ['street', 'houseNumber', 'boxNr', 'lat', 'lng']
    expect(whole).toMatchObject({ city: 'Antwerpen', zip: '2000' })
    expect(secrets.filter((name) => name in (whole ?? {}))).toEqual([])
    expect(secrets.filter((name) => name in (docs[0] ?? {}))).toEqual([])
  })

  it.each(['street', 'houseNumber', 'lat', 'price'])(
    'cannot be guessed by filtering or ordering on %s',
    async (field) => {
      const refusal = { name: 'QueryError', data: [{ path: field }] }
      await expect(findAsVisitor({ where: { [field]: { exists: true } } })).rejects.toMatchObject(
        refusal,
      )
      await expect(findAsVisitor({ sort: `-${field}` })).rejects.toMatchObject(refusal)
    },
  )

  it.each([
    ['the price is secret', { publishPrice: false }],
    ['the property is sold', { status: 'sold' }],
    ['its unit is sold', { unit: { status: 'sold' } }],
  ])('holds no amount when %s', async (_reason, differences) => {
    const { id } = await createHouse(payload, basics, { deposit: 1500, ...differences })
    const read = await readAs(null, id)
    expect(read).not.toHaveProperty('price')
    expect(read).not.toHaveProperty('deposit')
  })

  it('holds no amount under a marquee that hides the price', async () => {
    const { id } = await createHouse(payload, basics, { marquee: basics.sold })
    const open = await createHouse(payload, basics)
    expect(await readAs(null, id)).not.toHaveProperty('price')
    expect(await readAs(null, open.id)).toMatchObject({ price: 479_000 })
  })

  it('holds the amount again once the marquee has had its days', async () => {
    const marquee = await payload.create({
      collection: 'marquees',
      data: { code: 1, name: 'Even stil', tone: 'ink', hidesPrice: true, daysVisible: 30 },
    })
    const past = { marquee: marquee.id, publishedAt: '2020-01-01T09:00:00.000Z' }
    const { id } = await createHouse(payload, basics, past)
    expect(await readAs(null, id)).toMatchObject({ price: 479_000 })
  })

  it.each([
    ['a draft', { _status: 'draft' }],
    ['a prospect', { status: 'prospect' }],
    ['a discreet property', { isDiscreet: true }],
    ['a property in the trash', { deletedAt: '2026-11-01T09:00:00.000Z' }],
  ])('is nothing of %s', async (_what, differences) => {
    const { id } = await createHouse(payload, basics, differences)
    const { docs } = await findAsVisitor({ where: { id: { equals: id } }, trash: true })
    expect(docs).toEqual([])
    expect(await readAs(null, id)).toBeNull()
  })

  it('is the published version while a draft is being written, also when drafts are asked for', async () => {
    const { id } = await createHouse(payload, basics)
    const draft = { title: 'Nog niet af', _status: 'draft' as const }
    await payload.update({ collection: 'properties', id, locale: 'nl', draft: true, data: draft })
    const { docs } = await findAsVisitor({ where: { id: { equals: id } }, draft: true })
    expect(docs.map(({ title }) => title)).not.toContain('Nog niet af')
  })

  it('is no more for an owner with an account', async () => {
    const owner = await payload.create({
      collection: 'owners',
      data: {
        email: 'owner@example.be',
        password: 'lang genoeg 1234',
        firstName: 'An',
        lastName: 'Peeters',
      },
    })
    const { id } = await createHouse(payload, basics, { publishAddress: false })
    const read = await readAs({ ...owner, collection: 'owners' }, id)
    expect(read).toMatchObject({ zip: '2000' })
    expect(read).not.toHaveProperty('street')
  })

  it('leaves staff everything', async () => {
    const { id } = await createHouse(payload, basics, {
      publishAddress: false,
      publishPrice: false,
      isDiscreet: true,
    })
    expect(await readAs(agent, id)).toMatchObject({ street: 'Verborgenstraat', price: 479_000 })
  })
})

describe('what staff may write', () => {
  it('is the texts for translators, and the facts for agents', async () => {
    const { id } = await createHouse(payload, basics)
    const change = { title: 'Maison', price: 1, status: 'sold' as const }
    const save = (user: TypedUser) =>
      payload.update({
        collection: 'properties',
        id,
        locale: 'fr',
        data: change,
        user,
        overrideAccess: false,
      })
    expect(await save(translator)).toMatchObject({
      title: 'Maison',
      price: 479_000,
      status: 'active',
    })
    expect(await save(agent)).toMatchObject({ price: 1, status: 'sold' })
  })

  it('is not a status that cannot follow', async () => {
    const { id } = await createHouse(payload, basics)
    const save = payload.update({
      collection: 'properties',
      id,
      data: { status: 'rented' },
      user: agent,
      overrideAccess: false,
    })
    await expect(save).rejects.toMatchObject(faultAt('status'))
  })
})

describe('what a save completes', () => {
  it('is postcode, town and country from the place, and the main type among the types', async () => {
    const house = await createHouse(payload, basics, { types: [basics.land] })
    expect(house).toMatchObject({ zip: '2000', city: 'Antwerpen', countryId: '10' })
    expect(house.types).toEqual([basics.house, basics.land])
  })

  it('is the address of another place, once that is chosen', async () => {
    const { id } = await createHouse(payload, basics)
    const ghent = await payload.create({
      collection: 'places',
      locale: 'nl',
      data: { name: 'GENT', zip: '9000', countryId: '10' },
    })
    const form = { place: ghent.id, zip: '2000', city: 'Antwerpen' }
    const moved = await payload.update({ collection: 'properties', id, data: form })
    expect(moved).toMatchObject({ zip: '9000', city: 'Gent' })
    const typed = { city: 'Ledeberg', zip: '9050' }
    const kept = await payload.update({ collection: 'properties', id, data: typed })
    expect(kept).toMatchObject(typed)
  })

  it('is the day of publication and the day of closing, which a return to the market clears', async () => {
    const { id, publishedAt } = await createHouse(payload, basics)
    const status = (value: 'sold' | 'active' | 'inactive') =>
      payload.update({ collection: 'properties', id, data: { status: value } })
    expect(publishedAt).toBeTruthy()
    expect((await status('sold')).closedAt).toBeTruthy()
    expect((await status('active')).closedAt).toBeNull()
    await status('sold')
    expect((await status('inactive')).closedAt).toBeTruthy()
    expect((await status('active')).closedAt).toBeNull()
  })
})

describe('what a save refuses', () => {
  it('is a reference that another property has, capitals and spaces apart', async () => {
    await createHouse(payload, basics, { recordFile: 'AB 12' })
    await expect(createHouse(payload, basics, { recordFile: 'ab12' })).rejects.toMatchObject(
      faultAt('recordFile'),
    )
  })

  it.each([
    ['a Belgian postcode of five digits', 'zip', { zip: '20000' }],
    ['a latitude without a longitude', 'lat', { lng: null }],
    ['a latitude in words', 'lat', { lat: NaN, lng: 4.4 }],
    ['a point outside the globe', 'lat', { lat: 91 }],
    ['a price in words', 'price', { price: NaN }],
    ['a negative price', 'price', { price: -1 }],
    ['a price above the bound', 'price', { price: 100_000_000 }],
    ['more rooms than there can be', 'bedrooms', { bedrooms: 51 }],
    ['half a room', 'bedrooms', { bedrooms: 2.5 }],
    ['an impossible energy score', 'energyPerformance', { energyPerformance: 2001 }],
    [
      'a sale before the publication',
      'closedAt',
      { status: 'sold', publishedAt: '2026-05-02', closedAt: '2026-05-01' },
    ],
    [
      'a renovation before the construction',
      'renovationYear',
      { constructionYear: 1990, renovationYear: 1980 },
    ],
    ['a link that is no web address', 'videoUrl', { videoUrl: 'javascript:alert(1)' }],
  ])('is %s', async (_fault, path, differences) => {
    await expect(createHouse(payload, basics, differences)).rejects.toMatchObject(faultAt(path))
  })

  it('is not the edge of each bound', async () => {
    const edges = { price: 99_999_999, bedrooms: 50, energyPerformance: -500, lat: -90, lng: 180 }
    await expect(createHouse(payload, basics, edges)).resolves.toMatchObject(edges)
  })
})

/** The refusal that names a field. */
function faultAt(path: string) {
  return { data: { errors: expect.arrayContaining([expect.objectContaining({ path })]) } }
}

describe('a copy of a property', () => {
  it('is a draft with a public number of its own, and takes none of the first', async () => {
    const first = await createHouse(payload, basics)
    const options = { collection: 'properties', draft: true } as const
    const copy = await payload.duplicate({ ...options, id: first.id })
    expect(copy.id).not.toBe(first.id)
    expect(copy.publicId).toBeGreaterThan(first.publicId ?? 0)
    expect(copy._status).toBe('draft')
    const kept = await payload.findByID({ collection: 'properties', id: first.id })
    expect(kept.publicId).toBe(first.publicId)
  })
})
