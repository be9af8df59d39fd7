import { Forbidden, type Payload, type Where } from 'payload'
import { parse } from 'qs-esm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { countTask } from '@/cms/admin/count-task'
import { listDeskGroups, toListHref, type DeskTask } from '@/cms/admin/desk-tasks'
import { isLocale, locales } from '@/domain/kernel/locales'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { queryRows } from '@/server/db'
import { createAccounts, staff, type Accounts } from '../access/who'
import { createHouse, createListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let accounts: Accounts

const tasks = listDeskGroups(toBelgianDay(new Date()), locales).flatMap((group) => group.tasks)

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
  const basics = await createListingBasics(payload)
  await createHouse(payload, basics)
  await createHouse(payload, basics, { _status: 'draft' })
  const edited = await createHouse(payload, basics)
  await payload.update({
    collection: 'properties',
    id: edited.id,
    data: { status: 'underOption', _status: 'draft' },
    draft: true,
  })
  await queryRows(
    `insert into enquiries (kind, state, locale, created_at) values
     ('site-contact', 'new', 'nl', now()), ('site-contact', 'new', 'nl', now() - interval '3 days'),
     ('site-contact', 'seen', 'nl', now())`,
  )
  const blank = { width: 8, height: 8, channels: 3 as const, background: 'white' }
  const data = await sharp({ create: blank }).png().toBuffer()
  await payload.create({
    collection: 'media',
    locale: 'nl',
    data: { alt: 'Een wit vlak', kind: 'photo' },
    file: { data, mimetype: 'image/png', name: 'wit.png', size: data.length },
  })
})

/** As the list in the desk reads the address to which a number leads. */
async function countList(task: DeskTask, user: Accounts[keyof Accounts]): Promise<number | null> {
  const { pathname, search } = new URL(toListHref(task), 'https://desk.example')
  expect(pathname).toBe(`/admin/collections/${task.collection}/`)
  const { where, locale } = parse(search, { depth: 10, ignoreQueryPrefix: true })
  const listed = payload.find({
    collection: task.collection,
    where: where as Where,
    locale: isLocale(locale) ? locale : 'nl',
    fallbackLocale: false,
    draft: true,
    depth: 0,
    limit: 0,
    overrideAccess: false,
    user,
  })
  const found = await listed.catch((cause: unknown) => {
    if (cause instanceof Forbidden) return null
    throw cause
  })
  return found && found.docs.length
}

describe('each number on the start of the desk', () => {
  it.each(staff)('is the number of records in its list, for the %s', async (person) => {
    const user = accounts[person]
    for (const task of tasks) {
      const number = await countTask(task, { payload, user })
      expect([task.text.en, number]).toEqual([task.text.en, await countList(task, user)])
    }
  })

  it('counts what there is', async () => {
    const numbers = await Promise.all(
      tasks.map(async (task) => [
        task.text.en,
        await countTask(task, { payload, user: accounts.editor }),
      ]),
    )
    expect(Object.fromEntries(numbers)).toMatchObject({
      'new enquiries': 2,
      'enquiries today': 2,
      'properties not published yet': 2,
      'pictures without a description: Dutch': 0,
      'pictures without a description: French': 1,
    })
  })
})
