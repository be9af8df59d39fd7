import {
  createLocalReq,
  restoreVersionOperation,
  type CollectionSlug,
  type Payload,
  type TypedUser,
} from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { deleteOverdue } from '@/features/retention/delete-overdue'
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

type Versioned = 'pages' | 'articles' | 'modules' | 'banners' | 'properties' | 'projects'

const unique = () => Math.random().toString(36).slice(2)

async function findVersionId(collection: Versioned, id: number, title: string): Promise<number> {
  const { docs } = await payload.findVersions({
    collection,
    locale: 'nl',
    where: { and: [{ parent: { equals: id } }, { 'version.title': { equals: title } }] },
    depth: 0,
  })
  return Number(docs[0]?.id)
}

/** Restores as the desk asks for it; the framework's own call from within knows no drafts. */
async function restore(collection: Versioned, id: number, user: TypedUser | null, draft = false) {
  return restoreVersionOperation({
    id,
    collection: payload.collections[collection],
    req: await createLocalReq({ user: user ?? undefined, locale: 'nl' }, payload),
    overrideAccess: false,
    draft,
    depth: 0,
  })
}

const listed = (id: number) =>
  queryRows<{ locale: string; title: string; price: string | null }>(
    `select locale, title, price::text from rm.listings where property_id = ${id} order by locale`,
  )

/** A house that was sold under its first title and price, and has others now. */
async function createChanged() {
  const before = { title: 'Eerste titel', price: 300_000, status: 'sold', publishPrice: true }
  const { id } = await createHouse(payload, basics, {
    ...before,
    closedAt: new Date().toISOString(),
  })
  const fr = { title: 'Premier titre' }
  await payload.update({ collection: 'properties', id, locale: 'fr', data: fr })
  const version = await findVersionId('properties', id, 'Eerste titel')
  await payload.update({
    collection: 'properties',
    id,
    locale: 'nl',
    data: { title: 'Tweede titel', price: 400_000 },
  })
  await payload.update({ collection: 'properties', id, locale: 'fr', data: { title: 'Second' } })
  return { id, version }
}

describe('a version that is restored', () => {
  it('is on the site at once, in every language', async () => {
    const { id } = await createChanged()
    const { docs } = await payload.findVersions({
      collection: 'properties',
      locale: 'fr',
      where: {
        and: [{ parent: { equals: id } }, { 'version.title': { equals: 'Premier titre' } }],
      },
      sort: 'createdAt',
    })
    await restore('properties', Number(docs[0]?.id), accounts.editor)
    const titles = Object.fromEntries(
      (await listed(id)).map(({ locale, title }) => [locale, title]),
    )
    expect(titles).toMatchObject({ nl: 'Eerste titel', fr: 'Premier titre' })
    expect(await payload.findByID({ collection: 'properties', id })).toMatchObject({
      price: 300_000,
      _status: 'published',
    })
  })

  it('stays with the desk when it is restored as a draft', async () => {
    const { id, version } = await createChanged()
    await restore('properties', version, accounts.editor, true)
    expect((await listed(id)).find(({ locale }) => locale === 'nl')?.title).toBe('Tweede titel')
    const newest = await payload.findByID({
      collection: 'properties',
      id,
      draft: true,
      locale: 'nl',
    })
    expect(newest).toMatchObject({ title: 'Eerste titel', price: 300_000, _status: 'draft' })
  })

  it('brings back a status too that no sale goes back to', async () => {
    const { id } = await createHouse(payload, basics, { ...lawful, status: 'underOption' })
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: id } },
    })
    await payload.update({ collection: 'properties', id, data: { status: 'sold' } })
    await restore('properties', Number(docs[0]?.id), accounts.agent)
    expect(await payload.findByID({ collection: 'properties', id })).toMatchObject({
      status: 'underOption',
      closedAt: null,
    })
    const step = { collection: 'properties' as const, id, user: accounts.agent }
    const sold = { ...step, data: { status: 'sold' as const }, overrideAccess: false }
    await payload.update(sold)
    await expect(
      payload.update({ ...sold, data: { status: 'underOption' } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('passes the rules of the law as any publication does', async () => {
    const { id } = await createHouse(payload, basics, { title: 'Zonder attest' })
    const version = await findVersionId('properties', id, 'Zonder attest')
    await payload.update({ collection: 'properties', id, data: { _status: 'draft' } })
    await expect(restore('properties', version, accounts.editor)).rejects.toThrow(/P-score/)
    expect(await listed(id)).toEqual([])
  })

  it('is not restored by translators, whose right ends at the texts', async () => {
    const { id, version } = await createChanged()
    await expect(restore('properties', version, accounts.translator)).rejects.toMatchObject({
      status: 403,
      // What to do instead, for the one who reads it.
      message: expect.stringMatching(/^(Een versie terugzetten|Restoring a version)/),
    })
    await expect(restore('properties', version, accounts.owner)).rejects.toMatchObject({
      status: 403,
    })
    expect(await payload.findByID({ collection: 'properties', id })).toMatchObject({
      price: 400_000,
    })
  })

  it('brings the address and the arrangement of a page back', async () => {
    const name = `Kaart ${unique()}`
    const block = await payload.create({
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
    const { id, path } = await payload.create({
      collection: 'pages',
      locale: 'nl',
      data: {
        name,
        title: name,
        screen: 'content',
        status: 'published',
        _status: 'published',
        placements: [{ module: block.id, position: 0, sort: 0 }],
      },
    })
    const version = await findVersionId('pages', id, name)
    const data = { name: `${name} anders`, title: 'Anders', placements: [] }
    await payload.update({ collection: 'pages', id, locale: 'nl', data })
    await restore('pages', version, accounts.editor)
    const page = await payload.findByID({ collection: 'pages', id, locale: 'nl', depth: 0 })
    expect(page).toMatchObject({ title: name, path, placements: [{ module: block.id }] })
    const routes = await payload.find({
      collection: 'routes',
      where: { 'target.value': { equals: id }, 'target.relationTo': { equals: 'pages' } },
    })
    expect(routes.docs.map(({ originalPath }) => originalPath)).toEqual([path])
  })

  it('leaves the addresses of a page alone that was a draft first', async () => {
    const name = `Proef ${unique()}`
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'nl',
      draft: true,
      data: { name, title: name, screen: 'content', _status: 'draft' },
    })
    const save = (locale: 'nl' | 'fr', data: object, draft = false) =>
      payload.update({ collection: 'pages', id, locale, data, draft })
    await save('fr', { title: `Essai ${name}` }, true)
    await save('nl', { status: 'hidden', _status: 'published' })
    const version = await findVersionId('pages', id, name)
    const readRoute = async () => {
      const { docs } = await payload.find({
        collection: 'routes',
        locale: 'all',
        where: { 'target.value': { equals: id }, 'target.relationTo': { equals: 'pages' } },
        select: { originalPath: true, localizedPath: true, type: true },
      })
      return docs
    }
    const before = await readRoute()
    expect(before).toMatchObject([{ type: 'page', localizedPath: { nl: expect.any(String) } }])
    await save('nl', { title: 'Een vergissing', _status: 'published' })
    await restore('pages', version, accounts.editor)
    const page = await payload.findByID({ collection: 'pages', id, locale: 'nl', depth: 0 })
    expect(page).toMatchObject({ title: name, _status: 'published' })
    expect(await readRoute()).toEqual(before)
  })
})

describe('the versions of a property', () => {
  it('show nobody more than the property itself', async () => {
    const { id } = await createHouse(payload, basics)
    for (const person of ['translator', 'agent'] as const) {
      const rules = { user: accounts[person], overrideAccess: false, depth: 0 } as const
      const record = await payload.findByID({ collection: 'properties', id, ...rules })
      const { docs } = await payload.findVersions({
        collection: 'properties',
        where: { parent: { equals: id } },
        ...rules,
      })
      const shown = new Set(Object.keys(record))
      const more = Object.keys(docs[0]?.version ?? {}).filter((key) => !shown.has(key))
      expect({ person, more }).toEqual({ person, more: [] })
    }
    for (const person of ['owner', 'visitor'] as const) {
      await expect(
        payload.findVersions({
          collection: 'properties',
          user: accounts[person],
          overrideAccess: false,
        }),
      ).rejects.toMatchObject({ status: 403 })
    }
  })
})

const makers: Record<Versioned, () => Promise<{ id: number }>> = {
  pages: () =>
    payload.create({
      collection: 'pages',
      locale: 'nl',
      data: {
        name: `Bak ${unique()}`,
        title: 'Bak',
        screen: 'content',
        status: 'published',
        _status: 'published',
      },
    }),
  articles: () =>
    payload.create({
      collection: 'articles',
      locale: 'nl',
      data: { name: `Bak ${unique()}`, title: 'Bak', status: 'published', _status: 'published' },
    }),
  modules: () =>
    payload.create({
      collection: 'modules',
      locale: 'nl',
      data: {
        name: 'Bak',
        type: 'text',
        view: 'text',
        backgroundType: 'none',
        status: 'published',
        _status: 'published',
      },
    }),
  banners: () =>
    payload.create({
      collection: 'banners',
      locale: 'nl',
      data: { name: 'Bak', show: true, type: 'color', _status: 'published' },
    }),
  properties: () => createHouse(payload, basics, lawful),
  projects: () =>
    payload.create({
      collection: 'projects',
      locale: 'nl',
      data: {
        name: 'Bak',
        goal: 'sale',
        status: 'published',
        isPublic: true,
        _status: 'published',
        place: basics.antwerp,
        countryId: '10',
        street: 'Verborgenstraat',
        publishAddress: false,
      },
    }),
}

const collections = ['pages', 'articles', 'modules', 'banners', 'properties', 'projects'] as const

async function isSeenBy(user: TypedUser | null, collection: CollectionSlug, id: number) {
  const { totalDocs } = await payload.find({
    collection,
    where: { id: { equals: id } },
    user,
    overrideAccess: false,
    trash: true,
    limit: 1,
  })
  return totalDocs > 0
}

describe('the trash', () => {
  it.each(collections)(
    'keeps %s from visitors though they ask for it, and gives it back',
    async (collection) => {
      const { id } = await makers[collection]()
      expect(await isSeenBy(null, collection, id)).toBe(true)
      const change = (deletedAt: string | null) =>
        payload.update({
          collection,
          id,
          data: { deletedAt },
          trash: true,
          user: accounts.editor,
          overrideAccess: false,
        })
      await change(new Date().toISOString())
      expect(await isSeenBy(null, collection, id)).toBe(false)
      expect(await isSeenBy(accounts.owner, collection, id)).toBe(false)
      expect(await isSeenBy(accounts.editor, collection, id)).toBe(true)
      await change(null)
      expect(await isSeenBy(null, collection, id)).toBe(true)
    },
  )

  it('gives a home its rows in the lists back', async () => {
    const { id } = await createHouse(payload, basics)
    const before = await listed(id)
    const change = (deletedAt: string | null) =>
      payload.update({ collection: 'properties', id, data: { deletedAt }, trash: true })
    await change(new Date().toISOString())
    expect(await listed(id)).toEqual([])
    await change(null)
    expect(await listed(id)).toEqual(before)
  })

  it('gives a home that misses what the law asks back as a draft alone', async () => {
    const { id } = await createHouse(payload, basics)
    const change = (data: { deletedAt: string | null; _status?: 'draft' }) =>
      payload.update({
        collection: 'properties',
        id,
        data,
        trash: true,
        draft: data._status === 'draft',
        user: accounts.editor,
        overrideAccess: false,
      })
    await change({ deletedAt: new Date().toISOString() })
    await expect(change({ deletedAt: null })).rejects.toThrow(/P-score/)
    expect(await change({ deletedAt: null, _status: 'draft' })).toMatchObject({ _status: 'draft' })
    expect(await listed(id)).toEqual([])
  })

  it('goes on hiding the street of units whose project lies in it', async () => {
    const project = await makers.projects()
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'projects', id: project.id, data })
    const unit = await createHouse(payload, basics, { project: project.id, publishAddress: true })
    expect(unit.publishAddress).toBe(false)
  })

  it('is no place for a translator or agent to put pages in', async () => {
    const { id } = await makers.pages()
    for (const user of [accounts.translator, accounts.agent]) {
      const data = { deletedAt: new Date().toISOString() }
      const attempt = payload.update({ collection: 'pages', id, data, user, overrideAccess: false })
      await expect(attempt).rejects.toMatchObject({ status: 403 })
    }
    expect(await isSeenBy(null, 'pages', id)).toBe(true)
  })

  it('is emptied of what lies in it for three months, with what belongs to it', async () => {
    const now = new Date('2028-06-15T02:20:00Z')
    // What the tests before it left there.
    await deleteOverdue(now)
    const old = await Promise.all(collections.map((collection) => makers[collection]()))
    const young = await makers.properties()
    const [property] = [old[collections.indexOf('properties')]]
    const owner = await payload.create({
      collection: 'owners',
      data: {
        email: `${unique()}@example.be`,
        password: 'lang genoeg 1234',
        properties: [{ property: property?.id ?? 0 }],
      },
    })
    const put = (collection: Versioned, id: number, deletedAt: string) =>
      payload.update({ collection, id, data: { deletedAt } })
    for (const [index, { id }] of old.entries()) {
      await put(collections[index] ?? 'pages', id, '2028-03-14T00:00:00.000Z')
    }
    await put('properties', young.id, '2028-03-16T00:00:00.000Z')
    const counts = await deleteOverdue(now)
    expect(counts).toMatchObject(Object.fromEntries(collections.map((name) => [name, 1])))
    const left = await payload.find({
      collection: 'properties',
      trash: true,
      where: { deletedAt: { exists: true } },
    })
    expect(left.docs.map(({ id }) => id)).toEqual([young.id])
    const { properties } = await payload.findByID({ collection: 'owners', id: owner.id, depth: 0 })
    expect(properties).toEqual([])
  })
})

describe('a record that a colleague edits', () => {
  const lock = (id: number) =>
    payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: id },
        user: { relationTo: 'users', value: accounts.administrator?.id ?? 0 },
      },
    })
  const save = (id: number) =>
    payload.update({
      collection: 'pages',
      id,
      locale: 'nl',
      data: { title: 'Van mij' },
      user: accounts.editor,
      overrideAccess: false,
      overrideLock: false,
    })

  it('is not saved over, until five minutes after the last touch', async () => {
    const { id } = await makers.pages()
    const { id: lockId } = await lock(id)
    await expect(save(id)).rejects.toMatchObject({ status: 423 })
    const page = await payload.findByID({ collection: 'pages', id, locale: 'nl' })
    expect(page.title).toBe('Bak')
    await queryRows(
      `update payload_locked_documents set updated_at = now() - interval '301 seconds' where id = ${lockId}`,
    )
    expect(await save(id)).toMatchObject({ title: 'Van mij' })
  })
})
