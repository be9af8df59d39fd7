import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/kernel/locales'
import { getMenu } from '@/features/pages/page-index-queries'
import { findPage } from '@/features/pages/page-queries'
import { findListPages } from '@/features/visibility/list-pages'
import { getPageEntries } from '@/features/sitemaps/content-pages'
import { queryRows } from '@/server/db'
import { getTestPayload } from '../support/test-payload'

let payload: Payload

beforeAll(async () => {
  payload = await getTestPayload()
})

const unique = () => Math.random().toString(36).slice(2)

async function createDraft(title: string, differences: object = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'nl',
    draft: true,
    data: { name: title, title, screen: 'content', inMenu: true, _status: 'draft', ...differences },
  })
  return id
}

const retitle = (id: number, title: string, locale: Locale = 'nl', isPublished = false) =>
  payload.update({
    collection: 'pages',
    id,
    locale,
    draft: !isPublished,
    data: { title, _status: isPublished ? 'published' : 'draft' },
  })

async function readRoute(id: number) {
  const { docs } = await payload.find({
    collection: 'routes',
    where: {
      and: [{ 'target.relationTo': { equals: 'pages' } }, { 'target.value': { equals: id } }],
    },
    locale: 'all',
    depth: 0,
  })
  const [route] = docs
  return { id: route?.id ?? 0, paths: route?.localizedPath, aliases: route?.aliases ?? [] }
}

describe('the addresses of a page that was never online', () => {
  it('follow its titles in every language, and leave no redirect of what they were', async () => {
    const run = unique()
    const id = await createDraft(`Wonen aan ${run}`)
    await retitle(id, `Wonen aan zee ${run}`)
    await retitle(id, `Vivre ${run}`, 'fr')
    await retitle(id, `Vivre à la mer ${run}`, 'fr')
    expect(await readRoute(id)).toMatchObject({
      paths: { nl: `/wonen-aan-zee-${run}/`, fr: `/vivre-a-la-mer-${run}/` },
      aliases: [],
    })
  })

  it('stay once it was online, whatever its title becomes, and when it is taken offline', async () => {
    const run = unique()
    const id = await createDraft(`Kantoor ${run}`)
    await retitle(id, `Ons kantoor ${run}`, 'nl', true)
    const address = { nl: `/ons-kantoor-${run}/` }
    expect(await readRoute(id)).toMatchObject({ paths: address, aliases: [] })
    await retitle(id, `Onze kantoren ${run}`, 'nl', true)
    await payload.update({ collection: 'pages', id, locale: 'nl', data: { _status: 'draft' } })
    await retitle(id, `Alle kantoren ${run}`)
    expect(await readRoute(id)).toMatchObject({ paths: address, aliases: [] })
  })

  it('are left alone where an editor chose one, and follow in the other languages', async () => {
    const run = unique()
    const id = await createDraft(`Visie ${run}`)
    await retitle(id, `Vision ${run}`, 'fr')
    const { id: route } = await readRoute(id)
    const chosen = { localizedPath: `/zo-werken-we-${run}/` }
    await payload.update({ collection: 'routes', id: route, locale: 'nl', data: chosen })
    await retitle(id, `Onze visie ${run}`)
    await retitle(id, `Notre vision ${run}`, 'fr')
    const expected = {
      paths: { nl: chosen.localizedPath, fr: `/notre-vision-${run}/` },
      aliases: [],
    }
    expect(await readRoute(id)).toMatchObject(expected)
    await retitle(id, `De visie ${run}`, 'nl', true)
    expect(await readRoute(id)).toMatchObject(expected)
  })

  it('take neither the address nor the redirect of another page', async () => {
    const run = unique()
    const online = await createDraft(`Team ${run}`)
    await retitle(online, `Team ${run}`, 'nl', true)
    const { id: route } = await readRoute(online)
    const moved = { localizedPath: `/ons-team-${run}/` }
    await payload.update({ collection: 'routes', id: route, locale: 'nl', data: moved })
    const draft = await createDraft(`Ploeg ${run}`)
    await retitle(draft, `Team ${run}`)
    expect(await readRoute(draft)).toMatchObject({ paths: { nl: `/team-${run}-2/` } })
    expect((await readRoute(online)).aliases).toMatchObject([{ path: `/team-${run}/` }])
  })

  it('are in no sitemap, menu or list, and show visitors nothing', async () => {
    const run = unique()
    const id = await createDraft(`Stil ${run}`, { status: 'published', screen: 'propertyList' })
    await retitle(id, `Silence ${run}`, 'fr')
    for (const locale of ['nl', 'fr'] as const) {
      expect(await findPage(id, locale)).toBeNull()
      expect(JSON.stringify(await getMenu(locale))).not.toContain(run)
      expect(JSON.stringify(await findListPages('propertyList', locale))).not.toContain(run)
    }
    expect(JSON.stringify(await getPageEntries())).not.toContain(run)
    const anonymous = await payload.find({
      collection: 'pages',
      where: { id: { equals: id } },
      overrideAccess: false,
    })
    expect(anonymous.docs).toEqual([])
  })
})

describe('a new page', () => {
  it('is meant to be seen once it is published', async () => {
    const id = await createDraft(`Nieuw ${unique()}`)
    expect(await findPage(id, 'nl')).toBeNull()
    await retitle(id, `Nieuw ${unique()}`, 'nl', true)
    expect(await findPage(id, 'nl')).not.toBeNull()
    const [row] = await queryRows<{ status: string }>('select status from pages where id = $1', [
      id,
    ])
    expect(row?.status).toBe('published')
  })
})
