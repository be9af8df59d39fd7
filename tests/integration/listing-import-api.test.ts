import { createServer, type Server } from 'node:http'
import { type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { advanceImport } from '@/features/listing-imports/advance-import'
import {
  answerChanges,
  answerDeed,
  answerStart,
  answerState,
} from '@/features/listing-imports/answer-import'
import { createFeedKey } from '@/features/listing-imports/feed-key'
import { findImport, keepFeedKey } from '@/features/listing-imports/import-queries'
import { startImport } from '@/features/listing-imports/start-import'
import { queryRows } from '@/server/db'
import { fetchOutside } from '@/server/outside/fetch-outside'
import {
  createAccounts,
  editors,
  logInAll,
  people,
  type Accounts,
  type Person,
} from '../access/who'
import { createFeedHome, createJsonFeed, feedFiles, openLand } from '../support/feed-files'
import { getTestPayload } from '../support/test-payload'
import { createListingBasics } from './listing-examples'

let payload: Payload
let server: Server
let origin: string
let accounts: Accounts
let tokens: ReadonlyMap<Person, string>

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  tokens = await logInAll()
  await createListingBasics(payload)
  server = createServer((request, answer) => {
    if (request.url === '/away') answer.writeHead(302, { location: 'http://169.254.169.254/' })
    answer.end('{"listings":[]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})

afterAll(() => server.close())

beforeEach(async () => {
  await queryRows('delete from guard.hits')
})

async function createFeed(data: Record<string, unknown> = {}) {
  const feed = await payload.create({
    collection: 'feeds',
    data: { name: 'Proef', format: 'json', removal: 'keep', isActive: true, ...data },
  })
  const { key, hash } = createFeedKey()
  await keepFeedKey(feed.id, hash)
  return { id: feed.id, key }
}

const file = createJsonFeed([createFeedHome('A-1', openLand)])

function send(feed: number, headers: Record<string, string>, body: Buffer = file) {
  const request = new Request(`http://localhost:3000/api/listing-imports/${feed}/`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  })
  return answerStart(request, String(feed))
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

describe('a file that software sends', () => {
  it('is taken in with the key of its feed, and told how far it is', async () => {
    const { id, key } = await createFeed()
    const answer = await send(id, bearer(key))
    expect(answer.status).toBe(202)
    const sent: { import: number; state: string } = await answer.json()
    await advanceImport(sent.import)
    const question = new Request(`http://localhost:3000${sent.state}`, { headers: bearer(key) })
    const state = await answerState(question, String(id), String(sent.import))
    expect(await state.json()).toMatchObject({ state: 'ready', counts: { created: 1 }, errors: [] })
  })

  it('is told which of its records were refused, and that there are more than are named', async () => {
    const { id, key } = await createFeed()
    const tell = async (faulty: number) => {
      const homes = Array.from({ length: faulty }, (_, index) =>
        createFeedHome(`F-${index}`, { ...openLand, price: 'ask us' }),
      )
      const sent: { import: number } = await (
        await send(id, bearer(key), createJsonFeed(homes))
      ).json()
      while ((await advanceImport(sent.import)).isMore);
      const question = new Request('http://localhost:3000/', { headers: bearer(key) })
      const answer = await answerState(question, String(id), String(sent.import))
      const { errors, more }: { errors: { record: string }[]; more: boolean } = await answer.json()
      return { named: new Set(errors.map(({ record }) => record)).size, more }
    }
    expect(await tell(120)).toEqual({ named: 120, more: false })
    expect(await tell(201)).toEqual({ named: 200, more: true })
  })

  it('is refused with the key of another feed, a made-up key, or none', async () => {
    const [one, other] = [await createFeed(), await createFeed()]
    expect((await send(one.id, bearer(other.key))).status).toBe(401)
    expect((await send(one.id, bearer('x'.repeat(43)))).status).toBe(401)
    expect((await send(9_999, bearer(one.key))).status).toBe(401)
    expect((await send(one.id, {})).status).toBe(404)
    expect(await queryRows('select id from imports where feed_id = $1', [one.id])).toEqual([])
  })

  it('tells nothing of the imports of another feed', async () => {
    const [one, other] = [await createFeed(), await createFeed()]
    const sent: { import: number } = await (await send(one.id, bearer(one.key))).json()
    const question = new Request('http://localhost:3000/', { headers: bearer(other.key) })
    const state = await answerState(question, String(other.id), String(sent.import))
    expect(state.status).toBe(404)
  })

  it('may be sent with the key and no more', async () => {
    const { id, key } = await createFeed()
    const sent: { import: number } = await (await send(id, bearer(key))).json()
    const order = new Request('http://localhost:3000/', { method: 'POST', headers: bearer(key) })
    const given = { feed: String(id), run: String(sent.import), deed: 'apply' }
    expect((await answerDeed(order, given)).status).toBe(404)
  })

  it('shows what it would change to editors alone, and not to who has the key', async () => {
    const { id, key } = await createFeed()
    const sent: { import: number } = await (await send(id, bearer(key))).json()
    await advanceImport(sent.import)
    const read = async (headers: Record<string, string>) => {
      const question = new Request('http://localhost:3000/?kind=create', { headers })
      const answer = await answerChanges(question, String(id), String(sent.import))
      return { status: answer.status, text: await answer.text() }
    }
    expect((await read(bearer(key))).status).toBe(404)
    for (const person of people) {
      const { status, text } = await read({ authorization: `JWT ${tokens.get(person) ?? ''}` })
      expect({ person, status }).toEqual({ person, status: editors.includes(person) ? 200 : 404 })
      expect(text.includes('Verborgenstraat')).toBe(editors.includes(person))
    }
  })

  it('waits its turn', async () => {
    const { id, key } = await createFeed()
    expect((await send(id, bearer(key))).status).toBe(202)
    expect((await send(id, bearer(key))).status).toBe(409)
  })

  it('is kept from who tries many keys', async () => {
    const { id } = await createFeed()
    for (let tries = 0; tries < 20; tries += 1) await send(id, bearer('y'.repeat(43)))
    expect((await send(id, bearer('z'.repeat(43)))).status).toBe(429)
  })
})

describe('the secrets of a feed', () => {
  it('leave it to nobody, and lie sealed', async () => {
    const { id } = await createFeed({ address: 'https://feeds.example/' })
    const shown = await payload.update({
      collection: 'feeds',
      id,
      data: { headerName: 'X-Key', newSecret: 'open sesame' },
      overrideAccess: false,
      user: accounts.administrator ?? undefined,
    })
    const [stored] = await queryRows('select sealed_secret, key_hash from feeds where id = $1', [
      id,
    ])
    expect(stored?.sealed_secret).toMatch(/^[\w-]{40,}$/)
    expect(JSON.stringify(shown)).not.toContain('sesame')
    expect(JSON.stringify(shown)).not.toContain(stored?.key_hash)
    expect(JSON.stringify(shown)).not.toContain(stored?.sealed_secret)
  })

  it('go to no other server than they were given for', async () => {
    const { id } = await createFeed({ address: 'https://feeds.example/one.json' })
    const change = async (data: { address?: string | null; newSecret?: string }) => {
      const update = { headerName: 'X-Key', ...data }
      await payload.update({ collection: 'feeds', id, data: update })
      const [row] = await queryRows('select sealed_secret from feeds where id = $1', [id])
      return row?.sealed_secret
    }
    const sealed = await change({ newSecret: 'open sesame' })
    expect(sealed).toEqual(expect.any(String))
    expect(await change({ address: 'https://feeds.example/two.json' })).toBe(sealed)
    expect(await change({ address: 'https://elsewhere.example/two.json' })).toBeNull()
    const own = { address: 'https://feeds.example/', newSecret: 'open sesame' }
    expect(await change(own)).toEqual(expect.any(String))
    expect(await change({ address: null })).toBeNull()
  })

  it.each(['Host', 'content-length', 'Transfer-Encoding', 'X Key'])(
    'are in no header that steers the request itself: %s',
    async (headerName) => {
      const feed = createFeed({ address: 'https://feeds.example/', headerName })
      await expect(feed).rejects.toThrow(/header/i)
    },
  )
})

describe('an address that somebody typed', () => {
  const bounds = { bytesMax: 1_000, timeoutMs: 5_000 }

  it.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://user:secret@example.com/',
    'file:///etc/passwd',
    'nonsense',
  ])('is not asked: %s', async (address) => {
    expect(await fetchOutside(address, bounds)).toEqual({ ok: false, error: 'refusedAddress' })
  })

  it('is not asked either when a permitted server leads to it', async () => {
    const development = { ...bounds, allowsPrivate: true }
    expect(await fetchOutside(`http://${origin}/`, development)).toMatchObject({ ok: true })
    const tight = { ...development, bytesMax: 3 }
    expect(await fetchOutside(`http://${origin}/`, tight)).toEqual({ ok: false, error: 'tooLarge' })
  })

  it('fails the import with the reason, and nothing else happens', async () => {
    const { id } = await createFeed({ address: `https://${origin}/` })
    const run = await startImport(id, { origin: 'desk', startedBy: null, file: null })
    await advanceImport(run ?? 0)
    expect(await findImport(id, run ?? 0)).toMatchObject({
      state: 'failed',
      problem: 'refusedAddress',
    })
  })
})

describe('a file of each format', () => {
  it.each(Object.entries(feedFiles))('comes in: %s', async (format, text) => {
    const { id } = await createFeed({ format })
    const given = { origin: 'upload', startedBy: null, file: Buffer.from(text) } as const
    const run = await startImport(id, given)
    await advanceImport(run ?? 0)
    expect(await findImport(id, run ?? 0)).toMatchObject({
      state: 'ready',
      counts: { found: 2, created: 1, refused: 1 },
    })
  })

  it('is not read where its XML expands entities', async () => {
    const { id } = await createFeed({ format: 'kyero' })
    const bomb = '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;">]><root>&y;</root>'
    const given = { origin: 'upload', startedBy: null, file: Buffer.from(bomb) } as const
    const run = await startImport(id, given)
    await advanceImport(run ?? 0)
    expect(await findImport(id, run ?? 0)).toMatchObject({
      state: 'failed',
      problem: 'forbiddenXml',
    })
  })
})
