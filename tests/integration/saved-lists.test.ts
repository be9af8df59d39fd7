import type { Payload, TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { toPreferenceKey } from '@/cms/lists/saved-lists'
import { createAccounts, type Accounts } from '../access/who'
import { getTestPayload } from '../support/test-payload'

const key = toPreferenceKey('properties')
const collection = 'payload-preferences'
const kept = { lists: [{ name: 'Huur', query: 'where[goal][equals]=rent' }] }
const spoilt = { lists: [] }

let payload: Payload
let accounts: Accounts
let id: number

const asked = (user: TypedUser | null) => ({ overrideAccess: false, user, depth: 0 }) as const

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  const { editor } = accounts
  if (editor === null) throw new Error('There is no editor')
  const record = await payload.create({
    collection,
    data: { key, value: kept, user: { relationTo: 'users', value: editor.id } },
    req: { user: editor },
  })
  id = record.id
})

describe("the saved lists of an editor's account", () => {
  it('are found by that account', async () => {
    const { docs } = await payload.find({ collection, ...asked(accounts.editor) })
    expect(docs.map(({ value }) => value)).toEqual([kept])
  })

  it.each(['visitor', 'owner', 'translator', 'agent', 'administrator'] as const)(
    'are read, changed and deleted by nobody else: %s',
    async (person) => {
      const where = { key: { equals: key } }
      const rules = asked(accounts[person])
      const seen = payload.find({ collection, where, ...rules }).then(({ docs }) => docs.length)
      expect(await seen.catch(() => 0)).toBe(0)
      const data = { value: spoilt }
      await expect(payload.update({ collection, id, data, ...rules })).rejects.toThrow()
      await expect(payload.delete({ collection, id, ...rules })).rejects.toThrow()
      expect(await payload.findByID({ collection, id })).toMatchObject({ key, value: kept })
    },
  )

  it('are not those of an account of the portal with the same number', async () => {
    const namesake = { id: accounts.editor?.id, collection: 'owners' } as TypedUser
    const attempt = payload.find({ collection, ...asked(namesake) })
    await expect(attempt).rejects.toMatchObject({ status: 403 })
  })
})
