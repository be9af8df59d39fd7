import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { queryRows } from '@/server/db'
import { getTestPayload } from '../support/test-payload'

/** Writes a mail in the transaction of a request; any record would do. */
async function write(req: PayloadRequest): Promise<void> {
  const data = { kind: 'enquiry-receipt', to: 'an@example.be', locale: 'nl' as const }
  await req.payload.create({
    collection: 'mails',
    depth: 0,
    req,
    data: { ...data, state: 'queued', attempts: 0 },
  })
}

async function countMails(): Promise<number> {
  const payload = await getTestPayload()
  return (await payload.count({ collection: 'mails' })).totalDocs
}

beforeEach(async () => {
  await queryRows('delete from mails')
})

describe('work in a transaction', () => {
  it('is kept with its result', async () => {
    const payload = await getTestPayload()
    const result = await inTransaction(payload, async (req) => {
      await write(req)
      return 'done'
    })
    expect(result).toBe('done')
    expect(await countMails()).toBe(1)
  })

  it('is not seen by others before its end', async () => {
    const payload = await getTestPayload()
    await inTransaction(payload, async (req) => {
      await write(req)
      expect(await countMails()).toBe(0)
    })
  })

  it('leaves nothing behind when it fails', async () => {
    const payload = await getTestPayload()
    const failing = inTransaction(payload, async (req) => {
      await write(req)
      throw new Error('in the middle')
    })
    await expect(failing).rejects.toThrow('in the middle')
    expect(await countMails()).toBe(0)
  })

  it('does not count as done when the connection breaks just before it is kept', async () => {
    const payload = await getTestPayload()
    const broken = inTransaction(payload, async (req) => {
      await write(req)
      const { rows } = await (await getExecutor(req)).execute(sql`select pg_backend_pid() as pid`)
      await queryRows('select pg_terminate_backend($1, 5000)', [Number(rows[0]?.pid)])
    })
    await expect(broken).rejects.toThrow()
    expect(await countMails()).toBe(0)
  })

  it('does not count as done when an operation within failed and nobody told', async () => {
    const payload = await getTestPayload()
    const given = inTransaction(payload, async (req) => {
      await write(req)
      const missing = { collection: 'mails', id: 2_000_000_000, data: {}, req } as const
      await req.payload.update(missing).catch(() => undefined)
    })
    await expect(given).rejects.toThrow('nothing of it is kept')
    expect(await countMails()).toBe(0)
  })
})
