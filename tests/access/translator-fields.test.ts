import type { CollectionSlug, Field, FlattenedField, Payload, TypedUser } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../support/test-payload'
import { createAccounts } from './who'

let payload: Payload
let translator: TypedUser

/** Collections of which a translator changes records, and what a record of each cannot do without. */
const needs = {
  pages: {},
  articles: {},
  modules: {},
  banners: {},
  projects: {},
  properties: {},
  testimonials: {},
  categories: { name: 'Nieuws' },
  dictionary: { key: 'search.title' },
  team: { name: 'An De Wolf' },
  media: { alt: 'Gevel', kind: 'photo' },
  'property-types': { name: 'Woning', key: 'house', webId: 1 },
  marquees: { name: 'Nieuw', code: 1 },
  'price-units': { name: 'per week', code: 5 },
  places: { name: 'Gent', zip: '9000', countryId: '10' },
  neighbourhoods: { name: 'Brugse Poort' },
} satisfies Partial<Record<CollectionSlug, object>>

const slugs = Object.keys(needs) as (keyof typeof needs)[]

beforeAll(async () => {
  payload = await getTestPayload()
  const account = (await createAccounts(payload)).translator
  if (account === null) throw new Error('There is no translator')
  translator = account
})

const hasDrafts = (slug: CollectionSlug) => Boolean(payload.collections[slug].config.versions)

async function readAll(collection: CollectionSlug, id: number | string): Promise<object> {
  const found = await payload.findByID({
    collection,
    id,
    locale: 'all',
    draft: hasDrafts(collection),
    depth: 0,
    showHiddenFields: true,
  })
  // The framework notes the save itself.
  return { ...found, updatedAt: null, updatedBy: null }
}

/** Something else than what stands there, as far as a value tells nothing of other records. */
function findOther(field: FlattenedField): unknown {
  switch (field.type) {
    case 'date':
      return '1999-01-01T00:00:00.000Z'
    case 'number':
      return 7
    case 'checkbox':
      return field.defaultValue !== true
    case 'group':
      return Object.fromEntries(listOthers(field.flattenedFields))
    case 'text':
      return field.hasMany ? ['a'] : 'video/mp4'
    case 'textarea':
    case 'email':
    case 'code':
      return 'a@example.be'
    default:
      return undefined
  }
}

/** The trash is no field to write, and is refused as a whole; so is what takes a record off the site. */
const refusedWhole: readonly string[] = ['deletedAt', '_status', 'id']

const isText = (field: Field | FlattenedField) =>
  'localized' in field && field.localized && ['text', 'textarea', 'richText'].includes(field.type)

const listOthers = (fields: readonly FlattenedField[]): [string, unknown][] =>
  fields
    .filter((field) => !isText(field) && !refusedWhole.includes(field.name))
    .map((field): [string, unknown] => [field.name, findOther(field)])
    .filter(([, value]) => value !== undefined)

/** A district lies in a town. */
async function findNeeds(slug: keyof typeof needs): Promise<object> {
  if (slug !== 'neighbourhoods') return needs[slug]
  const town = { name: 'Aalst', zip: '9300', countryId: '10' } as const
  const place = await payload.create({ collection: 'places', data: town, locale: 'nl' })
  return { ...needs[slug], place: place.id }
}

async function createRecord(slug: keyof typeof needs): Promise<number> {
  const file = { mimetype: 'image/png', name: 'gevel.png' }
  const square = { width: 8, height: 8, channels: 3, background: '#fcfcfa' } as const
  const bytes = await sharp({ create: square }).png().toBuffer()
  const { id } = await payload.create({
    collection: slug,
    data: (await findNeeds(slug)) as never,
    locale: 'nl',
    draft: hasDrafts(slug),
    ...(slug === 'media' && { file: { ...file, data: bytes, size: bytes.length } }),
  })
  return Number(id)
}

describe('a translator', () => {
  it('is asked about every collection whose records they change', async () => {
    const changed = payload.config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .map(async ({ slug, access }) => {
        const req = { user: translator, locale: 'fr', context: {}, payload, headers: new Headers() }
        return (await access.update({ req: req as never, id: 1 })) === true ? [slug] : []
      })
    const named = (await Promise.all(changed)).flat()
    expect(slugs).toEqual(expect.arrayContaining(named))
  })

  it.each(slugs)('changes nothing of %s but texts, whoever added the field', async (collection) => {
    const id = await createRecord(collection)
    const before = await readAll(collection, id)
    const others = listOthers(payload.collections[collection].config.flattenedFields)
    expect(others.map(([name]) => name)).toContain('createdAt')
    const data = Object.fromEntries(others) as never
    const as = { locale: 'nl', draft: hasDrafts(collection), depth: 0 } as const
    const rights = { overrideAccess: false, user: translator } as const
    await payload.update({ collection, id, data, ...as, ...rights })
    expect(await readAll(collection, id)).toEqual(before)
  })

  it('leaves the kind, the size and the cut of a picture as they are', async () => {
    const id = await createRecord('media')
    const before = await readAll('media', id)
    const facts = { mimeType: 'video/mp4', filesize: 1, width: 7, height: 7, focalX: 0, focalY: 9 }
    const addresses = { url: '/x', thumbnailURL: '/x', filename: 'x.png', createdAt: '1999-01-01' }
    const query = { uploadEdits: { focalPoint: { x: 1, y: 1 }, widthInPixels: 2 } }
    await payload.update({
      collection: 'media',
      id,
      locale: 'nl',
      data: { ...facts, ...addresses } as never,
      overrideAccess: false,
      user: translator,
      req: { query },
    })
    expect(await readAll('media', id)).toEqual(before)
  })

  it('does not say since when there is an account, not even of the own one', async () => {
    const { id } = translator
    const before = await readAll('users', id)
    const data = { createdAt: '1999-01-01T00:00:00.000Z', name: 'Els' }
    await payload.update({
      collection: 'users',
      id,
      data,
      overrideAccess: false,
      user: translator,
    })
    expect(await readAll('users', id)).toEqual({ ...before, name: 'Els' })
  })
})
