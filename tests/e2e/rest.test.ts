import { expect } from '@playwright/test'
import { ask } from './_kit/ask'
import { askAll } from './_kit/ask-all'
import { openDesk } from './_kit/editor'
import { test } from './_kit/test'

/** The endpoints that the framework opens on the records; anybody may ask them anything. */
const answered = [
  'limit=-1',
  'limit=0',
  'limit=1e9',
  'limit=abc',
  'pagination=false',
  'page=-1',
  'page=abc',
  'page=1e400',
  'depth=99',
  'sort=-publishedAt',
  'locale=xx',
  'where[title][like]=a',
  'where[place.name][equals]=Gent',
]
const refused = [
  'sort=__proto__',
  'sort=lat.x',
  'where=foo',
  'where[foo][bar]=1',
  'where[id][near]=1',
  'where[id][all]=1',
  'where[publishedAt][like]=x',
  'where[project.description.nl][like]=a',
  'where[id][equals]=99999999999999999',
]

test('a list of records is answered whatever is asked of it, and is never endless', async ({
  origin,
}) => {
  const faults = await askAll(answered, async (query) => {
    const { status, body } = await ask(origin, { path: `/api/properties/?${query}` })
    if (status !== 200) return [`${query}: ${status}`]
    const { docs }: { docs: unknown[] } = JSON.parse(body)
    return docs.length <= 100 ? [] : [`${query}: ${docs.length} records`]
  })
  expect(faults.flat()).toEqual([])
})

for (const language of ['', '&locale=xx']) {
  test(`a record reads in the default language when asked for with "${language}"`, async ({
    origin,
  }) => {
    const path = `/api/properties/?where[publicId][equals]=1001${language}`
    const { body } = await ask(origin, { path })
    const { docs }: { docs: { title: unknown }[] } = JSON.parse(body)
    expect(docs.map(({ title }) => title)).toEqual(['Appartement op het Zuid'])
  })
}

test('a list of records refuses what no record has', async ({ origin }) => {
  const statuses = await askAll(refused, async (query) => {
    const { status } = await ask(origin, { path: `/api/properties/?${query}` })
    return [query, status]
  })
  expect(statuses).toEqual(refused.map((query) => [query, 400]))
})

/** Pages choose what to show of these; a list would show drafts and discreet homes as well. */
const closed = [
  '/api/media/?limit=100',
  '/api/media/1/',
  '/api/media/count/',
  '/api/documents/?limit=100',
  '/api/routes/?limit=100',
  '/api/redirects/',
  '/api/list-presets/',
  '/api/dictionary/',
  '/api/globals/company/',
]

test('what pages choose from is for staff alone', async ({ origin }) => {
  const answers = await askAll(closed, async (path) => {
    const { status, body } = await ask(origin, { path })
    return [path, status, body.includes('docs')]
  })
  expect(answers).toEqual(closed.map((path) => [path, 403, false]))
})

test('no list names a picture, not even with what it belongs to', async ({ origin }) => {
  const { status, body } = await ask(origin, { path: '/api/properties/?limit=5&depth=3' })
  expect(status).toBe(200)
  expect(body).toContain('pictures')
  expect(body).not.toContain('/api/media/file/')
})

test('a refusal of the desk says why', async ({ origin }) => {
  const headers = {
    authorization: `JWT ${openDesk(origin).token}`,
    'content-type': 'application/json',
    origin,
  }
  const invitation = { method: 'POST', path: '/api/owners/99999999/invite/', headers, body: '{}' }
  const { status, body } = await ask(origin, invitation)
  expect(status).toBe(404)
  expect(body).not.toContain('unknown error')
  expect(body).toMatch(/"message":"[^"]{5,}"/)
})
