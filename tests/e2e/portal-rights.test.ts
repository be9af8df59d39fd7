import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { portalSections } from '@/domain/routes/portal'
import { sampleFiles } from '../support/sample-files'
import { openDesk } from './_kit/editor'
import { createOwner, type TestOwner } from './_kit/owner'
import { test } from './_kit/test'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.72' } })

const sections = ['', ...portalSections.map((section) => `${section}/`)]
// The desk's cookie counts only with a word of the browser that its own page asks.
const ownPage = { 'x-forwarded-for': '203.0.113.72', 'sec-fetch-site': 'same-origin' }

/** The cookie of an owner who signs in. */
async function openSession(origin: string, { email, password }: TestOwner): Promise<string> {
  const answer = await fetch(`${origin}/api/owner-login/`, {
    method: 'POST',
    redirect: 'manual',
    headers: ownPage,
    body: new URLSearchParams({ lang: 'nl', email, password }),
  })
  expect(answer.status).toBe(303)
  const [cookie] = answer.headers.getSetCookie()
  if (cookie === undefined) throw new Error('The login set no cookie')
  return cookie.replace(/;.*/, '')
}

/** The session that a cookie names. */
function readSessionId(cookie: string): string {
  const claims = cookie.split('.')[1] ?? ''
  const { sid }: { sid?: unknown } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  if (typeof sid !== 'string') throw new Error('The cookie names no session')
  return sid
}

async function getStatus(
  origin: string,
  path: string,
  cookie: string,
  body?: FormData | URLSearchParams,
): Promise<number> {
  const answer = await fetch(`${origin}${path}`, {
    redirect: 'manual',
    headers: { ...ownPage, cookie },
    ...(body !== undefined && { method: 'POST', body }),
  })
  await answer.arrayBuffer()
  return answer.status
}

const publicId = 1013

/**
 * Everybody who may try the home, each with what they are signed in with; the last two own it. Of staff the
 * administrator alone: what the other roles get stands in portal-rights.test.ts of the integration tests.
 */
async function openPeople(origin: string) {
  const owner = await createOwner(origin, { publicId, locale: 'nl' })
  const coOwner = await createOwner(origin, { publicId, locale: 'nl' })
  const former = await createOwner(origin, { publicId, locale: 'nl', to: '2020-01-01' })
  const stranger = await createOwner(origin, { publicId: 1014, locale: 'nl' })
  const cookies = {
    anonymous: '',
    stranger: await openSession(origin, stranger),
    former: await openSession(origin, former),
    administrator: `payload-token=${openDesk(origin).token}`,
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
  const bystander = await openSession(
    origin,
    await createOwner(origin, { publicId: 1014, locale: 'nl' }),
  )
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
    // The session of somebody else is ended by nobody, and nobody learns that it is there.
    [
      'session',
      '/api/portal/account/session/',
      [303, 303, 303, 303, 303, 303],
      new URLSearchParams({ lang: 'nl', session: readSessionId(bystander) }),
    ],
    // Who has begun nothing is led to the page where it begins.
    [
      'second factor',
      '/api/portal/second-step/confirm/',
      [303, 303, 303, 303, 303, 303],
      nothing(),
    ],
    // A code completes only the login that has taken its first step.
    ['code', '/api/owner-login-code/', [410, 410, 410, 410, 410, 410], nothing()],
    ['who it is', '/api/owner-session/?lang=nl', [204, 200, 200, 204, 200, 200]],
    ['sign out', '/api/owner-logout/?lang=nl', [303, 303, 303, 303, 303, 303], nothing()],
    ['signed out', '/api/owner-session/?lang=nl', [204, 204, 204, 204, 204, 204]],
  ]
  const fileName = `/api/documents/file/${paper.filename}`
  for (const [name, cookie] of Object.entries(cookies)) {
    // By the name under which it lies nobody but staff gets it, its owners neither.
    expect([name, (await getStatus(origin, fileName, cookie)) === 200]).toEqual([
      name,
      name === 'administrator',
    ])
  }
  for (const [place, path, statuses, body] of rows) {
    const got: number[] = []
    for (const cookie of Object.values(cookies)) {
      got.push(await getStatus(origin, path, cookie, body))
    }
    expect([place, got]).toEqual([place, statuses])
  }
  expect(await getStatus(origin, '/api/owner-session/?lang=nl', bystander)).toBe(200)
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
  const doors = readdirSync('src/app/api').filter((name) => name.startsWith('owner-'))
  // By a link, or a form that anybody may send, one is nobody yet: see owner-links.test.ts.
  expect(doors.toSorted()).toEqual([
    'owner-links',
    'owner-login',
    'owner-login-code',
    'owner-logout',
    'owner-session',
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
    headers: { ...ownPage, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ Activities { docs { contact } } }' }),
  })
  expect(answer.status).toBe(404)
})
