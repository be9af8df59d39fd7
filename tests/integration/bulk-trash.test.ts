import { handleEndpoints, type Payload } from 'payload'
import { stringify } from 'qs-esm'
import { beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from '@/server/db'
import { createAccounts, logIn } from '../access/who'
import { createHouse, createListingBasics, lawful, type ListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let basics: ListingBasics
let tokens: Record<'editor' | 'agent' | 'translator', string>

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
  await createAccounts(payload)
  tokens = {
    editor: await logIn('editor'),
    agent: await logIn('agent'),
    translator: await logIn('translator'),
  }
})

type Change = {
  ids: readonly number[]
  data: object
  isInTrash?: boolean
  isDraft?: boolean
  who?: keyof typeof tokens
  language?: string
}

/** A change of many homes, as the list of the desk sends it. */
async function changeMany({ ids, data, isInTrash, isDraft, who = 'editor', ...rest }: Change) {
  const { language = 'nl' } = rest
  const where = { and: [{ id: { in: [...ids] } }, ...(isInTrash ? [inTrash] : [])] }
  const query = { limit: 0, locale: 'nl', where, ...(isInTrash && { trash: true }), draft: isDraft }
  const answer = await handleEndpoints({
    config: payload.config,
    request: new Request(
      `${payload.config.serverURL}/api/properties${stringify(query, { addQueryPrefix: true })}`,
      {
        method: 'PATCH',
        headers: {
          Authorization: `JWT ${tokens[who]}`,
          'Accept-Language': language,
          'content-type': 'application/json',
        },
        body: JSON.stringify(data),
      },
    ),
  })
  return { status: answer.status, body: await answer.json() }
}

const inTrash = { deletedAt: { exists: true } }

const intoTrash = (ids: readonly number[], who?: keyof typeof tokens) =>
  changeMany({ ids, data: { deletedAt: new Date().toISOString() }, who })

const outOfTrash = (ids: readonly number[], status: 'draft' | 'published', language?: string) =>
  changeMany({ ids, data: { deletedAt: null, _status: status }, isInTrash: true, language })

const create = async () => (await createHouse(payload, basics, lawful)).id

/** Those of the homes that visitors find. */
async function findListed(ids: readonly number[]): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    'select distinct property_id as id from rm.listings where property_id = any($1) order by 1',
    [ids],
  )
  return rows.map(({ id }) => id)
}

const read = (id: number) =>
  payload.findByID({ collection: 'properties', id, depth: 0, trash: true })

describe('many homes at once', () => {
  it('go to the trash, where no visitor finds them any more, and come back online', async () => {
    const ids = [await create(), await create()]
    const bystander = await create()
    const all = [...ids, bystander]
    expect(await findListed(all)).toEqual(all)

    expect(await intoTrash(ids)).toMatchObject({ status: 200, body: { errors: [] } })
    expect(await findListed(all)).toEqual([bystander])
    for (const id of ids) expect((await read(id)).deletedAt).toEqual(expect.any(String))

    const back = await outOfTrash(ids, 'published')
    expect(back).toMatchObject({ status: 200, body: { errors: [] } })
    expect(await findListed(all)).toEqual(all)
    for (const id of ids) expect((await read(id)).deletedAt ?? null).toBeNull()
  })

  it('come back as drafts, with all that was stored of them', async () => {
    const id = await create()
    const before = await read(id)
    await intoTrash([id])
    expect(await outOfTrash([id], 'draft')).toMatchObject({ status: 200 })
    expect(await findListed([id])).toEqual([])
    const { title, price, street, publicId } = before
    expect(await read(id)).toMatchObject({ _status: 'draft', title, price, street, publicId })
  })

  it('come back online only where the law lets them, and the others are named', async () => {
    const good = await create()
    const bad = (await createHouse(payload, basics)).id
    await intoTrash([good, bad])
    const { status, body } = await outOfTrash([good, bad], 'published', 'fr')
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ id: bad, message: expect.stringMatching(/Score P/) }])
    expect(await findListed([good, bad])).toEqual([good])
    expect((await read(bad)).deletedAt).toEqual(expect.any(String))
  })

  it('are neither published nor taken off the site by way of a trash in which they do not lie', async () => {
    const online = await create()
    const { id: draft } = await payload.create({
      collection: 'properties',
      draft: true,
      data: { title: 'Schets', mainType: basics.house } as never,
    })
    for (const _status of ['draft', 'published']) {
      for (const isInTrash of [true, false]) {
        const data = { deletedAt: null, _status }
        const answer = await changeMany({ ids: [online, draft], data, isInTrash })
        expect(answer).toMatchObject({ status: 200, body: { docs: [] } })
      }
    }
    expect(await read(online)).toMatchObject({ _status: 'published' })
    expect(await findListed([online, draft])).toEqual([online])
  })

  it('leave the site for the trash as a program says too that it saves a draft', async () => {
    const id = await create()
    const data = { deletedAt: new Date().toISOString() }
    await changeMany({ ids: [id], data, isDraft: true })
    expect(await findListed([id])).toEqual([])
    const [row] = await queryRows('select deleted_at from properties where id = $1', [id])
    expect(row).toMatchObject({ deleted_at: expect.anything() })
  })

  it('stay online while a draft of one is kept by a form that names no moment of the trash', async () => {
    const id = await create()
    const before = await read(id)
    const data = { title: 'Nog niet', deletedAt: null, _status: 'draft' } as const
    await payload.update({ collection: 'properties', id, draft: true, data })
    expect(await findListed([id])).toEqual([id])
    expect(await read(id)).toMatchObject({ _status: 'published', title: before.title })
  })

  it.each(['agent', 'translator'] as const)(
    'are not thrown away by one of the staff who may not: %s',
    async (who) => {
      const id = await create()
      expect(await intoTrash([id], who)).toMatchObject({ status: 403 })
      expect(await findListed([id])).toEqual([id])
    },
  )

  it.each([
    ['nl', /^Kies in de lijst/],
    ['fr', /^Choisissez dans la liste/],
    ['en', /^Choose in the list/],
    ['de', /^Wählen Sie in der Liste/],
  ])('are changed in no other way, and the desk says so in %s', async (language, words) => {
    const ids = [await create(), await create()]
    const deletedAt = new Date().toISOString()
    for (const data of [
      { price: 1 },
      { _status: 'draft' },
      { deletedAt, price: 1 },
      { deletedAt: null, price: 1 },
      { deletedAt, _status: 'published' },
      { deletedAt: 'banana' },
      {},
    ]) {
      expect(await changeMany({ ids, data, language })).toMatchObject({
        status: 403,
        body: { errors: [{ message: expect.stringMatching(words) }] },
      })
    }
    for (const id of ids) {
      expect(await read(id)).toMatchObject({ price: 479_000, _status: 'published' })
    }
    expect(await findListed(ids)).toEqual(ids)
  })
})
