import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { quoteName, withClient } from '../../scripts/postgres/connect'
import { getTestPayload } from '../support/test-payload'

// Outside the framework there is no request to wait for.
vi.mock('next/server', () => ({ connection: async () => undefined }))

const { GET } = await import('@/app/api/health/route')

const database = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)

async function letIn(isOpen: boolean): Promise<void> {
  await withClient(inject('testRun').serverUrl, async (client) => {
    await client.query(`alter database ${quoteName(database)} allow_connections ${isOpen}`)
  })
}

async function hangUp(): Promise<void> {
  await withClient(inject('testRun').serverUrl, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [database],
    )
  })
}

beforeAll(getTestPayload)
afterAll(() => letIn(true))

describe('GET /api/health/', () => {
  it('answers 200 while the database is there, and is never kept', async () => {
    const response = await GET()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({ status: 'ok', database: 'up' })
  })
  it('answers 503 within two seconds when the database is gone, and 200 once it is back', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    // A connection that rests says that it ended; one that is asked by then tells who asks.
    expect((await GET()).status).toBe(200)
    await letIn(false)
    await hangUp()
    await expect
      .poll(() => log.mock.calls.flat().join())
      .toContain('a database connection was lost')
    const startedAt = Date.now()
    const gone = await GET()
    expect(Date.now() - startedAt).toBeLessThan(2_000)
    expect(gone.status).toBe(503)
    expect(await gone.json()).toEqual({ status: 'unavailable', database: 'down' })
    await letIn(true)
    expect((await GET()).status).toBe(200)
    log.mockRestore()
  })
})
