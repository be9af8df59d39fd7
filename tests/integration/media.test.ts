import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  APIError,
  createLocalReq,
  handleEndpoints,
  ValidationError,
  type Payload,
  type TypedUser,
} from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/kernel/locales'
import { parseImageRequest } from '@/domain/media/image-size'
import { answerImage } from '@/features/media/answer-image'
import { toPictureKey } from '@/features/media/picture-key'
import { findUses } from '@/cms/uses/find-uses'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { hit } from '@/server/rate-limit/rate-limit'
import { createAccounts, type Accounts } from '../access/who'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let accounts: Accounts
let basics: ListingBasics

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  basics = await createListingBasics(payload)
})

type Kind = 'jpeg' | 'webp' | 'png' | 'avif'

const hugeMeasures = /11.?000 × 11.?000/

let huge: Promise<Buffer> | undefined

/** A white square of some kilobytes, with more pixels than the memory of a server should hold. */
function drawHuge(): Promise<Buffer> {
  const square = { width: 11_000, height: 11_000, channels: 3 as const, background: 'white' }
  huge ??= sharp({ create: square }).png({ compressionLevel: 3 }).toBuffer()
  return huge
}

/** The left half red, the right half blue, as a telephone writes it: lying, with the place of the shot. */
async function shoot(format: Kind): Promise<Buffer> {
  const blue = { create: { width: 200, height: 200, channels: 3 as const, background: '#0000ff' } }
  const half = await sharp(blue).png().toBuffer()
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: 200, top: 0 }])
    .withExif({
      IFD0: { Make: 'Proefcamera', Artist: 'Jan Verborgen' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 13/1 10/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
}

let count = 0

async function upload(data: Buffer, format: Kind = 'jpeg', differences: object = {}) {
  count += 1
  return payload.create({
    collection: 'media',
    locale: 'nl',
    data: { alt: `Proefbeeld ${count}`, kind: 'photo', ...differences },
    file: {
      data,
      mimetype: `image/${format}`,
      name: `proef-${count}.${format}`,
      size: data.length,
    },
  })
}

async function serve(media: { id: number; updatedAt: string }, query: string): Promise<Buffer> {
  const request = parseImageRequest(new URLSearchParams(query))
  const key = toPictureKey(media.id, media.updatedAt)
  const response = await answerImage(String(media.id), key, request)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** What a file still says beside its pixels. */
async function readTraces(data: Buffer) {
  const { exif, xmp, iptc, orientation } = await sharp(data).metadata()
  const text = data.toString('latin1')
  const words = ['GPS', 'Proefcamera', 'Verborgen', 'Exif'].filter((word) => text.includes(word))
  return { exif, xmp, iptc, orientation, words }
}

const noTraces = {
  exif: undefined,
  xmp: undefined,
  iptc: undefined,
  orientation: undefined,
  words: [],
}

async function colourAt(data: Buffer, x: number, y: number): Promise<'red' | 'blue'> {
  const { data: pixels, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels
  return (pixels[at] ?? 0) > (pixels[at + 2] ?? 0) ? 'red' : 'blue'
}

describe('a picture from a telephone', () => {
  it.each(['jpeg', 'webp', 'png', 'avif'] as const)(
    'keeps its pixels upright and loses all else, as %s',
    async (format) => {
      const data = await shoot(format)
      expect((await readTraces(data)).exif).toBeInstanceOf(Buffer)
      const media = await upload(data, format)
      expect(media).toMatchObject({ width: 200, height: 400 })
      const stored = await readFile(path.join(env().MEDIA_DIR, media.filename ?? ''))
      expect(await readTraces(stored)).toEqual(noTraces)
      expect([await colourAt(stored, 0.5, 0.1), await colourAt(stored, 0.5, 0.9)]).toEqual([
        'red',
        'blue',
      ])
    },
  )

  it('is clean in every size that is served', async () => {
    const media = await upload(await shoot('jpeg'))
    for (const query of [
      'width=100&format=webp',
      'width=240&format=avif',
      'width=1920&format=png',
      'height=75&format=png',
      'width=60&height=60&format=webp',
      'width=1360&height=714&format=webp',
    ]) {
      expect([query, await readTraces(await serve(media, query))]).toEqual([query, noTraces])
    }
  })
})

describe('the point of interest', () => {
  it('stays in sight in every size that is cut', async () => {
    const above = await upload(await shoot('jpeg'), 'jpeg', { focalX: 50, focalY: 10 })
    const below = await upload(await shoot('jpeg'), 'jpeg', { focalX: 50, focalY: 90 })
    for (const query of ['width=60&height=60&format=png', 'width=1360&height=714&format=png']) {
      expect(await colourAt(await serve(above, query), 0.5, 0.5)).toBe('red')
      expect(await colourAt(await serve(below, query), 0.5, 0.5)).toBe('blue')
    }
  })
})

describe('a picture', () => {
  it('needs words in the language in which it is saved, unless it is a background', async () => {
    const data = await shoot('jpeg')
    await expect(upload(data, 'jpeg', { alt: ' ' })).rejects.toThrow(ValidationError)
    await expect(upload(data, 'jpeg', { alt: '', kind: 'background' })).resolves.toBeTruthy()
  })

  it('with more pixels than a server can hold is refused in words', async () => {
    const refusal: unknown = await upload(await drawHuge(), 'png').catch((cause: unknown) => cause)
    expect(refusal).toBeInstanceOf(ValidationError)
    expect(JSON.stringify(refusal)).toMatch(hugeMeasures)
  })
})

describe('a drawing', () => {
  const draw = async (within: string, language: Locale) => {
    const data = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${within}</svg>`,
    )
    const req = await createLocalReq({}, payload)
    req.i18n = { ...req.i18n, language }
    const file = { data, mimetype: 'image/svg+xml', name: 'logo.svg', size: data.byteLength }
    return payload.create({ collection: 'media', draft: true, data: { alt: 'Logo' }, file, req })
  }

  it.each([
    ['nl', /"logo.svg" bevat een script/],
    ['fr', /« logo.svg » contient un script/],
    ['en', /"logo.svg" holds a script/],
    ['de', /„logo.svg“ enthält ein Skript/],
  ] as const)(
    'with a script is refused, and the desk says in %s what to do',
    async (language, text) => {
      for (const within of ['<script>alert(1)</script>', '<a onclick="alert(1)"/>']) {
        await expect(draw(within, language)).rejects.toMatchObject({
          data: { errors: [{ path: 'file', message: expect.stringMatching(text) }] },
        })
      }
    },
  )

  it('without one is taken', async () => {
    expect(await draw('<path d="M0 0h9v9z" fill="#123a8f"/>', 'nl')).toMatchObject({
      mimeType: 'image/svg+xml',
    })
  })
})

describe('a picture that is used', () => {
  const remove = (id: number, user: TypedUser | null) =>
    payload.delete({ collection: 'media', id, user, overrideAccess: false })

  async function refusalOf(id: number): Promise<string> {
    const cause: unknown = await remove(id, accounts.editor).then(
      () => null,
      (error: unknown) => error,
    )
    if (!(cause instanceof APIError)) throw cause ?? new Error('expected a refusal, got none')
    expect(cause.status).toBe(409)
    return cause.message
  }

  it('is not deleted, and the refusal names homes, drafts, rows and settings', async () => {
    const { id } = await upload(await shoot('jpeg'))
    await createHouse(payload, basics, { recordFile: 'Beeld 1', pictures: [id] })
    const edited = await createHouse(payload, basics, { recordFile: 'Beeld 2' })
    await payload.update({
      collection: 'properties',
      id: edited.id,
      data: { plans: [id], _status: 'draft' },
      draft: true,
    })
    await payload.create({
      collection: 'banners',
      data: { name: 'Zomer', type: 'gallery', gallery: [{ image: id }], _status: 'published' },
    })
    await payload.updateGlobal({ slug: 'site', data: { tradeName: 'Kassei', logo: id } })
    const uses = await findUses({ payload }, { collection: 'media', id })
    expect(uses.map(({ slug, name, where }) => [slug, name, where])).toEqual(
      expect.arrayContaining([
        ['properties', 'Beeld 1 · Verborgenstraat 12, Antwerpen', 'both'],
        ['properties', 'Beeld 2 · Verborgenstraat 12, Antwerpen', 'draft'],
        ['banners', 'Zomer', 'both'],
        ['site', '', 'both'],
      ]),
    )
    expect(uses).toHaveLength(4)
    const refusal = await refusalOf(id)
    expect(refusal).toMatch(/Beeld 1/)
    expect(refusal).toMatch(/Beeld 2 · Verborgenstraat 12, Antwerpen \(/)
    expect(refusal).toMatch(/Zomer/)
    await expect(payload.findByID({ collection: 'media', id })).resolves.toBeTruthy()
  })

  it('is kept for a home in the trash, which may come back', async () => {
    const { id } = await upload(await shoot('jpeg'))
    const home = await createHouse(payload, basics, { recordFile: 'Beeld 3', pictures: [id] })
    await payload.update({
      collection: 'properties',
      id: home.id,
      data: { deletedAt: new Date().toISOString() },
    })
    expect(await refusalOf(id)).toMatch(/Beeld 3/)
  })

  it('goes once nothing names it any more', async () => {
    const { id } = await upload(await shoot('jpeg'))
    const home = await createHouse(payload, basics, { pictures: [id] })
    await refusalOf(id)
    await payload.update({ collection: 'properties', id: home.id, data: { pictures: [] } })
    await expect(remove(id, accounts.editor)).resolves.toBeTruthy()
  })
})

describe('a picture that is brought without a description, among many', () => {
  it.each([
    ['nl', 'Beschrijf in het Frans wat te zien is, voor wie het beeld niet ziet.'],
    ['fr', 'Décrivez (langue : Français) ce que l’on voit, pour qui ne voit pas l’image.'],
    ['en', 'Describe in French what is to be seen, for those who do not see the picture.'],
    [
      'de',
      'Beschreiben Sie (Sprache: Französisch), was zu sehen ist, für alle, die das Bild nicht sehen.',
    ],
  ])('is refused in the language of the desk: %s', async (language, message) => {
    const login = { email: 'editor@example.be', password: 'lang genoeg 1234' }
    const { token } = await payload.login({ collection: 'users', data: login })
    const body = new FormData()
    body.set('_payload', JSON.stringify({ kind: 'photo' }))
    body.set(
      'file',
      new File([new Uint8Array(await shoot('jpeg'))], 'kaal.jpg', { type: 'image/jpeg' }),
    )
    const answer = await handleEndpoints({
      config: payload.config,
      request: new Request(`${payload.config.serverURL}/api/media?locale=fr`, {
        method: 'POST',
        headers: { Authorization: `JWT ${token}`, 'Accept-Language': language },
        body,
      }),
    })
    expect(answer.status).toBe(400)
    const answered = await answer.json()
    expect(answered).toMatchObject({ errors: [{ data: { errors: [{ path: 'alt', message }] } }] })
  })
})

describe('a file that comes by HTTP and is kept in memory', () => {
  it.each([
    ['has more pixels than a server can hold', 'groot.png', drawHuge, hugeMeasures],
    ['is empty', 'leeg.png', async () => Buffer.alloc(0), /leeg\.png/],
  ])('is refused in words when it %s', async (_why, name, draw, message) => {
    const data = { email: 'editor@example.be', password: 'lang genoeg 1234' }
    const { token } = await payload.login({ collection: 'users', data })
    const body = new FormData()
    body.set('_payload', JSON.stringify({ kind: 'photo', alt: 'Een wit vlak' }))
    body.set('file', new File([new Uint8Array(await draw())], name, { type: 'image/png' }))
    const answer = await handleEndpoints({
      config: payload.config,
      request: new Request(`${payload.config.serverURL}/api/media?locale=nl`, {
        method: 'POST',
        headers: { Authorization: `JWT ${token}` },
        body,
      }),
    })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toMatch(message)
  })
})

describe('an address that has very many pictures made', () => {
  it('gets those that lie ready, and no new one for a while', async () => {
    const data = await sharp({
      create: { width: 80, height: 60, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer()
    const media = await upload(data, 'png')
    const ask = async (width: number, address: string) => {
      const image = parseImageRequest(new URLSearchParams({ width: String(width), format: 'webp' }))
      const asked = new Request(env().SITE_URL, { headers: { 'x-forwarded-for': address } })
      const key = toPictureKey(media.id, media.updatedAt)
      const { status, headers } = await answerImage(String(media.id), key, image, asked)
      return { status, retryAfter: headers.get('retry-after') }
    }
    expect((await ask(60, '203.0.113.20')).status).toBe(200)
    const limit = { max: 600, windowSeconds: 600 }
    const clock = { now: new Date(), secret: env().PAYLOAD_SECRET }
    for (let made = 1; made < limit.max; made += 1) await hit('picture:203.0.113.20', limit, clock)
    const over = await ask(100, '203.0.113.20')
    expect(over.status).toBe(429)
    // When the first of them is forgotten, which may be sooner than a whole window from now.
    const { retryAfterSeconds } = await hit('picture:203.0.113.20', limit, clock)
    expect(Number(over.retryAfter)).toBeGreaterThan(0)
    expect(Math.abs(Number(over.retryAfter) - retryAfterSeconds)).toBeLessThanOrEqual(2)
    expect((await ask(60, '203.0.113.20')).status).toBe(200)
    expect((await ask(100, '203.0.113.21')).status).toBe(200)
    // It is there now, for everybody.
    expect((await ask(100, '203.0.113.20')).status).toBe(200)
    await queryRows('delete from guard.hits')
  })
})
