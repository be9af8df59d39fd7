import { beforeAll, describe, expect, it, vi } from 'vitest'
import { toRelationId } from '@/cms/relation-id'
import { buildOfferCopyPath } from '@/domain/routes/offer-copies'
import { answerOfferCopy } from '@/features/offers/answer-offer-copy'
import {
  findOfferLine,
  findSignerCivility,
  getOfferCopy,
} from '@/features/offers/offer-copy-queries'
import { OfferContentView } from '@/features/offers/offer-content-view'
import { queryRows } from '@/server/db'
import { createAccounts, logIn, type Accounts } from '../access/who'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

let accounts: Accounts
let property: number

beforeAll(async () => {
  const payload = await getTestPayload()
  accounts = await createAccounts(payload)
  property = (await createHouse(payload, await createListingBasics(payload))).id
})

async function createOffer() {
  const payload = await getTestPayload()
  await payload.create({
    collection: 'enquiries',
    data: {
      kind: 'offer',
      state: 'new',
      locale: 'fr',
      property,
      person: { civility: 'ms', firstName: 'An', lastName: 'De Wolf', email: 'an@example.be' },
      fields: {
        street: 'Kerkstraat 12',
        city: '2000 Antwerpen',
        phone: '0470 00 00 01',
        amount: 479_000,
        confirmed: 'quatre cent septante-neuf mille euros',
        startDate: '2026-11-23',
        endDate: '2026-12-07',
        place: 'Anvers',
        financing: false,
      },
    },
  })
  const { docs } = await payload.find({ collection: 'offers', sort: '-sequence', limit: 1 })
  const [offer] = docs
  if (!offer) throw new Error('No offer was recorded')
  return offer
}

async function ask(id: number, person: 'agent' | 'translator' | null): Promise<Response> {
  const headers = new Headers()
  if (person !== null) headers.set('Authorization', `JWT ${await logIn(person)}`)
  const url = `http://localhost:3000${buildOfferCopyPath(id)}`
  return answerOfferCopy(new Request(url, { headers }), String(id))
}

describe('the copy of an offer', () => {
  it('is the same file each time', async () => {
    const offer = await createOffer()
    const [first, second] = await Promise.all([ask(offer.id, 'agent'), ask(offer.id, 'agent')])
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true)
    const later = await ask(offer.id, 'agent')
    expect(Buffer.from(await later.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(later.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  it('leaves the register unbroken, and is not shown with the record', async () => {
    const offer = await createOffer()
    await ask(offer.id, 'agent')
    const read = await (
      await getTestPayload()
    ).findByID({ collection: 'offers', id: offer.id, overrideAccess: false, user: accounts.agent })
    expect(read).toMatchObject({ hash: offer.hash })
    expect(read).not.toHaveProperty('copy')
  })

  it('is refused to strangers and to staff who read no offers, as one that is not there', async () => {
    const offer = await createOffer()
    const answers = await Promise.all([
      ask(offer.id, null),
      ask(offer.id, 'translator'),
      ask(999_999, 'agent'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('is for those of the staff who may read offers', async () => {
    const offer = await createOffer()
    const readers = await Promise.all(
      (['visitor', 'owner', 'translator', 'agent'] as const).map(async (person) => {
        return (await findOfferLine(offer.id, accounts[person])) !== null
      }),
    )
    expect(readers).toEqual([false, false, false, true])
  })

  it('is not drawn of a line that was changed', async () => {
    const offer = await createOffer()
    await queryRows(
      `update offers set content = jsonb_set(content, '{amountEuros}', '1') where id = $1`,
      [offer.id],
    )
    const line = await findOfferLine(offer.id, accounts.agent)
    await expect(line && getOfferCopy(line)).rejects.toThrow('was changed in the register')
    const seen = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await ask(offer.id, 'agent')).status).toBe(500)
    expect(String(seen.mock.calls[0])).toContain('ChangedOfferError')
    seen.mockRestore()
  })
})

describe('the content of an offer at the desk', () => {
  it.each([
    ['nl', 'Mevr. An De Wolf'],
    ['en', 'Ms An De Wolf'],
  ])('names its signer as they want to be addressed, in %s', async (language, name) => {
    const { content, enquiry } = await createOffer()
    const view = await OfferContentView({
      data: { content, enquiry },
      user: accounts.agent,
      i18n: { language },
    })
    const values = view?.props.facts.map(({ value }: { value: string }) => value)
    expect(values).toContain(name)
    // What the register holds is what was signed.
    expect(content).toMatchObject({ signerA: { name: 'An De Wolf' } })
  })

  it('tells the title to nobody who may not read the enquiry', async () => {
    const { enquiry } = await createOffer()
    const id = toRelationId(enquiry)
    expect(await findSignerCivility(id, accounts.agent)).toBe('ms')
    expect(await findSignerCivility(id, accounts.translator)).toBeNull()
    expect(await findSignerCivility(999_999, accounts.agent)).toBeNull()
  })
})
