import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getAddressBook } from '@/features/routing/address-book'
import { answerForm, type FindPage } from '@/forms/_kit/answer-form'
import { findSentChoices } from '@/forms/_kit/sent-choices'
import { createTicket } from '@/forms/_kit/ticket'
import { example as demand } from '@/forms/demand-register/example'
import { formExamples } from '@/forms/examples'
import { example } from '@/forms/site-contact/example'
import { createSolvedProof } from '@/server/captcha/proof.fixture'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import {
  createHouse,
  createListingBasics,
  createProject,
  type ListingBasics,
} from './listing-examples'
import { getTestPayload } from '../support/test-payload'

const findPage: FindPage = async (originalPath, locale) =>
  (await getAddressBook(locale)).page(originalPath)

let basics: ListingBasics
let sendings = 0

beforeAll(async () => {
  const payload = await getTestPayload()
  basics = await createListingBasics(payload)
  await payload.create({
    collection: 'places',
    locale: 'nl',
    data: { name: 'Mortsel', zip: '2640', countryId: '10' },
  })
  const slugs = [
    ...['site-contact', 'contact-me', 'demand-register', 'document-request'],
    ...['rent-application', 'contact-construction', 'contact-demand'],
  ]
  for (const slug of slugs) {
    await payload.create({
      collection: 'routes',
      locale: 'nl',
      data: {
        originalPath: `/feedback/${slug}/`,
        type: 'feedback',
        localizedPath: `/bedankt/${slug}/`,
      },
    })
  }
})

beforeEach(async () => {
  const payload = await getTestPayload()
  await payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
  await queryRows('delete from guard.hits')
})

/** A form as the page's script sends it, begun a minute ago. */
async function sendJson(kind: string, body: object, headers: Record<string, string> = {}) {
  const { PAYLOAD_SECRET: secret } = env()
  const ticket = createTicket(kind, new Date(Date.now() - 60_000), secret)
  const proof = await createSolvedProof(ticket, secret)
  sendings += 1
  const key = `test-sending-number-${sendings}`
  const request = new Request(`http://localhost:3000/api/forms/${kind}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ lang: 'nl', page: '/nl/contact/', ticket, proof, key, ...body }),
  })
  return answerForm(request, kind, findPage)
}

function sendPlain(kind: string, body: Record<string, string>) {
  const request = new Request(`http://localhost:3000/api/forms/${kind}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ lang: 'nl', page: '/nl/contact/', ...body }),
  })
  return answerForm(request, kind, findPage)
}

async function readEnquiries() {
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'enquiries', sort: 'createdAt' })
  return docs
}

describe('a form that is sent', () => {
  it('is stored for the agency and answered with the page that thanks', async () => {
    const response = await sendJson('site-contact', example)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ next: '/nl/bedankt/site-contact/' })
    expect(await readEnquiries()).toMatchObject([
      {
        kind: 'site-contact',
        state: 'new',
        locale: 'nl',
        page: '/nl/contact/',
        person: { firstName: 'An', email: 'an.dewolf@example.be', phone: '+32470000001' },
        privacyVersion: '2026-11',
      },
    ])
  })

  it('is kept with the campaign of the link that led to it', async () => {
    const referer = 'http://localhost:3000/nl/contact/?utm_source=brief&utm_content=a@b.be'
    expect((await sendJson('site-contact', example, { referer })).status).toBe(201)
    const campaign = { source: 'brief', medium: null, content: null }
    expect(await readEnquiries()).toMatchObject([{ campaign }])
  })

  it('leads to the page that thanks without JavaScript too', async () => {
    const response = await sendPlain('site-contact', example)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/nl/bedankt/site-contact/')
    expect(await readEnquiries()).toHaveLength(1)
  })

  it('is not taken in from a preview, with a script or without', async () => {
    const answers = [
      await sendJson('site-contact', { ...example, preview: '1' }),
      await sendPlain('site-contact', { ...example, preview: '1' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
    expect(await readEnquiries()).toEqual([])
    expect(await queryRows('select id from mails')).toEqual([])
  })

  it('is stored once when the button is pressed twice', async () => {
    const key = 'pressed-twice-0001'
    const answers = await Promise.all([
      sendJson('site-contact', { ...example, key }),
      sendJson('site-contact', { ...example, key }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await readEnquiries()).toHaveLength(1)
    expect((await sendPlain('site-contact', example)).status).toBe(303)
    expect((await sendPlain('site-contact', example)).status).toBe(303)
    expect(await readEnquiries()).toHaveLength(2)
  })

  it('keeps places, types and amounts of a search demand', async () => {
    expect((await sendJson('demand-register', demand)).status).toBe(201)
    expect(await readEnquiries()).toMatchObject([
      {
        fields: {
          goal: 'buy',
          types: ['house', 'apartment'],
          zones: [
            { zip: '2000', name: 'Antwerpen' },
            { zip: null, name: 'Mortsel' },
          ],
          maxPrice: 450_000,
        },
      },
    ])
  })

  it('is thanked for and thrown away when the hidden field is filled in', async () => {
    const response = await sendJson('site-contact', { ...example, homepage: 'https://x.example' })
    expect(response.status).toBe(201)
    expect(await readEnquiries()).toEqual([])
  })

  it('names the fields that are wrong', async () => {
    const response = await sendJson('site-contact', { ...example, email: 'an@' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ errors: { email: 'email.invalid' } })
    expect(await readEnquiries()).toEqual([])
  })

  it('is refused after ten sendings from one address in ten minutes', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    for (let index = 0; index < 10; index += 1) await sendJson('site-contact', example, headers)
    const response = await sendJson('site-contact', example, headers)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await readEnquiries()).toHaveLength(10)
    const elsewhere = await sendJson('site-contact', example, { 'x-forwarded-for': '203.0.113.8' })
    expect(elsewhere.status).toBe(201)
  })

  it('counts without writing addresses down', async () => {
    await sendJson('site-contact', example, { 'x-forwarded-for': '203.0.113.9' })
    const rows = await queryRows<{ subject: string }>('select subject from guard.hits')
    // The network and the mailbox.
    expect(rows).toHaveLength(2)
    for (const { subject } of rows) expect(subject).toMatch(/^[\w-]{43}$/)
  })
})

describe('a form about a property', () => {
  const visit = { firstName: 'An', lastName: 'De Wolf', wish: 'visit', privacy: 'on' }

  async function createListing(differences: Readonly<Record<string, unknown>>) {
    const { id, publicId } = await createHouse(await getTestPayload(), basics, differences)
    return { id, property: publicId }
  }

  it('names the record, and asks of a candidate tenant in Brussels no more than a name and a number', async () => {
    const { id, property } = await createListing({ goal: 'rent', zip: '1050', place: null })
    const response = await sendJson('contact-me', { ...visit, property, phone: '0470 00 00 01' })
    expect(response.status).toBe(201)
    expect(await readEnquiries()).toMatchObject([{ kind: 'contact-me', property: id }])
  })

  it('has what was chosen repeated on its page that thanks for an hour, and no typed word', async () => {
    const { property } = await createListing({})
    const typed = {
      civility: 'none',
      email: 'an@example.be',
      phone: '0470 00 00 01',
      remark: 'Belt u mij na zes uur?',
    }
    const chosen = { wish: 'visit', visitTimes: ['sat-am', 'tue-pm'] }
    const response = await sendJson('contact-me', { ...visit, property, ...typed, ...chosen })
    const { next } = await response.json()
    expect(next).toMatch(/^\/nl\/bedankt\/contact-me\/\?form=/)
    const token = new URL(next, 'http://localhost').searchParams.get('form')
    const page = { feedback: '/feedback/contact-me/', token, locale: 'nl' } as const
    const now = new Date()
    expect(await findSentChoices(page, now)).toEqual([
      {
        label: 'Gaat over',
        value: expect.stringMatching(/^Woning met tuin · T \w+ · 2000 Antwerpen$/),
        href: expect.stringMatching(new RegExp(`/nl/property/${property}/$`)),
      },
      { label: 'Wat wenst u?', value: 'Een bezoek aanvragen' },
      { label: 'Wanneer past een bezoek u?', value: 'Zaterdag voormiddag, dinsdag namiddag' },
    ])
    expect(await findSentChoices(page, new Date(now.getTime() + 61 * 60_000))).toEqual([])
    expect(await findSentChoices({ ...page, feedback: '/feedback/offer/' }, now)).toEqual([])
    expect(await findSentChoices({ ...page, token: `${token}0` }, now)).toEqual([])
  })

  it.each([
    [
      'names nothing of a home that is sold discreetly',
      { isDiscreet: true, title: 'Huis in de Verborgenstraat' },
      /2000|Verborgenstraat|Huis/,
    ],
    [
      'keeps the street of a home that hides it, also in its title',
      { publishAddress: false, title: 'Huis in de Verborgenstraat' },
      /Verborgenstraat/,
    ],
    ['keeps the title of a home that has no page', { _status: 'draft' }, /Woning met tuin/],
  ] as const)('%s', async (_rule, differences, hidden) => {
    const { id, property } = await createListing({})
    const answers = { civility: 'none', email: 'an@example.be', phone: '0470 00 00 01' }
    const response = await sendJson('contact-me', { ...visit, property, ...answers })
    const { next } = await response.json()
    const token = new URL(next, 'http://localhost').searchParams.get('form')
    const payload = await getTestPayload()
    await payload.update({ collection: 'properties', id, locale: 'nl', data: differences })
    const page = { feedback: '/feedback/contact-me/', token, locale: 'nl' } as const
    const facts = await findSentChoices(page, new Date())
    expect(facts.length).toBeGreaterThan(0)
    expect(JSON.stringify(facts)).not.toMatch(hidden)
  })

  it('has them repeated without JavaScript too, also when it is sent twice', async () => {
    const { property } = await createListing({})
    const sent = { ...visit, property: String(property), civility: 'none', email: 'an@example.be' }
    const answers = { ...sent, phone: '0470 00 00 01', wish: 'visit', visitTimes: 'sat-am' }
    const first = await sendPlain('contact-me', answers)
    expect(first.status).toBe(303)
    const second = await sendPlain('contact-me', answers)
    const token = new URL(
      second.headers.get('location') ?? '',
      'http://localhost',
    ).searchParams.get('form')
    const page = { feedback: '/feedback/contact-me/', token, locale: 'fr' } as const
    expect(await findSentChoices(page, new Date())).toContainEqual({
      label: expect.stringMatching(/^Quand pourriez-vous visiter/),
      value: 'Samedi matin',
    })
    expect(await readEnquiries()).toHaveLength(1)
  })

  it.each([
    ['document-request', { goal: 'sale' }],
    ['rent-application', { goal: 'rent' }],
  ] as const)(
    'is thanked for with the way back to the home, and with nothing of who sent it: %s',
    async (kind, differences) => {
      const { property } = await createListing(differences)
      const response = await sendJson(kind, { ...formExamples[kind], property })
      const { next } = await response.json()
      const token = new URL(next, 'http://localhost').searchParams.get('form')
      const page = { feedback: `/feedback/${kind}/`, token, locale: 'nl' } as const
      expect(await findSentChoices(page, new Date())).toEqual([
        {
          label: 'Gaat over',
          value: expect.stringContaining('Woning met tuin'),
          href: expect.stringMatching(new RegExp(`/nl/property/${property}/$`)),
        },
      ])
    },
  )

  it('about a project is thanked for with the way back to it', async () => {
    const payload = await getTestPayload()
    const { publicId: project } = await createProject(payload, basics)
    const kind = 'contact-construction'
    const response = await sendJson(kind, { ...formExamples[kind], project })
    const { next } = await response.json()
    const token = new URL(next, 'http://localhost').searchParams.get('form')
    const page = { feedback: `/feedback/${kind}/`, token, locale: 'nl' } as const
    const href = expect.stringMatching(new RegExp(`/nl/project/${project}/$`))
    expect(await findSentChoices(page, new Date())).toEqual([
      { label: 'Gaat over', value: 'De Kaai', href },
    ])
  })

  it('about no home, as a valuation, is thanked for with what was chosen and nothing typed', async () => {
    const response = await sendJson('contact-demand', formExamples['contact-demand'])
    expect(response.status).toBe(201)
    const { next } = await response.json()
    const token = new URL(next, 'http://localhost').searchParams.get('form')
    const page = { feedback: '/feedback/contact-demand/', token, locale: 'nl' } as const
    const facts = await findSentChoices(page, new Date())
    expect(facts.map(({ value }) => value)).toEqual([
      'Verkopen',
      'Villa/Woning/Hoeve',
      'Goed onderhouden',
      '13 tot 16 uur',
    ])
  })

  it('asks e-mail and telephone where the law does not limit the question', async () => {
    const { property } = await createListing({})
    const response = await sendJson('contact-me', { ...visit, property })
    expect(await response.json()).toMatchObject({
      errors: { email: 'email.missing', phone: 'phone.missing' },
    })
  })

  it('is refused for a property that visitors may not see', async () => {
    const { property } = await createListing({ status: 'prospect' })
    const response = await sendJson('contact-me', { ...visit, property })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ errors: { property: 'property.unknown' } })
  })

  it('tells who asks for the same documents again', async () => {
    const { property } = await createListing({})
    const request = {
      ...visit,
      property,
      civility: 'none',
      email: 'an@example.be',
      phone: '0470 00 00 01',
      wish: 'documents',
    }
    expect((await sendJson('contact-me', request)).status).toBe(201)
    const again = await sendJson('contact-me', request)
    expect(again.status).toBe(409)
    expect(await again.json()).toEqual({ errors: { wish: 'wish.repeated' } })
    expect((await sendJson('contact-me', { ...request, wish: 'info' })).status).toBe(201)
  })
})

describe('what is no form', () => {
  it('has no address', async () => {
    expect((await sendJson('unknown-form', example)).status).toBe(404)
  })

  it('is refused when another site sends it', async () => {
    const response = await sendJson('site-contact', example, { 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
  })

  it('is refused without the ticket that the page fetches', async () => {
    const response = await sendJson('site-contact', { ...example, ticket: '' })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ error: 'blocked' })
  })

  it('says in words that sending failed when the page cannot be drawn again', async () => {
    const seen = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await sendPlain('site-contact', { ...example, email: '' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('nog niet verzonden')
    expect(seen).toHaveBeenCalledOnce()
    seen.mockRestore()
  })
})
