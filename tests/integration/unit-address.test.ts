import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { findPublicPoints } from '@/features/map/map-queries'
import { findProject } from '@/features/projects/project-page-queries'
import { findListings } from '@/features/properties/listing-queries'
import { findProperty } from '@/features/properties/property-queries'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

const secret = /sluierberg|98765|51\.298765|4\.471987/i

const address = {
  street: 'Sluierbergstraat',
  houseNumber: '98765',
  lat: 51.298765,
  lng: 4.471987,
}
const none = { street: null, houseNumber: null, lat: null, lng: null }
const texts = {
  title: 'Flat Sluierbergstraat',
  description: 'Licht. In de Sluierbergstraat 98765. Met terras.',
}

let payload: Payload
let basics: ListingBasics

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
})

function createProject(publishAddress: boolean) {
  return payload.create({
    collection: 'projects',
    locale: 'nl',
    data: {
      name: 'Torenhof',
      goal: 'sale',
      status: 'published',
      isPublic: true,
      _status: 'published',
      place: basics.antwerp,
      countryId: '10',
      publishAddress,
      ...address,
    },
  })
}

const readStored = (id: number, draft = false) =>
  payload.findByID({ collection: 'properties', id, locale: 'nl', depth: 0, draft })

/** All that somebody without an account can come to know of a home and its project. */
async function tellAll(home: number, project: number): Promise<string> {
  const pages = await Promise.all(
    locales.flatMap((locale) => [
      findProperty(home, locale),
      findProject(project, locale),
      findListings({ locale, perPage: 50 }),
      findPublicPoints('property', [home], locale).then((points) => [...points]),
      findPublicPoints('project', [project], locale).then((points) => [...points]),
    ]),
  )
  const rows = await payload.db.pool.query<{ told: string }>(
    'select l::text as told from rm.listings l where public_id = $1',
    [home],
  )
  expect(rows.rows).toHaveLength(locales.length)
  const queries = ['properties', 'projects'].map((name) => `${name}?depth=2&limit=50&locale=all`)
  const answers = await Promise.all(
    queries.map(async (query) => {
      const request = new Request(`${payload.config.serverURL}/api/${query}`)
      const answer = await handleEndpoints({ config: payload.config, request })
      expect(answer.status).toBe(200)
      return answer.text()
    }),
  )
  const told = JSON.stringify([pages, rows.rows, answers])
  expect(told).toContain(`"publicId":${home}`)
  expect(told).toContain('Torenhof')
  return told
}

describe('a unit of a project whose address is hidden', () => {
  it.each([
    ['without a street of its own', none],
    ['that stands in the same street and shows it', address],
  ])('%s tells it nowhere', async (_what, own) => {
    const project = await createProject(false)
    const unit = { ...own, ...texts, project: project.id, publishAddress: true }
    const home = await createHouse(payload, basics, unit)
    expect(home).toMatchObject({ ...address, publishAddress: false })
    expect(await tellAll(home.publicId ?? 0, project.publicId ?? 0)).not.toMatch(secret)
    const points = await findPublicPoints('project', [project.publicId ?? 0], 'nl')
    expect([...points.values()]).toMatchObject([{ isApproximate: true }])
    await payload.delete({ collection: 'properties', id: home.id })
  })

  it('tells it nowhere once it joins the project', async () => {
    const project = await createProject(false)
    const home = await createHouse(payload, basics, texts)
    const data = { ...none, project: project.id }
    const joined = await payload.update({ collection: 'properties', id: home.id, data })
    expect(joined).toMatchObject({ ...address, publishAddress: false })
    expect(await tellAll(home.publicId ?? 0, project.publicId ?? 0)).not.toMatch(secret)
    await payload.delete({ collection: 'properties', id: home.id })
  })
})

describe('the units of a project whose address changes', () => {
  it('hide it as soon as the project does, and no draft goes online', async () => {
    const project = await createProject(true)
    const unit = { ...none, ...texts, project: project.id }
    const home = await createHouse(payload, basics, unit)
    await payload.update({
      collection: 'properties',
      id: home.id,
      locale: 'fr',
      data: { title: 'Appartement Sluierbergstraat' },
    })
    await payload.update({
      collection: 'properties',
      id: home.id,
      locale: 'nl',
      draft: true,
      data: { description: 'Nog niet af', _status: 'draft' },
    })
    const publicIds = [home.publicId ?? 0, project.publicId ?? 0] as const
    expect(await tellAll(...publicIds)).toMatch(secret)
    const hide = { publishAddress: false }
    const save = { collection: 'projects', id: project.id, data: hide } as const
    await payload.update({ ...save, draft: true, data: { ...hide, _status: 'draft' } })
    expect(await readStored(home.id)).toMatchObject({ publishAddress: true })
    await payload.update({ ...save, data: { ...hide, _status: 'published' } })
    const told = await tellAll(...publicIds)
    expect(told).not.toMatch(secret)
    expect(told).not.toContain('Nog niet af')
    expect(told).toContain('Met terras.')
    expect(await readStored(home.id)).toMatchObject({
      ...{ ...address, ...texts, publishAddress: false, _status: 'published' },
    })
    expect(await readStored(home.id, true)).toMatchObject({
      ...{ ...address, publishAddress: false, _status: 'draft' },
      ...{ title: texts.title, description: 'Nog niet af' },
    })
    const all = await payload.findByID({ collection: 'properties', id: home.id, locale: 'all' })
    expect(all.title).toMatchObject({ nl: texts.title, fr: 'Appartement Sluierbergstraat' })
    await payload.delete({ collection: 'properties', id: home.id })
  })

  it('move along where they have it from the project, and stay where it is their own', async () => {
    const project = await createProject(true)
    const taken = await createHouse(payload, basics, { ...none, project: project.id })
    const own = await createHouse(payload, basics, { project: project.id })
    const moved = { street: 'Havenweg', houseNumber: '7', lat: 51.31, lng: 4.31 }
    await payload.update({ collection: 'projects', id: project.id, data: moved })
    expect(await readStored(taken.id)).toMatchObject({ ...moved, publishAddress: true })
    expect(await readStored(own.id)).toMatchObject({ street: 'Verborgenstraat', lat: 51.2194 })
    const { rows } = await payload.db.pool.query<{ lat: number }>(
      `select lat::float8 as lat from rm.listings where public_id = $1 and locale = 'nl'`,
      [taken.publicId],
    )
    expect(rows).toEqual([{ lat: 51.31 }])
  })

  it('keep everything when the project goes', async () => {
    const project = await createProject(false)
    const home = await createHouse(payload, basics, { ...none, project: project.id })
    await payload.delete({ collection: 'projects', id: project.id })
    expect(await readStored(home.id)).toMatchObject({ ...address, publishAddress: false })
  })
})
