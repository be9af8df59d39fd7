import { expect } from '@playwright/test'
import { sampleFiles } from '../support/sample-files'
import { openDesk } from './_kit/editor'
import { createOwner, type TestOwner } from './_kit/owner'
import { test } from './_kit/test'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.72' } })

const sections = ['', 'statistics/', 'history/', 'visits/', 'media/', 'documents/', 'messages/']
const address = { 'x-forwarded-for': '203.0.113.72' }

/** The cookie of an owner who signs in. */
async function openSession(origin: string, { email, password }: TestOwner): Promise<string> {
  const answer = await fetch(`${origin}/api/owner-login/`, {
    method: 'POST',
    redirect: 'manual',
    headers: address,
    body: new URLSearchParams({ lang: 'nl', email, password }),
  })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function getStatus(origin: string, path: string, cookie: string): Promise<number> {
  const answer = await fetch(`${origin}${path}`, {
    redirect: 'manual',
    headers: { ...address, cookie },
  })
  await answer.arrayBuffer()
  return answer.status
}

test('the pages and files of a home are open to its owners of today alone', async ({ origin }) => {
  const publicId = 1013
  const owner = await createOwner(origin, { publicId, locale: 'nl' })
  const coOwner = await createOwner(origin, { publicId, locale: 'nl' })
  const former = await createOwner(origin, { publicId, locale: 'nl', to: '2020-01-01' })
  const stranger = await createOwner(origin, { publicId: 1014, locale: 'nl' })
  const ownerCookie = await openSession(origin, owner)
  const people = [
    { name: 'anonymous', cookie: '', page: 303, file: 404 },
    { name: 'stranger', cookie: await openSession(origin, stranger), page: 404, file: 404 },
    { name: 'former', cookie: await openSession(origin, former), page: 404, file: 404 },
    { name: 'editor', cookie: `payload-token=${openDesk(origin).token}`, page: 303, file: 404 },
    { name: 'coOwner', cookie: await openSession(origin, coOwner), page: 200, file: 200 },
    { name: 'owner', cookie: ownerCookie, page: 200, file: 200 },
  ]
  const form = new FormData()
  form.set('lang', 'nl')
  form.set('file', new File([sampleFiles.pdf], `rechten-${owner.id}.pdf`))
  const sent = await fetch(`${origin}/api/portal/documents/${owner.propertyId}/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...address, cookie: ownerCookie },
    body: form,
  })
  expect(sent.status).toBe(303)
  const path = `/api/documents/?depth=0&where[sentByOwner][equals]=${owner.id}`
  const { docs } = await openDesk(origin).read<{ docs: { id: number }[] }>(path)
  expect(docs).toHaveLength(1)
  for (const { name, cookie, page, file } of people) {
    for (const section of sections) {
      const place = `/nl/portal/${owner.propertyId}/${section}`
      expect([name, section, await getStatus(origin, place, cookie)]).toEqual([name, section, page])
    }
    const place = `/api/portal/document-files/${docs[0]?.id}/`
    expect([name, await getStatus(origin, place, cookie)]).toEqual([name, file])
  }
})

for (const slug of ['activities', 'placements', 'messages', 'appointments', 'enquiries']) {
  test(`nobody from outside lists ${slug}`, async ({ origin }) => {
    for (const query of ['', 'depth=3', 'where[contact][like]=a', 'where[email][like]=a']) {
      expect([query, await getStatus(origin, `/api/${slug}/?${query}`, '')]).toEqual([query, 403])
    }
  })
}

test('nobody asks over GraphQL', async ({ origin }) => {
  const answer = await fetch(`${origin}/api/graphql/`, {
    method: 'POST',
    headers: { ...address, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ Activities { docs { contact } } }' }),
  })
  expect(answer.status).toBe(404)
})
