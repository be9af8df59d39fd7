import type { Payload, TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/kernel/locales'
import type { PlaceReport, VisibilityReport, VisibilityTarget } from '@/domain/visibility/report'
import { getFeed } from '@/features/feeds/feed-queries'
import { findListings } from '@/features/properties/listing-queries'
import { findSitemapFile, listSitemapFiles } from '@/features/sitemaps/sitemap-files'
import { answerVisibility } from '@/features/visibility/answer-visibility'
import { reportContent } from '@/features/visibility/content-report'
import { reportProject } from '@/features/visibility/project-report'
import { reportProperty, type HomeModule } from '@/features/visibility/property-report'
import { findHomeModules } from '@/modules/property-list/home-modules'
import { loadBundledAgency } from '../support/bundled-agency'
import { getTestPayload } from '../support/test-payload'

const site = 'http://localhost:3000'
const password = 'lang genoeg 1234'

/** Nothing is kept between two questions here, so that a sample stands for the rest. */
const sampleMax = 12
const patienceMs = 600_000

const languages = ['nl', 'de'] as const satisfies readonly Locale[]

let payload: Payload
let staff: TypedUser
const tokens: Record<string, string> = {}

beforeAll(async () => {
  payload = await getTestPayload()
  await loadBundledAgency(payload)
  for (const role of ['administrator', 'agent', 'translator'] as const) {
    const data = { email: `${role}@example.be`, password, name: role, role }
    const user = await payload.create({ collection: 'users', data })
    staff = { ...user, collection: 'users' }
    tokens[role] = String((await payload.login({ collection: 'users', data })).token)
  }
  const owner = { email: 'owner@example.be', password }
  await payload.create({ collection: 'owners', data: owner })
  tokens.owner = String((await payload.login({ collection: 'owners', data: owner })).token)
}, patienceMs)

const homeModules = new Map<Locale, Promise<readonly HomeModule[]>>()

function findHomeOnce(locale: Locale): Promise<readonly HomeModule[]> {
  const known = homeModules.get(locale) ?? findHomeModules(locale)
  homeModules.set(locale, known)
  return known
}

function report(target: VisibilityTarget, id: number): Promise<VisibilityReport | null> {
  const options = { locales: languages, language: 'nl', findHomeModules: findHomeOnce } as const
  if (target === 'properties') return reportProperty(staff, id, options)
  if (target === 'projects') return reportProject(staff, id, languages)
  return reportContent(staff, target, id, languages)
}

type Sampled = { id: number; publicId?: number | null }

/** One record of each sort there is: the first with its status, goal, plate, privacy and country. */
async function sample(collection: VisibilityTarget): Promise<Sampled[]> {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, draft: false })
  const bySort = new Map<string, Sampled>()
  for (const doc of docs) {
    const { id, ...facts } = doc
    const names = [
      'status',
      '_status',
      'goal',
      'marquee',
      'isDiscreet',
      'screen',
      'inMenu',
      'isPublic',
    ]
    const known = new Map<string, unknown>(Object.entries(facts))
    const sort = JSON.stringify(names.map((name) => known.get(name) ?? null))
    const publicId = known.get('publicId')
    if (!bySort.has(sort)) bySort.set(sort, { id, publicId: Number(publicId) })
  }
  return [...bySort.values()].slice(0, sampleMax)
}

const placesOf = (found: VisibilityReport | null, locale: Locale): PlaceReport[] =>
  found?.languages.find((one) => one.locale === locale)?.places ?? []

async function readSitemap(locale: Locale): Promise<Set<string>> {
  const paths = new Set<string>()
  for (const { name } of await listSitemapFiles(locale)) {
    for await (const step of (await findSitemapFile(name)) ?? []) {
      for (const { path } of step) paths.add(path)
    }
  }
  return paths
}

describe('what the desk is told of the visibility of the bundled agency', () => {
  it.each(['properties', 'projects', 'pages', 'articles'] as const)(
    'never differs from what the site answers: %s',
    async (target) => {
      const differing: unknown[] = []
      const shown: boolean[] = []
      for (const { id } of await sample(target)) {
        for (const language of (await report(target, id))?.languages ?? []) {
          const isOff = ({ hurdles }: PlaceReport) => hurdles.some((h) => h.rule === 'outOfStep')
          differing.push(...language.places.filter(isOff).map((one) => [id, language.locale, one]))
          shown.push(...language.places.map(({ isIn }) => isIn))
        }
      }
      expect(differing).toEqual([])
      expect(shown).toContain(true)
    },
    patienceMs,
  )

  it(
    'names exactly the homes that the sitemap, the feeds and the lists hold',
    async () => {
      const sitemap = await readSitemap('nl')
      const feeds = await Promise.all([
        getFeed('nl', 'for-sale', 'json'),
        getFeed('nl', 'for-rent', 'json'),
      ])
      const inFeeds = new Set(feeds.flatMap(({ items }) => items.map(({ path }) => path)))
      const { cards } = await findListings({ locale: 'nl', perPage: 1000 })
      const suggested = new Set(cards.map(({ publicId }) => publicId))
      const said: unknown[] = []
      const real: unknown[] = []
      for (const { id, publicId } of await sample('properties')) {
        const found = await report('properties', id)
        const isIn = (place: string) =>
          placesOf(found, 'nl').some((one) => one.place === place && one.isIn)
        const href = found?.languages[0]?.addresses[0] ?? ''
        const isListed = suggested.has(publicId ?? 0)
        said.push([publicId, isIn('sitemap'), isIn('feed'), isIn('alerts') && isListed])
        real.push([publicId, sitemap.has(href), inFeeds.has(href), isIn('alerts')])
      }
      expect(said).toEqual(real)
    },
    patienceMs,
  )
})

describe('what the desk is told of a page that was never published', () => {
  it('is about the draft as it was saved last, and the same in every place', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'nl',
      draft: true,
      data: { _status: 'draft', screen: 'content' } as never,
    })
    const title = 'Wonen aan zee'
    const data = { name: title, title, _status: 'draft' as const }
    await payload.update({ collection: 'pages', id, locale: 'nl', draft: true, data })
    const rulesOf = (found: VisibilityReport | null, locale: Locale) =>
      placesOf(found, locale).map(({ hurdles }) => hurdles.map(({ rule }) => rule))
    const found = await report('pages', id)
    for (const rules of rulesOf(found, 'nl')) expect(rules).toEqual(['draft'])
    for (const rules of rulesOf(found, 'de')) expect(rules).toEqual(['draft', 'noTitle'])
  })
})

describe('who is told of the visibility of a record', () => {
  const ask = (search: string, token?: string, origin = site) =>
    answerVisibility(
      new Request(`${site}/api/visibility/?${search}`, {
        headers: { origin, ...(token && { cookie: `payload-token=${token}` }) },
      }),
      findHomeOnce,
    )

  it('is every member of staff, and nobody else', async () => {
    const [{ id } = { id: 0 }] = await sample('articles')
    const question = `target=articles&record=${id}&language=fr`
    const statuses = async (names: readonly string[]) =>
      Promise.all(names.map(async (name) => (await ask(question, tokens[name])).status))
    expect(await statuses(['administrator', 'agent', 'translator'])).toEqual([200, 200, 200])
    expect(await statuses(['owner', 'nobody'])).toEqual([404, 404])
    expect((await ask(question, tokens.agent, 'https://evil.example')).status).toBe(404)
  })

  it('refuses what is no record, and does not know one that is not there', async () => {
    const status = async (search: string) => (await ask(search, tokens.agent)).status
    expect(await status('target=owners&record=1&language=nl')).toBe(400)
    expect(await status('target=pages&record=1%20or%201&language=nl')).toBe(400)
    expect(await status('target=pages&record=999999&language=nl')).toBe(404)
  })
})
