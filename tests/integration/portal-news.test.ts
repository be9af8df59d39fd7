import { beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { tendAppointments } from '@/features/appointments/tend-appointments'
import { countNews, countNewsOfHomes, noteSeen } from '@/features/portal/news-counts'
import { findThread, noteRead } from '@/features/portal-records/message-queries'
import { findOwner, type OwnerAccount } from '@/server/owner-auth'
import { sampleFiles } from '../support/sample-files'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

const password = 'een lang wachtwoord'
let payload: Payload
let home = 0
let elsewhere = 0
let staff = 0
let owner: OwnerAccount
let coOwner: OwnerAccount
let stranger: OwnerAccount

async function createOwner(name: string, property: number): Promise<OwnerAccount> {
  const email = `${name}@example.be`
  const data = { email, password, properties: [{ property }] }
  await payload.create({ collection: 'owners', data })
  const { token } = await payload.login({ collection: 'owners', data: { email, password } })
  const account = await findOwner(String(token))
  if (account === null) throw new Error(`${name} has no account`)
  return account
}

async function createPaper(visibility: 'staff' | 'owner', sentByOwner?: number) {
  const { id } = await payload.create({
    collection: 'documents',
    locale: 'nl',
    data: { title: 'Attest', kind: 'other', property: home, visibility },
    file: {
      data: Buffer.from(sampleFiles.pdf),
      mimetype: 'application/pdf',
      name: 'attest.pdf',
      size: sampleFiles.pdf.byteLength,
    },
  })
  if (sentByOwner !== undefined)
    await payload.update({ collection: 'documents', id, data: { sentByOwner } })
}

function createActivity(kind: 'communication' | 'visit', visibleToOwner: boolean) {
  const data = { property: home, type: 'call', status: 'done', subject: 'Gebeld', kind } as const
  const at = new Date().toISOString()
  return payload.create({ collection: 'activities', data: { ...data, at, visibleToOwner } })
}

function answer(whom: OwnerAccount) {
  const data = { property: home, owner: whom.id, text: 'Morgen bel ik u.', writtenBy: staff }
  return payload.create({ collection: 'messages', data: { ...data, author: 'agency' } })
}

beforeAll(async () => {
  payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  home = (await createHouse(payload, basics)).id
  elsewhere = (await createHouse(payload, basics)).id
  staff = (
    await payload.create({
      collection: 'users',
      data: { email: 'staff@example.be', password, name: 'Staff', role: 'editor' },
    })
  ).id
  owner = await createOwner('eigenaar', home)
  coOwner = await createOwner('mede', home)
  stranger = await createOwner('vreemd', elsewhere)
  await createPaper('owner')
  await createPaper('staff')
  await createPaper('owner', owner.id)
  await createActivity('communication', true)
  await createActivity('communication', false)
  await createActivity('visit', true)
  await answer(owner)
}, 120_000)

/** Somebody books on the site for a moment of 2031: an enquiry, and the appointment that came of it. */
async function book(startsAt: string) {
  const enquiry = await payload.create({
    collection: 'enquiries',
    data: { kind: 'contact-appointment', locale: 'nl', state: 'new', property: home },
  })
  const slot = await payload.create({
    collection: 'appointment-slots',
    data: {
      property: home,
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
      capacity: 1,
      bufferMinutes: 0,
      mode: 'instant',
      closesBeforeMinutes: 0,
    },
  })
  const person = { name: 'Karel', email: 'karel@example.be', locale: 'nl' } as const
  const data = { ...person, slot: slot.id, enquiry: enquiry.id, state: 'confirmed' } as const
  return payload.create({ collection: 'appointments', data })
}

async function lookAtAll() {
  for (const section of ['documents', 'visits', 'history'] as const) {
    await noteSeen(owner.id, home, { section, now: new Date() })
  }
  const thread = await findThread(owner, home, { page: 1, locale: 'nl' })
  await noteRead(thread.items, new Date())
}

describe('what is new for an owner', () => {
  it('is counted by section, without what is hidden, the own, and what is somebody else’s', async () => {
    const all = { history: 1, visits: 1, documents: 1, messages: 1 }
    expect(await countNews(owner, home)).toEqual(all)
    // The paper of one owner is news to the other; the answer to one is not.
    expect(await countNews(coOwner, home)).toEqual({ history: 1, visits: 1, documents: 2 })
    expect(await countNews(stranger, home)).toEqual({})
  })

  it('is told of each home that has any, for a list of them', async () => {
    expect(await countNewsOfHomes(owner, [home, elsewhere])).toEqual(new Map([[home, 4]]))
  })

  it('is cleared by looking, section by section and for who looked alone', async () => {
    const look = { section: 'documents', now: new Date() } as const
    await noteSeen(owner.id, home, look)
    expect(await countNews(owner, home)).toEqual({ history: 1, visits: 1, messages: 1 })
    await noteSeen(owner.id, home, { ...look, section: 'visits' })
    await noteSeen(owner.id, home, { ...look, section: 'history' })
    const thread = await findThread(owner, home, { page: 1, locale: 'nl' })
    await noteRead(thread.items, new Date())
    expect(await countNews(owner, home)).toEqual({})
    expect(await countNews(coOwner, home)).toEqual({ history: 1, visits: 1, documents: 2 })
  })

  it('is counted again once something comes', async () => {
    await createPaper('owner')
    await createActivity('visit', true)
    await answer(owner)
    expect(await countNews(owner, home)).toEqual({ documents: 1, visits: 1, messages: 1 })
  })

  it('does not come back where an older look is noted late', async () => {
    await noteSeen(owner.id, home, { section: 'documents', now: new Date() })
    await noteSeen(owner.id, home, { section: 'documents', now: new Date(0) })
    expect((await countNews(owner, home)).documents).toBeUndefined()
  })

  it('counts a booking as one visit, and a question that asks for one', async () => {
    await lookAtAll()
    await book('2031-11-27T10:00:00.000Z')
    expect(await countNews(owner, home)).toEqual({ visits: 1 })
    const wish = { kind: 'contact-me', locale: 'nl', state: 'new', property: home } as const
    await payload.create({ collection: 'enquiries', data: { ...wish, fields: { wish: 'visit' } } })
    await payload.create({ collection: 'enquiries', data: { ...wish, fields: { wish: 'info' } } })
    expect(await countNews(owner, home)).toEqual({ visits: 2, history: 1 })
  })

  it('is nothing where a visitor is reminded of a visit, and something where it is called off', async () => {
    const { id } = await book('2031-12-04T10:00:00.000Z')
    await lookAtAll()
    await tendAppointments(new Date('2031-12-03T09:00:00Z'))
    const { remindedAt } = await payload.findByID({ collection: 'appointments', id })
    expect(remindedAt).toBe('2031-12-03T09:00:00.000Z')
    expect(await countNews(owner, home)).toEqual({})
    await payload.update({ collection: 'appointments', id, data: { state: 'cancelled' } })
    expect(await countNews(owner, home)).toEqual({ visits: 1 })
  })
})
