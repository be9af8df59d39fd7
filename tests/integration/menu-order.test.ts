import { createLocalReq, handleEndpoints, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MenuPlace } from '@/domain/menu/menu-order'
import { createAccounts, logIn, type Accounts, type Person } from '../access/who'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let accounts: Accounts
let tokens: Partial<Record<Person, string>>
let pages: { home: number; sale: number; villas: number }

async function createPage(name: string, place: Omit<MenuPlace, 'id'>): Promise<number> {
  const { parentId, sort } = place
  const status = 'published'
  const data = {
    name,
    title: name,
    parent: parentId,
    sort,
    inMenu: true,
    status,
    screen: 'content',
  }
  const page = await payload.create({
    collection: 'pages',
    data: { ...data, _status: 'published' } as never,
  })
  return page.id
}

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  tokens = {
    editor: await logIn('editor'),
    agent: await logIn('agent'),
    translator: await logIn('translator'),
  }
})

beforeEach(async () => {
  await payload.delete({ collection: 'pages', where: { id: { exists: true } } })
  const home = await createPage('Home', { parentId: null, sort: 1 })
  const sale = await createPage('Te koop', { parentId: null, sort: 2 })
  pages = { home, sale, villas: await createPage('Villa’s', { parentId: sale, sort: 0 }) }
})

const send = (body: unknown, who?: Person) => ask('globals/menu/order', 'POST', body, who)

async function ask(path: string, method: string, body: unknown, who?: Person): Promise<Response> {
  const token = who === undefined ? undefined : tokens[who]
  return handleEndpoints({
    config: payload.config,
    request: new Request(`${payload.config.serverURL}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { Authorization: `JWT ${token}` }),
      },
      body: JSON.stringify(body),
    }),
  })
}

const seenNow = (): MenuPlace[] => [
  { id: pages.home, parentId: null, sort: 1 },
  { id: pages.sale, parentId: null, sort: 2 },
  { id: pages.villas, parentId: pages.sale, sort: 0 },
]

async function readPlace(id: number, draft = false) {
  const page = await payload.findByID({ collection: 'pages', id, depth: 0, draft })
  return { parent: page.parent ?? null, sort: page.sort, status: page._status }
}

describe('the order of the menu', () => {
  it('is kept as an editor arranged it, on the published pages', async () => {
    const moved = [
      { id: pages.villas, parentId: null, sort: 0 },
      { id: pages.sale, parentId: pages.villas, sort: 2 },
    ]
    const answer = await send({ seen: seenNow(), moved }, 'editor')
    expect([answer.status, await answer.json()]).toEqual([200, { waiting: [] }])
    const at = { sort: 0, status: 'published' }
    expect(await readPlace(pages.villas)).toEqual({ ...at, parent: null })
    expect(await readPlace(pages.sale)).toMatchObject({ parent: pages.villas, sort: 2 })
  })

  it('is nobody’s to change but an editor’s', async () => {
    const order = { seen: seenNow(), moved: [{ id: pages.home, parentId: null, sort: 9 }] }
    for (const who of ['agent', 'translator', undefined] as const) {
      expect((await send(order, who)).status).toBe(403)
    }
    expect(await readPlace(pages.home)).toMatchObject({ sort: 1 })
  })

  it('is refused where somebody else moved a page meanwhile', async () => {
    await payload.update({ collection: 'pages', id: pages.home, data: { sort: 5 } })
    const order = { seen: seenNow(), moved: [{ id: pages.sale, parentId: null, sort: 0 }] }
    expect((await send(order, 'editor')).status).toBe(409)
    expect(await readPlace(pages.sale)).toMatchObject({ sort: 2 })
  })

  it('makes no circle of two orders that are sent at the same moment', async () => {
    const below = (id: number, parentId: number) =>
      send({ seen: seenNow(), moved: [{ id, parentId, sort: 0 }] }, 'editor')
    const answers = await Promise.all([
      below(pages.home, pages.sale),
      below(pages.sale, pages.home),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const places = [await readPlace(pages.home), await readPlace(pages.sale)]
    expect(places.filter(({ parent }) => parent === null)).toHaveLength(1)
  })

  it.each(['menu', 'form'] as const)(
    'makes no circle with a page that is saved at the same moment, the %s first',
    async (first) => {
      const order = () =>
        send(
          { seen: seenNow(), moved: [{ id: pages.home, parentId: pages.sale, sort: 0 }] },
          'editor',
        )
      const save = () =>
        ask(`pages/${pages.sale}`, 'PATCH', { parent: pages.home, _status: 'published' }, 'editor')
      const asked = first === 'menu' ? [order(), save()] : [save(), order()]
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      const places = [await readPlace(pages.home), await readPlace(pages.sale)]
      expect(places.filter(({ parent }) => parent === null)).toHaveLength(1)
    },
  )

  it('makes no circle of two pages that are saved at the same moment', async () => {
    const below = (id: number, parent: number) =>
      ask(`pages/${id}`, 'PATCH', { parent, _status: 'published' }, 'editor')
    const answers = await Promise.all([
      below(pages.home, pages.sale),
      below(pages.sale, pages.home),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('lets orders that move the same pages the other way round wait for each other', async () => {
    const places = [
      { id: pages.home, parentId: null, sort: 6 },
      { id: pages.sale, parentId: null, sort: 7 },
    ]
    const orders = [places, places.toReversed()].map((moved) =>
      send({ seen: seenNow(), moved }, 'editor'),
    )
    const statuses = (await Promise.all(orders)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await readPlace(pages.sale)).toMatchObject({ sort: 7 })
  })

  it.each([
    ['a circle', () => [{ id: pages.sale, parentId: pages.villas, sort: 0 }]],
    ['a page that is not there', () => [{ id: 2_000_000, parentId: null, sort: 0 }]],
    ['no number', () => [{ id: pages.home, parentId: null, sort: 'first' }]],
    ['nothing', () => []],
  ])('is refused as a whole with %s in it', async (_name, moves) => {
    const other = { id: pages.home, parentId: null, sort: 7 }
    const moved = moves()
    const order = { seen: seenNow(), moved: moved.length > 0 ? [other, ...moved] : [] }
    expect((await send(order, 'editor')).status).toBe(400)
    expect(await readPlace(pages.home)).toMatchObject({ sort: 1 })
  })

  it('leaves what is not published yet unpublished', async () => {
    await payload.update({
      collection: 'pages',
      id: pages.home,
      data: { title: 'Nog niet', _status: 'draft' },
      draft: true,
    })
    const moved = [{ id: pages.home, parentId: null, sort: 3 }]
    const answer = await send({ seen: seenNow(), moved }, 'editor')
    expect(await answer.json()).toEqual({ waiting: ['Home'] })
    expect(await readPlace(pages.home)).toMatchObject({ sort: 1, status: 'published' })
    expect(await readPlace(pages.home, true)).toMatchObject({ sort: 3, status: 'draft' })
  })

  it('moves nothing where a colleague edits one of the pages', async () => {
    const req = await createLocalReq({ user: accounts.administrator ?? undefined }, payload)
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: pages.sale },
        user: { relationTo: 'users', value: Number(accounts.administrator?.id) },
      },
      req,
    })
    const moved = [
      { id: pages.home, parentId: null, sort: 4 },
      { id: pages.sale, parentId: null, sort: 0 },
    ]
    expect((await send({ seen: seenNow(), moved }, 'editor')).status).toBe(423)
    expect(await readPlace(pages.home)).toMatchObject({ sort: 1 })
  })
})
