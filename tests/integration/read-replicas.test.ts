import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { quoteName, withClient } from '../../scripts/postgres/connect'
import { cloneTemplate, ensureTemplate } from '../../scripts/testing/test-databases'

/**
 * A second database stands for the copy. It does not follow, so that each answer tells where it was read.
 */
const { serverUrl, pid } = inject('testRun')
const template = await ensureTemplate(serverUrl, 'migrated', console.log)
const copy = await cloneTemplate(serverUrl, template, {
  pid,
  purpose: `copy${process.env.VITEST_POOL_ID}`,
})
const copyName = new URL(copy.url).pathname.slice(1)
// Before anything reads the settings.
process.env.DATABASE_REPLICA_URLS = copy.url
const { getTestPayload } = await import('../support/test-payload')
const { queryRows, readNewest } = await import('@/server/db')
const { endSessions, openSession } = await import('@/server/account-auth')
const { createLastingDriver } = await import('@/cms/plugins/lasting-pool')
const { env } = await import('@/server/env')
const { toPostgres } = await import('@/cms/hooks/postgres')

let payload: Payload

beforeAll(async () => {
  payload = await getTestPayload()
})
afterAll(copy.drop)

const count = async () => (await payload.count({ collection: 'categories' })).totalDocs

/** As if nobody had written anything for longer than a copy lags behind. */
const waitUntilQuiet = () => {
  toPostgres(payload.db).lastWriteTimestamp = 0
}

describe('with a copy of the database', () => {
  it('reads from the copy, and writes to the database itself', async () => {
    await payload.create({
      collection: 'categories',
      locale: 'nl',
      data: { name: 'Nieuws' },
    })
    const [row] = await queryRows<{ found: number }>(
      'select count(*)::int as found from categories',
    )
    expect(row?.found).toBe(1)
    waitUntilQuiet()
    expect(await count()).toBe(0)
  })

  it('reads the database itself right after a write, and after another server told of one', async () => {
    waitUntilQuiet()
    expect(await count()).toBe(0)
    await readNewest()
    expect(await count()).toBe(1)
  })

  it('reads accounts from the database itself, whose sessions begin and end at once', async () => {
    const { id } = await payload.create({
      collection: 'owners',
      data: { email: 'an@example.be', password: 'een lang wachtwoord', locale: 'nl' },
    })
    const readSessions = async () => {
      waitUntilQuiet()
      const owner = { collection: 'owners', id, showHiddenFields: true } as const
      return (await payload.findByID(owner)).sessions
    }
    expect(await openSession('owners', id, new Date())).not.toBeNull()
    expect(await readSessions()).toHaveLength(1)
    await endSessions('owners', id, { except: null })
    expect(await readSessions()).toEqual([])
    waitUntilQuiet()
    expect((await payload.find({ collection: 'owners' })).docs).toHaveLength(1)
  })

  it('asks the database itself what a copy ended under, and refuses what is wrong in both', async () => {
    const lost: string[] = []
    const url = env().DATABASE_URL
    const { Pool } = createLastingDriver((err) => lost.push(err.message))
    const own = new Pool({ connectionString: url })
    const other = new Pool({ connectionString: copy.url })
    const ending = `select current_database() as name, case when current_database() = $1
      then pg_terminate_backend(pg_backend_pid()) end as ended`
    const { rows } = await other.query(ending, [copyName])
    expect(rows).toEqual([{ name: new URL(url).pathname.slice(1), ended: null }])
    expect(lost).not.toEqual([])
    await expect(own.query(ending, [new URL(url).pathname.slice(1)])).rejects.toThrow()
    await expect(other.query('select missing')).rejects.toThrow('column "missing"')
    await Promise.all([own.end(), other.end()])
  })

  it('reads the database itself while the copy is away', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const letIn = (isOpen: boolean) =>
      withClient(serverUrl, async (client) => {
        await client.query(`alter database ${quoteName(copyName)} allow_connections ${isOpen}`)
        if (isOpen) return
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [copyName],
        )
      })
    await letIn(false)
    waitUntilQuiet()
    expect(await count()).toBe(1)
    expect(log.mock.calls.flat().join()).toContain('a database connection was lost')
    await letIn(true)
    log.mockRestore()
  })
})
