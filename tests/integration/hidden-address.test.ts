import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { listingFormats } from '@/domain/listings/listing-formats'
import { imageFormats, imageWidths, parseImageRequest } from '@/domain/media/image-size'
import { answerFeed } from '@/features/feeds/answer-feed'
import { answerGuide } from '@/features/feeds/answer-guide'
import { answerListings } from '@/features/listing-export/answer-listings'
import { answerImage } from '@/features/media/answer-image'
import { toPictureKey } from '@/features/media/picture-key'
import { toPropertyJsonLd } from '@/features/properties/property-json-ld'
import { findProperty } from '@/features/properties/property-queries'
import { answerSitemap, answerSitemapIndex } from '@/features/sitemaps/answer-sitemap'
import { env } from '@/server/env'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

/** Whatever tells where the home stands: in words, in numbers, and as a camera writes it. */
const secret = /sluierberg|98765|bus-?geheim|51\.2987|4\.4719|51\.298765|4\.471987/i

const address = {
  street: 'Sluierbergstraat',
  houseNumber: '98765',
  boxNr: 'busgeheim',
  lat: 51.298765,
  lng: 4.471987,
}

let payload: Payload
let publicId = 0
let reference = ''
let pictureId = 0
let documentUrl = ''

/** A photograph as it comes from a telephone, with the place where it was taken. */
async function takePhoto(): Promise<Buffer> {
  const exif = {
    IFD0: { ImageDescription: 'Sluierbergstraat 98765', Artist: 'Sluierberg' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 17/1 55/1', GPSLongitudeRef: 'E' },
  }
  const create = { width: 640, height: 480, channels: 3, background: '#8a6f52' } as const
  return sharp({ create }).withExif(exif).jpeg().toBuffer()
}

function hasCameraNotes(file: Buffer): boolean {
  return /Exif\0\0|GPSLatitude|<x:xmpmeta|eXIf/.test(file.toString('latin1'))
}

async function createRecords() {
  const photo = await takePhoto()
  expect(hasCameraNotes(photo)).toBe(true)
  const file = (name: string) => ({ data: photo, mimetype: 'image/jpeg', name, size: photo.length })
  const picture = await payload.create({
    collection: 'media',
    locale: 'nl',
    data: { alt: 'Voorgevel Sluierbergstraat 98765', kind: 'photo' },
    file: file('sluierbergstraat-98765.jpg'),
  })
  const scan = await payload.create({
    collection: 'documents',
    locale: 'nl',
    data: { title: 'Plan Sluierbergstraat 98765', kind: 'plan', visibility: 'public' },
    file: file('plan-sluierbergstraat.jpg'),
  })
  const epc = await payload.create({
    collection: 'documents',
    locale: 'nl',
    data: { title: 'EPC', kind: 'epc', visibility: 'public' },
    file: file('epc.jpg'),
  })
  return { picture, scan, epc }
}

beforeAll(async () => {
  payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  const { picture, scan, epc } = await createRecords()
  const home = await createHouse(payload, basics, {
    ...address,
    publishAddress: false,
    title: 'Woning Sluierbergstraat',
    description: 'Rustig wonen. De Sluierbergstraat 98765 ligt dichtbij. Met tuin.',
    tourUrl: 'https://www.tvl.be/sluierbergstraat-98765',
    pictures: [picture.id],
    panoramas: [picture.id],
    documents: [scan.id, epc.id],
  })
  await payload.update({
    collection: 'properties',
    id: home.id,
    locale: 'fr',
    data: { title: 'Maison Sluierbergstraat', description: 'Calme. Sluierbergstraat 98765.' },
  })
  publicId = home.publicId ?? 0
  reference = home.recordFile
  pictureId = picture.id
  documentUrl = scan.url ?? ''
})

/** Asks the endpoints that the framework opens on the records, as anybody may. */
async function askRest(query: string): Promise<{ status: number; body: string }> {
  const request = new Request(`${payload.config.serverURL}/api/${query}`)
  const answer = await handleEndpoints({ config: payload.config, request })
  return { status: answer.status, body: await answer.text() }
}

describe('a hidden address', () => {
  it.each(locales)('is told by no part of the page in %s', async (locale) => {
    const found = await findProperty(publicId, locale)
    const told = JSON.stringify(found)
    expect(told).toContain('2000')
    expect(told).not.toMatch(secret)
  })

  it('leaves the rest of the texts, and the papers that do not state it', async () => {
    const found = await findProperty(publicId, 'nl')
    expect(found?.view.description?.text).toBe('Rustig wonen. Met tuin.')
    expect(found?.view.documents.map(({ kind }) => kind)).toEqual(['plan'])
    expect(found?.view.tour).toBeNull()
  })

  it('is not in the structured data', async () => {
    const found = await findProperty(publicId, 'nl')
    const page = { locale: 'nl', origin: 'https://a.be', canonical: '/', agencyName: 'K' } as const
    const told = found && JSON.stringify(toPropertyJsonLd(found.view, page))
    expect(told).toContain('PostalAddress')
    expect(told).not.toMatch(/sluierberg|98765|streetAddress|geo/i)
  })

  it('is in no column of the read model, from which lists, maps and suggestions are made', async () => {
    const { rows } = await payload.db.pool.query<{ found: string }>(
      'select l::text as found from rm.listings l where public_id = $1',
      [publicId],
    )
    expect(rows).toHaveLength(locales.length)
    expect(rows.map(({ found }) => found).join('\n')).not.toMatch(secret)
  })

  it('is in no sitemap, feed or guide', async () => {
    const files = ['nl.xml', 'nl-pages.xml', 'nl-properties-0.xml', 'fr-properties-0.xml']
    const feeds = ['for-sale.xml', 'for-sale.json', 'for-rent.xml']
    const request = new Request('https://a.be/')
    const answers = await Promise.all([
      answerSitemapIndex(),
      ...files.map(answerSitemap),
      ...feeds.map((name) => answerFeed(request, { locale: 'nl', name })),
      answerGuide(),
    ])
    const told = (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
    expect(told).toContain(`/${publicId}/`)
    expect(told).not.toMatch(secret)
  })

  it.each(listingFormats)('is in no file for portals, in %s', async (format) => {
    const scope = { locales, goals: [], countryIds: [], typeWebIds: [], preset: null }
    const headers = { 'Content-Disposition': 'attachment' }
    const answer = await answerListings({ format, scope }, { now: new Date(), headers })
    const told = await answer.text()
    expect(told).toContain(reference)
    expect(told).toContain('Rustig wonen.')
    expect(told).not.toMatch(secret)
    expect(told).not.toMatch(/geokoordinaten|<latitude>|"lat":\d/)
  })

  it.each([
    'properties?limit=10&depth=3',
    'properties?limit=10&depth=3&locale=all',
    'properties?select[title]=true&select[description]=true',
    'properties?draft=true&depth=2',
  ])('is not told by /api/%s', async (query) => {
    const { status, body } = await askRest(query)
    expect(status).toBe(200)
    expect(body).toContain('"docs":[{')
    expect(body).not.toMatch(secret)
  })

  it.each([
    'title',
    'title.nl',
    'description',
    'description.fr',
    'pictures.alt',
    'pictures.alt.nl',
    'panoramas.alt',
    'tourUrl',
  ])('is not found by looking for it in %s', async (field) => {
    const { body } = await askRest(`properties?where[${field}][like]=sluierberg`)
    expect(body).not.toContain(`"publicId":${publicId}`)
  })

  it.each([
    ...['lat', 'lat.x', 'lat__', '-lng__x', 'street.', 'houseNumber__x', 'price.x', 'title__nl'],
    ...['project.street.x', 'title,lat.x', 'deskName', '-deskName', 'deskName__x', 'updatedBy'],
  ])('is not found by ordering homes by %s', async (sort) => {
    expect((await askRest(`properties?sort=${sort}`)).status).toBe(400)
  })

  it.each([
    ...['title__nl', 'description__fr', 'unit__lot', 'pictures__alt', 'deskName', 'deskName__x'],
    ...['project__name', 'project__description', 'project__progress__text'],
  ])('is not found by looking for it in %s', async (field) => {
    expect((await askRest(`properties?where[${field}][like]=sluierberg`)).status).toBe(400)
  })

  it('leaves homes in the order of a field that everybody may read', async () => {
    expect((await askRest('properties?sort=-publishedAt&limit=5')).status).toBe(200)
  })
})

describe('a picture of a home whose address is hidden', () => {
  const ask = (query: string, key: string | null = toPictureKey(pictureId, 0)) =>
    answerImage(String(pictureId), key, parseImageRequest(new URLSearchParams(query)))

  const queries = imageFormats.flatMap((format) =>
    [...imageWidths.map((width) => `width=${width}`), 'width=1360&height=714', 'height=75'].map(
      (size) => `${size}&format=${format}`,
    ),
  )

  it('carries nothing that the camera or the editor wrote, in any size', async () => {
    for (const query of queries) {
      const answer = await ask(query)
      const body = Buffer.from(await answer.arrayBuffer())
      const headers = JSON.stringify([...answer.headers])
      expect([query, answer.status, hasCameraNotes(body)]).toEqual([query, 200, false])
      expect(`${headers}${body.toString('latin1')}`).not.toMatch(/sluierberg|98765/i)
    }
  })

  it('is stored without it, like the scan of a paper', async () => {
    const folders = [env().MEDIA_DIR, env().DOCUMENT_DIR]
    for (const folder of folders) {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg'))
      expect(names.length).toBeGreaterThan(0)
      const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))))
      expect(files.filter(hasCameraNotes)).toEqual([])
    }
  })

  it('is shown to nobody who counts through the numbers', async () => {
    expect((await ask('width=600&format=webp', null)).status).toBe(404)
    expect((await ask('width=600&format=webp', toPictureKey(pictureId + 1, 0))).status).toBe(404)
    expect((await ask('width=601&format=webp', null)).status).toBe(400)
  })

  it('has papers beside it whose address says nothing', () => {
    expect(documentUrl).toMatch(/\/api\/documents\/file\/[0-9a-f-]{36}\.jpg$/)
  })
})
