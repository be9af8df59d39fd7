import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

let payload: Payload
let basics: ListingBasics

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
})

const place = { street: 'Leopold de Waelplaats', houseNumber: '9', city: 'Antwerpen' }

describe('the name by which staff choose a home or an owner', () => {
  it('holds the reference and the address of a home, and follows them', async () => {
    const home = await createHouse(payload, basics, { ...place, _status: 'published' })
    const street = 'Vlaamsekaai'
    expect(home.deskName).toBe(`${home.recordFile} · Leopold de Waelplaats 9, ${home.city}`)
    const moved = await payload.update({ collection: 'properties', id: home.id, data: { street } })
    expect(moved.deskName).toContain('· Vlaamsekaai 9, ')
  })

  it('finds a home by its street while it is a draft', async () => {
    const street = `Zuidervelodroom${Date.now()}`
    const home = await createHouse(payload, basics, { ...place, street, _status: 'draft' })
    const { docs } = await payload.find({
      collection: 'properties',
      where: { deskName: { like: street } },
      draft: true,
      depth: 0,
    })
    expect(docs.map(({ id }) => id)).toEqual([home.id])
  })

  it('is shown to nobody outside the office', async () => {
    const home = await createHouse(payload, basics, { ...place, _status: 'published' })
    const options = { collection: 'properties', id: home.id, overrideAccess: false } as const
    expect(await payload.findByID(options)).not.toHaveProperty('deskName')
    const asked = payload.find({
      collection: 'properties',
      where: { deskName: { like: 'Leopold' } },
      overrideAccess: false,
    })
    await expect(asked).rejects.toThrow()
  })

  it('holds the name and the mailbox of an owner', async () => {
    const email = `rita-${Date.now()}@example.be`
    const data = { email, password: 'lang genoeg 1234', firstName: 'Rita', lastName: 'Claes' }
    const owner = await payload.create({ collection: 'owners', data })
    expect(owner.deskName).toBe(`Rita Claes · ${email}`)
    const nameless = await payload.update({
      collection: 'owners',
      id: owner.id,
      data: { firstName: null, lastName: null },
    })
    expect(nameless.deskName).toBe(email)
  })
})
