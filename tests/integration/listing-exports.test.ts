import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import config from '@payload-config'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { locales } from '@/domain/kernel/locales'
import { isRecord } from '@/domain/listings/raw-values'
import { fromCsv } from '@/domain/listings/from-csv'
import { fromJson } from '@/domain/listings/from-json'
import { fromKyero } from '@/domain/listings/from-kyero'
import { fromOpenImmo } from '@/domain/listings/from-open-immo'
import { listingFormats, type ListingFormat } from '@/domain/listings/listing-formats'
import type { OfferedListing } from '@/domain/listings/offered-listing'
import type { FeedRead } from '@/domain/listings/read-listings'
import { readFeed } from '@/domain/listings/listing.fixture'
import { answerDeskExport } from '@/features/listing-export/answer-desk-export'
import { answerPartnerExport } from '@/features/listing-export/answer-partner-export'
import { findExportLink, noteFetch } from '@/features/listing-export/export-link-queries'
import { readOffered } from '@/features/listing-export/export-queries'
import { queryRows } from '@/server/db'
import { readXml } from '@/server/xml/read-xml'
import { createAccounts, logInAll, people, type Person } from '../access/who'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

const now = new Date()
let payload: Payload
let basics: ListingBasics
let tokens: ReadonlyMap<Person, string>
let client = 0

beforeAll(async () => {
  payload = await getTestPayload()
  await createAccounts(payload)
  tokens = await logInAll()
  basics = await createListingBasics(payload)
  await createHouse(payload, basics, {
    recordFile: 'OPEN 1',
    description: 'Ruim & licht <huis>; "met tuin".',
    bedrooms: 3,
    zip: '2000',
    city: 'Antwerpen',
  })
  await createHouse(payload, basics, { recordFile: 'PRICE 2', price: 345_678, publishPrice: false })
  await createHouse(payload, basics, { recordFile: 'RENT 3', goal: 'rent', price: 900 })
  await createHouse(payload, basics, { recordFile: 'PLOT 4', mainType: basics.land })
  await createHouse(payload, basics, { recordFile: 'FR 5', visibleIn: ['fr'] })
  const away = [
    { recordFile: 'AWAY discreet', isDiscreet: true },
    { recordFile: 'AWAY sold', status: 'sold' },
    { recordFile: 'AWAY prospect', status: 'prospect' },
    { recordFile: 'AWAY draft', _status: 'draft' },
  ]
  for (const differences of away) await createHouse(payload, basics, differences)
})

function askDesk(query: string, person: Person = 'editor'): Promise<Response> {
  const headers = new Headers()
  const token = tokens.get(person)
  if (token) headers.set('authorization', `JWT ${token}`)
  return answerDeskExport(
    new Request(`https://a.be/api/listing-exports/?${query}`, { headers }),
    now,
  )
}

function readXmlFeed(text: string, from: (root: Parameters<typeof fromKyero>[0]) => FeedRead) {
  const read = readXml(text)
  if (!read.ok) throw new Error(read.error)
  return from(read.value)
}

const readers: Record<ListingFormat, (text: string) => FeedRead> = {
  kyero: (text) => readXmlFeed(text, fromKyero),
  'open-immo': (text) => readXmlFeed(text, fromOpenImmo),
  csv: fromCsv,
  json: (text) => fromJson(JSON.parse(text)),
}

async function readFile(format: ListingFormat, answer: Response) {
  expect(answer.status).toBe(200)
  const text = await answer.text()
  return { text, ...readFeed(readers[format](text)) }
}

const onOffer = ['OPEN 1', 'PRICE 2', 'RENT 3', 'PLOT 4', 'FR 5']

describe('the export of the desk', () => {
  it.each(people)('is for those who sell: %s', async (person) => {
    const sells = ['agent', 'editor', 'administrator'].includes(person)
    expect((await askDesk('format=csv', person)).status).toBe(sells ? 200 : 403)
  })

  it.each(listingFormats)('holds all that is on offer and nothing else in %s', async (format) => {
    const { listings, errors, text } = await readFile(format, await askDesk(`format=${format}`))
    expect(errors).toEqual([])
    expect(listings.map(({ reference }) => reference)).toEqual(onOffer)
    expect(text).not.toMatch(/AWAY|345.?678/)
    expect(listings[0]).toMatchObject({
      price: 479_000,
      bedrooms: 3,
      zip: '2000',
      descriptions: { nl: 'Ruim & licht <huis>; "met tuin".' },
    })
    expect(listings[1]).toMatchObject({ publishPrice: false })
    expect(listings[2]).toMatchObject({ goal: 'rent', price: 900 })
  })

  it('tells of a home in the languages alone in which it is on the site', async () => {
    const { text } = await readFile('json', await askDesk('format=json'))
    const listings: unknown = JSON.parse(text).listings
    const pages = (Array.isArray(listings) ? listings : [])
      .filter((one) => isRecord(one) && one.reference === 'FR 5')
      .flatMap((one) => Object.keys(one.pages))
    expect(pages).toEqual(['fr'])
  })

  it('keeps to a saved list, and says so when there is none', async () => {
    const { id } = await payload.create({
      collection: 'list-presets',
      data: { name: 'Huur', kind: 'properties', list: 'forRent', sort: 'newest' },
    })
    const { listings } = await readFile('csv', await askDesk(`format=csv&list=${id}`))
    expect(listings.map(({ reference }) => reference)).toEqual(['RENT 3'])
    expect((await askDesk('format=csv&list=99999')).status).toBe(404)
    expect((await askDesk('format=pdf')).status).toBe(400)
    expect((await askDesk('')).status).toBe(400)
  })
})

async function askEndpoint(path: string, person: Person): Promise<Response> {
  const headers = new Headers()
  const token = tokens.get(person)
  if (token) headers.set('authorization', `JWT ${token}`)
  const request = new Request(`${payload.config.serverURL}/api/${path}`, {
    method: 'POST',
    headers,
  })
  return handleEndpoints({ config: await config, request })
}

type LinkOptions = Partial<Parameters<typeof createLinkData>[0]>

function createLinkData(options: object) {
  return { name: 'Portaal', format: 'kyero' as const, ...options }
}

/** A link with its address, as an editor makes one. */
async function makeLink(options: LinkOptions = {}): Promise<{ id: number; name: string }> {
  const { id } = await payload.create({
    collection: 'export-links',
    data: createLinkData(options),
  })
  return { id, name: await renew(id) }
}

async function renew(id: number): Promise<string> {
  const answer = await askEndpoint(`export-links/${id}/key`, 'editor')
  expect(answer.status).toBe(200)
  const body: unknown = await answer.json()
  const href = isRecord(body) ? String(body.href) : ''
  return href.split('/').at(-1) ?? ''
}

function fetchAs(name: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`https://a.be/feeds/listings/${name}`, {
    headers: { 'x-forwarded-for': `10.0.0.${client}`, ...headers },
  })
  return answerPartnerExport(request, name, now)
}

describe('an address for a partner', () => {
  it.each(people)('is made and ended by editors alone: %s', async (person) => {
    const { id, name } = await makeLink()
    const edits = ['editor', 'administrator'].includes(person)
    for (const verb of ['key', 'revoke']) {
      const { status } = await askEndpoint(`export-links/${id}/${verb}`, person)
      expect(status < 300).toBe(edits)
    }
    expect((await fetchAs(name)).status).toBe(edits ? 404 : 200)
  })

  it('gives the homes that it was made for, in the languages of the partner', async () => {
    const { name } = await makeLink({ types: ['1'], goals: ['sale'], languages: ['nl'] })
    const answer = await fetchAs(name)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const { listings } = await readFile('kyero', answer)
    expect(listings.map(({ reference }) => reference)).toEqual(['OPEN 1', 'PRICE 2'])
  })

  it('keeps no key, tells it once, and ends the one before', async () => {
    const { id, name } = await makeLink({ format: 'json' })
    const [row] = await queryRows<{ text: string }>(
      'select l::text as text from export_links l where id = $1',
      [id],
    )
    expect(row?.text).not.toContain(name.slice(0, 43))
    const renewed = await renew(id)
    expect((await fetchAs(name)).status).toBe(404)
    expect((await fetchAs(renewed)).status).toBe(200)
    expect((await fetchAs(renewed.replace('.json', '.csv'))).status).toBe(404)
    expect((await fetchAs(`${'a'.repeat(43)}.json`)).status).toBe(404)
  })

  it('sends nothing twice to who has it, and counts who came', async () => {
    client += 1
    const { id, name } = await makeLink()
    const first = await fetchAs(name)
    const tag = first.headers.get('etag') ?? ''
    await first.text()
    expect((await fetchAs(name, { 'if-none-match': tag })).status).toBe(304)
    await createHouse(payload, basics, { recordFile: 'LATER 6', status: 'active' })
    const later = await fetchAs(name, { 'if-none-match': tag })
    expect(await later.text()).toContain('LATER 6')
    const link = await payload.findByID({ collection: 'export-links', id })
    expect(link.fetchCount).toBe(3)
    expect(Date.parse(link.lastFetchedAt ?? '')).toBe(now.getTime())
  })

  it('counts every fetch of two at once', async () => {
    const { id, name } = await makeLink()
    const link = await findExportLink(name.slice(0, 43))
    if (link === null) throw new Error('Expected an open link, found none')
    await Promise.all([noteFetch(link, now), noteFetch(link, now)])
    expect((await payload.findByID({ collection: 'export-links', id })).fetchCount).toBe(2)
  })

  it('stays revoked when a fetch that began before ends after it', async () => {
    const { id, name } = await makeLink()
    const link = await findExportLink(name.slice(0, 43))
    if (link === null) throw new Error('Expected an open link, found none')
    const fetching = await inTransaction(payload, async (req) => {
      const executor = await getExecutor(req)
      await executor.execute(sql`
        update export_links set key_hash = null, revoked_at = now() where id = ${id}`)
      const noted = noteFetch(link, now)
      await vi.waitFor(async () => {
        const waiting = await queryRows(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        expect(waiting).toHaveLength(1)
      }, 10_000)
      return { noted }
    })
    await fetching.noted
    expect((await fetchAs(name)).status).toBe(404)
    const [row] = await queryRows(
      'select key_hash, revoked_at, fetch_count from export_links where id = $1',
      [id],
    )
    expect(row).toMatchObject({ key_hash: null, revoked_at: expect.any(Date), fetch_count: '0' })
  })

  it('is shut for a while to who guesses keys', async () => {
    client += 1
    const wrong = `${'b'.repeat(43)}.xml`
    const statuses = []
    for (let time = 0; time < 61; time += 1) statuses.push((await fetchAs(wrong)).status)
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('an export of more homes than are read at once', () => {
  it('holds every one of them once', async () => {
    const scope = { locales, goals: [], countryIds: [], typeWebIds: [], preset: null }
    const steps: OfferedListing[][] = []
    for await (const step of readOffered(scope, 2)) steps.push(step)
    const { listings } = await readFile('json', await askDesk('format=json'))
    expect(steps.flatMap((step) => step.map(({ listing }) => listing))).toEqual(listings)
    expect(steps.map((step) => step.length).every((length) => length <= 2)).toBe(true)
  })
})
