import { APIError, Forbidden, type Payload, type TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/kernel/locales'
import { getTestPayload } from '../support/test-payload'
import { createAccounts } from './who'

let payload: Payload
let translator: TypedUser | null
let id: number

beforeAll(async () => {
  payload = await getTestPayload()
  translator = (await createAccounts(payload)).translator
})

const progress = [
  { date: '2026-01-05', text: 'Ruwbouw' },
  { date: '2026-03-05', text: 'Dak' },
] as const

beforeEach(async () => {
  const data = {
    name: 'Kaai',
    title: 'Kaai',
    screen: 'content',
    inMenu: false,
    status: 'published',
    _status: 'published',
  } as const
  id = (await payload.create({ collection: 'pages', data, locale: 'nl' })).id
})

const read = (locale: Locale, draft = false) =>
  payload.findByID({ collection: 'pages', id, locale, draft, fallbackLocale: false, depth: 0 })

const as = () => ({ overrideAccess: false, user: translator }) as const

/** A translator of Dutch and French saves the page. */
const save = (locale: Locale | 'all', data: Record<string, unknown>, draft = false) =>
  payload.update({ collection: 'pages', id, data, draft, ...as(), locale: locale as Locale })

describe('a translator', () => {
  it('puts words in an assigned language on the site where the record is there already', async () => {
    await save('fr', { title: 'Quai' })
    expect(await read('fr')).toMatchObject({ title: 'Quai', _status: 'published' })
    expect(await read('nl')).toMatchObject({ title: 'Kaai' })
  })
  it.each(['en', 'de', 'all'] as const)('writes nothing in %s', async (locale) => {
    await expect(save(locale, { title: 'Quay' })).rejects.toThrow(Forbidden)
    expect((await read('en')).title ?? null).toBeNull()
  })
  it('changes nothing that all languages share', async () => {
    await save('fr', { title: 'Quai', inMenu: true, screen: 'contact' })
    expect(await read('fr')).toMatchObject({ title: 'Quai', inMenu: false, screen: 'content' })
  })
  it('takes nothing off the site', async () => {
    await expect(save('fr', { _status: 'draft' })).rejects.toThrow(Forbidden)
    await expect(save('fr', { deletedAt: new Date().toISOString() })).rejects.toThrow(Forbidden)
    expect(await read('nl')).toMatchObject({ _status: 'published' })
  })
  it.each([false, true])('takes nothing out of the trash, with draft: %s', async (draft) => {
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'pages', id, data: { deletedAt }, locale: 'nl' })
    const reach = (data: object, where: object) =>
      payload.update({ collection: 'pages', data, draft, trash: true, ...where, ...as() } as never)
    for (const data of [{ deletedAt: null }, { deletedAt: '' }, { title: 'Quai' }]) {
      await expect(reach({ ...data }, { id, locale: 'fr' })).rejects.toThrow(Forbidden)
      const many = reach({ ...data }, { where: { id: { equals: id } }, locale: 'fr' })
      await expect(many).rejects.toThrow(Forbidden)
    }
    const kept = await payload.findByID({ collection: 'pages', id, trash: true })
    expect(kept.deletedAt).toBe(deletedAt)
  })
  it('keeps a draft that an editor publishes', async () => {
    await save('fr', { title: 'Quai' }, true)
    expect(await read('fr', true)).toMatchObject({ title: 'Quai' })
    expect((await read('fr')).title ?? null).toBeNull()
    await expect(save('fr', { _status: 'published' })).rejects.toThrow(Forbidden)
  })
  it('puts no draft of somebody else on the site', async () => {
    await payload.update({
      collection: 'pages',
      id,
      data: { inMenu: true },
      draft: true,
      locale: 'nl',
    })
    await expect(save('fr', { title: 'Quai', _status: 'published' })).rejects.toThrow(Forbidden)
    await expect(save('fr', { title: 'Quai' })).rejects.toThrow(Forbidden)
    expect(await read('nl')).toMatchObject({ inMenu: false })
  })
  it('brings no version back', async () => {
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    })
    const version = String(docs[0]?.id)
    await expect(
      payload.restoreVersion({ collection: 'pages', id: version, ...as() }),
    ).rejects.toThrow(APIError)
  })
})

describe('the rows of a record', () => {
  let project: number
  const readRows = async (locale: Locale) =>
    (await payload.findByID({ collection: 'projects', id: project, locale, draft: true, depth: 0 }))
      .progress ?? []

  beforeEach(async () => {
    const data = { name: `Project ${id}`, progress: [...progress] } as never
    project = (await payload.create({ collection: 'projects', data, locale: 'nl', draft: true })).id
  })

  it('get words from a translator', async () => {
    const rows = await readRows('nl')
    const data = { progress: rows.map((row) => ({ ...row, text: 'En français' })) } as never
    await payload.update({
      collection: 'projects',
      id: project,
      data,
      draft: true,
      locale: 'fr',
      ...as(),
    })
    expect((await readRows('fr')).map((row) => Reflect.get(row, 'text'))).toEqual([
      'En français',
      'En français',
    ])
    expect((await readRows('nl')).map((row) => Reflect.get(row, 'text'))).toEqual([
      'Ruwbouw',
      'Dak',
    ])
  })
  it('stay as many and in their order, whatever a translator sends', async () => {
    const rows = await readRows('nl')
    for (const progress of [
      [],
      rows.toReversed(),
      [...rows, { date: '2026-05-05', text: 'Extra' }],
    ]) {
      const data = { progress } as never
      await payload.update({
        collection: 'projects',
        id: project,
        data,
        draft: true,
        locale: 'nl',
        ...as(),
      })
      expect((await readRows('nl')).map(({ id: row }) => row)).toEqual(
        rows.map(({ id: row }) => row),
      )
    }
  })
})
