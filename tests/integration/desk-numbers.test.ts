import { Forbidden, handleEndpoints, type CollectionSlug, type Payload, type Where } from 'payload'
import { parse } from 'qs-esm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { countTask } from '@/cms/admin/count-task'
import { findRefusedTile } from '@/cms/admin/listing-imports/refused-tile'
import { countViews, listViews as listViewsOfHomes } from '@/cms/admin/visits/count-views'
import type { DeskTask } from '@/cms/admin/desk-task'
import { listDeskGroups, toListHref, toUndescribed } from '@/cms/admin/desk-tasks'
import { deskMailKind } from '@/cms/collections/mails/fields'
import { mailKindNames } from '@/cms/collections/mails/kind-names'
import { listViews } from '@/cms/lists/list-views'
import { mails } from '@/app/internal/jobs/mails'
import { locales, type Locale } from '@/domain/kernel/locales'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
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
  await createDrafts()
  await queryRows(
    `insert into enquiries (kind, state, locale, created_at) values
     ('site-contact', 'new', 'nl', now()), ('site-contact', 'new', 'nl', now() - interval '3 days'),
     ('site-contact', 'seen', 'nl', now())`,
  )
  await createOffers()
  const blank = { width: 8, height: 8, channels: 3 as const, background: 'white' }
  const data = await sharp({ create: blank }).png().toBuffer()
  await payload.create({
    collection: 'media',
    locale: 'nl',
    data: { alt: 'Een wit vlak', kind: 'photo' },
    file: { data, mimetype: 'image/png', name: 'wit.png', size: data.length },
  })
})

/** One that stands open, one whose days are over and that nobody has noted so, and one that was declined. */
async function createOffers() {
  const today = toBelgianDay(new Date())
  const offers = [
    ['open', today],
    ['open', addDays(today, -1)],
    ['declined', addDays(today, 3)],
  ] as const
  for (const [index, [state, endsOn]] of offers.entries()) {
    await payload.create({
      collection: 'offers',
      data: {
        ...{ sequence: index + 1, state, endsOn, signer: 'An De Wolf', amountEuros: 479_000 },
        ...{ content: {}, previousHash: 'none', hash: `hash ${index}` },
      },
    })
  }
}

const contents = ['pages', 'articles', 'modules', 'banners'] as const
const drafted = [...contents, 'projects', 'testimonials'] as const

/** One that was never published of each, a page with newer changes, and one that is online as it is. */
async function createDrafts(): Promise<void> {
  const draft = { name: 'Concept', _status: 'draft' }
  for (const collection of drafted) {
    await payload.create({ collection, locale: 'nl', draft: true, data: draft as never })
  }
  const online = { status: 'published', screen: 'content', _status: 'published' }
  const createPage = (name: string) =>
    payload.create({
      collection: 'pages',
      locale: 'nl',
      data: { ...online, name, title: name } as never,
    })
  const { id } = await createPage('Over ons')
  await createPage('Contact')
  await payload.update({
    collection: 'pages',
    id,
    data: { title: 'Wie wij zijn', _status: 'draft' },
    draft: true,
  })
}

/** As the list in the desk reads the address to which a number leads. */
async function countList(task: DeskTask, user: Accounts[keyof Accounts]): Promise<number | null> {
  if (task.isFor?.(user) === false) return null
  const { pathname, search } = new URL(toListHref(task), 'https://desk.example')
  expect(pathname).toBe(`/admin/collections/${task.collection}/`)
  const { where, ...others } = parse(search, { depth: 10, ignoreQueryPrefix: true })
  // A language in the address would stay the one in which its reader writes.
  expect(others).toEqual({})
  const listed = payload.find({
    collection: task.collection,
    where: where as Where,
    locale: 'nl',
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
      'purchase offers wait for a decision': 1,
      'properties with a draft': 2,
      'pages with a draft': 2,
      'articles with a draft': 1,
      'modules with a draft': 1,
      'banners with a draft': 1,
      'projects with a draft': 1,
      'testimonials with a draft': 1,
      'pictures without a description: Dutch': 0,
      'pictures without a description: French': 1,
    })
  })

  it.each(locales)('says of a language the same to who reads texts in %s', async (locale) => {
    const data = { email: 'editor@example.be', password: 'lang genoeg 1234' }
    const { token } = await payload.login({ collection: 'users', data })
    const find = async (language: Locale) => {
      const { search } = new URL(toListHref(toUndescribed(language)), 'https://desk.example')
      const request = new Request(
        `${payload.config.serverURL}/api/media${search}&locale=${locale}&fallback-locale=none`,
        { headers: { Authorization: `JWT ${token}` } },
      )
      return (await handleEndpoints({ config: payload.config, request })).json()
    }
    expect(await find('nl')).toMatchObject({ totalDocs: 0 })
    expect(await find('fr')).toMatchObject({ totalDocs: 1 })
  })
})

describe('the drafts of what makes up the site', () => {
  it('are counted for those who write it, and not for agents', async () => {
    const ofContent = tasks.filter(
      ({ collection, where }) => contents.some((one) => one === collection) && '_status' in where,
    )
    expect(ofContent).toHaveLength(contents.length)
    const countFor = (user: Accounts[keyof Accounts]) =>
      Promise.all(ofContent.map((task) => countTask(task, { payload, user })))
    expect(await countFor(accounts.agent)).toEqual([null, null, null, null])
    expect(await countFor(accounts.translator)).toEqual([2, 1, 1, 1])
  })
})

describe('the views of properties', () => {
  it('are listed by home and add up to the number, whatever their reader may open', async () => {
    const today = toBelgianDay(new Date())
    const { docs } = await payload.find({ collection: 'properties', sort: 'id', depth: 0 })
    const [first, , third] = docs
    await queryRows(
      `insert into visits.daily (home_kind, home_id, day, kind, source, count) values
       ('property', ${first?.id}, '${today}', 'view', 'direct', 5),
       ('property', ${first?.id}, '${today}', 'view', 'other', 2),
       ('property', ${third?.id}, '${today}', 'view', 'direct', 9),
       ('property', 999999, '${today}', 'view', 'direct', 4),
       ('property', ${first?.id}, '2020-01-01', 'view', 'direct', 100),
       ('property', ${first?.id}, '${today}', 'send', 'direct', 100)`,
    )
    const user = accounts.translator
    if (user === null) throw new Error('There is no translator')
    const list = await listViewsOfHomes(payload, 'property', { user, today })
    expect(list.homes.map(({ id, views }) => [id, views])).toEqual([
      [third?.id, 9],
      [first?.id, 7],
    ])
    expect(list).toMatchObject({ others: 4, total: 20 })
    expect(await countViews(payload, 'property', today)).toBe(20)
  })

  it('are listed for projects as well, until these are deleted', async () => {
    const today = toBelgianDay(new Date())
    const project = await payload.create({
      collection: 'projects',
      data: {
        name: 'De Kaai',
        goal: 'sale',
        countryId: '10',
        status: 'published',
        _status: 'published',
      },
    })
    await queryRows(
      `insert into visits.daily (home_kind, home_id, day, kind, source, count) values
       ('project', ${project.id}, '${today}', 'view', 'direct', 6),
       ('property', ${project.id}, '2020-01-02', 'view', 'direct', 3)`,
    )
    const user = accounts.translator
    if (user === null) throw new Error('There is no translator')
    expect(await listViewsOfHomes(payload, 'project', { user, today })).toEqual({
      homes: [{ id: project.id, name: 'De Kaai', views: 6 }],
      others: 0,
      total: 6,
    })
    await payload.delete({ collection: 'projects', id: project.id })
    expect(await countViews(payload, 'project', today)).toBe(0)
    // A home of the other kind with that number keeps its own.
    const left = "select count from visits.daily where home_id = $1 and day = '2020-01-02'"
    expect(await queryRows(left, [project.id])).toEqual([{ count: 3 }])
  })
})

describe('records that a feed sent and the site refused', () => {
  it('are those of the last import of each feed, and are shown to who reads imports', async () => {
    const feed = await payload.create({
      collection: 'feeds',
      data: { name: 'Bron', format: 'json', removal: 'unpublish', isActive: true, isWhole: true },
    })
    const run = (state: 'done' | 'failed') =>
      payload.create({
        collection: 'imports',
        data: { feed: feed.id, state, origin: 'upload' },
      })
    const refuse = (importId: number, count: number) =>
      queryRows(
        `insert into feeds.staged (import_id, position, reference, kind, fields, issues, may_publish, problems)
         select ${importId}, n, 'R' || n, 'refused', '[]', '[]', false, '[]'
         from generate_series(1, ${count}) as n`,
      )
    const old = await run('done')
    const latest = await run('done')
    const failed = await run('failed')
    await refuse(old.id, 5)
    await refuse(latest.id, 2)
    await refuse(failed.id, 1)
    const tileFor = async (user: Accounts[keyof Accounts]) =>
      user === null ? [] : findRefusedTile(payload, user, 'nl')
    const [tile] = await tileFor(accounts.editor)
    expect(tile).toMatchObject({ total: 2, text: 'records geweigerd bij de laatste invoer' })
    expect(decodeURIComponent(tile?.href ?? '')).toContain(`[id][in][0]=${latest.id}`)
    expect(await tileFor(accounts.translator)).toEqual([])
  })
})

/** The fields that a filter asks about. */
function listAsked(where: Where): string[] {
  return Object.entries(where).flatMap(([name, value]) =>
    name === 'and' || name === 'or' ? (value as Where[]).flatMap(listAsked) : [name],
  )
}

/**
 * The fields that the list of a collection can draw in a filter; another one breaks the list. One
 * that stands for another place, such as a text in one language, is drawn under both.
 */
function listDrawable(collection: CollectionSlug): string[] {
  const { flattenedFields } = payload.collections[collection].config
  return flattenedFields.flatMap((field) => {
    if (field.type === 'group' || field.type === 'tab') {
      return field.flattenedFields.map(({ name }) => `${field.name}.${name}`)
    }
    const isElsewhere = 'virtual' in field && typeof field.virtual === 'string'
    return isElsewhere ? [field.name, String(field.virtual)] : [field.name]
  })
}

describe('each list to which the desk leads', () => {
  it('is filtered by fields that its filter can draw', () => {
    const today = toBelgianDay(new Date())
    const context = { today, userId: 1, teamIds: [1], languages: locales }
    const slugs = Object.keys(payload.collections) as CollectionSlug[]
    const views = slugs.flatMap((collection) =>
      listViews(collection, context).map(({ where }) => ({ collection, where })),
    )
    expect(views.length).toBeGreaterThan(10)
    for (const { collection, where } of [...tasks, ...views]) {
      const drawable = listDrawable(collection)
      const others = listAsked(where).filter((name) => !drawable.includes(name))
      expect({ collection, others }).toEqual({ collection, others: [] })
    }
  })
})

describe('the mails of the site', () => {
  it('each have a name in the desk, and every name belongs to a mail', () => {
    const kinds = [...Object.keys(mails), deskMailKind]
    expect(Object.keys(mailKindNames).toSorted()).toEqual(kinds.toSorted())
  })

  it('are called differently from one another, in every language', () => {
    const names = Object.values(mailKindNames)
    for (const locale of locales) {
      expect(new Set(names.map((name) => name[locale])).size).toBe(names.length)
    }
  })

  it('are found by the name of their kind', async () => {
    const order = { to: 'ann@agency.example', locale: 'nl', state: 'kept', attempts: 0 } as const
    const { id } = await payload.create({
      collection: 'mails',
      data: { ...order, kind: 'staff-invitation' },
    })
    await payload.create({ collection: 'mails', data: { ...order, kind: 'enquiry-notice' } })
    const { docs } = await payload.find({
      collection: 'mails',
      where: { kindName: { equals: 'staff-invitation' } },
      sort: 'kindName',
      overrideAccess: false,
      user: accounts.administrator,
    })
    expect(docs.map((mail) => [mail.id, mail.kindName])).toEqual([[id, 'staff-invitation']])
  })
})
