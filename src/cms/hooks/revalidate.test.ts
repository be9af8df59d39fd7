import type { PayloadRequest } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { createRevalidateHooks, notifyTags } from './revalidate'

/** A request with a database that only counts what it is asked to run, and where. */
function createRequest(options: { context?: object; query?: object; inTransaction?: boolean }) {
  const pool = vi.fn(async () => undefined)
  const session = vi.fn(async () => undefined)
  const req = {
    context: options.context ?? {},
    query: options.query ?? {},
    transactionID: options.inTransaction ? 'tx' : undefined,
    payload: {
      db: {
        name: 'postgres',
        pool: {},
        drizzle: { execute: pool },
        sessions: { tx: { db: { execute: session } } },
      },
    },
  } as unknown as PayloadRequest
  return { req, pool, session }
}

describe('notifyTags', () => {
  it('speaks inside the transaction of the change', async () => {
    const { req, pool, session } = createRequest({ inTransaction: true })
    await notifyTags(req, ['routes'])
    expect(session).toHaveBeenCalledTimes(1)
    expect(pool).not.toHaveBeenCalled()
  })
  it('speaks on the pool where there is no transaction', async () => {
    const { req, pool } = createRequest({})
    await notifyTags(req, ['routes'])
    expect(pool).toHaveBeenCalledTimes(1)
  })
  it('names each tag once and keeps every notice short', async () => {
    const { req, pool } = createRequest({})
    const tags = Array.from({ length: 150 }, (_unused, index) => `property:${index}`)
    await notifyTags(req, [...tags, ...tags])
    expect(pool).toHaveBeenCalledTimes(2)
  })
  it('says nothing when asked to be silent, or without any tag', async () => {
    const silent = createRequest({ context: { skipRevalidate: true } })
    await notifyTags(silent.req, ['routes'])
    expect(silent.pool).not.toHaveBeenCalled()
    const empty = createRequest({})
    await notifyTags(empty.req, [])
    expect(empty.pool).not.toHaveBeenCalled()
  })
})

describe('createRevalidateHooks', () => {
  const [afterChange] = createRevalidateHooks<{ id: number }>(({ id }) => [
    `page:${id}`,
  ]).afterChange
  const run = (req: PayloadRequest) =>
    afterChange?.({ doc: { id: 1 }, previousDoc: { id: 2 }, req } as never)

  it('announces the record as it was and as it is', async () => {
    const { req, pool } = createRequest({})
    await run(req)
    expect(JSON.stringify(pool.mock.calls)).toContain('page:2')
    expect(JSON.stringify(pool.mock.calls)).toContain('page:1')
  })
  it('keeps an autosave to itself', async () => {
    const { req, pool } = createRequest({ query: { autosave: 'true' } })
    await run(req)
    expect(pool).not.toHaveBeenCalled()
  })
  it('announces those who show a record already once it changes or goes, and not when it is new', async () => {
    const hooks = createRevalidateHooks<{ id: number; isShown: boolean }>(
      () => [],
      ({ isShown }) => (isShown ? ['site'] : []),
    )
    const change = async (operation: string, shown: [boolean, boolean]) => {
      const { req, pool } = createRequest({})
      const [previousDoc, doc] = shown.map((isShown) => ({ id: 1, isShown }))
      await hooks.afterChange[0]?.({ doc, previousDoc, operation, req } as never)
      return pool.mock.calls.length
    }
    expect(await change('create', [true, true])).toBe(0)
    expect(await change('update', [true, false])).toBe(1)
    expect(await change('update', [false, true])).toBe(1)
    expect(await change('update', [false, false])).toBe(0)
    const { req, pool } = createRequest({})
    await hooks.afterDelete[0]?.({ doc: { id: 1, isShown: true }, req } as never)
    expect(pool).toHaveBeenCalledTimes(1)
  })
})
