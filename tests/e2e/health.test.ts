import { expect } from '@playwright/test'
import { test } from './_kit/test'

test('monitors learn that the site and its database are up', async ({ request }) => {
  const response = await request.get('/api/health/')
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(await response.json()).toEqual({ status: 'ok', database: 'up' })
})
