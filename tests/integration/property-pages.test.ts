import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  countByGoal,
  findExactHref,
  findLatest,
  findListResult,
  findListings,
  findSimilar,
} from '@/features/properties/listing-queries'
import { isKnownPlace } from '@/features/properties/place-queries'
import { findProperty, findPropertyHref } from '@/features/properties/property-queries'
import { findProject, findProjectDraft } from '@/features/projects/project-page-queries'
import { findProjects } from '@/features/projects/project-queries'
import { findProjectHref } from '@/features/properties/project-name-queries'
import { resolvePath } from '@/features/routing/resolve'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

let payload: Payload
let basics: ListingBasics
let ids: Record<'plain' | 'hidden' | 'discreet' | 'sold' | 'rent' | 'onRequest', number>

async function create(differences: Readonly<Record<string, unknown>>): Promise<number> {
  const { publicId } = await createHouse(payload, basics, differences)
  return publicId ?? 0
}

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
  const paths = [
    { originalPath: '/Projects/', localizedPath: '/projecten/' },
    { originalPath: '/Discreet/', localizedPath: '/discreet/' },
  ]
  for (const each of paths) {
    const data = { ...each, type: 'page' as const }
    await payload.create({ collection: 'routes', locale: 'nl', data })
  }
  const sold = { status: 'sold', closedAt: new Date().toISOString() }
  ids = {
    plain: await create({ recordFile: 'A 100', bedrooms: 3, publishedAt: '2026-01-01' }),
    hidden: await create({
      publishAddress: false,
      title: 'Rustig huis',
      description: 'Ligt in de Verborgenstraat. Met tuin.',
      price: 250_000,
      bedrooms: 2,
      publishedAt: '2026-01-02',
    }),
    discreet: await create({ isDiscreet: true, title: 'Stille verkoop', recordFile: 'D 1' }),
    sold: await create({ ...sold, publishedAt: '2026-01-03' }),
    rent: await create({ goal: 'rent', price: 950, publishedAt: '2026-01-04' }),
    onRequest: await create({ publishPrice: false, publishedAt: '2026-01-05' }),
  }
})

const idsOf = (cards: readonly { publicId: number }[]) => cards.map(({ publicId }) => publicId)

describe('a list', () => {
  it('shows what is open, newest first, with the total of the whole', async () => {
    const { cards, total } = await findListings({ locale: 'nl', lists: ['forSale'], perPage: 2 })
    expect(idsOf(cards)).toEqual([ids.onRequest, ids.hidden])
    expect(total).toBe(3)
  })

  it('knows its total on a page beyond the end', async () => {
    const result = await findListings({ locale: 'nl', lists: ['forSale'], page: 9 })
    expect(result).toEqual({ cards: [], total: 3 })
  })

  it('sorts by price and leaves what has none to the end', async () => {
    const { cards } = await findListings({ locale: 'nl', lists: ['forSale'], sort: 'price-asc' })
    expect(idsOf(cards)).toEqual([ids.hidden, ids.plain, ids.onRequest])
  })

  it('narrows by words, town, type, price and bedrooms', async () => {
    const find = async (criteria: Readonly<Record<string, unknown>>) =>
      idsOf((await findListings({ locale: 'nl', lists: ['forSale'], ...criteria })).cards)
    expect(await find({ q: 'rustig ANTWERPEN' })).toEqual([ids.hidden])
    expect(await find({ cities: [{ name: 'anvers', zip: '2000' }] })).toHaveLength(3)
    expect(await find({ cities: [{ name: 'Antwerpen', zip: '9000' }] })).toEqual([])
    expect(await find({ typeIds: [4] })).toEqual([])
    expect(await find({ maxPrice: 300_000 })).toEqual([ids.hidden])
    expect(await find({ maxPrice: 300_000, includeOnRequest: true })).toHaveLength(2)
    expect(await find({ minBedrooms: 3 })).toEqual([ids.plain])
  })

  it('never finds a hidden street by searching for it', async () => {
    const { total } = await findListings({ locale: 'nl', q: 'verborgenstraat' })
    expect(total).toBe(0)
  })

  it('keeps what is discreet to its own list', async () => {
    const open = await findListings({ locale: 'nl', perPage: 50 })
    const discreet = await findListings({ locale: 'nl', lists: ['discreet'] })
    expect(idsOf(open.cards)).not.toContain(ids.discreet)
    expect(idsOf(discreet.cards)).toEqual([ids.discreet])
  })

  it('follows saved lists, merged and without duplicates', async () => {
    const sale = await payload.create({
      collection: 'list-presets',
      data: { name: 'Te koop', kind: 'properties', list: 'forSale', sort: 'newest' },
    })
    const cheapest = await payload.create({
      collection: 'list-presets',
      data: { name: 'Goedkoopste', kind: 'properties', list: 'any', sort: 'priceAsc', limit: 1 },
    })
    const presetIds = [sale.id, cheapest.id]
    const { cards, total } = await findListings({ locale: 'nl', presetIds, perPage: 50 })
    expect(total).toBe(4)
    expect(new Set(idsOf(cards)).size).toBe(4)
    expect(idsOf(cards)).toContain(ids.rent)
  })
})

describe('counts and suggestions', () => {
  it('counts by goal', async () => {
    expect(await countByGoal('nl')).toEqual({ sale: 3, rent: 1 })
  })

  it('counts the towns and types of the list', async () => {
    const { facets } = await findListResult({ locale: 'nl', lists: ['forRent'] })
    expect(facets.places).toEqual([{ value: '10 2000 antwerpen', count: 1 }])
    expect(facets.typeIds).toContainEqual({ value: 1, count: 1 })
  })

  it('knows a place that exists, by any of its names', async () => {
    expect(await isKnownPlace({ name: 'Anvers', zip: '2000' })).toBe(true)
    expect(await isKnownPlace({ name: 'Atlantis', zip: '2000' })).toBe(false)
  })

  it('names the newest that are to be had, neither sold nor discreet', async () => {
    expect(idsOf(await findLatest('nl', 4))).toEqual([
      ids.onRequest,
      ids.rent,
      ids.hidden,
      ids.plain,
    ])
  })

  it('names similar homes of the same goal, never the home itself', async () => {
    const subject = {
      publicId: ids.plain,
      goal: 'sale',
      countryId: 10,
      zip: '2000',
      typeIds: [1],
      amount: null,
      bedrooms: 3,
    }
    const similar = idsOf(await findSimilar(subject, 'nl'))
    expect(new Set(similar)).toEqual(new Set([ids.hidden, ids.onRequest]))
  })

  it('leads from an exact reference or id to the property, but not to a discreet one', async () => {
    expect(await findExactHref('a100', 'nl')).toContain(`/${ids.plain}/`)
    expect(await findExactHref(String(ids.rent), 'nl')).toContain(`/${ids.rent}/`)
    expect(await findExactHref('D 1', 'nl')).toBeNull()
    expect(await findExactHref(String(ids.discreet), 'nl')).toBeNull()
  })
})

describe('the page of a property', () => {
  it('has the address that its card names', async () => {
    const { cards } = await findListings({ locale: 'nl', q: 'A100' })
    const found = await findProperty(ids.plain, 'nl')
    expect(found?.addresses?.canonical).toBe(cards[0]?.href)
    expect(await findPropertyHref(ids.plain, 'nl')).toBe(cards[0]?.href)
  })

  it('tells a hidden street and its point nowhere', async () => {
    const told = JSON.stringify(await findProperty(ids.hidden, 'nl'))
    expect(told).not.toMatch(/verborgen/i)
    expect(told).not.toContain('51.2194')
    expect(told).toContain('Met tuin.')
  })

  it('shows a discreet property without what gives it away, and hides its address', async () => {
    const found = await findProperty(ids.discreet, 'nl')
    const told = JSON.stringify(found)
    expect(found?.view).toMatchObject({ isDiscreet: true, streetLine: null, reference: null })
    expect(told).not.toMatch(/verborgen|51\.2194|D 1/i)
    expect(found?.state).toMatchObject({ kind: 'visible', isIndexable: false })
    expect(await findPropertyHref(ids.discreet, 'nl')).toBeNull()
  })

  it('says that a home is sold and shows no price', async () => {
    const found = await findProperty(ids.sold, 'nl')
    expect(found?.view.closedAs).toBe('sold')
    expect(found?.state).toMatchObject({ kind: 'closed', notice: 'sold', isIndexable: true })
    expect(JSON.stringify(found)).not.toContain('479')
  })

  it('does not exist for a draft', async () => {
    const draft = await create({ _status: 'draft', recordFile: 'X 1' })
    expect(await findProperty(draft, 'nl')).toBeNull()
  })
})

describe('projects', () => {
  const createProject = (name: string) =>
    payload.create({
      collection: 'projects',
      locale: 'nl',
      data: {
        name,
        goal: 'sale',
        status: 'published',
        isPublic: true,
        _status: 'published',
        place: basics.antwerp,
        countryId: '10',
        priceMin: 447_000,
        priceMax: 492_000,
      },
    })

  it('list their units, counted and priced as visitors may know them', async () => {
    const project = await createProject('De Kaai')
    const unit = { project: project.id, recordFile: 'KAAI 1' }
    const open = { lot: 'A1', floor: 1, status: 'available' }
    await create({ ...unit, price: 479_000, unit: open })
    await create({
      ...{ ...unit, recordFile: 'KAAI 3', price: 447_000, status: 'underOption' },
      unit: { lot: 'A2', floor: 2, status: 'reserved' },
    })
    await create({ ...unit, recordFile: 'KAAI 2', unit: { lot: 'A0', floor: 0, status: 'sold' } })
    const publicId = project.publicId ?? 0
    const found = await findProject(publicId, 'nl')
    const price = { kind: 'single', amount: 479_000 }
    expect(found?.view.price).toEqual(price)
    expect(found?.units.map(({ name }) => name)).toEqual(['A0', 'A1', 'A2'])
    expect(found?.units[0]).toMatchObject({ status: 'sold', price: null })
    expect(found?.units[1]?.href).toContain(`/${publicId}/`)
    const { cards, total } = await findProjects({ locale: 'nl' })
    expect(total).toBe(1)
    expect(cards[0]).toMatchObject({ name: 'De Kaai', price, units: { total: 3, available: 1 } })
    expect(await findProjectHref(publicId, 'nl')).toBe(cards[0]?.href)
  })

  it('are not named by a home that is for sale in silence, and do not list it', async () => {
    const project = await createProject('Torenhof')
    const unit = { lot: 'Lot 77.B', floor: 7, status: 'available' }
    const publicId = await create({ project: project.id, recordFile: 'TOREN 2' })
    const discreet = await create({
      ...{ project: project.id, unit, isDiscreet: true },
      recordFile: 'TOREN 1',
      title: 'Stil appartement',
    })
    const found = await findProperty(discreet, 'nl')
    const { cards } = await findListings({ locale: 'nl', lists: ['discreet'] })
    const card = cards.find((one) => one.publicId === discreet)
    const rows = await payload.db.pool.query<{ card: string }>(
      'select card::text as card from rm.listings where public_id = $1',
      [discreet],
    )
    const told = JSON.stringify([found, card, rows.rows])
    expect(told).toContain('Stil appartement')
    expect(told).not.toMatch(/torenhof|lot 77|TOREN 1/i)
    expect(found?.view.project).toBeNull()
    const [, ...segments] = card?.href.split('/').filter((segment) => segment !== '') ?? []
    expect(await resolvePath('nl', segments)).toMatchObject({
      destination: { kind: 'property', listKey: 'discreet', publicId: discreet },
    })
    expect(found?.addresses).toMatchObject({ canonical: card?.href, others: [] })
    const account = { email: 'a@example.be', password: 'lang genoeg 1234', name: 'A' }
    const role = 'administrator' as const
    const user = await payload.create({ collection: 'users', data: { ...account, role } })
    const pages = await Promise.all([
      findProject(project.publicId ?? 0, 'nl'),
      findProjectDraft(project.publicId ?? 0, 'nl', { ...user, collection: 'users' }),
    ])
    for (const page of pages) {
      expect(page?.units.map((one) => one.publicId)).toEqual([publicId])
    }
  })
})
