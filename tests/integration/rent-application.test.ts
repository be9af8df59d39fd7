import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rentRefusalMailKind } from '@/cms/collections/enquiries/decision'
import type { Property } from '@/cms/payload-types'
import { formatLongDate } from '@/domain/formats/dates'
import { addMonths } from '@/domain/kernel/add-months'
import { deleteOverdue } from '@/features/retention/delete-overdue'
import { describeEnquiry } from '@/forms/_kit/describe-enquiry'
import { composeNotice, composeReceipt } from '@/forms/_kit/enquiry-mails'
import { example } from '@/forms/rent-application/example'
import { composeRefusal } from '@/forms/rent-application/mail'
import { queryRows } from '@/server/db'
import { createHouse, createListingBasics } from './listing-examples'
import { sendByScript } from '../support/send-form'
import { getTestPayload } from '../support/test-payload'

const kind = 'rent-application'

let homes: Record<'flanders' | 'brussels' | 'wallonia' | 'spain' | 'sale', Property>

beforeAll(async () => {
  const payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  const rent = (zip: string, countryId: '10' | '32' = '10') =>
    createHouse(payload, basics, { title: `Te huur ${zip}`, goal: 'rent', zip, countryId })
  homes = {
    flanders: await rent('2000'),
    brussels: await rent('1000'),
    wallonia: await rent('5000'),
    spain: await rent('29650', '32'),
    sale: await createHouse(payload, basics, { title: 'Te koop' }),
  }
})

beforeEach(async () => {
  const payload = await getTestPayload()
  await payload.delete({ collection: 'mails', where: { id: { exists: true } } })
  await payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
  await queryRows('delete from guard.hits')
})

/** Everything that any region asks, and more; the server takes what it may. */
const everything = { ...example, pets: 'Twee katten', reason: 'Scheiding', childrenAges: '4, 7' }

async function apply(home: Property, changes: Readonly<Record<string, unknown>> = {}) {
  return sendByScript(kind, { ...everything, property: home.publicId, ...changes })
}

async function readEnquiry() {
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'enquiries', depth: 0 })
  expect(docs).toHaveLength(1)
  const [enquiry] = docs
  if (enquiry === undefined) throw new Error('There is no enquiry')
  return enquiry
}

describe('a candidate for a home', () => {
  it.each([
    ['brussels', ['householdIncome', 'movingDate', 'persons', 'phone', 'visited']],
    [
      'wallonia',
      [
        'address',
        'adults',
        'birthDate',
        'children',
        'civilStatus',
        'householdIncome',
        'movingDate',
        'phone',
      ],
    ],
    ['flanders', ['adults', 'children', 'firstIncome', 'movingDate', 'phone', 'secondIncome']],
    ['spain', ['householdIncome', 'movingDate', 'persons', 'phone']],
  ] as const)('is kept in %s with what may be asked there alone', async (region, names) => {
    expect((await apply(homes[region])).status).toBe(201)
    const { fields, property, person } = await readEnquiry()
    expect(property).toBe(homes[region].id)
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(names)
    expect(person?.firstName).toBe('An')
  })

  it('needs no telephone in Brussels, and is asked one way to be reached', async () => {
    expect((await apply(homes.brussels, { phone: '' })).status).toBe(201)
    const answer = await apply(homes.brussels, { phone: '', email: '' })
    expect(await answer.json()).toEqual({ errors: { email: 'reach.missing' } })
  })

  it.each([
    ['brussels', { persons: '' }, { persons: 'persons.missing' }],
    ['brussels', { persons: '0' }, { persons: 'persons.invalid' }],
    ['brussels', { householdIncome: '-5' }, { householdIncome: 'householdIncome.invalid' }],
    ['brussels', { householdIncome: ['1', '2'] }, { householdIncome: 'householdIncome.invalid' }],
    ['brussels', { movingDate: '31/02/2027' }, { movingDate: 'movingDate.incomplete' }],
    ['wallonia', { birthDate: '' }, { birthDate: 'birthDate.incomplete' }],
    ['wallonia', { address: ' ' }, { address: 'address.missing' }],
    ['wallonia', { address: 'q'.repeat(201) }, { address: 'address.tooLong' }],
    ['wallonia', { civilStatus: 'divorced' }, { civilStatus: 'civilStatus.missing' }],
    ['flanders', { adults: '21' }, { adults: 'adults.invalid' }],
    ['flanders', { children: 'twee' }, { children: 'children.invalid' }],
    ['flanders', { secondIncome: 'veel' }, { secondIncome: 'secondIncome.invalid' }],
    ['flanders', { firstIncome: '' }, { firstIncome: 'firstIncome.missing' }],
  ] as const)('is refused in %s for %j', async (region, changes, errors) => {
    const answer = await apply(homes[region], changes)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ errors })
  })

  it.each([undefined, '', 'off', false, ['on', 'on']])(
    'tells nothing of means or household in Brussels before the visit: %j',
    async (visited) => {
      const answer = await apply(homes.brussels, { visited })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toEqual({ errors: { visited: 'visited.missing' } })
      const payload = await getTestPayload()
      expect((await payload.count({ collection: 'enquiries' })).totalDocs).toBe(0)
      expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(0)
    },
  )

  it('applies for no home that is for sale, let, or not there', async () => {
    const closed = await apply(homes.sale)
    expect(await closed.json()).toEqual({ errors: { property: 'property.closed' } })
    const unknown = await sendByScript(kind, { ...everything, property: 999_999 })
    expect(await unknown.json()).toEqual({ errors: { property: 'property.unknown' } })
  })

  it('is told to the agency without an answer, which the desk shows', async () => {
    await apply(homes.flanders)
    const enquiry = await readEnquiry()
    const mail = {
      to: 'info@kassei.example',
      locale: 'nl',
      enquiryId: enquiry.id,
      data: {},
    } as const
    const text = JSON.stringify(await composeNotice(mail))
    expect(text).toContain('Mevr. An De Wolf')
    expect(text).not.toContain('2100')
    expect(text).not.toContain('Netto-inkomen')
    const receipt = JSON.stringify(await composeReceipt({ ...mail, to: example.email }))
    expect(receipt).toContain('drie maanden na de beslissing, anders na een jaar')
    expect(receipt).not.toContain('2100')
    const facts = await describeEnquiry(enquiry, 'nl')
    expect(facts).toContainEqual({ label: 'Netto-inkomen per maand (€)', value: '2.100' })
  })
})

async function decide(decision: 'accepted' | 'refused' | null) {
  const payload = await getTestPayload()
  const { id } = await readEnquiry()
  await payload.update({ collection: 'enquiries', id, data: { decision } })
  return readEnquiry()
}

describe('a candidate who was not chosen', () => {
  const to = example.email

  async function listRefusals() {
    const payload = await getTestPayload()
    const { docs } = await payload.find({
      collection: 'mails',
      where: { kind: { equals: rentRefusalMailKind } },
      depth: 0,
    })
    return docs.map(({ to: reader, locale, state }) => ({ to: reader, locale, state }))
  }

  async function compose() {
    const { id: enquiryId } = await readEnquiry()
    return composeRefusal({ to, locale: 'nl', enquiryId, data: {} })
  }

  it('is told once, in their language, until when the answers are kept', async () => {
    await apply(homes.flanders, { lang: 'fr' })
    const { retainUntil } = await decide('refused')
    expect(await listRefusals()).toEqual([{ to, locale: 'fr', state: 'queued' }])
    await decide('accepted')
    await decide('refused')
    await decide('refused')
    expect(await listRefusals()).toHaveLength(1)
    const text = JSON.stringify(await compose())
    expect(text).toContain(`tot ${formatLongDate(retainUntil ?? '', 'nl')}`)
    expect(text).toContain('2000')
    for (const secret of ['2100', '1750', 'De Wolf']) expect(text).not.toContain(secret)
  })

  it('is told nothing when the refusal was taken back before the mail left', async () => {
    await apply(homes.brussels)
    await decide('refused')
    await decide(null)
    expect(await compose()).toBeNull()
  })

  it('is told after all when the first mail was dropped for that', async () => {
    await apply(homes.brussels)
    await decide('refused')
    await decide(null)
    await queryRows("update mails set state = 'dropped' where kind = $1", [rentRefusalMailKind])
    await decide('refused')
    expect((await listRefusals()).map(({ state }) => state).toSorted()).toEqual([
      'dropped',
      'queued',
    ])
  })

  it('is sent no mail for another decision, without an address, or about another form', async () => {
    await apply(homes.brussels)
    await decide('accepted')
    expect(await listRefusals()).toEqual([])
    const payload = await getTestPayload()
    await payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
    await apply(homes.brussels, { email: '' })
    await decide('refused')
    expect(await listRefusals()).toEqual([])
    await payload.update({
      collection: 'enquiries',
      where: { id: { exists: true } },
      data: { decision: null },
    })
    await queryRows("update enquiries set kind = 'site-contact', person_email = $1", [to])
    await decide('refused')
    expect(await listRefusals()).toEqual([])
  })
})

describe('the answers of a candidate', () => {
  const dayOf = (moment: Date | string | null | undefined) =>
    new Date(moment ?? 0).toISOString().slice(0, 10)

  it('go three months after a refusal, and stay a year when it is taken back', async () => {
    await apply(homes.brussels)
    const before = await readEnquiry()
    expect(dayOf(before.retainUntil)).toBe(dayOf(addMonths(new Date(before.createdAt), 12)))
    const refused = await decide('refused')
    const early = addMonths(new Date(), 3)
    expect(dayOf(refused.retainUntil)).toBe(dayOf(early))
    const back = await decide('accepted')
    expect(dayOf(back.retainUntil)).toBe(dayOf(before.retainUntil))
    await decide('refused')
    expect(await deleteOverdue(new Date(early.getTime() - 60_000))).toMatchObject({ enquiries: 0 })
    expect(await deleteOverdue(new Date(early.getTime() + 60_000))).toMatchObject({ enquiries: 1 })
  })

  it('keep their day when something else of the enquiry is changed', async () => {
    await apply(homes.brussels)
    const { retainUntil } = await decide('refused')
    const payload = await getTestPayload()
    const { id } = await readEnquiry()
    await payload.update({ collection: 'enquiries', id, data: { state: 'closed' } })
    expect((await readEnquiry()).retainUntil).toBe(retainUntil)
  })
})
