import type { GlobalSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../support/test-payload'
import { may } from './may'
import {
  administrators,
  createAccounts,
  editors,
  people,
  staff,
  type Accounts,
  type Person,
} from './who'

let payload: Payload
let accounts: Accounts

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
})

async function listReaders(slug: GlobalSlug, payloadAPI: 'local' | 'REST'): Promise<Person[]> {
  const readers: Person[] = []
  for (const person of people) {
    const as = { overrideAccess: false, user: accounts[person] } as const
    const deed = () => payload.findGlobal({ slug, ...as, req: { payloadAPI } })
    if (await may(deed)) readers.push(person)
  }
  return readers
}

async function listEditors(slug: GlobalSlug): Promise<Person[]> {
  const editors: Person[] = []
  for (const person of people) {
    const as = { overrideAccess: false, user: accounts[person] } as const
    if (await may(() => payload.updateGlobal({ slug, data: {}, ...as }))) editors.push(person)
  }
  return editors
}

/** The settings of the site by who may change them; all of them are read by its pages. */
const matrix: Readonly<Record<string, readonly Person[]>> = {
  site: administrators,
  header: editors,
  'top-bar': editors,
  menu: editors,
  'banner-defaults': editors,
  'search-block': editors,
  'field-conditions': editors,
  footer: editors,
  languages: administrators,
  company: administrators,
  tracking: administrators,
  'staff-access': administrators,
}

/** What the framework keeps for itself; nobody reads or changes it. */
const machinery = 'payload-jobs-stats'

describe('settings', () => {
  it('has a line for every global', () => {
    const slugs = payload.config.globals.map(({ slug }) => slug)
    expect([...Object.keys(matrix), machinery].toSorted()).toEqual(slugs.toSorted())
  })

  it('are not what the framework keeps for itself', async () => {
    expect(await listReaders(machinery, 'local')).toEqual([])
    expect(await listEditors(machinery)).toEqual([])
  })

  it.each(Object.entries(matrix))('%s is read by everybody on a page', async (slug) => {
    expect(await listReaders(slug as GlobalSlug, 'local')).toEqual(people)
  })

  it.each(Object.entries(matrix))('%s is read by staff alone over HTTP', async (slug) => {
    expect(await listReaders(slug as GlobalSlug, 'REST')).toEqual(staff)
  })

  it.each(Object.entries(matrix))('%s is changed by %s', async (slug, allowed) => {
    const wanted = people.filter((person) => allowed.includes(person))
    expect(await listEditors(slug as GlobalSlug)).toEqual(wanted)
  })
})
