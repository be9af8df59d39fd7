import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ValidationError, type CollectionSlug } from 'payload'
import { inTransaction, lockRecord } from '@/cms/hooks/transaction'
import { setMailSender } from '@/cms/jobs/send-mail'
import { queueAlerts } from '@/cms/matching/queue-alerts'
import { tendDemands } from '@/cms/matching/tend-demands'
import type { Demand } from '@/cms/payload-types'
import { addMonths } from '@/domain/kernel/add-months'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import { alertFrequencies } from '@/domain/matching/schedule'
import { answerDemand, leadToDemand } from '@/features/alerts/answer-demand'
import { toStopHref } from '@/features/alerts/demand-token'
import { alertMails } from '@/features/alerts/mails'
import { tendAlerts } from '@/features/alerts/tend-alerts'
import { answerForm } from '@/forms/_kit/answer-form'
import { example } from '@/forms/demand-register/example'
import { createTicket } from '@/forms/_kit/ticket'
import { formMails } from '@/forms/mails'
import { createSolvedProof } from '@/server/captcha/proof.fixture'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { createMailSender } from '@/server/mail/send-mail'
import { runDueJobs } from '@/server/queue/run-jobs'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'
import { startMailServer, type MailServer } from '../support/mail-server'
import { getTestPayload } from '../support/test-payload'

let server: MailServer
let basics: ListingBasics

beforeAll(async () => {
  server = await startMailServer()
  const payload = await getTestPayload()
  basics = await createListingBasics(payload)
  await payload.update({
    collection: 'places',
    id: basics.antwerp,
    data: { aliases: ['Sinjorenstad'] },
  })
  await payload.create({
    collection: 'places',
    locale: 'nl',
    data: { name: 'Mortsel', zip: '2640', countryId: '10' },
  })
  const kinds = { ...formMails, ...alertMails }
  setMailSender(createMailSender(kinds, { smtpUrl: server.url, from: 'info@kassei.example' }))
})

afterAll(async () => {
  await server.close()
})

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of ['mails', 'demands', 'enquiries'] satisfies CollectionSlug[]) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await queryRows('delete from payload_jobs')
  await queryRows('delete from guard.hits')
  server.received.length = 0
})

afterEach(() => {
  vi.restoreAllMocks()
})

const to = 'zoeker@example.be'

async function sendDemand(differences: Readonly<Record<string, string>>): Promise<Response> {
  const { extras: _extras, ...rest } = example
  const fields = { ...rest, email: to, types: 'house', zones: 'Antwerp' }
  const request = new Request('http://localhost:3000/api/forms/demand-register/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...fields,
      lang: 'nl',
      page: '/nl/ik-zoek/',
      minBedrooms: '',
      maxPrice: '480.000',
      ...differences,
    }),
  })
  return answerForm(request, 'demand-register', async () => '/nl/bedankt/')
}

async function register(differences: Readonly<Record<string, string>> = {}): Promise<number> {
  return (await sendDemand(differences)).status
}

/** The form as the page's script sends it, begun a minute ago. */
async function registerByScript(differences: Readonly<Record<string, string>>): Promise<Response> {
  const kind = 'demand-register'
  const { PAYLOAD_SECRET: secret } = env()
  const ticket = createTicket(kind, new Date(Date.now() - 60_000), secret)
  const proof = await createSolvedProof(ticket, secret)
  const meta = { lang: 'nl', page: '/nl/ik-zoek/', key: randomUUID(), ticket, proof }
  const request = new Request(`http://localhost:3000/api/forms/${kind}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...example, email: to, ...meta, ...differences }),
  })
  return answerForm(request, kind, async () => '/nl/bedankt/')
}

async function readDemands(): Promise<Demand[]> {
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'demands', sort: 'id', depth: 0 })
  return docs
}

async function readDemand(): Promise<Demand> {
  const [demand] = await readDemands()
  if (demand === undefined) throw new Error('There is no demand')
  return demand
}

async function press(
  demand: Demand,
  fields: Readonly<Record<string, string | readonly string[]>>,
  sentAt = new Date(),
): Promise<Response> {
  const href = toStopHref(demand.id, sentAt)
  const token = new URL(href).pathname.split('/').at(-2) ?? ''
  const sent = Object.entries({ lang: 'nl', ...fields }).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each]),
  )
  const request = new Request(href, { method: 'POST', body: new URLSearchParams(sent) })
  return answerDemand(request, token)
}

/** What the page of a demand sends where nothing was typed over. */
const changes = {
  deed: 'change',
  goal: 'buy',
  types: 'house',
  zones: '2000 Antwerpen',
  minPrice: '250.000',
  maxPrice: '480.000',
  minBedrooms: '',
  minBathrooms: '',
  minSurface: '',
  frequency: 'instant',
}

/** A confirmed demand of somebody who wants to be told at once. */
async function watch(frequency: Demand['frequency'] = 'instant'): Promise<Demand> {
  await register()
  const demand = await readDemand()
  await press(demand, { deed: 'confirm' })
  await press(demand, { ...changes, frequency })
  await queryRows('delete from payload_jobs')
  server.received.length = 0
  return readDemand()
}

/** Lets the queue run until it is empty. */
async function work(): Promise<void> {
  while ((await runDueJobs()) > 0);
}

const alerts = () => server.received.filter(({ subject }) => subject?.includes('pand(en)'))

async function update(id: number, data: Readonly<Record<string, unknown>>): Promise<void> {
  const payload = await getTestPayload()
  await payload.update({ collection: 'properties', id, data, depth: 0 })
}

describe('a demand', () => {
  it('is made of the form and watched for only once it is confirmed', async () => {
    expect(await register()).toBe(303)
    const demand = await readDemand()
    expect(demand).toMatchObject({ state: 'pending', goal: 'buy', places: ['10-2000'] })
    await work()
    const mail = server.received.find(({ subject }) => subject === 'Bevestig uw zoekopdracht')
    const href = /http\S+\/nl\/alert\/[\w-]+\//.exec(mail?.text ?? '')?.[0] ?? ''
    const token = new URL(href).pathname.split('/').at(-2) ?? ''
    const led = await leadToDemand(token)
    expect(led.status).toBe(303)
    expect(led.headers.get('location')).toBe(new URL(href).pathname)
    expect(led.headers.get('cache-control')).toBe('private, no-store')
    expect((await readDemand()).state).toBe('pending')
    expect(await queryRows('select 1 from matching.wishes')).toEqual([])
    const answer = await press(demand, { deed: 'confirm' })
    expect(answer.status).toBe(303)
    expect(await readDemand()).toMatchObject({ state: 'confirmed' })
    expect(await queryRows('select 1 from matching.wishes')).toHaveLength(1)
  })

  it('whose budget was typed from high to low is put right, and its sender is told', async () => {
    const budget = { minPrice: '480.000', maxPrice: '250.000' }
    const turned = await sendDemand(budget)
    expect(turned.headers.get('location')).toBe('/nl/bedankt/?form=turned')
    // Sent twice, it is told twice, and kept once.
    const again = await sendDemand(budget)
    expect(again.headers.get('location')).toBe('/nl/bedankt/?form=turned')
    expect(await readDemand()).toMatchObject({ minPrice: 250_000, maxPrice: 480_000 })
    const { next } = await (await registerByScript({ ...budget, email: 'an@example.be' })).json()
    expect(next).toBe('/nl/bedankt/?form=turned')
    const right = await sendDemand({ minPrice: '250.000', maxPrice: '480.000' })
    expect(right.headers.get('location')).toBe('/nl/bedankt/')
  })

  it('is told of in one mail to its owner, who learns that it came in and what comes next', async () => {
    await register()
    await work()
    const mails = server.received.filter(({ to: [reader] = [] }) => reader?.address === to)
    expect(mails.map(({ subject }) => subject)).toEqual(['Bevestig uw zoekopdracht'])
    expect(mails[0]?.text).toContain('wij hebben uw zoekopdracht ontvangen')
    expect(mails[0]?.text).toContain('Wijzigen of stoppen kan op elk moment')
  })

  it.each([
    ['Nergenshuizen', 'Nergenshuizen'],
    ['2000 Antwerpen, Nergenshuizen; Bovenlo', 'Nergenshuizen, Bovenlo'],
  ])('is refused with the places that nobody knows: "%s"', async (zones, unknown) => {
    const answer = await registerByScript({ zones })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ errors: { zones: `zones.unknown:${unknown}` } })
    expect(await readDemands()).toEqual([])
    expect(await queryRows('select 1 from enquiries')).toEqual([])
    expect(await queryRows('select 1 from mails')).toEqual([])
  })

  it.each([
    ['nl', 'Mortsl', 'zones.misspelt:Mortsel'],
    ['fr', '2000 Anvers, Mortsl; Antwerpn', 'zones.misspelt:Mortsel, Anvers'],
    ['nl', 'Mortsl, Nergenshuizen', 'zones.unknown:Mortsl, Nergenshuizen'],
  ])(
    'is asked in %s which places are meant where each is near to one: "%s"',
    async (lang, zones, code) => {
      const answer = await registerByScript({ lang, zones })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toEqual({ errors: { zones: code } })
      expect(await readDemands()).toEqual([])
    },
  )

  it.each(['Antwerp', 'Anvers', 'Antwerpen', 'sinjorenstad', '2000', '2000 Kiel', '9999'])(
    'is made of a place in any of its spellings, and of every postcode: "%s"',
    async (zones) => {
      expect(await register({ zones })).toBe(303)
      expect((await readDemand()).places).toEqual([zones === '9999' ? '10-9999' : '10-2000'])
    },
  )

  it('is changed by links of two years, and by none that is older', async () => {
    await register()
    const demand = await readDemand()
    const old = addMonths(new Date(), -24)
    const older = new Date(old.getTime() - 2 * 86_400_000)
    expect((await press(demand, { deed: 'confirm' }, older)).status).toBe(410)
    expect((await press(demand, { 'List-Unsubscribe': 'One-Click' }, older)).status).toBe(410)
    expect(await readDemand()).toMatchObject({ state: 'pending' })
    expect((await press(demand, { deed: 'confirm' }, old)).status).toBe(303)
    expect(await readDemand()).toMatchObject({ state: 'confirmed' })
  })

  it.each(['', 'x', '1-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])(
    'is not shown to who has no link of ours: "%s"',
    async (token) => {
      const request = new Request('http://localhost:3000/api/alerts/x/', { method: 'POST' })
      expect((await answerDemand(request, token)).status).toBe(404)
      expect((await leadToDemand(token)).status).toBe(404)
    },
  )

  it('is deleted with all that was noted for it', async () => {
    const demand = await watch('daily')
    await createHouse(await getTestPayload(), basics)
    await work()
    expect(await queryRows('select 1 from matching.alerts')).toHaveLength(1)
    await press(demand, { deed: 'delete' })
    expect(await readDemands()).toEqual([])
    expect(await queryRows('select 1 from matching.alerts')).toEqual([])
    expect(await queryRows('select 1 from matching.wishes')).toEqual([])
    expect(await queryRows('select 1 from enquiries')).toEqual([])
    expect(await queryRows('select 1 from mails')).toEqual([])
  })
})

describe('a change of a demand', () => {
  it('does not bring back what was stopped at the same moment', async () => {
    const demand = await watch()
    const payload = await getTestPayload()
    let pressed: Promise<unknown> = Promise.resolve()
    await inTransaction(payload, async (req) => {
      await lockRecord(req, 'demands', demand.id)
      pressed = press(demand, { ...changes, frequency: 'weekly' })
      await new Promise((resolve) => setTimeout(resolve, 300))
      const data = { state: 'unsubscribed' as const }
      await payload.update({ collection: 'demands', id: demand.id, depth: 0, req, data })
    })
    await pressed
    expect(await readDemand()).toMatchObject({ state: 'unsubscribed', frequency: 'instant' })
  })

  it('that is over changes nothing, and the page does not say that it did', async () => {
    const demand = await watch()
    await press(demand, { deed: 'stop' })
    const answer = await press(demand, { ...changes, frequency: 'weekly' })
    expect(answer.headers.get('location')).not.toContain('saved')
    expect(await readDemand()).toMatchObject({ state: 'unsubscribed', frequency: 'instant' })
  })

  it('that was made too often leaves the right to stop it', async () => {
    const demand = await watch()
    for (let pressed = 0; pressed < 29; pressed += 1) await press(demand, changes)
    await press(demand, { deed: 'stop' })
    expect(await readDemand()).toMatchObject({ state: 'unsubscribed' })
  })

  it('by the desk starts nothing again that its owner stopped since it was opened', async () => {
    const demand = await watch()
    const payload = await getTestPayload()
    const account = { name: 'Els', email: 'els@kassei.example', password: 'Correct-horse-9' }
    const user = await payload.create({ collection: 'users', data: { ...account, role: 'agent' } })
    const save = async (data: Partial<Demand>) => {
      const options = { collection: 'demands', id: demand.id, depth: 0, data } as const
      const asAgent = { overrideAccess: false, user: { ...user, collection: 'users' } } as const
      const saved = payload.update({ ...options, ...asAgent })
      return saved.catch((cause: unknown) => cause)
    }
    expect(await save({ state: 'confirmed', maxPrice: 400_000 })).toMatchObject({ id: demand.id })
    await press(demand, { deed: 'stop' })
    const asItWasOpened = { state: 'confirmed', maxPrice: 450_000 } as const
    expect(await save(asItWasOpened)).toBeInstanceOf(ValidationError)
    expect(await save({ state: 'unsubscribed', maxPrice: 420_000 })).toMatchObject({
      state: 'unsubscribed',
    })
    await press(demand, { deed: 'renew' })
    expect(await save(asItWasOpened)).toMatchObject({ state: 'confirmed', maxPrice: 450_000 })
  })

  it('is kept, and what comes after is matched by it', async () => {
    const demand = await watch()
    const answer = await press(demand, {
      ...changes,
      goal: 'rent',
      types: ['apartment', 'studio'],
      zones: 'Mortsel, 2000',
      minPrice: '600.000',
      maxPrice: '',
      minBedrooms: '2',
      minBathrooms: '1',
      minSurface: '1.200',
      extras: ['garden', 'garage'],
      frequency: 'weekly',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/\/nl\/alert\/[\w-]+\/\?saved=1$/)
    const places = ['10-2000', '10-2640']
    const figures = { minPrice: 600_000, maxPrice: null, minBathrooms: 1, minSurface: 1_200 }
    const wanted = { goal: 'rent', minBedrooms: 2, frequency: 'weekly' }
    const changed = await readDemand()
    expect(changed).toMatchObject({ ...figures, ...wanted, state: 'confirmed' })
    expect(changed.types?.toSorted()).toEqual(['apartment', 'studio'])
    expect(changed.features?.toSorted()).toEqual(['garage', 'garden'])
    expect(changed.places?.toSorted()).toEqual(places)
    const [wish] = await queryRows(
      'select price_low::int, price_high, min_bedrooms from matching.wishes',
    )
    expect(wish).toEqual({ price_low: 600_000, price_high: null, min_bedrooms: 2 })
  })

  it('takes away what is no longer asked for', async () => {
    const demand = await watch()
    await press(demand, { ...changes, minBathrooms: '2', extras: 'garden' })
    expect(await readDemand()).toMatchObject({ minBathrooms: 2, features: ['garden'] })
    await press(demand, changes)
    expect(await readDemand()).toMatchObject({ minBathrooms: null, features: [] })
  })

  it('turns a budget round that was typed the wrong way, and has the page say so', async () => {
    const demand = await watch()
    const answer = await press(demand, { ...changes, minPrice: '480000', maxPrice: '250000' })
    expect(answer.headers.get('location')).toMatch(/\?saved=turned$/)
    expect(await readDemand()).toMatchObject({ minPrice: 250_000, maxPrice: 480_000 })
  })

  it('needs no place where an area was drawn, and the frequency stays that is not named', async () => {
    const demand = await watch('weekly')
    const payload = await getTestPayload()
    const data = { area: '51.1,4.3;51.3,4.3;51.3,4.5;51.1,4.5' }
    await payload.update({ collection: 'demands', id: demand.id, data })
    const answer = await press(demand, { ...changes, zones: '', frequency: '' })
    expect(answer.headers.get('location')).toMatch(/\?saved=1$/)
    expect(await readDemand()).toMatchObject({ ...data, places: [], frequency: 'weekly' })
  })

  it('keeps the country of a postcode that is watched already', async () => {
    const demand = await watch()
    const payload = await getTestPayload()
    const data = { places: ['50-2000'] }
    await payload.update({ collection: 'demands', id: demand.id, data })
    await press(demand, { ...changes, zones: '2000' })
    expect((await readDemand()).places).toEqual(['50-2000'])
  })

  it.each([
    ['goal', ''],
    ['types', ''],
    ['types', 'castle'],
    ['extras', 'pool'],
    ['minSurface', 'groot'],
    ['zones', ''],
    ['zones', 'Nergenshuizen'],
    ['zones', '<b>'],
    ['minPrice', 'veel'],
    ['maxPrice', '100.000.000'],
    ['minBedrooms', '51'],
    ['frequency', 'hourly'],
  ])('is refused as a whole where %s is "%s"', async (field, value) => {
    const demand = await watch()
    // No server draws the page again here.
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = await press(demand, { ...changes, maxPrice: '300.000', [field]: value })
    expect(answer.status).toBe(422)
    const logged = log.mock.calls.flat().map(String)
    expect(logged).toEqual([expect.stringContaining('could not be drawn again')])
    expect(logged.join()).not.toContain(
      new URL(toStopHref(demand.id, new Date())).pathname.split('/')[3],
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await readDemand()).toMatchObject({ maxPrice: 480_000, places: ['10-2000'] })
  })

  it('is none to a demand that is gone', async () => {
    const demand = await watch()
    await press(demand, { deed: 'delete' })
    const answer = await press(demand, changes)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).not.toContain('?')
    expect(await readDemands()).toEqual([])
  })
})

describe('an alert', () => {
  it('tells of a new home at once, and why', async () => {
    const demand = await watch()
    await createHouse(await getTestPayload(), basics)
    await createHouse(await getTestPayload(), basics, { price: 900_000 })
    await work()
    expect(alerts()).toHaveLength(1)
    const [mail] = alerts()
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Woning met tuin')
      expect(part).toContain('Nieuw op de site')
      expect(part).toContain('de plaats, binnen uw budget')
    }
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toBe(`<${toStopHref(demand.id, new Date())}>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  it('tells again of a lower price and of nothing else', async () => {
    await watch()
    const { id } = await createHouse(await getTestPayload(), basics)
    await work()
    await update(id, { title: 'Woning met grote tuin' })
    await update(id, { price: 480_000 })
    await work()
    expect(alerts()).toHaveLength(1)
    await update(id, { price: 450_000 })
    await work()
    expect(alerts()).toHaveLength(2)
    expect(alerts()[1]?.text).toMatch(/Prijs gewijzigd: was .*480\.000/)
  })

  it('never tells of what is sold, hidden or discreet, and tells when it is back', async () => {
    await watch()
    const { id } = await createHouse(await getTestPayload(), basics, { status: 'underOption' })
    await createHouse(await getTestPayload(), basics, { isDiscreet: true })
    await createHouse(await getTestPayload(), basics, { _status: 'draft' })
    await work()
    expect(alerts()).toEqual([])
    await update(id, { status: 'active' })
    await update(id, { status: 'sold' })
    await work()
    expect(alerts()).toEqual([])
    await update(id, { status: 'active' })
    await work()
    expect(alerts()).toHaveLength(1)
  })

  it('leaves out of what was gathered what was sold meanwhile', async () => {
    await watch('daily')
    const payload = await getTestPayload()
    const stays = await createHouse(payload, basics, { title: 'Woning die blijft' })
    const goes = await createHouse(payload, basics, { title: 'Woning die gaat' })
    await work()
    expect(alerts()).toEqual([])
    const morning = new Date(`${addDays(toBelgianDay(new Date()), 1)}T08:00:00Z`)
    expect(await queueAlerts(payload, alertFrequencies, morning)).toMatchObject({ queued: 1 })
    await update(goes.id, { status: 'sold' })
    await work()
    expect(alerts()).toHaveLength(1)
    expect(alerts()[0]?.text).toContain('Woning die blijft')
    expect(alerts()[0]?.text).not.toContain('Woning die gaat')
    expect(await queueAlerts(payload, alertFrequencies, morning)).toEqual({
      queued: 0,
      isMore: false,
    })
    expect(stays.id).toBeGreaterThan(0)
  })

  it('tells a home once to somebody with two demands, however their address is spelt', async () => {
    await watch('daily')
    await register({ email: 'Zoeker+villa@example.be', maxPrice: '900.000' })
    const wide = (await readDemands()).at(-1)
    if (wide === undefined) throw new Error('There is no second demand')
    await press(wide, { deed: 'confirm' })
    await queryRows('delete from payload_jobs')
    server.received.length = 0
    const payload = await getTestPayload()
    await createHouse(payload, basics, { title: 'Woning voor beide' })
    await createHouse(payload, basics, { title: 'Woning voor ruime beurs', price: 700_000 })
    await work()
    const morning = new Date(`${addDays(toBelgianDay(new Date()), 1)}T08:00:00Z`)
    expect(await queueAlerts(payload, alertFrequencies, morning)).toMatchObject({ queued: 2 })
    await work()
    // Both leave at the same time, so either may arrive first.
    const told = alerts().map(({ text }) => String(text?.match(/Woning voor \w+/g)))
    expect(told.toSorted()).toEqual(['Woning voor beide', 'Woning voor ruime'])
    await createHouse(payload, basics, { title: 'Woning voor beide' })
    await work()
    const later = new Date(morning.getTime() + 86_400_000)
    expect(await queueAlerts(payload, alertFrequencies, later)).toMatchObject({ queued: 1 })
  })

  it('drops a mail whose homes were all sold meanwhile, which is no failure', async () => {
    await watch('daily')
    const payload = await getTestPayload()
    const { id } = await createHouse(payload, basics)
    await work()
    const morning = new Date(`${addDays(toBelgianDay(new Date()), 1)}T08:00:00Z`)
    await queueAlerts(payload, alertFrequencies, morning)
    await update(id, { status: 'sold' })
    await work()
    expect(alerts()).toEqual([])
    const { docs } = await payload.find({
      collection: 'mails',
      where: { kind: { equals: 'demand-alerts' } },
      showHiddenFields: true,
    })
    expect(docs).toMatchObject([{ state: 'dropped', problem: null, data: null }])
  })

  it('stops with one click that comes in parts, as some mail programs send it', async () => {
    const demand = await watch()
    const fields = new FormData()
    fields.set('List-Unsubscribe', 'One-Click')
    const href = toStopHref(demand.id, new Date())
    const token = new URL(href).pathname.split('/').at(-2) ?? ''
    const answer = await answerDemand(new Request(href, { method: 'POST', body: fields }), token)
    expect(answer.status).toBe(200)
    expect(await readDemand()).toMatchObject({ state: 'unsubscribed' })
  })

  it('stops with one click of the mail program', async () => {
    const demand = await watch()
    expect((await press(demand, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await readDemand()).toMatchObject({ state: 'unsubscribed' })
    await createHouse(await getTestPayload(), basics)
    await work()
    expect(alerts()).toEqual([])
  })
})

describe('time', () => {
  it('asks whether to go on, and ends what is over', async () => {
    await watch()
    const payload = await getTestPayload()
    const { until } = await readDemand()
    const near = new Date(Date.parse(until) - 10 * 86_400_000)
    await tendDemands(payload, near)
    await tendDemands(payload, near)
    await work()
    expect(server.received.map(({ subject }) => subject)).toEqual(['Uw zoekopdracht loopt af'])
    await tendDemands(payload, new Date(Date.parse(until) + 2 * 86_400_000))
    expect(await readDemand()).toMatchObject({ state: 'expired' })
    const renewed = await press(await readDemand(), { deed: 'renew' })
    // Of a young one nothing else would tell that it runs on.
    expect(renewed.headers.get('location')).toMatch(/\?saved=renewed$/)
    expect(await readDemand()).toMatchObject({ state: 'confirmed', renewalSentAt: null })
  })

  it('ends what is over although another cannot be ended, and names that one', async () => {
    const spoilt = await watch()
    const { until } = await readDemand()
    // A price below zero is none that the collection takes.
    await queryRows('update demands set min_price = -1 where id = $1', [spoilt.id])
    await register({ email: 'bo@example.be' })
    await queryRows("update demands set state = 'confirmed', until = $1 where id <> $2", [
      until,
      spoilt.id,
    ])
    const over = new Date(Date.parse(until) + 2 * 86_400_000)
    await expect(tendAlerts(over)).rejects.toThrow(`Left untended in demands: ${spoilt.id}`)
    const rows = await queryRows('select state from demands order by id', [])
    expect(rows).toEqual([{ state: 'confirmed' }, { state: 'expired' }])
  })

  it('takes away what was never confirmed', async () => {
    await register()
    await tendDemands(await getTestPayload(), new Date(Date.now() + 16 * 86_400_000))
    expect(await readDemands()).toEqual([])
  })
})
