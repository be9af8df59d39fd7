import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { portalSections } from '@/domain/routes/portal'
import { sampleFiles } from '../support/sample-files'
import { openDesk } from './_kit/editor'
import { createOwner, type TestOwner } from './_kit/owner'
import { test } from './_kit/test'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.72' } })

const sections = ['', ...portalSections.map((section) => `${section}/`)]
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

async function getStatus(
  origin: string,
  path: string,
  cookie: string,
  body?: FormData | URLSearchParams,
): Promise<number> {
  const answer = await fetch(`${origin}${path}`, {
    redirect: 'manual',
    headers: { ...address, cookie },
    ...(body !== undefined && { method: 'POST', body }),
  })
  await answer.arrayBuffer()
  return answer.status
}

const publicId = 1013

/** Everybody who may try the home, each with what they are signed in with; the last two own it. */
async function openPeople(origin: string) {
  const owner = await createOwner(origin, { publicId, locale: 'nl' })
  const coOwner = await createOwner(origin, { publicId, locale: 'nl' })
  const former = await createOwner(origin, { publicId, locale: 'nl', to: '2020-01-01' })
  const stranger = await createOwner(origin, { publicId: 1014, locale: 'nl' })
  const cookies = {
    anonymous: '',
    stranger: await openSession(origin, stranger),
    former: await openSession(origin, former),
    editor: `payload-token=${openDesk(origin).token}`,
    coOwner: await openSession(origin, coOwner),
    owner: await openSession(origin, owner),
  }
  return { owner, cookies }
}

/** Sends a file as an owner, and finds its record. */
async function sendPaper(origin: string, owner: TestOwner, cookie: string) {
  const form = new FormData()
  form.set('lang', 'nl')
  form.set('file', new File([sampleFiles.pdf], `rechten-${owner.id}.pdf`))
  const path = `/api/portal/documents/${owner.propertyId}/`
  expect(await getStatus(origin, path, cookie, form)).toBe(303)
  const question = `/api/documents/?depth=0&where[sentByOwner][equals]=${owner.id}`
  const { docs } = await openDesk(origin).read<{ docs: { id: number; filename: string }[] }>(
    question,
  )
  const [paper] = docs
  if (paper === undefined) throw new Error('The paper was not kept')
  return paper
}

/** What each is answered, in the order of the people. */
type Row = [place: string, path: string, statuses: number[], body?: FormData | URLSearchParams]

test('the pages, routes and files of a home are open to its owners of today alone', async ({
  origin,
}) => {
  const { owner, cookies } = await openPeople(origin)
  const paper = await sendPaper(origin, owner, cookies.owner)
  const { propertyId: home } = owner
  const nothing = () => new URLSearchParams({ lang: 'nl' })
  const noFile = new FormData()
  noFile.set('lang', 'nl')
  const rows: Row[] = [
    ...sections.map((section): Row => [
      section,
      `/nl/portal/${home}/${section}`,
      [303, 404, 404, 303, 200, 200],
    ]),
    // The own account is everybody's who has one.
    ['account', '/nl/portal/account/', [303, 200, 200, 303, 200, 200]],
    ['second step', '/nl/portal/account/second-step/', [303, 200, 200, 303, 200, 200]],
    ['report', `/api/portal/${home}/report/?lang=nl`, [404, 404, 404, 200, 200, 200]],
    ['file', `/api/portal/document-files/${paper.id}/`, [404, 404, 404, 404, 200, 200]],
    // Who is not signed in is led to the login; an owner reads what is missing.
    ['write', `/api/portal/messages/${home}/`, [303, 404, 404, 303, 422, 422], nothing()],
    ['send', `/api/portal/documents/${home}/`, [303, 404, 404, 303, 422, 422], noFile],
    // A co-owner takes back nothing that another one sent.
    [
      'take back',
      `/api/portal/document-files/${paper.id}/`,
      [303, 404, 404, 303, 404, 303],
      nothing(),
    ],
    ['switch off', '/api/portal/account/nothing/', [404, 404, 404, 404, 404, 404], nothing()],
    [
      'second factor',
      '/api/portal/second-step/nothing/',
      [404, 404, 404, 404, 404, 404],
      nothing(),
    ],
  ]
  const fileName = `/api/documents/file/${paper.filename}`
  for (const [name, cookie] of Object.entries(cookies)) {
    // By the name under which it lies nobody but staff gets it, its owners neither.
    expect([name, (await getStatus(origin, fileName, cookie)) === 200]).toEqual([
      name,
      name === 'editor',
    ])
  }
  for (const [place, path, statuses, body] of rows) {
    const got: number[] = []
    for (const cookie of Object.values(cookies)) {
      got.push(await getStatus(origin, path, cookie, body))
    }
    expect([place, got]).toEqual([place, statuses])
  }
})

test('the table of rights knows every route of the portal', () => {
  expect(readdirSync('src/app/api/portal').toSorted()).toEqual([
    '[propertyId]',
    'account',
    'document-files',
    'documents',
    'messages',
    'second-step',
  ])
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
