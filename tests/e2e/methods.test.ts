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

test('an endpoint does not fail over TRACE', async ({ origin }) => {
  for (const path of ['/api/health/', '/api/properties/', '/img/1/', '/robots.txt']) {
    const { status } = await ask(origin, { path, method: 'TRACE' })
    expect([path, status < 500 && status >= 400]).toEqual([path, true])
  }
})
