import { type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { findPapers } from '@/cms/admin/print-kit/find-papers'
import { windowCardsMax } from '@/domain/media/window-cards'
import { answerWindowCards } from '@/features/window-cards/answer-window-cards'
import { createAccounts, logInAll, people, type Accounts, type Person } from '../access/who'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

let tokens: ReadonlyMap<Person, string>
let payload: Payload
let accounts: Accounts
let basics: ListingBasics
let french = 0
let discreet = 0

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  tokens = await logInAll()
  basics = await createListingBasics(payload)
  french = (await createHouse(payload, basics, { recordFile: 'FR, 2', visibleIn: ['fr'] })).id
  discreet = (await createHouse(payload, basics, { recordFile: 'AWAY 3', isDiscreet: true })).id
})

function ask(ids: string, person: Person = 'agent', locale = 'nl'): Promise<Response> {
  const headers = new Headers()
  const token = tokens.get(person)
  if (token) headers.set('authorization', `JWT ${token}`)
  const url = `https://a.be/api/window-cards/?locale=${locale}&ids=${ids}`
  return answerWindowCards(new Request(url, { headers }), new Date())
}

// What a card says needs the texts of a screen: `tests/e2e/listings-out.test.ts` has one made.
describe('cards for the window', () => {
  it.each(people)('are for staff: %s', async (person) => {
    const isStaff = person !== 'visitor' && person !== 'owner'
    // For staff there is none of a discreet home; others are not even told that.
    expect((await ask(String(discreet), person)).status).toBe(isStaff ? 404 : 403)
  })

  it('name the homes that have none, by the references that people wrote', async () => {
    const answer = await ask(`${french},${discreet}`)
    const leftOut = answer.headers.get('x-left-out')?.split(',').map(decodeURIComponent)
    expect(leftOut).toEqual(['FR, 2', 'AWAY 3'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('are refused where there is nothing to print, or too much', async () => {
    expect((await ask('99999')).status).toBe(404)
    expect((await ask('')).status).toBe(400)
    expect((await ask('1,x')).status).toBe(400)
    expect((await ask(String(discreet), 'agent', 'es')).status).toBe(400)
    const many = Array.from({ length: windowCardsMax + 1 }, (_one, place) => place + 1)
    expect((await ask(many.join(','))).status).toBe(400)
  })
})

describe('what the desk offers to print', () => {
  const papersOf = (id: number) => findPapers({ payload, user: accounts.agent }, id)

  it('is what the site has, while a newer draft waits', async () => {
    const { id, publicId } = await createHouse(payload, basics)
    const draft = { status: 'inactive', _status: 'draft' } as const
    await payload.update({ collection: 'properties', id, draft: true, locale: 'nl', data: draft })
    expect(await papersOf(id)).toMatchObject({ publicId })
  })

  it('is nothing of a home that was never online, nor of a discreet one', async () => {
    const { id } = await createHouse(payload, basics, { _status: 'draft' })
    expect(await papersOf(id)).toBeNull()
    expect(await papersOf(discreet)).toBeNull()
  })

  it('is in the languages of the home that the site speaks', async () => {
    const { id } = await createHouse(payload, basics, { visibleIn: ['nl', 'de'] })
    const items = (['nl', 'fr'] as const).map((code) => ({
      code,
      use: true,
      default: code === 'nl',
    }))
    await payload.updateGlobal({ slug: 'languages', data: { items } })
    expect((await papersOf(id))?.languages).toEqual(['nl'])
    expect(await papersOf(french)).toMatchObject({ languages: ['fr'] })
  })
})
