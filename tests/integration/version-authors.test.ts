import {
  createLocalReq,
  handleEndpoints,
  restoreVersionOperation,
  type Payload,
  type TypedUser,
} from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { readNames, readVersions } from '@/cms/admin/versions/read-versions'
import { createAccounts, type Accounts } from '../access/who'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let accounts: Accounts

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
})

const editor = () => accounts.editor ?? undefined

const idOf = (role: 'editor' | 'administrator') => accounts[role]?.id ?? 0

async function createPage(): Promise<number> {
  const data = { name: `Blad ${Math.random()}`, title: 'Een', screen: 'content' } as const
  const page = { ...data, status: 'published', _status: 'published' } as const
  const rules = { overrideAccess: false, user: editor() } as const
  const { id } = await payload.create({ collection: 'pages', locale: 'nl', data: page, ...rules })
  return id
}

const save = (id: number, title: string, user: TypedUser | null, data = {}) =>
  payload.update({
    collection: 'pages',
    id,
    locale: 'nl',
    data: { title, ...data },
    overrideAccess: user === null,
    user: user ?? undefined,
  })

const versionsOf = async (id: number) =>
  readVersions(await createLocalReq({ user: editor(), locale: 'nl' }, payload), 'pages', id)

const ask = (path: string) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`${payload.config.serverURL}/api/${path}`),
  })

describe('a version', () => {
  it('says who saved it, and the site itself where nobody of the staff did', async () => {
    const id = await createPage()
    await save(id, 'Twee', accounts.administrator)
    await save(id, 'Drie', null)
    const versions = await versionsOf(id)
    expect(versions.map(({ authorId }) => authorId)).toEqual([
      null,
      idOf('administrator'),
      idOf('editor'),
    ])
    const req = await createLocalReq({ user: editor() }, payload)
    const names = await readNames(req, [idOf('administrator')])
    expect(names.get(idOf('administrator'))).toBe('administrator')
  })

  it('that is restored is by who restored it', async () => {
    const id = await createPage()
    await save(id, 'Twee', accounts.administrator)
    const [, first] = await versionsOf(id)
    await restoreVersionOperation({
      id: Number(first?.id),
      collection: payload.collections.pages,
      req: await createLocalReq(
        { user: accounts.administrator ?? undefined, locale: 'nl' },
        payload,
      ),
      overrideAccess: false,
      depth: 0,
    })
    const [newest] = await versionsOf(id)
    expect(newest?.authorId).toBe(idOf('administrator'))
  })

  it('is by who saved it, whatever the save says', async () => {
    const id = await createPage()
    await save(id, 'Twee', accounts.editor, { updatedBy: idOf('administrator') })
    expect((await versionsOf(id))[0]?.authorId).toBe(idOf('editor'))
  })

  it('outlives the account of its author', async () => {
    const data = { email: 'weg@example.be', password: 'lang genoeg 1234', name: 'Weg' }
    const role = 'editor' as const
    const { id: gone } = await payload.create({ collection: 'users', data: { ...data, role } })
    const user = {
      ...(await payload.findByID({ collection: 'users', id: gone })),
      collection: 'users' as const,
    }
    const id = await createPage()
    await save(id, 'Twee', user)
    await payload.delete({ collection: 'users', id: gone })
    expect((await versionsOf(id))[0]?.authorId).toBeNull()
    expect(await payload.findByID({ collection: 'pages', id, locale: 'nl' })).toMatchObject({
      title: 'Twee',
    })
  })

  it('names its author to staff alone, and lets nobody else look for one', async () => {
    const id = await createPage()
    const answer = await ask(`pages/${id}?depth=2`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).not.toHaveProperty('updatedBy')
    const byAuthor = await ask(`pages?where[updatedBy][equals]=${idOf('editor')}`)
    expect(byAuthor.status).toBe(400)
    const selected = await (await ask(`pages?select[updatedBy]=true&limit=1`)).json()
    expect(selected.docs[0]).not.toHaveProperty('updatedBy')
    expect((await ask('pages/versions')).status).toBe(403)
  })
})
