import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HomesAnswer } from '@/features/home-card/home-view'
import { answerShortlist } from '@/features/shortlist/answer-shortlist'
import { findCompared } from '@/features/shortlist/shortlist-queries'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

let payload: Payload
let basics: ListingBasics
let ids: Record<'plain' | 'hidden' | 'rent' | 'discreet' | 'draft' | 'prospect' | 'sold', number>

async function create(differences: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const { publicId } = await createHouse(payload, basics, differences)
  return publicId ?? 0
}

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
  ids = {
    plain: await create({ bedrooms: 3 }),
    hidden: await create({ publishAddress: false, title: 'Rustig huis' }),
    rent: await create({ goal: 'rent', price: 950 }),
    discreet: await create({ isDiscreet: true, title: 'Stille verkoop' }),
    draft: await create({ _status: 'draft' }),
    prospect: await create({ status: 'prospect' }),
    sold: await create({ status: 'sold', closedAt: new Date().toISOString() }),
  }
})

const ask = (query: Record<string, string>) => answerShortlist(new URLSearchParams(query))

async function askFor(...wanted: number[]): Promise<HomesAnswer> {
  const response = await ask({ lang: 'nl', ids: wanted.join(',') })
  expect(response.status).toBe(200)
  return response.json()
}

const idsOf = ({ homes }: HomesAnswer) => homes.map(({ id }) => id)

describe('the endpoint of saved homes', () => {
  it('answers the homes in the order in which they were asked for, ready to be read', async () => {
    const answer = await askFor(ids.rent, ids.plain)
    expect(idsOf(answer)).toEqual([ids.rent, ids.plain])
    expect(answer.gone).toEqual([])
    expect(answer.homes[1]).toMatchObject({
      href: `/nl/te-koop/antwerpen/woning-met-tuin/${ids.plain}/`,
      title: 'Woning met tuin',
      heading: 'Woning · 2000 Antwerpen',
      price: { text: '€\u00A0479.000', unit: '', isLong: false },
      facts: [{ text: '3 slpk.', spoken: '3 slaapkamers' }],
    })
    expect(answer.homes[0]).toMatchObject({ price: { text: '€\u00A0950', unit: '/maand' } })
  })

  it.each(['discreet', 'draft', 'prospect', 'sold'] as const)(
    'says that a home is gone when it is %s, and nothing else of it',
    async (kind) => {
      const answer = await askFor(ids[kind], ids.plain)
      expect(idsOf(answer)).toEqual([ids.plain])
      expect(answer.gone).toEqual([ids[kind]])
      expect(JSON.stringify(answer)).not.toContain('Stille verkoop')
    },
  )

  it('says the same of an id that never was', async () => {
    expect(await askFor(2_147_483_647)).toEqual({ homes: [], gone: [2_147_483_647] })
  })

  it('never tells a hidden street or point', async () => {
    const text = JSON.stringify(await askFor(ids.hidden))
    expect(text).toContain('Rustig huis')
    expect(text).not.toMatch(/verborgenstraat|51\.2194|4\.4025/i)
  })

  it('answers a home once, however often it is asked for', async () => {
    expect(idsOf(await askFor(ids.plain, ids.plain))).toEqual([ids.plain])
  })

  it.each([
    ['no ids', { lang: 'nl' }],
    ['empty ids', { lang: 'nl', ids: '' }],
    ['words', { lang: 'nl', ids: '1,x' }],
    ['a comma too many', { lang: 'nl', ids: '1,' }],
    ['more than a hundred', { lang: 'nl', ids: Array(101).fill('1').join(',') }],
    ['a language that does not exist', { lang: 'xx', ids: '1' }],
    ['no language', { ids: '1' }],
  ])('refuses %s', async (_what, query) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('takes a hundred', async () => {
    const many = Array.from({ length: 100 }, (_, index) => 900_000 + index)
    expect((await askFor(...many)).gone).toHaveLength(100)
  })
})

it('compares what visitors may see and nothing else', async () => {
  const found = await findCompared([ids.discreet, ids.hidden, ids.draft, ids.plain], 'nl')
  expect(found.map(({ card }) => card.publicId)).toEqual([ids.hidden, ids.plain])
  expect(found[0]?.view.streetLine).toBeNull()
})
