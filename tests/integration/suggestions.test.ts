import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { GET } from '@/app/api/suggestions/route'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

let payload: Payload
let ids: Record<'plain' | 'hidden' | 'discreet' | 'rent' | 'long', number>

beforeAll(async () => {
  payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  const create = async (differences: Readonly<Record<string, unknown>>) =>
    (await createHouse(payload, basics, differences)).publicId ?? 0
  const ghent = await payload.create({
    collection: 'places',
    locale: 'nl',
    data: { name: 'Gent', zip: '9000', countryId: '10', aliases: ['Arteveldestad'] },
  })
  ids = {
    plain: await create({ recordFile: 'A 100', publishedAt: '2026-01-01' }),
    hidden: await create({
      publishAddress: false,
      title: 'Rustig huis in de Verborgenstraat',
      publishedAt: '2026-01-02',
    }),
    discreet: await create({ isDiscreet: true, title: 'Stille verkoop', recordFile: 'D 1' }),
    rent: await create({ goal: 'rent', price: 950, place: ghent.id, publishedAt: '2026-01-04' }),
    long: await create({ title: 'Zolder '.repeat(16), publishedAt: '2026-01-05' }),
  }
})

const answerSchema = z.object({
  groups: z.array(
    z.object({
      key: z.string(),
      rows: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          choices: z.array(z.object({ name: z.string(), href: z.string() }).nullable()),
        }),
      ),
    }),
  ),
})

function ask(query: Readonly<Record<string, string>>): Promise<Response> {
  return GET(new Request(`http://localhost/api/suggestions/?${new URLSearchParams(query)}`))
}

/** The rows of an answer by group. */
async function suggest(q: string, lang = 'nl') {
  const answer = await ask({ lang, q })
  const { groups } = answerSchema.parse(await answer.json())
  return Object.fromEntries(groups.map(({ key, rows }) => [key, rows]))
}

const hrefsOf = (rows: Awaited<ReturnType<typeof suggest>>[string] = []) =>
  rows.flatMap(({ choices }) => choices.map((choice) => choice?.href ?? null))

describe('GET /api/suggestions/', () => {
  it('lists all types while nothing is typed, with a way to each list that holds a home', async () => {
    const { types, ...rest } = await suggest('')
    expect(rest).toEqual({})
    expect(types?.map(({ label }) => label).sort()).toEqual(['Grond', 'Woning'])
    const houses = types?.filter(({ key }) => key === 'type-1')
    expect(hrefsOf(houses)).toEqual(['/nl/te-koop/?type=1', '/nl/te-huur/?type=1'])
    expect(houses?.[0]?.choices[0]?.name).toBe('Woning, te koop: 3')
    expect(hrefsOf(types?.filter(({ key }) => key === 'type-4'))).toEqual([null, null])
  })

  it.each([
    ['gent', 'nl'],
    ['Gand', 'nl'],
    ['ghnet', 'de'],
    ['arteveldestad', 'fr'],
    ['9000', 'en'],
  ])('finds the place by "%s" in %s', async (q, lang) => {
    const { places } = await suggest(q, lang)
    expect(places?.map(({ key }) => key)).toEqual(['place-10-9000-gent'])
  })

  it('leads to the list of a place, where there is one', async () => {
    const { places } = await suggest('gent')
    expect(hrefsOf(places)).toEqual([null, '/nl/te-huur/?city=Gent%7C9000'])
  })

  it.each(['A 100', 'a100'])('puts the home with the reference "%s" before all else', async (q) => {
    const answer = await suggest(q)
    expect(Object.keys(answer)[0]).toBe('homes')
    expect(answer.homes?.map(({ key }) => key)).toEqual([`home-${ids.plain}`])
  })

  it('finds a home by its id, once', async () => {
    const { homes } = await suggest(String(ids.plain))
    expect(homes?.map(({ key }) => key)).toEqual([`home-${ids.plain}`])
  })

  it('finds the newest homes first by the words of their titles, in any order', async () => {
    const { homes } = await suggest('tuin won')
    expect(homes?.map(({ key }) => key)).toEqual([`home-${ids.rent}`, `home-${ids.plain}`])
  })

  it('cuts a title after a hundred characters', async () => {
    const { homes } = await suggest('zolder')
    expect(homes?.[0]?.label).toHaveLength(101)
  })

  it.each(['stille verkoop', 'stille', 'D 1', 'd1'])(
    'never shows a discreet home for "%s"',
    async (q) => {
      const { homes } = await suggest(q)
      expect(homes).toBeUndefined()
    },
  )

  it('never shows a discreet home by its id', async () => {
    const { homes } = await suggest(String(ids.discreet))
    expect(homes).toBeUndefined()
  })

  it.each(['nl', 'fr', 'en', 'de'])('never tells a hidden street in %s', async (lang) => {
    const texts = await Promise.all(
      ['verborgenstraat', 'rustig', 'verborgen', String(ids.hidden)].map(async (q) =>
        (await ask({ lang, q })).text(),
      ),
    )
    expect(texts[3]).toContain(`home-${ids.hidden}`)
    expect(texts.join().toLowerCase()).not.toContain('verborgen')
  })

  it.each(['%', '_____', '\\', "'; drop", 'zz\u0000zz', '\ud800', 'x'.repeat(100), 'ab cd'])(
    'answers "%s" with nothing',
    async (q) => {
      expect(await suggest(q)).toEqual({})
    },
  )

  it('lets browsers keep an answer for a minute', async () => {
    const { headers } = await ask({ lang: 'nl', q: 'gent' })
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  })

  it.each([
    [{ q: 'gent' }, 'lang.invalid'],
    [{ lang: 'xx', q: 'gent' }, 'lang.invalid'],
    [{ lang: 'nl' }, 'q.invalid'],
    [{ lang: 'nl', q: 'x'.repeat(101) }, 'q.invalid'],
  ])('refuses %o with %s', async (query, error) => {
    const answer = await ask(query as Record<string, string>)
    expect([answer.status, await answer.json()]).toEqual([400, { error }])
  })
})
