import { expect } from '@playwright/test'
import { ask } from './_kit/ask'
import { askAll } from './_kit/ask-all'
import { test } from './_kit/test'

const refused = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'].flatMap((method) =>
  ['/nl/', '/nl/te-koop/'].map((path) => ({ path, method })),
)

test('a page refuses what changes something and says what it takes', async ({ origin }) => {
  const answers = await askAll(refused, async (question) => {
    const { status, headers } = await ask(origin, question)
    return { ...question, status, allow: headers.allow }
  })
  const wanted = { status: 405, allow: 'GET, HEAD' }
  expect(answers).toEqual(refused.map((question) => ({ ...question, ...wanted })))
})

const formAddresses = [
  ['/api/owner-login/?lang=fr', '/fr/login/'],
  ['/api/owner-logout/?lang=nl', '/nl/login/'],
  ['/api/owner-login-code/?lang=nl', '/nl/login-code/'],
  ['/api/owner-links/?lang=de', '/de/login-link/'],
  ['/api/owner-links/?lang=de&wish=password', '/de/login-link/?wish=password'],
  ['/api/owner-links/abc/?lang=nl', '/nl/login-link/abc/'],
  ['/api/portal/account/password/?lang=nl', '/nl/portal/account/'],
  ['/api/portal/second-step/confirm/?lang=nl', '/nl/portal/account/second-step/'],
  ['/api/portal/documents/12/?lang=en', '/en/portal/12/documents/'],
  ['/api/portal/messages/12/?lang=nl', '/nl/portal/12/messages/'],
  ['/api/portal/messages/..%2f..%2fx/?lang=nl', '/nl/portal/'],
] as const

test('a look at where a form is sent leads to the page of the form', async ({ origin }) => {
  const answers = await askAll(formAddresses, async ([path]) => {
    const { status, headers } = await ask(origin, { path })
    return [path, status, headers.location]
  })
  expect(answers).toEqual(formAddresses.map(([path, page]) => [path, 303, page]))
})

test('an endpoint does not fail over TRACE', async ({ origin }) => {
  for (const path of ['/api/health/', '/api/properties/', '/img/1/', '/robots.txt']) {
    const { status } = await ask(origin, { path, method: 'TRACE' })
    expect([path, status < 500 && status >= 400]).toEqual([path, true])
  }
})
