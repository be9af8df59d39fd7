import { expect } from '@playwright/test'
import { ask } from './_kit/ask'
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

for (const query of answered) {
  test(`a list of records with ?${query} is answered, and is never endless`, async ({ origin }) => {
    const { status, body } = await ask(origin, { path: `/api/properties/?${query}` })
    expect(status).toBe(200)
    const { docs }: { docs: unknown[] } = JSON.parse(body)
    expect(docs.length).toBeLessThanOrEqual(100)
  })
}

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

for (const query of refused) {
  test(`a list of records with ?${query} is refused`, async ({ origin }) => {
    const { status } = await ask(origin, { path: `/api/properties/?${query}` })
    expect(status).toBe(400)
  })
}

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

for (const path of closed) {
  test(`${path} is for staff alone`, async ({ origin }) => {
    const { status, body } = await ask(origin, { path })
    expect(status).toBe(403)
    expect(body).not.toContain('docs')
  })
}

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
