import { createLocalReq, type Endpoint, type Payload, type TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportEndpoint as exportEnquiries } from '@/cms/collections/enquiries/export-endpoint'
import { exportEndpoint as exportSubscribers } from '@/cms/collections/subscribers/export-endpoint'
import { recordsPerStep } from '@/cms/csv/read-in-steps'
import { queryRows } from '@/server/db'
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

async function download(endpoint: Endpoint, user: TypedUser | null): Promise<Response> {
  const req = await createLocalReq({}, payload)
  req.user = user
  return endpoint.handler(req)
}

/** The first cell of each line below the head. */
async function readFirstCells(response: Response): Promise<string[]> {
  const [, ...lines] = (await response.text()).trimEnd().split('\r\n')
  return lines.map((line) => line.split(';')[0] ?? '')
}

describe('an export of more records than are read at once', () => {
  it('holds every subscriber once, the oldest first', async () => {
    const emails = await readFirstCells(await download(exportSubscribers, editor))
    const expected = Array.from({ length: count }, (_, index) => `lezer-${index + 1}@example.be`)
    expect(emails).toEqual(expected)
  })

  it('holds every enquiry once, the newest first', async () => {
    const ids = (await readFirstCells(await download(exportEnquiries, editor))).map(Number)
    expect(new Set(ids).size).toBe(count)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })

  it('loses nobody and names nobody twice when one goes while it is sent', async () => {
    const response = await download(exportSubscribers, editor)
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

  it('is refused to a stranger before anything is sent', async () => {
    await expect(download(exportEnquiries, null)).rejects.toThrow()
    await expect(download(exportSubscribers, null)).rejects.toThrow()
  })
})
