import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let token: string
let id: number

beforeAll(async () => {
  payload = await getTestPayload()
  const data = { email: 'an@kassei.example', password: 'Correct-horse-9', name: 'An' }
  await payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
  token = String((await payload.login({ collection: 'users', data })).token)
})

async function patch(query: string, data: object): Promise<number> {
  const request = new Request(`${payload.config.serverURL}/api/pages/${id}/?locale=nl${query}`, {
    method: 'PATCH',
    headers: { Authorization: `JWT ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  return (await handleEndpoints({ config: payload.config, request })).status
}

const read = async (draft: boolean) => {
  const page = await payload.findByID({ collection: 'pages', id, locale: 'nl', draft, trash: true })
  const { title, intro, _status } = page
  return { title, intro, _status }
}

beforeEach(async () => {
  const data = {
    name: 'Over ons',
    title: 'Online',
    screen: 'content',
    status: 'published',
    _status: 'published',
  } as const
  id = (await payload.create({ collection: 'pages', locale: 'nl', data })).id
})

describe('a save that does not say whether it goes online', () => {
  it('goes online where nothing else waits', async () => {
    expect(await patch('', { title: 'Nieuw' })).toBe(200)
    expect(await read(false)).toMatchObject({ title: 'Nieuw', _status: 'published' })
  })

  it('joins the draft that waits, and leaves visitors what they had', async () => {
    expect(await patch('&draft=true', { title: 'Nog niet af', _status: 'draft' })).toBe(200)
    expect(await patch('', { intro: 'Welkom' })).toBe(200)
    expect(await read(false)).toMatchObject({ title: 'Online', _status: 'published' })
    expect(await read(true)).toEqual({ title: 'Nog niet af', intro: 'Welkom', _status: 'draft' })
  })

  it('is refused for one language alone, which it would publish with a draft', async () => {
    await patch('&draft=true', { title: 'Nog niet af', _status: 'draft' })
    expect(await patch('&publishSpecificLocale=nl', { intro: 'Welkom' })).toBe(400)
    expect(await read(false)).toMatchObject({ title: 'Online', _status: 'published' })
  })

  it('still puts a record in the trash, and says so takes it offline', async () => {
    await patch('&draft=true', { title: 'Nog niet af', _status: 'draft' })
    expect(await patch('', { _status: 'draft' })).toBe(200)
    expect(await read(false)).toMatchObject({ _status: 'draft' })
    expect(await patch('', { deletedAt: new Date().toISOString() })).toBe(200)
    const { totalDocs } = await payload.count({
      collection: 'pages',
      where: { id: { equals: id } },
    })
    expect(totalDocs).toBe(0)
  })

  it('is one with a status that is none, which takes nothing off the site', async () => {
    expect(await patch('', { _status: null })).toBe(200)
    expect(await read(false)).toMatchObject({ title: 'Online', _status: 'published' })
  })
})
