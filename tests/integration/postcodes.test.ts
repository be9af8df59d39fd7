import { beforeAll, expect, it } from 'vitest'
import { GET } from '@/app/api/postcodes/route'
import { getTestPayload } from '../support/test-payload'

const ask = (query: string) => GET(new Request(`http://localhost/api/postcodes/?${query}`))

beforeAll(async () => {
  const payload = await getTestPayload()
  const antwerp = await payload.create({
    collection: 'places',
    locale: 'nl',
    data: { name: 'Antwerpen', zip: '2000', countryId: '10' },
  })
  await payload.update({
    collection: 'places',
    id: antwerp.id,
    locale: 'fr',
    data: { name: 'Anvers' },
  })
  await payload.create({
    collection: 'places',
    locale: 'nl',
    data: { name: 'Ergens in Luxemburg', zip: '2000', countryId: '50' },
  })
})

it('a postcode leads to the Belgian places that have it, in the language of the visitor', async () => {
  const answer = await ask('lang=fr&zip=B-2000')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ places: ['Anvers'] })
})

it('a postcode that the agency does not know leads to none', async () => {
  expect(await (await ask('lang=nl&zip=9999')).json()).toEqual({ places: [] })
})

it.each([
  ['lang=nl', 'query.invalid'],
  ['zip=2000', 'query.invalid'],
  ['lang=xx&zip=2000', 'query.invalid'],
  ['lang=nl&zip=999', 'zip.invalid'],
  [`lang=nl&zip=${'2'.repeat(11)}`, 'query.invalid'],
])('what is no postcode or language is refused: %s', async (query, error) => {
  const answer = await ask(query)
  expect([answer.status, await answer.json()]).toEqual([400, { error }])
})
