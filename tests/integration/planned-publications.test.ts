import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page, PlannedPublication } from '@/cms/payload-types'
import type { PlanAction, PlanLine, PlanTarget } from '@/domain/publication/plan'
import {
  answerCancelPlan,
  answerMakePlan,
  answerPlans,
} from '@/features/planned-publications/answer-desk'
import { planMails } from '@/features/planned-publications/mails'
import { publishDue, refusalMailKind } from '@/features/planned-publications/publish-due'
import { queryRows } from '@/server/db'
import { createHouse, createListingBasics, lawful, type ListingBasics } from './listing-examples'
import { createLongRequest } from '../support/long-body'
import { getTestPayload } from '../support/test-payload'
import { withOneConnection } from '../support/with-one-connection'

const site = 'http://localhost:3000'
const password = 'lang genoeg 1234'
const minuteMs = 60_000
const now = new Date()
const at = (minutes: number) => new Date(now.getTime() + minutes * minuteMs)

const roles = ['administrator', 'editor', 'agent', 'translator'] as const
type Role = (typeof roles)[number]

let payload: Payload
let basics: ListingBasics
const staff = new Map<Role | 'owner', { id: number; token: string }>()
let pageId = 0

const idOf = (role: Role) => staff.get(role)?.id ?? 0

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
  for (const role of roles) {
    const data = { email: `${role}@example.be`, password, name: `De ${role}`, role }
    const { id } = await payload.create({
      collection: 'users',
      data: { ...data, languages: ['nl'], locale: role === 'agent' ? 'fr' : 'nl' },
    })
    const { token } = await payload.login({ collection: 'users', data })
    staff.set(role, { id, token: String(token) })
  }
  const data = { email: 'owner@example.be', password }
  const { id } = await payload.create({ collection: 'owners', data })
  const { token } = await payload.login({ collection: 'owners', data })
  staff.set('owner', { id, token: String(token) })
})

/** A page that is online under its old title, with a newer draft. */
async function createPage(differences: Partial<Page> = {}): Promise<number> {
  const name = `Blad ${Math.random().toString(36).slice(2)}`
  const data = { name, screen: 'content', status: 'published', title: 'Oud' } as const
  const all = { ...data, _status: 'published' as const, ...differences }
  const { id } = await payload.create({ collection: 'pages', locale: 'nl', data: all })
  const draft = { title: 'Nieuw', _status: 'draft' as const }
  await payload.update({ collection: 'pages', id, locale: 'nl', draft: true, data: draft })
  return id
}

beforeEach(async () => {
  pageId = await createPage()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await queryRows(`delete from planned_publications`)
  await queryRows(`delete from mails`)
  await queryRows(`update users set role = 'editor' where id = ${idOf('editor')}`)
})

type Plan = { target: PlanTarget; record: number; action: PlanAction; by: number; due: Date }

/** A plan as the desk keeps it. */
function plan(differences: Partial<Plan> = {}): Promise<PlannedPublication> {
  const usual: Plan = {
    target: 'pages',
    record: pageId,
    action: 'publish',
    by: idOf('editor'),
    due: now,
  }
  const { target, record, action, by, due } = { ...usual, ...differences }
  return payload.create({
    collection: 'planned-publications',
    depth: 0,
    data: {
      subject: { relationTo: target, value: record },
      action,
      at: due.toISOString(),
      state: 'planned',
      plannedBy: by,
    },
  })
}

const look = ({ id }: { id: number }) =>
  payload.findByID({ collection: 'planned-publications', id, depth: 0 })

async function titleOnline(id: number): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { equals: id } },
    locale: 'nl',
    overrideAccess: false,
    user: null,
  })
  return docs[0]?.title ?? null
}

async function signIn(role: Role) {
  const headers = new Headers({ Authorization: `JWT ${staff.get(role)?.token}` })
  return (await payload.auth({ headers })).user
}

const findMails = async () => (await payload.find({ collection: 'mails', depth: 0 })).docs

describe('a planned publication', () => {
  it('goes online at its moment, and not a second before', async () => {
    const made = await plan({ due: at(5) })
    await publishDue(new Date(at(5).getTime() - 1000))
    expect(await titleOnline(pageId)).toBe('Oud')
    await publishDue(at(5))
    expect(await titleOnline(pageId)).toBe('Nieuw')
    expect(await look(made)).toMatchObject({ state: 'done', refusal: null })
  })

  it('goes offline at its moment', async () => {
    await plan({ action: 'unpublish' })
    await publishDue(now)
    expect(await titleOnline(pageId)).toBeNull()
  })

  it('is followed by the next one when the site was down at both moments', async () => {
    await plan({ action: 'unpublish', due: at(-10) })
    await plan({ due: at(-20) })
    await publishDue(now)
    expect(await titleOnline(pageId)).toBeNull()
    const { docs } = await payload.find({ collection: 'planned-publications' })
    expect(docs.map(({ state }) => state)).toEqual(['done', 'done'])
  })

  it('puts a home in the lists, and tells every server in the same transaction', async () => {
    const { id } = await createHouse(payload, basics, { status: 'sold', _status: 'draft' })
    await payload.update({ collection: 'properties', id, data: { closedAt: now.toISOString() } })
    await plan({ target: 'properties', record: id })
    const rows = () => queryRows(`select locale from rm.listings where property_id = ${id}`)
    expect(await rows()).toEqual([])
    await publishDue(now)
    expect(await rows()).toHaveLength(4)
  })

  it('publishes what was saved under a colleague who goes on holding the record', async () => {
    const { id: lockId } = await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: pageId },
        user: { relationTo: 'users', value: idOf('administrator') },
      },
    })
    const held = () =>
      payload.findByID({ collection: 'payload-locked-documents', id: lockId, depth: 0 })
    const before = await held()
    const made = await plan()
    await publishDue(now)
    expect(await look(made)).toMatchObject({ state: 'done' })
    expect(await titleOnline(pageId)).toBe('Nieuw')
    expect(await held()).toEqual(before)
    // The clock is the author, so that the colleague is not taken to be overtaken by whoever planned it.
    const published = await payload.findByID({ collection: 'pages', id: pageId, depth: 0 })
    expect(published.updatedBy).toBeNull()
    const user = await signIn('editor')
    const mine = { collection: 'pages', id: pageId, locale: 'nl', user } as const
    const save = () =>
      payload.update({
        ...mine,
        data: { title: 'Van mij' },
        overrideAccess: false,
        overrideLock: false,
      })
    await expect(save()).rejects.toMatchObject({ status: 423 })
    await payload.delete({ collection: 'payload-locked-documents', id: lockId })
  })

  it('leaves the lock as it is when it is refused', async () => {
    const record = await createPage({ status: 'archived' })
    const { id: lockId } = await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: record },
        user: { relationTo: 'users', value: idOf('administrator') },
      },
    })
    const made = await plan({ record })
    await publishDue(now)
    expect(await look(made)).toMatchObject({ state: 'refused' })
    const where = { 'document.value': { equals: record } }
    expect(
      (await payload.find({ collection: 'payload-locked-documents', where })).docs,
    ).toMatchObject([{ id: lockId }])
  })

  it('is done once, though it is asked for twice at the same moment', async () => {
    await plan()
    const before = await payload.countVersions({ collection: 'pages' })
    await Promise.all([publishDue(now), publishDue(now)])
    const after = await payload.countVersions({ collection: 'pages' })
    expect(after.totalDocs).toBe(before.totalDocs + 1)
  })
})

/** What the button of the desk does. */
async function publishByHand(role: Role): Promise<void> {
  const user = await signIn(role)
  const mine = { collection: 'pages', id: pageId, locale: 'nl', user } as const
  const data = { title: 'Nieuw', _status: 'published' } as const
  await payload.update({ ...mine, data, overrideAccess: false })
}

describe('a publication by hand', () => {
  it('settles the plan to publish that comes next, and leaves those after it', async () => {
    const next = await plan({ due: at(5) })
    const offline = await plan({ action: 'unpublish', due: at(10) })
    const again = await plan({ due: at(20) })
    await publishByHand('editor')
    const states = await Promise.all([next, offline, again].map(look))
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'planned', 'planned'])
  })

  it('leaves a plan to take offline, and those of other records', async () => {
    const offline = await plan({ action: 'unpublish', due: at(5) })
    const after = await plan({ due: at(10) })
    const other = await plan({ record: await createPage(), due: at(1) })
    await publishByHand('editor')
    const states = await Promise.all([offline, after, other].map(look))
    expect(states.map(({ state }) => state)).toEqual(['planned', 'planned', 'planned'])
  })

  it('leaves the plan of a draft that waits in another language, and that of a translator', async () => {
    const made = await plan({ due: at(5) })
    const fr = { collection: 'pages', id: pageId, locale: 'fr', draft: true } as const
    await payload.update({ ...fr, data: { title: 'Nouveau', _status: 'draft' } })
    const user = await signIn('editor')
    const nl = { collection: 'pages', id: pageId, locale: 'nl', user } as const
    const data = { title: 'Nieuw', _status: 'published' } as const
    await payload.update({ ...nl, data, publishSpecificLocale: 'nl', overrideAccess: false })
    expect(await look(made)).toMatchObject({ state: 'planned' })
    await publishByHand('editor')
    expect(await look(made)).toMatchObject({ state: 'cancelled' })
    const later = await plan({ due: at(5) })
    await publishByHand('translator')
    expect(await look(later)).toMatchObject({ state: 'planned' })
  })

  it('is not what saving a draft is', async () => {
    const made = await plan({ due: at(5) })
    const user = await signIn('editor')
    const mine = { collection: 'pages', id: pageId, locale: 'nl', user, draft: true } as const
    await payload.update({ ...mine, data: { title: 'Later' }, overrideAccess: false })
    expect(await look(made)).toMatchObject({ state: 'planned' })
  })
})

describe('a plan that may not be carried out', () => {
  it('says what the law still asks for, in the language of who planned it', async () => {
    const house = await createHouse(payload, basics, { _status: 'draft' })
    const made = await plan({ target: 'properties', record: house.id, by: idOf('agent') })
    await publishDue(now)
    const { state, refusal } = await look(made)
    expect(state).toBe('refused')
    expect(refusal).toMatch(/Flandre/)
    const stored = await payload.findByID({ collection: 'properties', id: house.id })
    expect(stored._status).toBe('draft')
    const mails = await findMails()
    expect(mails.map(({ kind, to, locale }) => ({ kind, to, locale }))).toEqual([
      { kind: refusalMailKind, to: 'agent@example.be', locale: 'fr' },
    ])
    const mail = await planMails[refusalMailKind]?.({
      to: 'agent@example.be',
      data: { plan: made.id },
      locale: 'fr',
      enquiryId: null,
    })
    expect(mail?.subject).toBe(`Non publié comme prévu\u00a0: ${house.recordFile}`)
    expect(JSON.stringify(mail?.blocks)).toContain(JSON.stringify(refusal).slice(1, -1))
    await publishDue(at(1))
    expect(await findMails()).toHaveLength(1)
  })

  it('has the rights of who planned it as they are at that moment', async () => {
    const made = await plan()
    await queryRows(`update users set role = 'agent' where id = ${idOf('editor')}`)
    await publishDue(now)
    expect(await look(made)).toMatchObject({
      state: 'refused',
      refusal: expect.stringContaining('De editor mag dit niet meer'),
    })
    expect(await titleOnline(pageId)).toBe('Oud')
  })

  it('is refused with one connection at a time, so that many never wait for each other', async () => {
    const made = await plan()
    await queryRows(`update users set role = 'agent' where id = ${idOf('editor')}`)
    await withOneConnection(() => publishDue(now))
    expect(await look(made)).toMatchObject({ state: 'refused' })
  })

  it('is refused when the account is gone', async () => {
    const data = { email: 'weg@example.be', password, name: 'Weg', role: 'editor' as const }
    const { id } = await payload.create({ collection: 'users', data })
    const made = await plan({ by: id })
    await payload.delete({ collection: 'users', id })
    await publishDue(now)
    expect(await look(made)).toMatchObject({ state: 'refused', plannedBy: null })
    expect(await titleOnline(pageId)).toBe('Oud')
  })

  it('is refused when the account is switched off, which gets no mail any more', async () => {
    const made = await plan()
    await queryRows(`update users set is_active = false where id = ${idOf('editor')}`)
    await publishDue(now)
    await queryRows(`update users set is_active = true where id = ${idOf('editor')}`)
    expect(await look(made)).toMatchObject({
      state: 'refused',
      refusal: expect.stringContaining('geen actief account'),
    })
    expect(await titleOnline(pageId)).toBe('Oud')
    expect(await findMails()).toEqual([])
  })

  it('is refused for what lies in the trash or nobody would see', async () => {
    const data = { deletedAt: now.toISOString() }
    const trashed = await plan()
    await payload.update({ collection: 'pages', id: pageId, data })
    const unseen = await plan({ record: await createPage({ status: 'archived' }) })
    await publishDue(now)
    expect((await look(trashed)).refusal).toMatch(/prullenbak/)
    expect((await look(unseen)).refusal).toMatch(/zichtbaarheid/)
  })

  it('is tried again for an hour when the site itself fails, and then told', async () => {
    const made = await plan()
    const update = payload.update.bind(payload)
    vi.spyOn(payload, 'update').mockImplementation((options) => {
      if (options.collection === 'pages') throw new Error('the disk is full')
      return update(options)
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(publishDue(at(1))).rejects.toThrow(`planned-publications: ${made.id}`)
    expect(await look(made)).toMatchObject({ state: 'planned' })
    await publishDue(at(61))
    expect(await look(made)).toMatchObject({ state: 'refused' })
    expect(await findMails()).toHaveLength(1)
  })
})

type Person = Role | 'owner' | null

function send(person: Person, given: { query?: string; body?: unknown; origin?: string }) {
  const headers = new Headers({ 'content-type': 'application/json' })
  const token = person === null ? undefined : staff.get(person)?.token
  if (token !== undefined) headers.set('Authorization', `JWT ${token}`)
  if (given.origin !== undefined) headers.set('origin', given.origin)
  const body = given.body === undefined ? null : JSON.stringify(given.body)
  const method = body === null ? 'GET' : 'POST'
  return new Request(`${site}/api/plans/?${given.query ?? ''}`, { method, headers, body })
}

const tomorrow = at(24 * 60)
  .toISOString()
  .slice(0, 10)
const order = (differences: object = {}) => ({
  target: 'pages',
  record: pageId,
  action: 'publish',
  day: tomorrow,
  time: '09:00',
  ...differences,
})
const make = (person: Person, differences: object = {}) =>
  answerMakePlan(send(person, { body: order(differences) }))

describe('planning at the desk', () => {
  it('keeps a plan, lists it and calls it off', async () => {
    const made = await make('editor')
    expect(made.status).toBe(200)
    const { plans }: { plans: PlanLine[] } = await made.json()
    expect(await (await make('editor')).json()).toEqual({ plans, missing: 0 })
    expect(plans).toMatchObject([{ action: 'publish', state: 'planned', by: 'De editor' }])
    const id = String(plans[0]?.id)
    expect((await answerCancelPlan(send('editor', { body: {} }), id)).status).toBe(204)
    await publishDue(at(3 * 24 * 60))
    expect(await titleOnline(pageId)).toBe('Oud')
    const query = `target=pages&record=${pageId}`
    expect(await (await answerPlans(send('editor', { query }))).json()).toEqual({
      plans: [],
      missing: 0,
    })
  })

  it('keeps a plan for a home that lacks mentions, and says how many', async () => {
    const { id } = await createHouse(payload, basics, { _status: 'draft' })
    const ordered = await make('agent', { target: 'properties', record: id })
    const { plans, missing }: { plans: PlanLine[]; missing: number } = await ordered.json()
    expect(plans).toMatchObject([{ action: 'publish', state: 'planned' }])
    expect(missing).toBeGreaterThan(1)
    const data = { ...lawful, _status: 'draft' } as const
    await payload.update({ collection: 'properties', id, draft: true, data })
    const query = `target=properties&record=${id}`
    const listed = await answerPlans(send('agent', { query }))
    expect(await listed.json()).toMatchObject({ plans, missing: 0 })
  })

  it('makes one plan of two presses, and holds to ten of those sent at once', async () => {
    const pressTwice = await Promise.all([make('editor', {}), make('editor', {})])
    expect(pressTwice.map(({ status }) => status)).toEqual([200, 200])
    const times = Array.from({ length: 12 }, (_, index) => `0${index % 10}:${index < 10 ? 10 : 20}`)
    const answers = await Promise.all(times.map((time) => make('editor', { time })))
    const full = answers.filter(({ status }) => status !== 200)
    expect(full).toHaveLength(3)
    const rows = await queryRows<{ at: Date }>(
      `select at from planned_publications where state = 'planned'`,
    )
    expect(rows).toHaveLength(10)
    expect(new Set(rows.map(({ at: moment }) => String(moment))).size).toBe(10)
  })

  it('says what is wrong with a moment or a record', async () => {
    const hidden = await createPage({ status: 'draft' })
    const problems = await Promise.all(
      [
        { day: '2020-01-01' },
        { day: '2027-03-28', time: '02:30' },
        { day: '2099-01-01' },
        { record: hidden },
      ].map(async (differences) => {
        const answer = await make('editor', differences)
        return { status: answer.status, ...(await answer.json()) }
      }),
    )
    expect(problems).toEqual(
      ['past', 'unreal', 'far', 'unseen'].map((problem) => ({ status: 400, problem })),
    )
    expect(await payload.count({ collection: 'planned-publications' })).toEqual({ totalDocs: 0 })
  })

  it('reads no body before it knows who asks, and no long one to its end', async () => {
    const url = `${site}/api/plans/`
    const anonymous = createLongRequest(url)
    expect((await answerMakePlan(anonymous.request)).status).toBe(404)
    expect(anonymous.count()).toBe(0)
    const known = createLongRequest(url, send('editor', {}).headers)
    expect((await answerMakePlan(known.request)).status).toBe(400)
    expect(known.count()).toBeLessThan(1024 * 1024)
  })

  it('is for who may change the record alone', async () => {
    const { id } = await plan({ due: at(60) })
    const query = `target=pages&record=${pageId}`
    for (const person of [null, 'owner', 'agent', 'translator'] as const) {
      const answers = await Promise.all([
        make(person),
        answerPlans(send(person, { query })),
        answerCancelPlan(send(person, { body: {} }), String(id)),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    }
    const foreign = send('editor', { body: order(), origin: 'https://elders.example' })
    expect((await answerMakePlan(foreign)).status).toBe(404)
    expect((await make('editor', { record: 999_999 })).status).toBe(404)
    expect(await look({ id })).toMatchObject({ state: 'planned' })
  })
})
