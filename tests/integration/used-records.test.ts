import { APIError, handleEndpoints, type CollectionSlug, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAccounts, type Accounts } from '../access/who'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

let payload: Payload
let accounts: Accounts
let basics: ListingBasics
let token: string

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  basics = await createListingBasics(payload)
  const data = { email: String(accounts.administrator?.email), password: 'lang genoeg 1234' }
  token = String((await payload.login({ collection: 'users', data })).token)
})

const asAdministrator = () => ({ user: accounts.administrator, overrideAccess: false })

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const cause: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(cause instanceof APIError)) throw cause ?? new Error('expected a refusal, got none')
  expect(cause.status).toBe(409)
  return cause.message
}

const remove = (collection: CollectionSlug, id: number) =>
  payload.delete({ collection, id, ...asAdministrator() })

async function ask(method: string, path: string, body?: object) {
  const request = new Request(`${payload.config.serverURL}/api/${path}`, {
    method,
    headers: {
      Authorization: `JWT ${token}`,
      'Content-Type': 'application/json',
      'Accept-Language': 'fr',
      Origin: payload.config.serverURL,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await handleEndpoints({ config: payload.config, request })
  return { status: answer.status, body: await answer.text() }
}

const createPage = (name: string, data: object = {}) =>
  payload.create({
    collection: 'pages',
    locale: 'nl',
    data: {
      name,
      title: name,
      screen: 'content',
      status: 'published',
      _status: 'published',
      ...data,
    },
  })

const createModule = (name: string) =>
  payload.create({
    collection: 'modules',
    locale: 'nl',
    data: {
      name,
      type: 'text',
      view: 'text',
      backgroundType: 'none',
      status: 'published',
      _status: 'published',
    },
  })

describe('a record that others name', () => {
  it('is kept for the homes, lists, feeds and parts that name it, which the refusal names', async () => {
    const unit = await payload.create({
      collection: 'price-units',
      locale: 'nl',
      data: { label: 'per m²', code: 3, position: 'after' },
    })
    const member = await payload.create({ collection: 'team', data: { name: 'Els' } })
    await createHouse(payload, basics, {
      recordFile: 'Gebruikt 1',
      marquee: basics.sold,
      priceUnit: unit.id,
      manager: member.id,
    })
    const named = [
      ['marquees', basics.sold],
      ['price-units', unit.id],
      ['team', member.id],
      ['places', basics.antwerp],
      ['property-types', basics.house],
    ] as const
    for (const [collection, id] of named) {
      expect(await refusalOf(remove(collection, id))).toContain('Gebruikt 1')
    }
    const preset = await payload.create({
      collection: 'list-presets',
      locale: 'nl',
      data: { name: 'Te koop', kind: 'properties', list: 'any', sort: 'newest' },
    })
    await createPage('Aanbod', { preset: preset.id })
    expect(await refusalOf(remove('list-presets', preset.id))).toContain('Aanbod')
  })

  it('goes once nothing names it any more', async () => {
    const category = await payload.create({
      collection: 'categories',
      locale: 'nl',
      data: { name: 'Nieuws' },
    })
    const child = await payload.create({
      collection: 'categories',
      locale: 'nl',
      data: { name: 'Kort', parent: category.id },
    })
    expect(await refusalOf(remove('categories', category.id))).toContain('Kort')
    await remove('categories', child.id)
    await expect(remove('categories', category.id)).resolves.toBeTruthy()
  })

  it('is not put in the trash either, unless what names it lies there', async () => {
    const part = await createModule('Blok')
    const page = await createPage('Met blok', { placements: [{ module: part.id }] })
    const throwAway = (collection: 'modules' | 'pages', id: number) =>
      payload.update({
        collection,
        id,
        data: { deletedAt: new Date().toISOString() },
        ...asAdministrator(),
      })
    expect(await refusalOf(throwAway('modules', part.id))).toContain('Met blok')
    await throwAway('pages', page.id)
    await expect(throwAway('modules', part.id)).resolves.toBeTruthy()
  })

  it('is kept for a text that leads to it', async () => {
    const page = await createPage('Doel')
    const link = {
      type: 'link',
      version: 3,
      format: '',
      indent: 0,
      direction: 'ltr',
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: page.id } },
      children: [{ type: 'text', version: 1, text: 'hier', format: 0, mode: 'normal', style: '' }],
    }
    const body = {
      root: {
        type: 'root',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        children: [
          {
            type: 'paragraph',
            version: 1,
            format: '',
            indent: 0,
            direction: 'ltr',
            children: [link],
          },
        ],
      },
    }
    await createPage('Bron', { body })
    expect(await refusalOf(remove('pages', page.id))).toContain('Bron')
  })

  it('stays among those that are deleted together, and the others go', async () => {
    const [used, free] = [await createModule('Gebruikt'), await createModule('Vrij')]
    await createPage('Twee blokken', { placements: [{ module: used.id }] })
    const query = `where[id][in][0]=${used.id}&where[id][in][1]=${free.id}`
    const deleted = await ask('DELETE', `modules?${query}`)
    expect(deleted.body).toContain('Twee blokken')
    const { docs } = await payload.find({
      collection: 'modules',
      where: { id: { in: [used.id, free.id] } },
    })
    expect(docs.map(({ id }) => id)).toEqual([used.id])
    const trashed = await ask('PATCH', `modules?${query}`, { deletedAt: new Date().toISOString() })
    expect(trashed.body).toContain('Twee blokken')
  })

  it('goes with a home, which takes its own papers along', async () => {
    const home = await createHouse(payload, basics, { recordFile: 'Weg 1' })
    await payload.create({
      collection: 'activities',
      data: {
        property: home.id,
        subject: 'Bezoek',
        kind: 'history',
        type: 'call',
        status: 'done',
        at: '2026-11-20T10:00:00Z',
      },
    })
    await expect(remove('properties', home.id)).resolves.toBeTruthy()
  })
})
