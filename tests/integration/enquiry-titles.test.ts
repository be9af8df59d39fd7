import { createLocalReq, type Payload, type WhereField } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/kernel/locales'
import { queryRows } from '@/server/db'
import { createAccounts, type Accounts, type Person } from '../access/who'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let accounts: Accounts
let id: number

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  const enquiry = await payload.create({
    collection: 'enquiries',
    data: {
      kind: 'contact-demand',
      title: 'An De Wolf · gratis schatting',
      state: 'new',
      locale: 'nl',
      person: {
        firstName: 'An',
        lastName: 'De Wolf',
        email: 'an@example.be',
        phone: '+32470000001',
      },
      fields: {},
    },
  })
  id = enquiry.id
})

/** A request of somebody whose desk speaks a language. */
async function createReq(person: Person, language: Locale) {
  const req = await createLocalReq({ user: accounts[person] ?? undefined }, payload)
  req.i18n = { ...req.i18n, language }
  return req
}

async function readTitle(person: Person, language: Locale) {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { title: { like: 'gratis schatting' } },
    depth: 0,
    overrideAccess: false,
    req: await createReq(person, language),
    // As a list of choices asks, which needs nothing else.
    select: { title: true },
  })
  return docs.map(({ title }) => title)
}

/** As the search of the list asks, beside what else may be asked for. */
async function search(language: Locale, title: WhereField) {
  const found = await payload.find({
    collection: 'enquiries',
    where: { and: [{ or: [{ title }, { 'person.email': { equals: 'nobody@example.be' } }] }] },
    depth: 0,
    overrideAccess: false,
    req: await createReq('agent', language),
  })
  return found.docs.map((one) => one.id)
}

const readStored = () =>
  queryRows<{ title: string }>('select title from enquiries where id = $1', [id])

describe('the title of an enquiry', () => {
  it.each([
    ['nl', 'An De Wolf · gratis schatting'],
    ['fr', 'An De Wolf · estimation gratuite'],
    ['en', 'An De Wolf · free valuation'],
    ['de', 'An De Wolf · kostenlose Bewertung'],
  ] as const)('is read at the desk in its language: %s', async (language, title) => {
    expect(await readTitle('agent', language)).toEqual([title])
  })

  it.each([
    ['fr', 'estimation'],
    ['fr', 'Wolf GRATUITE'],
    ['en', 'free valuation'],
    ['de', 'bewertung'],
  ] as const)(
    'is found at the desk by the words of its language: %s, %s',
    async (language, like) => {
      expect(await search(language, { like })).toEqual([id])
    },
  )

  it('is not found by the words of another language, or of another form', async () => {
    expect(await search('fr', { like: 'bewertung' })).toEqual([])
    expect(await search('fr', { like: 'Wolf newsletter' })).toEqual([])
  })

  it.each(['470000001', 'an@example.be', 'estimation'])(
    'is found by what the caller tells: %s',
    async (said) => {
      const collectionConfig = payload.collections.enquiries.config
      const found = await payload.find({
        collection: 'enquiries',
        where: mergeListSearchAndWhere({ collectionConfig, search: said }),
        depth: 0,
        overrideAccess: false,
        req: await createReq('agent', 'fr'),
      })
      expect(found.docs.map((one) => one.id)).toEqual([id])
    },
  )

  it('is deleted, where a whole list is, by the words by which it was found', async () => {
    const other = await payload.create({
      collection: 'enquiries',
      data: {
        kind: 'site-contact',
        title: 'Bo Maes · getuigenis',
        state: 'new',
        locale: 'fr',
        fields: {},
      },
    })
    const { docs } = await payload.delete({
      collection: 'enquiries',
      where: { title: { like: 'témoignage' } },
      overrideAccess: false,
      req: await createReq('administrator', 'fr'),
    })
    expect(docs.map((one) => one.id)).toEqual([other.id])
  })

  it('stays as it is kept for whoever reads it outside of the desk', async () => {
    const { title } = await payload.findByID({ collection: 'enquiries', id })
    expect(title).toBe('An De Wolf · gratis schatting')
  })

  it('stays in the first language of the desk, whoever saves the enquiry in theirs', async () => {
    const req = await createReq('editor', 'fr')
    const whole = await payload.update({
      collection: 'enquiries',
      id,
      // A form of the desk sends back what it was told.
      data: { state: 'seen', title: 'An De Wolf · estimation gratuite' },
      overrideAccess: false,
      req,
    })
    expect(whole.title).toBe('An De Wolf · estimation gratuite')
    expect(await readStored()).toEqual([{ title: 'An De Wolf · gratis schatting' }])
    await payload.update({
      collection: 'enquiries',
      id,
      data: { state: 'answered' },
      overrideAccess: false,
      req,
    })
    expect(await readStored()).toEqual([{ title: 'An De Wolf · gratis schatting' }])
  })
})
