import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { readRegister } from '@/cms/collections/offers/read-register'
import { noteOfferState } from '@/cms/collections/offers/note-state'
import { createLocalReq } from 'payload'
import { queryRows } from '@/server/db'
import { createAccounts, type Accounts } from '../access/who'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

let payload: Payload
let accounts: Accounts
let property: number

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  const house = await createHouse(payload, await createListingBasics(payload), {
    publishAddress: false,
  })
  property = house.id
})

const answers = {
  street: 'Kerkstraat 12',
  city: '2000 Antwerpen',
  phone: '0470 00 00 01',
  amount: 479_000,
  confirmed: 'vierhonderdnegenenzeventigduizend euro',
  startDate: '2026-11-23',
  endDate: '2026-12-07',
  place: 'Antwerpen',
  financing: false,
}

function offer(differences: Readonly<Record<string, unknown>> = {}) {
  return payload.create({
    collection: 'enquiries',
    data: {
      kind: 'offer',
      state: 'new',
      locale: 'nl',
      property,
      person: { firstName: 'An', lastName: 'De Wolf', email: 'an@example.be' },
      fields: { ...answers, ...differences },
    },
  })
}

const report = () => readRegister(payload, accounts.agent)

describe('the register of offers', () => {
  it('is one unbroken chain after twenty offers at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => offer({ amount: 400_000 + index })))
    const rows = await queryRows<{ sequence: string; hash: string; previous_hash: string }>(
      'select sequence, hash, previous_hash from offers order by sequence',
    )
    expect(rows.map(({ sequence }) => Number(sequence))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    expect(rows.slice(1).map((row) => row.previous_hash)).toEqual(
      rows.slice(0, -1).map((row) => row.hash),
    )
    expect(await report()).toEqual({ entries: 20, tampering: null })
  })

  it('keeps what was offered, and of a hidden address no street', async () => {
    await offer({ financing: true, financingAmount: 300_000, financingDays: 30, secondName: 'Bo' })
    const { docs } = await payload.find({ collection: 'offers', sort: '-sequence', limit: 1 })
    const [last] = docs
    expect(last).toMatchObject({
      signer: 'An De Wolf',
      amountEuros: 479_000,
      content: {
        property: { title: 'Woning met tuin', address: '2000 Antwerpen' },
        signerB: { name: 'Bo' },
        amountInWords: 'vierhonderdnegenenzeventigduizend euro',
        financing: { euros: 300_000, days: 30 },
        deposit: { percent: 10, euros: 47_900 },
      },
    })
    expect(JSON.stringify(last?.content)).not.toContain('Verborgenstraat')
  })

  it('is known at the desk by amount, home and day, whatever is asked of it', async () => {
    const { docs } = await payload.find({
      collection: 'offers',
      sort: '-sequence',
      limit: 1,
      overrideAccess: false,
      user: accounts.editor,
      select: { title: true },
    })
    expect(docs[0]?.title).toMatch(/^€\u00A0479\.000 · .+ · \d\d\/\d\d\/\d{4}$/)
  })

  it('keeps neither offer nor enquiry when one of them cannot be written', async () => {
    const count = async () => {
      const [enquiries, offers] = await Promise.all(
        (['enquiries', 'offers'] as const).map((collection) => payload.count({ collection })),
      )
      return [enquiries?.totalDocs, offers?.totalDocs]
    }
    const before = await count()
    await expect(offer({ amount: 0 })).rejects.toThrow()
    expect(await count()).toEqual(before)
  })

  it.each([
    ['content', `content = jsonb_set(content, '{amountEuros}', '1'), amount_euros = 1`],
    ['what the list shows', 'amount_euros = 1'],
    ['who signed', `signer = 'Cis'`],
  ])('names the offer whose %s was changed in the database', async (_what, change) => {
    const [kept] = await queryRows<{ content: unknown }>(
      'select content, amount_euros, signer from offers where sequence = 7',
    )
    await queryRows(`update offers set ${change} where sequence = 7`)
    expect((await report()).tampering).toEqual({ sequence: 7, kind: 'content' })
    await queryRows(
      `update offers set content = $1::jsonb, amount_euros = ($1::jsonb ->> 'amountEuros')::numeric,
        signer = $1::jsonb -> 'signerA' ->> 'name' where sequence = 7`,
      [JSON.stringify(kept?.content)],
    )
    expect((await report()).tampering).toBeNull()
  })

  it('cannot be written, changed or emptied by the director either', async () => {
    const as = {
      collection: 'offers',
      overrideAccess: false,
      user: accounts.administrator,
    } as const
    const where = { sequence: { equals: 1 } }
    await expect(payload.update({ ...as, where, data: { signer: 'Cis' } })).rejects.toThrow()
    await expect(payload.delete({ ...as, where })).rejects.toThrow()
  })

  it('notes once what became of an offer, and leaves the chain unbroken', async () => {
    const req = await createLocalReq({}, payload)
    const { docs } = await payload.find({ collection: 'offers', sort: '-sequence', limit: 1 })
    const id = docs[0]?.id ?? 0
    const note = (state: 'accepted' | 'declined' | 'expired', today: string) =>
      noteOfferState(req, id, { state, by: 'Els', today })
    expect(await note('accepted', '2026-12-08')).toBe(false)
    expect(await note('expired', '2026-12-07')).toBe(false)
    expect(await note('accepted', '2026-12-07')).toBe(true)
    expect(await note('declined', '2026-12-07')).toBe(false)
    expect(await payload.findByID({ collection: 'offers', id })).toMatchObject({
      state: 'accepted',
      notedBy: 'Els',
      notedAt: expect.any(String),
    })
    expect((await report()).tampering).toBeNull()
  })

  it('names the offer that was taken out in the database', async () => {
    await queryRows('delete from offers where sequence = 3')
    expect((await report()).tampering).toEqual({ sequence: 3, kind: 'missing' })
  })

  it('is no business of an owner', async () => {
    await expect(readRegister(payload, accounts.owner)).rejects.toThrow()
  })
})
