import { expect } from '@playwright/test'
import { ask } from './_kit/ask'
import { test } from './_kit/test'

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
  test(`a page refuses ${method} and says what it takes`, async ({ origin }) => {
    for (const path of ['/nl/', '/nl/te-koop/']) {
      const answer = await ask(origin, { path, method })
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  })
}

const formAddresses = [
  ['/api/owner-login/?lang=fr', '/fr/login/'],
  ['/api/owner-logout/?lang=nl', '/nl/login/'],
  ['/api/owner-login-code/?lang=nl', '/nl/login-code/'],
  ['/api/owner-links/?lang=de', '/de/login-link/'],
  ['/api/owner-links/abc/?lang=nl', '/nl/login-link/abc/'],
  ['/api/portal/account/password/?lang=nl', '/nl/portal/account/'],
  ['/api/portal/second-step/confirm/?lang=nl', '/nl/portal/account/second-step/'],
  ['/api/portal/documents/12/?lang=en', '/en/portal/12/documents/'],
  ['/api/portal/messages/12/?lang=nl', '/nl/portal/12/messages/'],
  ['/api/portal/messages/..%2f..%2fx/?lang=nl', '/nl/portal/'],
] as const

for (const [path, page] of formAddresses) {
  test(`a look at ${path} leads to the page of its form`, async ({ origin }) => {
    const { status, headers } = await ask(origin, { path })
    expect([status, headers.location]).toEqual([303, page])
  })
}

test('an endpoint does not fail over TRACE', async ({ origin }) => {
  for (const path of ['/api/health/', '/api/properties/', '/img/1/', '/robots.txt']) {
    const { status } = await ask(origin, { path, method: 'TRACE' })
    expect([path, status < 500 && status >= 400]).toEqual([path, true])
  }
})
