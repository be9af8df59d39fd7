import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { getTestPayload } from '../support/test-payload'
import { createAccounts, logIn } from './who'

let payload: Payload
let staffToken: string
let editorToken: string
let ownerToken: string

beforeAll(async () => {
  payload = await getTestPayload()
  const accounts = await createAccounts(payload)
  const login = async (collection: 'owners' | 'users', email: unknown) => {
    const data = { email: String(email), password: 'lang genoeg 1234' }
    return String((await payload.login({ collection, data })).token)
  }
  staffToken = await login('users', accounts.translator?.email)
  editorToken = await login('users', accounts.editor?.email)
  ownerToken = await login('owners', accounts.owner?.email)
})

/** Sends something to those endpoints, from the desk in French. */
async function send(method: string, path: string, token: string | undefined, body?: BodyInit) {
  const request = new Request(`${payload.config.serverURL}/api/${path}`, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `JWT ${token}` }),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      'Accept-Language': 'fr',
    },
    ...(body !== undefined && { body }),
  })
  const answer = await handleEndpoints({ config: payload.config, request })
  return { status: answer.status, body: await answer.text() }
}

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

describe('an address of a collection', () => {
  const people = [
    ['a visitor', () => undefined],
    ['an owner', () => ownerToken],
    ['an editor', () => editorToken],
  ] as const

  /** What the framework would open on every collection, with the method that it takes. */
  const addresses = [
    ['POST', 'verify/abc'],
    ['GET', 'versions'],
    ['POST', 'versions/1'],
  ] as const

  it.each(people)(
    'is not found by %s where there is nothing behind it',
    async (_name, toToken) => {
      // A preference may be called anything, `versions` too.
      const bare = payload.config.collections.filter(
        ({ slug, versions }) => !versions && slug !== 'payload-preferences',
      )
      expect(bare.length).toBeGreaterThan(20)
      for (const { slug } of bare) {
        for (const [method, address] of addresses) {
          const body = method === 'POST' ? '{}' : undefined
          const { status } = await send(method, `${slug}/${address}`, toToken(), body)
          expect([slug, address, status, status >= 400 && status < 500]).toEqual([
            slug,
            address,
            status,
            true,
          ])
        }
      }
    },
    // Some hundred questions, one after the other.
    90_000,
  )
})

describe('the number of a record', () => {
  const odd = ['1.5', '-1', '0', '01', '+1', '1e3', '0x1', 'NaN', '2147483648', '%00']
  const methods = ['GET', 'PATCH', 'DELETE'] as const
  const ask = async (method: (typeof methods)[number], path: string) => {
    const body = method === 'PATCH' ? '{}' : undefined
    return [path, method, (await send(method, path, editorToken, body)).status]
  }

  it('has one form in every collection, and whatever else is asked for is no error', async () => {
    const error = vi.spyOn(payload.logger, 'error')
    // A preference is called by a key, which may be any text.
    const numbered = payload.config.collections.filter(({ slug }) => slug !== 'payload-preferences')
    for (const { slug } of numbered) {
      for (const method of methods) {
        const path = `${slug}/15abc`
        expect(await ask(method, path)).toEqual([path, method, 404])
      }
    }
    const written = error.mock.calls.map((call) => JSON.stringify(call))
    error.mockRestore()
    expect(written.filter((line) => !line.includes('"status":404'))).toEqual([])
  }, 90_000)

  it.each(odd)('is not %s', async (id) => {
    for (const method of methods) {
      const path = `properties/${id}`
      expect(await ask(method, path)).toEqual([path, method, 404])
    }
  })

  it('is asked for of versions too', async () => {
    for (const path of ['properties/versions/15abc', 'globals/site/versions/15abc']) {
      expect([path, (await send('GET', path, editorToken)).status]).toEqual([path, 404])
    }
  })
})

describe('the body of a request about a record', () => {
  it.each(['null', '1', '"x"', '[]'])('is no %s, whatever the collection', async (body) => {
    for (const { slug, endpoints } of payload.config.collections) {
      if (endpoints === false || slug === 'payload-preferences') continue
      for (const [method, path] of [
        ['POST', slug],
        ['PATCH', `${slug}/1`],
      ] as const) {
        const { status } = await send(method, path, editorToken, body)
        expect([method, path, status >= 400 && status < 500]).toEqual([method, path, true])
      }
    }
  })
})

describe('the sessions of an account', () => {
  it('are read by whoever it is, and not by the account of another kind with its number', async () => {
    const { docs } = await payload.find({ collection: 'owners' })
    const administrator = await logIn('administrator')
    const { user } = await payload.auth({
      headers: new Headers({ Authorization: `JWT ${administrator}` }),
    })
    const [owner] = docs
    expect(owner?.id).toBe(user?.id)
    const read = async (path: string, token: string) => (await get(path, token)).body
    expect(await read(`owners/${owner?.id}`, ownerToken)).toContain('"sessions":[{')
    expect(await read(`users/${user?.id}`, administrator)).toContain('"sessions":[{')
    expect(await read(`owners/${owner?.id}`, administrator)).not.toContain('"sessions":[{')
    expect(await read(`users/${user?.id}`, editorToken)).not.toContain('"sessions":[{')
  })
})

describe('preferences', () => {
  it('are stored for staff alone', async () => {
    const value = JSON.stringify({ value: { limit: 5 } })
    const path = 'payload-preferences/media-list'
    expect((await send('POST', path, ownerToken, value)).status).toBe(403)
    expect((await send('GET', path, ownerToken)).status).toBe(403)
    const whole = JSON.stringify({ key: 'x', value: {} })
    expect((await send('POST', 'payload-preferences', ownerToken, whole)).status).toBe(403)
    expect((await send('POST', path, editorToken, value)).status).toBe(200)
  })
})

describe('a file in the desk', () => {
  const sendFile = (parts: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, part] of Object.entries(parts)) form.append(name, part)
    return send('POST', 'media?locale=nl', editorToken, form)
  }

  it('that is of another kind than its name says is refused by name, in the language of the desk', async () => {
    const file = new File(['geen beeld'], 'gevel voor.jpg', { type: 'image/jpeg' })
    const { status, body } = await sendFile({ file, _payload: '{"alt":"x","kind":"photo"}' })
    expect(status).toBe(400)
    expect(body).toContain('« gevel voor.jpg » n’a pas le contenu')
  })

  it('is never fetched from an address that somebody names', async () => {
    const data = { alt: 'x', kind: 'photo', filename: 'a.png', url: 'http://127.0.0.1:9/a.png' }
    const { status, body } = await send('POST', 'media', editorToken, JSON.stringify(data))
    expect(status).toBe(400)
    expect(body).toContain('Choisissez un fichier')
  })
})
