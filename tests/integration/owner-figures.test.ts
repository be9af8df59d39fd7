import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formatDate, formatMonth } from '@/domain/formats/dates'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import { answerReport } from '@/features/portal-report/answer-report'
import { toReport } from '@/features/portal-report/make-report'
import { buildReportAction } from '@/features/portal-statistics/report-path'
import { getStatistics } from '@/features/portal-statistics/statistics'
import { StatisticsSection } from '@/features/portal-statistics/statistics-section'
import { checkOwnerPassword, openOwnerSession } from '@/server/owner-auth'
import { queryRows } from '@/server/db'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'
import { readPdf } from '../e2e/_kit/read-pdf'
import { getTestPayload } from '../support/test-payload'

const password = 'een lang wachtwoord'
const now = new Date()
const today = toBelgianDay(now)
const lastYear = `${addDays(today, -200)}T12:00:00.000Z`
let basics: ListingBasics
let own: number
let foreign: number
let former: number
let cookie: string
let strangerCookie: string

async function signIn(email: string): Promise<string> {
  const ownerId = await checkOwnerPassword({ email, password })
  const session = await openOwnerSession(ownerId ?? 0, new Date())
  return `gevel-owner=${session?.token}`
}

beforeAll(async () => {
  const payload = await getTestPayload()
  basics = await createListingBasics(payload)
  const house = (title: string) =>
    createHouse(payload, basics, { title, publishedAt: lastYear }).then(({ id }) => id)
  own = await house('Mijn woning')
  foreign = await house('Van iemand anders')
  former = await house('Vroeger van mij')
  await payload.create({
    collection: 'owners',
    data: {
      email: 'eigenaar@example.be',
      password,
      properties: [
        { property: own, from: `${addDays(today, -40)}T12:00:00.000Z` },
        { property: former, to: '2020-01-01' },
      ],
    },
  })
  await payload.create({
    collection: 'owners',
    data: { email: 'ander@example.be', password, properties: [{ property: foreign }] },
  })
  await payload.create({
    collection: 'users',
    data: { email: 'staff@example.be', password, name: 'Staff', role: 'agent' },
  })
  cookie = await signIn('eigenaar@example.be')
  strangerCookie = await signIn('ander@example.be')
})

beforeEach(async () => {
  await queryRows('truncate visits.daily')
})

const count = (id: number, daysAgo: number, kind: string, source: string, number: number) =>
  queryRows(
    `insert into visits.daily (home_kind, home_id, day, kind, source, count)
      values ('property', $1, $2::date, $3, $4, $5)`,
    [id, addDays(today, -daysAgo), kind, source, number],
  )

/** As if all homes had been on the site for as long as they are there. */
const putOnline = () =>
  queryRows(
    `insert into visits.online (home_id, day)
      select distinct l.property_id, d.day::date from rm.listings l
      cross join lateral generate_series($1::date - 60, $1::date - 1, interval '1 day') as d (day)
      on conflict do nothing`,
    [today],
  )
const takeOffline = (id: number, daysAgo: number) =>
  queryRows('delete from visits.online where home_id = $1 and day = $2::date', [
    id,
    addDays(today, -daysAgo),
  ])

const owned = () => ({ id: own, from: addDays(today, -40), to: null })

describe('the figures of a property', () => {
  it('are those of the day, the week, the month and the time of its owner', async () => {
    await count(own, 0, 'view', 'google.be', 1)
    await count(own, 6, 'view', 'direct', 10)
    await count(own, 7, 'view', 'direct', 100)
    await count(own, 29, 'view', 'direct', 1000)
    await count(own, 30, 'view', 'direct', 10_000)
    await count(own, 41, 'view', 'direct', 100_000)
    await count(own, 35, 'favourite', 'direct', 3)
    await count(own, 3, 'brochure', 'direct', 2)
    await count(foreign, 0, 'view', 'direct', 7)
    const { views, interest, month } = await getStatistics(owned(), now)
    expect(views).toEqual({ today: 1, week: 11, month: 1111, total: 11_111 })
    expect(interest).toEqual({ favourites: 3, sends: 0, brochures: 2, demands: 0 })
    expect(month.days).toHaveLength(30)
  })

  it('are compared from five similar homes on, by their median', async () => {
    const payload = await getTestPayload()
    const similar: number[] = []
    for (const price of [400_000, 450_000, 500_000]) {
      const { id } = await createHouse(payload, basics, { price, publishedAt: lastYear })
      similar.push(id)
    }
    await createHouse(payload, basics, { price: 900_000, publishedAt: lastYear })
    await createHouse(payload, basics, { mainType: basics.land, publishedAt: lastYear })
    const { id: pausing } = await createHouse(payload, basics, { publishedAt: lastYear })
    await putOnline()
    await takeOffline(pausing, 12)
    for (const [index, id] of similar.entries()) await count(id, 5, 'view', 'x', 10 * (index + 1))
    await count(foreign, 40, 'view', 'x', 500)
    // With the two of other owners there are five: 0, 0, 10, 20 and 30 visits.
    expect((await getStatistics(owned(), now)).similar).toEqual({ homes: 5, median: 10 })
    // On a day on which the site itself was away, all of them were.
    await queryRows('delete from visits.online where day = $1::date', [addDays(today, -9)])
    expect((await getStatistics(owned(), now)).similar).toEqual({ homes: 5, median: 10 })
    await queryRows('delete from visits.online where day < $1::date', [addDays(today, -14)])
    expect((await getStatistics(owned(), now)).similar).toBeNull()
    await putOnline()
    await takeOffline(pausing, 12)
    await payload.update({
      collection: 'properties',
      id: similar[0] ?? 0,
      data: { price: 900_000 },
    })
    expect((await getStatistics(owned(), now)).similar).toBeNull()
  })

  it('are compared with nothing while the home itself was away on one of the days', async () => {
    await putOnline()
    await takeOffline(own, 20)
    expect((await getStatistics(owned(), now)).similar).toBeNull()
  })

  it.each([
    ['nl', 'Rechtstreeks of via onze site', 'Toon de cijfers als tabel', '100 %'],
    [
      'fr',
      'Accès direct ou depuis notre site',
      'Afficher les chiffres sous forme de tableau',
      '100\u00a0%',
    ],
    ['en', 'Directly or through our site', 'Show the figures as a table', '100%'],
  ] as const)('are drawn with a table of each in %s', async (locale, direct, table, share) => {
    await count(own, 0, 'view', 'direct', 12)
    const query = new URLSearchParams()
    const parts = await StatisticsSection({ property: owned(), locale, query })
    const html = renderToStaticMarkup(parts)
    expect(html).toContain(direct)
    expect(html).toContain(table)
    expect(html).toContain(`>${share}<`)
    expect(html.match(/<title>\d{2}\/\d{2}\/\d{4}: \d+<\/title>/g)).toHaveLength(30)
    expect(html).toMatch(/<svg[^>]+role="img"/)
    expect(html).not.toMatch(/undefined|NaN/)
  })
})

describe('the figures of a new owner', () => {
  it.each([0, 10])('begin with the first own day, %i days ago', async (days) => {
    const from = addDays(today, -days)
    const property = { id: own, from, to: null }
    await count(own, days + 1, 'view', 'direct', 5)
    const { month } = await getStatistics(property, now)
    expect(month.days.map(({ day }) => day)).toEqual(
      Array.from({ length: days + 1 }, (_, index) => addDays(from, index)),
    )
    const query = new URLSearchParams()
    const html = renderToStaticMarkup(await StatisticsSection({ property, locale: 'nl', query }))
    const [field = ''] = /<input[^>]*id="report-from"[^>]*>/.exec(html) ?? []
    // What stands there already is a period that the form itself takes.
    expect(field).toContain(`min="${from}"`)
    expect(field).toContain(`value="${from}"`)
    expect(html).not.toMatch(/undefined|NaN/)
  })
})

describe('the report of a property', () => {
  const fetchReport = (id: number, headers: Record<string, string> = {}, query = '') =>
    answerReport(
      new Request(`http://localhost:3000${buildReportAction(id)}?lang=fr${query}`, { headers }),
      String(id),
    )

  it('is in the language of the page, the name of the home included, and shows a year by month', async () => {
    const payload = await getTestPayload()
    const data = { title: 'La maison voisine' }
    await payload.update({ collection: 'properties', id: foreign, locale: 'fr', data })
    // The account is in Dutch, as all are that name no other language.
    const query = `&from=${addDays(today, -300)}&to=${today}`
    const response = await fetchReport(foreign, { cookie: strangerCookie }, query)
    expect(response.status).toBe(200)
    const text = readPdf(Buffer.from(await response.arrayBuffer()))
    expect(text).toContain('La maison voisine')
    expect(text).not.toContain('Van iemand anders')
    expect(text).toContain('Consultations par mois')
    expect(text).toContain(formatMonth(today, 'fr'))
    expect(text).not.toContain(formatDate(addDays(today, -100)))
  })

  it('counts every visit of the period, and prints the last three hundred', async () => {
    await queryRows(
      `insert into activities (property_id, at, kind, type, status, subject, visible_to_owner)
       select $1, $2::timestamptz + n * interval '1 minute', 'visit', 'visit', 'done',
         'Bezichtiging ' || n, true
       from generate_series(1, 304) n`,
      [own, `${addDays(today, -20)}T08:00:00.000Z`],
    )
    const report = await toReport({
      property: { id: own, title: 'Mijn woning', from: null, to: null },
      reader: null,
      period: { from: addDays(today, -30), to: today },
      locale: 'nl',
      today,
    })
    await queryRows('delete from activities')
    expect(report.figures).toContainEqual({ figure: '304', word: 'Bezoeken' })
    const [visits] = report.parts
    expect(visits?.entries).toHaveLength(300)
    expect(visits?.entries.at(0)?.title).toBe('Bezichtiging 5')
    expect(visits?.earlier).toMatch(/^Daarvoor nog 4;/)
  })

  it('is a PDF for its owner, which nobody keeps on the way', async () => {
    await count(own, 2, 'view', 'google.be', 12)
    const response = await fetchReport(own, { cookie })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="rapport-')
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
  it('is one for staff', async () => {
    const payload = await getTestPayload()
    const { token } = await payload.login({
      collection: 'users',
      data: { email: 'staff@example.be', password },
    })
    const response = await fetchReport(own, { authorization: `JWT ${token}` })
    expect(response.status).toBe(200)
  })
  it('is none for an agent of a home that a colleague manages, public or not', async () => {
    const payload = await getTestPayload()
    const createAgent = (name: string) =>
      payload.create({
        collection: 'users',
        data: { email: `${name}@example.be`, password, name, role: 'agent' },
      })
    const colleague = await createAgent('collega')
    await createAgent('ander')
    const { id: manager } = await payload.create({
      collection: 'team',
      data: { name: 'Collega', user: colleague.id },
    })
    const { id } = await createHouse(payload, basics, { manager })
    const ask = async (email: string) => {
      const { token } = await payload.login({ collection: 'users', data: { email, password } })
      return (await fetchReport(id, { authorization: `JWT ${token}` })).status
    }
    expect(await ask('ander@example.be')).toBe(404)
    expect(await ask('collega@example.be')).toBe(200)
  })
  it('is none for a translator', async () => {
    const payload = await getTestPayload()
    const data = { email: 'vertaler@example.be', password, name: 'Vertaler', role: 'translator' }
    await payload.create({ collection: 'users', data: { ...data, role: 'translator' } })
    const { token } = await payload.login({ collection: 'users', data })
    const response = await fetchReport(own, { authorization: `JWT ${token}` })
    expect(response.status).toBe(404)
  })
  it('begins with the first day on which the home was its owner’s', async () => {
    const asked = `&from=${addDays(today, -100)}&to=${today}`
    const whole = await fetchReport(own, { cookie }, asked)
    expect(whole.headers.get('content-disposition')).toContain(`-${addDays(today, -40)}-${today}.`)
    const before = `&from=${addDays(today, -100)}&to=${addDays(today, -41)}`
    expect((await fetchReport(own, { cookie }, before)).status).toBe(400)
  })
  it('tells staff in the answer what is wrong with a period', async () => {
    const payload = await getTestPayload()
    const data = { email: 'staff@example.be', password }
    const { token } = await payload.login({ collection: 'users', data })
    const headers = { authorization: `JWT ${token}`, accept: 'text/html' }
    const response = await fetchReport(own, headers, '&from=x&to=y')
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/période/)
  })
  it('is not there for anybody else, nor is one of another property', async () => {
    const statuses = await Promise.all([
      fetchReport(own),
      fetchReport(own, { cookie: strangerCookie }),
      fetchReport(foreign, { cookie }),
      fetchReport(former, { cookie }),
      fetchReport(2_000_000_000, { cookie }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
  it('leads a browser whose session has ended to the login, and staff nowhere', async () => {
    const browser = { accept: 'text/html,*/*' }
    for (const headers of [browser, { ...browser, cookie: strangerCookie }]) {
      const response = await fetchReport(own, headers)
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/fr/portal/${own}/statistics/`,
      ])
    }
    const payload = await getTestPayload()
    const translator = { email: 'vertaler@example.be', password }
    const { token } = await payload.login({ collection: 'users', data: translator })
    const staff = await fetchReport(own, { ...browser, authorization: `JWT ${token}` })
    expect(staff.status).toBe(404)
  })
  it('is refused for what is no period', async () => {
    const wrong = '&from=2026-02-30&to=2026-03-01'
    expect((await fetchReport(own, { cookie }, wrong)).status).toBe(400)
    const asked = await fetchReport(own, { cookie, accept: 'text/html,*/*' }, wrong)
    expect(asked.status).toBe(303)
    expect(asked.headers.get('location')).toBe(
      `/fr/portal/${own}/statistics/?reportFrom=2026-02-30&reportTo=2026-03-01&reportProblem=period#report`,
    )
    // A stranger hears nothing of the period, but goes to a page that is not there.
    const stranger = await fetchReport(own, { cookie: strangerCookie, accept: 'text/html' }, wrong)
    expect(stranger.headers.get('location')).toBe(`/fr/portal/${own}/statistics/`)
    expect((await fetchReport(own, { cookie: strangerCookie }, wrong)).status).toBe(404)
  })
  it('is made twenty times in ten minutes for one account, and then asked for later', async () => {
    await queryRows('delete from guard.hits')
    const answers: number[] = []
    for (let turn = 0; turn <= 20; turn += 1) {
      answers.push((await fetchReport(foreign, { cookie: strangerCookie })).status)
    }
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    const asked = await fetchReport(foreign, { cookie: strangerCookie, accept: 'text/html' })
    expect(asked.status).toBe(303)
    expect(asked.headers.get('location')).toContain('reportProblem=busy#report')
    expect((await fetchReport(own, { cookie })).status).toBe(200)
  })
})
