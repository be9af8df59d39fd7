import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ExportSlug } from '@/cms/lists/export-columns'
import { createListExport, recordsPerStep } from '@/cms/lists/list-export'
import { queryRows } from '@/server/db'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

/** Two whole steps and a rest. */
const count = recordsPerStep * 2 + 7

let payload: Payload
let editor: TypedUser

beforeAll(async () => {
  payload = await getTestPayload()
  const { id } = await payload.create({
    collection: 'users',
    data: {
      email: 'redactie@example.be',
      password: 'Correct-horse-9',
      name: 'Redactie',
      role: 'editor',
    },
  })
  editor = { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' }
  await queryRows(
    `insert into subscribers (email, state, locale)
     select 'lezer-' || n || '@example.be', 'confirmed', 'nl' from generate_series(1, $1::int) n`,
    [count],
  )
  await queryRows(
    `insert into enquiries (kind, state, locale) select 'site-contact', 'new', 'nl' from generate_series(1, $1::int)`,
    [count],
  )
})

type Question = Readonly<Record<string, unknown>>

async function download(
  slug: ExportSlug,
  user: TypedUser | null,
  query: Question = {},
): Promise<Response> {
  const req = await createLocalReq({ locale: 'nl' }, payload)
  req.user = user
  Object.assign(req.query, query)
  return createListExport(slug).handler(req)
}

/** The lines of a table, the head first, each cut into its cells. */
async function readTable(response: Response): Promise<string[][]> {
  const lines = (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  return lines.map((line) => line.split(';'))
}

/** One column of a table, found by its head. */
async function readColumn(response: Response, name: string): Promise<(string | undefined)[]> {
  const [head = [], ...lines] = await readTable(response)
  expect(head).toContain(name)
  return lines.map((cells) => cells[head.indexOf(name)])
}

const idsOf = async (response: Response) => (await readColumn(response, 'id')).map(Number)

describe('an export whose question cannot be read', () => {
  it.each([
    { sort: 'hash' },
    { where: { hash: { like: 'a' } } },
    { where: { nope: { equals: '1' } } },
  ])('is refused before it begins: %j', async (query) => {
    const asked = download('owners', editor, query)
    await expect(asked).rejects.toMatchObject({ isOperational: true, status: 400 })
  })
})

describe('an export of more records than are read at once', () => {
  it('holds every subscriber once, in the order of the list', async () => {
    const emails = await readColumn(await download('subscribers', editor, { sort: 'id' }), 'E-mail')
    const expected = Array.from({ length: count }, (_, index) => `lezer-${index + 1}@example.be`)
    expect(emails).toEqual(expected)
  })

  it('holds every enquiry once', async () => {
    const ids = await idsOf(await download('enquiries', editor, { sort: '-id' }))
    expect(new Set(ids).size).toBe(count)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })

  it('loses nobody and names nobody twice when one goes while it is sent', async () => {
    const response = await download('subscribers', editor, { sort: 'id' })
    const reader = response.body?.getReader()
    const first = await reader?.read()
    await queryRows(`delete from subscribers where email = 'lezer-3@example.be'`)
    const decoder = new TextDecoder()
    let text = decoder.decode(first?.value)
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += decoder.decode(part.value)
    }
    const last = (name: number) => text.split(`lezer-${name}@example.be`).length - 1
    expect([recordsPerStep, recordsPerStep + 1, count].map(last)).toEqual([1, 1, 1])
  })

  it('is refused to a stranger and to a translator before anything is sent', async () => {
    const translator = { ...editor, role: 'translator' } as TypedUser
    for (const user of [null, translator]) {
      await expect(download('enquiries', user)).rejects.toThrow()
      await expect(download('subscribers', user)).rejects.toThrow()
      await expect(download('owners', user)).rejects.toThrow()
    }
  })
})

describe('the export of a list', () => {
  let basics: ListingBasics

  beforeAll(async () => {
    basics = await createListingBasics(payload)
    await createHouse(payload, basics, { recordFile: '=2+3', price: 250_000, goal: 'sale' })
    await createHouse(payload, basics, { recordFile: 'Lijst 2', goal: 'rent', status: 'rented' })
    const draft = await createHouse(payload, basics, { recordFile: 'Lijst 3' })
    await payload.update({
      collection: 'properties',
      id: draft.id,
      data: { price: 777_000, _status: 'draft' },
      draft: true,
    })
    await payload.create({
      collection: 'owners',
      data: { email: 'jan@example.be', password: 'lang genoeg 1234', lastName: '@SOM(A1)' },
    })
  })

  it('is named and says what is a draft in the language of the desk', async () => {
    const question = { where: { recordFile: { equals: 'Lijst 3' } }, columns: '_status' }
    const response = await download('properties', editor, question)
    expect(response.headers.get('content-disposition')).toMatch(/"panden-\d{4}-\d\d-\d\d\.csv"/)
    expect((await readTable(response)).at(1)).toEqual([expect.any(String), 'Concept', 'Lijst 3'])
  })

  it('follows filter, search and columns of the list, in the words of the desk', async () => {
    const question = {
      where: { or: [{ and: [{ goal: { equals: 'rent' } }] }] },
      columns: 'recordFile,status,-city,price',
    }
    expect(await readTable(await download('properties', editor, question))).toEqual([
      ['id', 'Referentie', 'Commerciële status', 'Prijs (€)'],
      [expect.any(String), 'Lijst 2', 'Verhuurd', '479000'],
    ])
    const found = await download('properties', editor, { search: 'Lijst' })
    expect((await readColumn(found, 'Referentie')).toSorted()).toEqual(['Lijst 2', 'Lijst 3'])
  })

  it('shows what the list shows: what was saved last, published or not', async () => {
    const where = { price: { equals: 777_000 } }
    const table = await download('properties', editor, { where, columns: 'recordFile' })
    expect(await readColumn(table, 'Referentie')).toEqual(['Lijst 3'])
  })

  it('makes no cell that a spreadsheet would work out', async () => {
    const homes = await download('properties', editor, { where: { price: { equals: 250_000 } } })
    expect(await readColumn(homes, 'Referentie')).toEqual(["'=2+3"])
    const owners = await download('owners', editor)
    expect(await readColumn(owners, 'Achternaam')).toEqual(["'@SOM(A1)"])
  })

  it('never holds what is secret, whatever columns are asked for', async () => {
    const columns = 'password,hash,salt,sessions,secondFactor,resetPasswordToken,email'
    const [head] = await readTable(await download('owners', editor, { columns }))
    expect(head).toEqual(['id', 'E-mail', 'Achternaam', 'Voornaam', 'Telefoon', 'Taal'])
  })

  it('lets nobody leave who has not confirmed the newsletter', async () => {
    await queryRows(
      `insert into subscribers (email, state, locale) values ('twijfel@example.be', 'pending', 'nl')`,
    )
    const where = { email: { contains: 'twijfel' } }
    expect(await idsOf(await download('subscribers', editor, { where }))).toEqual([])
  })
})
