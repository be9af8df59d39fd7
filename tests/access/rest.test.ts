import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../support/test-payload'
import { createAccounts } from './who'

let payload: Payload
let staffToken: string

beforeAll(async () => {
  payload = await getTestPayload()
  const accounts = await createAccounts(payload)
  const credentials = { email: String(accounts.translator?.email), password: 'lang genoeg 1234' }
  const { token } = await payload.login({ collection: 'users', data: credentials })
  staffToken = String(token)
})

/** Asks the endpoints that the framework opens on the records, as somebody outside does. */
async function get(path: string, token?: string): Promise<{ status: number; body: string }> {
  const request = new Request(`${payload.config.serverURL}/api/${path}`, {
    headers: token === undefined ? {} : { Authorization: `JWT ${token}` },
  })
  const answer = await handleEndpoints({ config: payload.config, request })
  return { status: answer.status, body: await answer.text() }
}

const square = { width: 8, height: 8, channels: 3, background: '#fcfcfa' } as const
/** The first box of a film, which names its format, and an empty one. */
const film = Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom\0\0\0\u0008free', 'latin1')

async function upload(name: string, mimetype: string, data: Buffer) {
  return payload.create({
    collection: 'media',
    locale: 'nl',
    data: { alt: 'Proef', kind: mimetype.startsWith('video/') ? 'video' : 'photo' },
    file: { data, mimetype, name, size: data.length },
  })
}

describe('a page that was never published', () => {
  it('has an address that only staff can find', async () => {
    await payload.create({
      collection: 'pages',
      locale: 'nl',
      data: { name: 'Geheim plan', title: 'Geheim plan', screen: 'content' },
      draft: true,
    })
    expect(await get('routes?limit=100')).toMatchObject({ status: 403 })
    expect((await get('pages?draft=true&limit=100')).body).not.toContain('eheim')
    expect((await get('routes?limit=100', staffToken)).body).toContain('geheim-plan')
  })
})

describe('a picture', () => {
  it('is described and handed over by its name to staff alone', async () => {
    const data = await sharp({ create: square }).png().toBuffer()
    const { id, filename } = await upload('woning.png', 'image/png', data)
    const paths = ['media', 'media/count', `media/${id}`, `media/file/${filename}`]
    for (const path of paths) {
      expect([path, (await get(path)).status]).toEqual([path, 403])
      expect([path, (await get(path, staffToken)).status]).toEqual([path, 200])
    }
  })
})

describe('a film', () => {
  it('is described to staff alone and handed over by its name to everybody', async () => {
    const { id, filename } = await upload('rondgang.mp4', 'video/mp4', film)
    expect((await get(`media/${id}`)).status).toBe(403)
    expect((await get(`media/file/${filename}`)).status).toBe(200)
  })
})
