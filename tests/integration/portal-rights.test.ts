import { handleEndpoints, type CollectionSlug, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerFile, answerTakeBack, answerUpload } from '@/features/portal-records/answer-file'
import { answerMessage } from '@/features/portal-records/answer-message'
import { formatPortalPath, portalSections } from '@/domain/routes/portal'
import { findPortalAnswer } from '@/features/portal/portal-gate'
import { answerReport } from '@/features/portal-report/answer-report'
import { findDocuments } from '@/features/portal-records/document-queries'
import { findThread } from '@/features/portal-records/message-queries'
import { findPlacements } from '@/features/portal-records/placement-queries'
import { findEntries } from '@/features/portal-records/record-queries'
import { findOwner, type OwnerAccount } from '@/server/owner-auth'
import { payloadAs } from '@/server/payload'
import { sampleFiles } from '../support/sample-files'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'
import { expectPagesNotDrawn } from '../support/pages-not-drawn'

const site = 'http://localhost:3000'
const password = 'een lang wachtwoord'

/** Staff who follow a home up; nobody with an account manages this one, so that it is every agent's. */
const sellers = ['agent', 'editor', 'administrator'] as const
const staff = ['translator', ...sellers] as const
/** Everybody who may try; the last one alone owns the home today, with the co-owner. */
const people = ['anonymous', ...staff, 'stranger', 'former', 'coOwner', 'owner'] as const
type Person = (typeof people)[number]
const owners = ['stranger', 'former', 'coOwner', 'owner'] as const
type OwnerName = (typeof owners)[number]

/** What no owner may ever read of these records. */
const secrets = {
  contact: 'Gerda Geheim',
  candidate: 'Karel Kandidaat',
  email: 'karel@kandidaat.example',
  phone: '+32470999888',
  words: 'Mijn oma verkoopt ook',
  feedback: 'Nog niet besproken verslag',
  hidden: 'Enkel voor het kantoor',
  former: 'Uit de tijd van de vorige eigenaar',
  staffPaper: 'Interne nota',
  rent: 'Inkomen van de huurder',
}

let payload: Payload
let home = 0
let otherHome = 0
const tokens: Partial<Record<Person, string>> = {}
const accounts: Partial<Record<OwnerName, OwnerAccount>> = {}
const papers: Record<'staff' | 'shared' | 'old' | 'foreign' | 'own', number> = {
  staff: 0,
  shared: 0,
  old: 0,
  foreign: 0,
  own: 0,
}
const slugs = {
  activities: 0,
  placements: 0,
  messages: 0,
  enquiries: 0,
  appointments: 0,
  'appointment-slots': 0,
} satisfies Partial<Record<CollectionSlug, number>>
type Slug = keyof typeof slugs

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString()

async function createOwner(name: OwnerName, properties: object[]) {
  const email = `${name}@example.be`
  await payload.create({
    collection: 'owners',
    data: { email, password, firstName: name, properties: properties as never },
  })
  const { token } = await payload.login({ collection: 'owners', data: { email, password } })
  tokens[name] = String(token)
  const account = await findOwner(String(token))
  if (account === null) throw new Error(`${name} has no account`)
  accounts[name] = account
}

const idOfOwner = (name: OwnerName) => Number(accounts[name]?.id)

async function createPaper(title: string, property: number, visibility: 'staff' | 'owner') {
  const { id } = await payload.create({
    collection: 'documents',
    locale: 'nl',
    data: { title, kind: 'other', property, visibility },
    file: {
      data: Buffer.from(sampleFiles.pdf),
      mimetype: 'application/pdf',
      name: 'nota.pdf',
      size: sampleFiles.pdf.byteLength,
    },
  })
  return id
}

async function createActivities() {
  const data = { property: home, type: 'call', status: 'done', visibleToOwner: true } as const
  const create = (differences: object) =>
    payload.create({
      collection: 'activities',
      data: { ...data, kind: 'communication', at: day(-10), subject: 'Gebeld', ...differences },
    })
  await create({ contact: secrets.contact })
  slugs.activities = (await create({ subject: secrets.hidden, visibleToOwner: false })).id
  await create({ subject: secrets.former, at: day(-200) })
  await create({ subject: 'Met naam', contact: 'Vrij Genoemd', contactReleased: true })
}

async function createVisits() {
  const slot = await payload.create({
    collection: 'appointment-slots',
    data: {
      property: home,
      startsAt: day(-3),
      endsAt: new Date(Date.parse(day(-3)) + 1_800_000).toISOString(),
      capacity: 5,
      bufferMinutes: 0,
      mode: 'instant',
      closesBeforeMinutes: 0,
    },
  })
  slugs['appointment-slots'] = slot.id
  const create = (differences: object) =>
    payload.create({
      collection: 'appointments',
      data: {
        slot: slot.id,
        state: 'confirmed',
        name: secrets.candidate,
        email: secrets.email,
        phone: secrets.phone,
        locale: 'nl',
        feedback: secrets.feedback,
        ...differences,
      },
    })
  slugs.appointments = (await create({})).id
  await create({ name: 'Vrije Bezoeker', releasedToOwner: true })
  await create({ feedback: 'Vond de tuin mooi', feedbackVisible: true, impression: 'positive' })
}

async function createEnquiries() {
  const create = (kind: string, differences: object = {}) =>
    payload.create({
      collection: 'enquiries',
      data: {
        kind,
        locale: 'nl',
        state: 'new',
        property: home,
        title: `${secrets.candidate} · ${kind}`,
        person: {
          firstName: 'Karel',
          lastName: 'Kandidaat',
          email: secrets.email,
          phone: secrets.phone,
        },
        fields: { remark: secrets.words },
        notes: [{ text: secrets.hidden }],
        ...differences,
      },
    })
  slugs.enquiries = (await create('contact-me')).id
  for (const kind of ['rent-application', 'job-application', 'report-listing', 'send-to-friend']) {
    await create(kind, { fields: { remark: secrets.rent } })
  }
  // An offer is written by its form with a line in the register; here its kind is what counts.
  const offer = await create('contact-me', { fields: { remark: secrets.rent } })
  await payload.db.pool.query("update enquiries set kind = 'offer' where id = $1", [offer.id])
  const released = { firstName: 'Vrije', lastName: 'Vrager', email: secrets.email }
  await create('document-request', { releasedToOwner: true, person: released })
}

async function createMessages() {
  slugs.messages = (
    await payload.create({
      collection: 'messages',
      data: { property: home, owner: idOfOwner('owner'), author: 'owner', text: 'Is er nieuws?' },
    })
  ).id
  await payload.create({
    collection: 'messages',
    data: { property: home, owner: idOfOwner('coOwner'), author: 'owner', text: 'Van mede' },
  })
}

beforeAll(async () => {
  payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  await payload.create({
    collection: 'routes',
    locale: 'nl',
    data: { originalPath: '/login/', type: 'login', localizedPath: '/login/' },
  })
  home = (await createHouse(payload, basics, { title: 'De woning' })).id
  otherHome = (await createHouse(payload, basics, { title: 'Een andere woning' })).id
  await createOwner('stranger', [{ property: otherHome }])
  await createOwner('former', [{ property: home, from: day(-400), to: day(-100) }])
  await createOwner('coOwner', [{ property: home, from: day(-90), role: 'coOwner' }])
  await createOwner('owner', [{ property: home, from: day(-90) }])
  // The first account of a site becomes its administrator.
  for (const role of staff.toReversed()) {
    const login = { email: `${role}@example.be`, password }
    const languages = role === 'translator' ? (['nl', 'fr', 'en', 'de'] as const) : []
    const data = { ...login, name: role, role, languages: [...languages] }
    expect((await payload.create({ collection: 'users', data })).role).toBe(role)
    tokens[role] = String((await payload.login({ collection: 'users', data: login })).token)
  }
  await createActivities()
  await createVisits()
  await createEnquiries()
  await createMessages()
  const { id } = await payload.create({
    collection: 'placements',
    data: {
      property: home,
      channel: 'Immoweb',
      url: 'https://www.example.be/1',
      from: day(-20),
      visibleToOwner: true,
    },
  })
  slugs.placements = id
  const ended = { property: home, channel: secrets.former, from: day(-300), to: day(-150) }
  await payload.create({ collection: 'placements', data: { ...ended, visibleToOwner: true } })
  papers.staff = await createPaper(secrets.staffPaper, home, 'staff')
  papers.shared = await createPaper('Voor de eigenaars', home, 'owner')
  papers.foreign = await createPaper('Van een ander pand', otherHome, 'owner')
  papers.old = await createPaper(secrets.former, home, 'owner')
  await payload.db.pool.query('update documents set created_at = $1 where id = $2', [
    day(-200),
    papers.old,
  ])
  papers.own = await createPaper('Zelf verzonden', home, 'owner')
  await payload.update({
    collection: 'documents',
    id: papers.own,
    data: { sentByOwner: idOfOwner('owner') },
  })
}, 120_000)

expectPagesNotDrawn()

/** Asks the endpoints that the framework opens on the records, with the token of a session. */
async function ask(person: Person, path: string, init: RequestInit = {}) {
  const token = tokens[person]
  const request = new Request(`${payload.config.serverURL}/api/${path}`, {
    ...init,
    headers: {
      ...(token !== undefined && { Authorization: `JWT ${token}` }),
      ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
    },
  })
  const answer = await handleEndpoints({ config: payload.config, request })
  return { status: answer.status, body: await answer.text() }
}

const outsiders = people.filter((person) => !sellers.some((one) => one === person))
const recordSlugs = Object.keys(slugs).filter((slug): slug is Slug => slug in slugs)

/** Ways to ask for records; some of them look for what may not be shown. */
const questions: Readonly<Record<Slug, readonly string[]>> = {
  activities: ['where[contact][like]=Gerda', 'select[contact]=true', 'sort=contact'],
  placements: ['where[visibleToOwner][equals]=false'],
  messages: ['where[text][like]=Van'],
  enquiries: ['where[person.email][like]=karel', 'where[title][like]=Karel', 'select[fields]=true'],
  appointments: ['where[name][like]=Karel', 'where[email][like]=karel', 'select[phone]=true'],
  'appointment-slots': ['where[agent][exists]=true', 'depth=2'],
}

const restRows = outsiders.flatMap((person) => recordSlugs.map((slug) => ({ person, slug })))
/** Moments that can be booked are read by all staff; nobody is named in them. */
const closedRows = restRows.filter(
  ({ person, slug }) => !(person === 'translator' && slug === 'appointment-slots'),
)

describe('the records over REST', () => {
  it.each(closedRows)('say nothing to $person of $slug', async ({ person, slug }) => {
    const id = slugs[slug]
    expect(id).toBeGreaterThan(0)
    const paths = [
      slug,
      `${slug}?depth=3&limit=100`,
      `${slug}/${id}?depth=3`,
      `${slug}/count`,
      ...questions[slug].map((query) => `${slug}?${query}`),
    ]
    for (const path of paths) {
      const { status, body } = await ask(person, path)
      expect([path, status]).toEqual([path, 403])
      for (const secret of Object.values(secrets)) expect(body).not.toContain(secret)
    }
  })

  const sellerRows = sellers.flatMap((person) => recordSlugs.map((slug) => ({ person, slug })))
  it.each(sellerRows)('show the $person $slug', async ({ person, slug }) => {
    expect((await ask(person, `${slug}/${slugs[slug]}`)).status).toBe(200)
    expect((await ask(person, `${slug}?depth=0`)).status).toBe(200)
  })

  it('show a translator the moments that can be booked, and nobody in them', async () => {
    const { status, body } = await ask('translator', 'appointment-slots?depth=2')
    expect(status).toBe(200)
    for (const secret of Object.values(secrets)) expect(body).not.toContain(secret)
  })

  it.each(restRows)('take no change of $slug from $person', async ({ person, slug }) => {
    const body = JSON.stringify({ visibleToOwner: true, text: 'x', releasedToOwner: true })
    const path = `${slug}/${slugs[slug]}`
    const states = [
      (await ask(person, path, { method: 'PATCH', body })).status,
      (await ask(person, path, { method: 'DELETE' })).status,
      (await ask(person, slug, { method: 'POST', body })).status,
    ]
    expect(states).toEqual([403, 403, 403])
  })

  const joinRows = outsiders.map((person) => ({ person }))
  it.each(joinRows)('come with no property for $person', async ({ person }) => {
    const { status, body } = await ask(person, `properties/${home}?depth=2&joins[activities]=true`)
    expect(status).toBe(200)
    const document: Record<string, unknown> = JSON.parse(body)
    expect(Object.keys(document)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(activities|placements|messages)$/)]),
    )
    for (const secret of Object.values(secrets)) expect(body).not.toContain(secret)
  })

  it.each(owners.map((person) => ({ person })))(
    'name $person to themselves alone',
    async ({ person }) => {
      const { body } = await ask(person, 'owners?depth=3&limit=100')
      const { docs }: { docs: { id: number; messages?: unknown }[] } = JSON.parse(body)
      expect(docs.map(({ id }) => id)).toEqual([idOfOwner(person)])
      expect(docs[0]?.messages).toBeUndefined()
    },
  )
})

function accountOf(name: OwnerName): OwnerAccount {
  const account = accounts[name]
  if (account === undefined) throw new Error(`${name} was not created`)
  return account
}

/** Everything that the pages of the portal read of a property, for one account. */
async function readPages(name: OwnerName, propertyId: number): Promise<string> {
  const owner = accountOf(name)
  const now = new Date()
  const read = await Promise.all([
    findEntries(owner, propertyId, { max: 100 }),
    findPlacements(owner, propertyId, 1),
    findDocuments(owner, propertyId, { locale: 'nl', now, page: 1 }),
    findThread(owner, propertyId, { page: 1, locale: 'nl' }),
  ])
  return JSON.stringify(read.map((list) => ('items' in list ? list.items : list)))
}

const cookieOf = (person: Person): Record<string, string> => {
  const token = tokens[person]
  return token === undefined ? {} : { cookie: `gevel-owner=${token}` }
}

describe('the addresses of the portal', () => {
  const places = [
    { kind: 'overview', propertyId: 0 } as const,
    ...portalSections.map((section) => ({ kind: 'section', propertyId: 0, section }) as const),
  ]
  const expected: Readonly<Record<Person, string>> = {
    anonymous: 'login',
    translator: 'login',
    agent: 'login',
    editor: 'login',
    administrator: 'login',
    stranger: 'missing',
    former: 'missing',
    coOwner: 'open',
    owner: 'open',
  }

  it.each(people.map((person) => ({ person, answer: expected[person] })))(
    'are, for $person: $answer',
    async ({ person, answer }) => {
      const headers = new Headers(cookieOf(person))
      for (const place of places) {
        const path = formatPortalPath('nl', { ...place, propertyId: home })
        const found = await findPortalAnswer(headers, path)
        expect([path, typeof found === 'object' ? 'login' : found]).toEqual([path, answer])
      }
    },
  )

  it.each(people.map((person) => ({ person })))(
    'name no home that is not there, to $person',
    async ({ person }) => {
      const path = formatPortalPath('nl', { kind: 'overview', propertyId: 2_000_000_000 })
      expect(await findPortalAnswer(new Headers(cookieOf(person)), path)).not.toBe('open')
    },
  )
})

describe('the pages of the portal', () => {
  it.each([['stranger'], ['former']] as const)('are empty for the %s', async (name) => {
    expect(await readPages(name, home)).toBe('[[],[],[],[]]')
  })

  it.each([['owner'], ['coOwner']] as const)('show the %s what was released', async (name) => {
    const text = await readPages(name, home)
    for (const shown of ['Gebeld', 'Vrij Genoemd', 'Vrije Bezoeker', 'Vond de tuin mooi']) {
      expect(text).toContain(shown)
    }
    for (const shown of ['Vrije Vrager', 'contact-me', 'Immoweb', 'Voor de eigenaars']) {
      expect(text).toContain(shown)
    }
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
    for (const kind of ['rent-application', 'job-application', 'offer', 'report', 'friend']) {
      expect(text).not.toContain(`"enquiry":"${kind}`)
    }
    expect(text).not.toContain('Van een ander pand')
    expect((await readPages(name, otherHome)).includes('Van een ander pand')).toBe(false)
  })

  it('show each owner the own messages alone', async () => {
    expect(await readPages('owner', home)).toContain('Is er nieuws?')
    expect(await readPages('owner', home)).not.toContain('Van mede')
    expect(await readPages('coOwner', home)).toContain('Van mede')
    expect(await readPages('coOwner', home)).not.toContain('Is er nieuws?')
  })

  it.each([
    ['activities', 'contact'],
    ['appointments', 'email'],
    ['appointments', 'name'],
    ['appointments', 'phone'],
    ['enquiries', 'title'],
    ['enquiries', 'person.email'],
    ['enquiries', 'person.lastName'],
    ['messages', 'writtenBy.email'],
  ] as const)('cannot be searched in %s by %s', async (collection, field) => {
    const door = await payloadAs(accountOf('owner'))
    const where = { [field]: { like: 'a' } }
    await expect(door.find({ collection, where })).rejects.toThrow()
  })

  it.each(['activities', 'appointments', 'enquiries', 'messages', 'documents'] as const)(
    'get no more of %s when whole records are read, with everything around them',
    async (collection) => {
      const door = await payloadAs(accountOf('owner'))
      const { docs } = await door.find({ collection, depth: 3, limit: 100 })
      expect(docs.length).toBeGreaterThan(0)
      const text = JSON.stringify(docs)
      for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
      for (const role of staff) expect(text).not.toContain(`${role}@example.be`)
    },
  )
})

/** What a browser sends along of somebody who is signed in at the desk, or in the portal. */
const sessionOf = (person: Person): Record<string, string> =>
  staff.some((role) => role === person)
    ? { authorization: `JWT ${tokens[person]}` }
    : cookieOf(person)

describe('the report of a home', () => {
  const readers: readonly Person[] = ['agent', 'editor', 'administrator', 'coOwner', 'owner']
  it.each(people.map((person) => ({ person, status: readers.includes(person) ? 200 : 404 })))(
    'answers $person with $status',
    async ({ person, status }) => {
      const request = new Request(`${site}/api/portal/${home}/report/?lang=nl`, {
        headers: sessionOf(person),
      })
      const answer = await answerReport(request, String(home))
      expect(answer.status).toBe(status)
      await answer.body?.cancel()
    },
  )
})

function fetchFile(person: Person, id: number | string) {
  const request = new Request(`${site}/api/portal/document-files/${id}/`, {
    headers: cookieOf(person),
  })
  return answerFile(request, String(id))
}

type Paper = keyof typeof papers
const readable: Readonly<Record<Paper, readonly Person[]>> = {
  staff: [],
  shared: ['coOwner', 'owner'],
  old: [],
  foreign: ['stranger'],
  own: ['coOwner', 'owner'],
}
const paperRows = Object.entries(readable).map(([paper, readers]) => ({
  paper: paper as Paper,
  readers,
}))

describe('the files of the portal', () => {
  it.each(paperRows)('hand "$paper" to $readers', async ({ paper, readers }) => {
    const got: Person[] = []
    for (const person of people) {
      const answer = await fetchFile(person, papers[paper])
      if (answer.status === 200) got.push(person)
      else expect([person, answer.status, await answer.text()]).toEqual([person, 404, ''])
      expect(answer.headers.get('cache-control')).toContain('no-store')
      await answer.body?.cancel()
    }
    expect(got).toEqual(people.filter((person) => readers.includes(person)))
  })

  it('are kept by the browser and never shown in it', async () => {
    const { headers } = await fetchFile('owner', papers.shared)
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')).toBe('application/pdf')
  })

  it.each(['0', '-1', '999999', 'abc', '1e3', '../1', '99999999999999999999'])(
    'have no number %s',
    async (id) => {
      expect((await fetchFile('owner', id)).status).toBe(404)
    },
  )
})

function post(person: Person, path: string, body: BodyInit, headers: HeadersInit = {}) {
  return new Request(`${site}${path}`, {
    method: 'POST',
    headers: { ...cookieOf(person), ...headers },
    body,
  })
}

const fields = (values: Record<string, string>) => new URLSearchParams({ lang: 'nl', ...values })

async function countOf(collection: 'messages' | 'documents'): Promise<number> {
  return (await payload.count({ collection })).totalDocs
}

const refusedPosts = [
  ['anonymous', 303],
  ['translator', 303],
  ['agent', 303],
  ['editor', 303],
  ['administrator', 303],
  ['stranger', 404],
  ['former', 404],
] as const

describe('the forms of the portal', () => {
  it.each(refusedPosts)('take nothing from %s (%i)', async (person, status) => {
    const before = [await countOf('messages'), await countOf('documents')]
    const message = post(person, '/m', fields({ text: 'Hallo' }))
    expect((await answerMessage(message, String(home))).status).toBe(status)
    const file = new FormData()
    file.set('file', new File([sampleFiles.pdf], 'a.pdf'))
    expect((await answerUpload(post(person, '/d', file), String(home))).status).toBe(status)
    const taken = await answerTakeBack(post(person, '/f', fields({})), String(papers.own))
    expect(taken.status).toBe(status)
    expect([await countOf('messages'), await countOf('documents')]).toEqual(before)
  })

  it('take back no file for a co-owner who did not send it, nor one of the agency', async () => {
    const before = await countOf('documents')
    const asked = [
      await answerTakeBack(post('coOwner', '/f', fields({})), String(papers.own)),
      await answerTakeBack(post('owner', '/f', fields({})), String(papers.shared)),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404])
    expect(await countOf('documents')).toBe(before)
  })

  it('are refused when another site sends them', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' }
    const message = post('owner', '/m', fields({ text: 'Hallo' }), foreign)
    expect((await answerMessage(message, String(home))).status).toBe(403)
    const file = new FormData()
    file.set('file', new File([sampleFiles.pdf], 'a.pdf'))
    expect((await answerUpload(post('owner', '/d', file, foreign), String(home))).status).toBe(403)
    const back = post('owner', '/f', fields({}), foreign)
    expect((await answerTakeBack(back, String(papers.own))).status).toBe(403)
  })
})
