import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import { answerForm, type FindPage } from '@/forms/_kit/answer-form'
import { findSentChoices } from '@/forms/_kit/sent-choices'
import { createTicket } from '@/forms/_kit/ticket'
import { example } from '@/forms/offer/example'
import { createSolvedProof } from '@/server/captcha/proof.fixture'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

const findPage: FindPage = async (originalPath, locale) => `/${locale}${originalPath}`
const today = toBelgianDay(new Date())
const values = { ...example, startDate: today, endDate: addDays(today, 14) }
const confirmed = 'vierhonderdnegenenzeventigduizend euro'

let basics: ListingBasics
let sendings = 0

beforeAll(async () => {
  basics = await createListingBasics(await getTestPayload())
})

beforeEach(async () => {
  await queryRows('delete from guard.hits')
})

async function createListing(differences: Readonly<Record<string, unknown>> = {}) {
  const { publicId } = await createHouse(await getTestPayload(), basics, differences)
  return publicId
}

async function send(body: Readonly<Record<string, unknown>>) {
  sendings += 1
  const secret = env().PAYLOAD_SECRET
  const ticket = createTicket('offer', new Date(Date.now() - 60_000), secret)
  const proof = await createSolvedProof(ticket, secret)
  const sent = { lang: 'nl', page: '/nl/', ticket, proof, key: `offer-sending-${1000 + sendings}` }
  const request = new Request('http://localhost:3000/api/forms/offer/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...sent, ...values, ...body }),
  })
  const response = await answerForm(request, 'offer', findPage)
  return { status: response.status, answer: await response.json() }
}

async function countOffers() {
  const { totalDocs } = await (await getTestPayload()).count({ collection: 'offers' })
  return totalDocs
}

describe('an offer', () => {
  it('is read back, confirmed, and written into the register', async () => {
    const property = await createListing({ publishAddress: false })
    const before = await countOffers()
    const first = await send({ property })
    expect(first).toMatchObject({ status: 200, answer: { errors: {} } })
    expect(first.answer.reading).toMatchObject({ confirm: { value: confirmed } })
    expect(JSON.stringify(first.answer)).not.toContain('Verborgenstraat')
    expect(await countOffers()).toBe(before)

    const unticked = await send({ property, step: 'review' })
    expect(unticked).toMatchObject({
      status: 422,
      answer: { errors: { confirmed: 'confirmed.missing' }, reading: { title: 'Kijk uw bod na' } },
    })

    const last = await send({ property, step: 'review', confirmed })
    const next = expect.stringMatching(/^\/nl\/feedback\/offer\/\?form=offer\./)
    expect(last).toMatchObject({ status: 201, answer: { next } })
    const token = new URL(last.answer.next, 'http://localhost').searchParams.get('form')
    const page = { feedback: '/feedback/offer/', token, locale: 'nl' } as const
    // The home alone: neither the price nor who offers it.
    expect(await findSentChoices(page, new Date())).toEqual([
      {
        label: 'Gaat over',
        value: expect.stringMatching(/^Woning met tuin/),
        href: expect.any(String),
      },
    ])
    const { docs } = await (
      await getTestPayload()
    ).find({ collection: 'offers', sort: '-sequence', limit: 1 })
    expect(docs).toMatchObject([
      {
        state: 'open',
        signer: 'An De Wolf',
        content: { signedAt: 'Antwerpen', signedOn: today, amountInWords: confirmed },
      },
    ])
  })

  it('is kept once when it is sent twice', async () => {
    const property = await createListing()
    const before = await countOffers()
    const body = { property, step: 'review', confirmed, key: 'the-same-offer-0001' }
    const answers = await Promise.all([send(body), send(body)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await countOffers()).toBe(before + 1)
  })

  it.each([
    ['for rent', { goal: 'rent' }, 'property.closed'],
    ['under option', { status: 'underOption' }, 'property.closed'],
    ['sold', { status: 'sold' }, 'property.closed'],
    ['discreet', { isDiscreet: true }, 'property.closed'],
    ['a prospect', { status: 'prospect' }, 'property.unknown'],
  ])('is refused for a home that is %s', async (_what, differences, code) => {
    const property = await createListing(differences)
    const before = await countOffers()
    expect(await send({ property, step: 'review', confirmed })).toEqual({
      status: 422,
      answer: { errors: { property: code } },
    })
    expect(await countOffers()).toBe(before)
  })

  it('leaves no name in the log when it cannot be stored', async () => {
    const property = await createListing()
    const seen = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await queryRows('alter table offers rename to offers_away')
    const { status } = await send({ property, step: 'review', confirmed })
    await queryRows('alter table offers_away rename to offers')
    const log = seen.mock.calls.flat().map(String).join('\n')
    seen.mockRestore()
    expect(status).toBe(503)
    expect(log).toContain('an enquiry could not be stored')
    expect(log).not.toMatch(/De Wolf|Kerkstraat|an\.dewolf|479/)
  })
})
