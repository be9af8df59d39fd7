import {
  createLocalReq,
  handleEndpoints,
  restoreVersionOperation,
  type Payload,
  type TypedUser,
} from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toLockAddress } from '@/cms/admin/hold-record/to-lock-address'
import { locales } from '@/domain/kernel/locales'
import { queryRows } from '@/server/db'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let an: { user: TypedUser; token: string }
let jan: { user: TypedUser; token: string }

async function createEditor(name: string) {
  const data = { email: `${name}@kassei.example`, password: 'Correct-horse-9', name }
  const account = await payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
  const { token } = await payload.login({ collection: 'users', data })
  return { user: { ...account, collection: 'users' } as TypedUser, token: String(token) }
}

beforeAll(async () => {
  payload = await getTestPayload()
  an = await createEditor('an')
  jan = await createEditor('jan')
})

beforeEach(async () => {
  await queryRows('delete from payload_locked_documents')
})

const createPage = async (name: string) =>
  (await payload.create({ collection: 'pages', locale: 'nl', draft: true, data: { name } })).id

type Held = { document: { relationTo: 'pages'; value: number } } | { globalSlug: string }

const hold = (held: Held, { user }: { user: TypedUser }) =>
  payload.create({
    collection: 'payload-locked-documents',
    data: { ...held, user: { relationTo: 'users', value: Number(user.id) } },
  })

const page = (id: number) => ({ document: { relationTo: 'pages' as const, value: id } })

const readHolders = async (id: number) => {
  const where = { 'document.value': { equals: id }, 'document.relationTo': { equals: 'pages' } }
  const { docs } = await payload.find({ collection: 'payload-locked-documents', where, depth: 0 })
  return docs.map(({ user }) => user.value)
}

/** A save as a form of the desk sends it. */
const send = (path: string, who: { token: string }, data: object, method = 'PATCH') =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`${payload.config.serverURL}/api/${path}`, {
      method,
      headers: { Authorization: `JWT ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    }),
  })

describe('whoever edits', () => {
  it.each(['autosave=true&draft=true', 'draft=true', ''])(
    'holds the record after a save (%s), and a colleague is refused',
    async (query) => {
      const id = await createPage('Van An')
      await hold(page(id), an)
      const mine = await send(`pages/${id}?locale=nl&${query}`, an, { title: 'Van An' })
      expect(mine.status).toBe(200)
      expect(await readHolders(id)).toEqual([an.user.id])
      const theirs = await send(`pages/${id}?locale=nl&${query}`, jan, { title: 'Van Jan' })
      expect(theirs.status).toBe(423)
      const stored = await payload.findByID({ collection: 'pages', id, draft: true, locale: 'nl' })
      expect(stored.title).toBe('Van An')
      expect(await readHolders(id)).toEqual([an.user.id])
    },
  )

  it('holds a set of settings after a save', async () => {
    await hold({ globalSlug: 'footer' }, an)
    expect((await send('globals/footer?locale=nl', an, {}, 'POST')).status).toBe(200)
    expect((await send('globals/footer?locale=nl', jan, {}, 'POST')).status).toBe(423)
    const { docs } = await payload.find({ collection: 'payload-locked-documents', depth: 0 })
    expect(docs).toMatchObject([{ globalSlug: 'footer', user: { value: an.user.id } }])
  })

  it('holds nothing more five minutes after the last touch', async () => {
    const id = await createPage('Rust')
    await hold(page(id), an)
    await queryRows(
      `update payload_locked_documents set updated_at = now() - interval '301 seconds'`,
    )
    expect((await send(`pages/${id}?draft=true`, jan, { name: 'Van Jan' })).status).toBe(200)
  })

  it('goes on holding it though the site itself saves it', async () => {
    const id = await createPage('Door de site')
    await hold(page(id), an)
    await payload.update({ collection: 'pages', id, draft: true, data: { sort: 7 } })
    expect(await readHolders(id)).toEqual([an.user.id])
  })

  it('goes on holding it though many records are changed at once, and is left out of it', async () => {
    const [held, free] = [await createPage('Vast'), await createPage('Vrij')]
    await hold(page(held), an)
    const where = `where[id][in]=${held},${free}`
    const answer = await send(`pages?draft=true&${where}`, jan, { sort: 9 })
    const { docs, errors } = await answer.json()
    expect([docs, errors]).toMatchObject([[{ id: free }], [{ id: held }]])
    expect(await readHolders(held)).toEqual([an.user.id])
  })

  it('goes on holding it after a save that is refused', async () => {
    const id = await createPage('Geweigerd')
    await hold(page(id), an)
    const refused = await send(`pages/${id}`, an, { name: '', _status: 'published' })
    expect(refused.status).toBe(400)
    expect(await readHolders(id)).toEqual([an.user.id])
  })

  it('lets go of it by leaving, and of nothing that a colleague holds', async () => {
    const [mine, theirs] = [await createPage('Van An'), await createPage('Van Jan')]
    await hold(page(mine), an)
    await hold(page(theirs), jan)
    for (const id of [mine, theirs]) {
      const address = toLockAddress({ collection: 'pages', id }, Number(an.user.id))
      expect((await send(address.replace('/api/', ''), an, {}, 'DELETE')).status).toBe(200)
    }
    expect([await readHolders(mine), await readHolders(theirs)]).toEqual([[], [jan.user.id]])
  })

  it('is not undone by a colleague who restores a version', async () => {
    const id = await createPage('Eerste')
    await payload.update({ collection: 'pages', id, draft: true, data: { name: 'Tweede' } })
    await hold(page(id), an)
    const where = { 'version.name': { equals: 'Eerste' }, parent: { equals: id } }
    const { docs } = await payload.findVersions({ collection: 'pages', where })
    const restore = async (who: TypedUser) =>
      restoreVersionOperation({
        id: Number(docs[0]?.id),
        collection: payload.collections.pages,
        req: await createLocalReq({ user: who, locale: 'nl' }, payload),
        overrideAccess: false,
        draft: true,
        depth: 0,
      })
    await expect(restore(jan.user)).rejects.toMatchObject({ status: 423 })
    await restore(an.user)
    expect(await payload.findByID({ collection: 'pages', id, draft: true })).toMatchObject({
      name: 'Eerste',
    })
    expect(await readHolders(id)).toEqual([an.user.id])
  })
})

describe('a form that was opened before somebody saved', () => {
  const titleOf = async (id: number) =>
    (await payload.findByID({ collection: 'pages', id, draft: true, locale: 'nl' })).title

  const openForm = async (id: number) =>
    (await payload.findByID({ collection: 'pages', id, draft: true })).updatedAt

  const save = (id: number, who: { token: string }, data: object) =>
    send(`pages/${id}?locale=nl&autosave=true&draft=true`, who, data)

  it('does not write over what a colleague saved, and says so', async () => {
    const id = await createPage('Ingehaald')
    const updatedAt = await openForm(id)
    expect((await save(id, jan, { title: 'Van Jan', updatedAt })).status).toBe(200)
    const refused = await save(id, an, { title: 'Van An', updatedAt })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('Een collega bewaarde dit intussen') }],
    })
    expect(await titleOf(id)).toBe('Van Jan')
    const anew = await save(id, an, { title: 'Van An', updatedAt: await openForm(id) })
    expect([anew.status, await titleOf(id)]).toEqual([200, 'Van An'])
  })

  it('is not in its own way: a second save may come before the answer to the first', async () => {
    const id = await createPage('Snel')
    const updatedAt = await openForm(id)
    for (const title of ['Een', 'Twee']) {
      expect((await save(id, an, { title, updatedAt })).status).toBe(200)
    }
    expect(await titleOf(id)).toBe('Twee')
  })

  it('is not overtaken by the site itself', async () => {
    const id = await createPage('De site')
    const updatedAt = await openForm(id)
    await payload.update({ collection: 'pages', id, draft: true, data: { sort: 7 } })
    expect((await save(id, an, { title: 'Van An', updatedAt })).status).toBe(200)
  })

  it.each([undefined, null, 'yesterday', 7, {}])(
    'is asked by a moment alone (%j)',
    async (copyOf) => {
      const id = await createPage('Zonder moment')
      expect((await save(id, jan, { title: 'Van Jan' })).status).toBe(200)
      expect((await save(id, an, { title: 'Van An', updatedAt: copyOf })).status).toBe(200)
    },
  )
})

type Target = 'pages' | 'articles' | 'modules' | 'banners' | 'properties' | 'projects'

/** As little as a draft of each needs. */
const blank: Record<Target, object> = {
  pages: { name: 'x' },
  articles: { name: 'x' },
  modules: { name: 'x', type: 'text', view: 'text' },
  banners: { name: 'x' },
  properties: { recordFile: 'x' },
  projects: { name: 'x' },
}
const targets = Object.keys(blank) as Target[]
const textOf = (slug: Target) => (slug === 'projects' ? 'name' : 'title')

describe('at the same moment', () => {
  it.each(targets)('the texts of four languages are saved, and all are kept: %s', async (slug) => {
    for (let round = 0; round < 4; round += 1) {
      const data = { ...blank[slug], ...(slug === 'properties' && { recordFile: `x ${round}` }) }
      const { id } = await payload.create({
        collection: slug,
        draft: true,
        locale: 'nl',
        data: data as never,
      })
      const query = round % 2 === 0 ? 'autosave=true&draft=true' : 'draft=true'
      const answers = await Promise.all(
        locales.map((locale) =>
          send(`${slug}/${id}?locale=${locale}&${query}`, an, {
            [textOf(slug)]: `Titel ${locale}`,
          }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const stored = await payload.findByID({ collection: slug, id, draft: true, locale: 'all' })
      expect(Reflect.get(stored, textOf(slug))).toEqual({
        nl: 'Titel nl',
        fr: 'Titel fr',
        en: 'Titel en',
        de: 'Titel de',
      })
      expect(
        await queryRows(`select id from _${slug}_v where parent_id = $1 and latest`, [id]),
      ).toHaveLength(1)
    }
  })

  it('many save one record, more than there are connections, and none waits for ever', async () => {
    const id = await createPage('Druk')
    const answers = await Promise.all(
      [...Array(40).keys()].map((at) =>
        send(`pages/${id}?locale=nl&draft=true`, an, { title: `Titel ${at}` }),
      ),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(
      await queryRows('select id from _pages_v where parent_id = $1 and latest', [id]),
    ).toHaveLength(1)
  })
})
