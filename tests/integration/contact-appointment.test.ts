import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { createListExport } from '@/cms/lists/list-export'
import { findAppointment, findBooked } from '@/features/appointments/appointment-queries'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { moveAppointment } from '@/features/appointments/change-appointment'
import { appointmentKeep } from '@/features/appointments/keep-appointment'
import { listComingSlots } from '@/features/appointments/slot-queries'
import type { Locale } from '@/domain/kernel/locales'
import { composeNotice } from '@/forms/_kit/enquiry-mails'
import type { MailDocument } from '@/server/mail/mail-document'
import { answerForm } from '@/forms/_kit/answer-form'
import { createTicket } from '@/forms/_kit/ticket'
import { example } from '@/forms/contact-appointment/example'
import { createSolvedProof } from '@/server/captcha/proof.fixture'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import {
  createHouse,
  createListingBasics,
  createProject,
  type ListingBasics,
} from './listing-examples'
import { createAccounts, type Accounts } from '../access/who'
import { getTestPayload } from '../support/test-payload'

const kind = 'contact-appointment'
const thanks = '/nl/bedankt/afspraak/'
const dayAndTimes = /^\d\d\/\d\d\/\d{4} \d\d:\d\d–\d\d:\d\d$/
const dayMs = 24 * 60 * 60 * 1000

let basics: ListingBasics
let home: { id: number; publicId: number }
let project: { id: number; publicId: number }
let accounts: Accounts
let sendings = 0

function withNumber({ id, publicId }: { id: number; publicId?: number | null }) {
  if (typeof publicId !== 'number') throw new Error('The record has no number')
  return { id, publicId }
}

beforeAll(async () => {
  const payload = await getTestPayload()
  accounts = await createAccounts(payload)
  basics = await createListingBasics(payload)
  home = withNumber(await createHouse(payload, basics))
  project = withNumber(await createProject(payload, basics))
})

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of ['appointments', 'appointment-slots', 'enquiries'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await queryRows('delete from guard.hits')
})

/** A moment so many days from now. */
const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

async function createSlot(changes: object = {}): Promise<number> {
  const payload = await getTestPayload()
  const start = Date.now() + 3 * dayMs
  const { id } = await payload.create({
    collection: 'appointment-slots',
    data: {
      property: home.id,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 30 * 60_000).toISOString(),
      capacity: 1,
      bufferMinutes: 0,
      mode: 'review',
      closesBeforeMinutes: 120,
      ...changes,
    },
  })
  return id
}

const fields = { ...example, waitingList: '', lang: 'nl', page: '/nl/te-koop/' }

function post(contentType: string, body: string) {
  const request = new Request(`http://localhost:3000/api/forms/${kind}/`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
  })
  return answerForm(request, kind, () => Promise.resolve(thanks), { [kind]: appointmentKeep })
}

/** The form as the page's script sends it, begun a minute ago. */
async function send(body: object) {
  const secret = env().PAYLOAD_SECRET
  const ticket = createTicket(kind, new Date(Date.now() - 60_000), secret)
  const proof = await createSolvedProof(ticket, secret)
  sendings += 1
  const key = `test-sending-number-${sendings}`
  const sent = { ...fields, property: home.publicId, ticket, proof, key, ...body }
  return post('application/json', JSON.stringify(sent))
}

async function readAppointments() {
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'appointments', sort: 'id', depth: 1 })
  return docs
}

async function countEnquiries(): Promise<number> {
  const payload = await getTestPayload()
  return (await payload.count({ collection: 'enquiries' })).totalDocs
}

describe('a visit that is booked', () => {
  it('is kept as an appointment and as an enquiry, and thanked for', async () => {
    const slot = await createSlot()
    const response = await send({ slot: String(slot) })
    expect(response.status).toBe(201)
    const { next } = await response.json()
    const told = new URL(next, 'http://localhost').searchParams.get('form') ?? ''
    expect(next).toBe(`${thanks}?form=${told}`)
    const [kept] = await readAppointments()
    expect(await findBooked(told, new Date())).toMatchObject({
      id: kept?.id,
      state: 'requested',
      isMailed: true,
      about: { kind: 'property', publicId: home.publicId },
    })
    // An hour later the address in the history of a browser tells nothing any more.
    expect(await findBooked(told, new Date(Date.now() + 61 * 60_000))).toBeNull()
    // Nor is it a right to move or cancel.
    expect(await findAppointment(told, new Date())).toBeNull()
    expect(await readAppointments()).toMatchObject([
      {
        state: 'requested',
        name: 'An De Wolf',
        email: 'an.dewolf@example.be',
        phone: '+32470000001',
        locale: 'nl',
        slot: { id: slot },
        // In words, because the number of a slot tells the desk nothing.
        enquiry: { kind, property: home.id, fields: { slot: expect.stringMatching(dayAndTimes) } },
      },
    ])
  })

  it('is told to who receives the visitor', async () => {
    const payload = await getTestPayload()
    const data = { name: 'Els', email: 'els@example.be', password: 'Correct-horse-9' }
    const { id } = await payload.create({ collection: 'users', data: { ...data, role: 'agent' } })
    await send({ slot: String(await createSlot({ agent: id })) })
    const { docs } = await payload.find({
      collection: 'mails',
      where: { kind: { equals: 'enquiry-notice' } },
      sort: '-id',
      limit: 1,
    })
    expect(docs).toMatchObject([{ to: 'els@example.be' }])
  })

  it('needs no JavaScript, and is one visit when the button is pressed twice', async () => {
    const slot = await createSlot()
    const body = () =>
      new URLSearchParams({
        ...fields,
        property: String(home.publicId),
        slot: String(slot),
      }).toString()
    const answers = await Promise.all(
      [1, 2].map(() => post('application/x-www-form-urlencoded', body())),
    )
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    // Both are told what was booked, also the one that came second.
    const booked = await readAppointments()
    expect(booked).toHaveLength(1)
    for (const { headers } of answers) {
      const to = new URL(headers.get('location') ?? '', 'http://localhost')
      expect(to.pathname).toBe(thanks)
      const view = await findBooked(to.searchParams.get('form') ?? '', new Date())
      expect(view).toMatchObject({ id: booked[0]?.id })
    }
    expect(await countEnquiries()).toBe(1)
  })

  it('is booked anew by the same plain form once it was cancelled or moved', async () => {
    const payload = await getTestPayload()
    const slot = String(await createSlot({ capacity: 3 }))
    const other = await createSlot({ capacity: 3 })
    const sendPlainly = () =>
      post(
        'application/x-www-form-urlencoded',
        new URLSearchParams({ ...fields, property: String(home.publicId), slot }).toString(),
      )
    await sendPlainly()
    const [first] = await readAppointments()
    const collection = 'appointments'
    await payload.update({ collection, id: first?.id ?? 0, data: { state: 'cancelled' } })
    await sendPlainly()
    const [, second] = await readAppointments()
    await payload.update({ collection, id: second?.id ?? 0, data: { slot: other } })
    expect((await sendPlainly()).status).toBe(303)
    await sendPlainly()
    expect((await readAppointments()).map(({ state }) => state)).toEqual([
      'cancelled',
      'requested',
      'requested',
    ])
    expect(await countEnquiries()).toBe(3)
  })

  it('is refused with 409 when the slot is full, and nothing of it is kept', async () => {
    const slot = String(await createSlot())
    await send({ slot })
    const response = await send({ slot, email: 'bo@example.be' })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ errors: { slot: 'slot.full' } })
    expect(await readAppointments()).toHaveLength(1)
    expect(await countEnquiries()).toBe(1)
  })

  it('stands in line where the visitor wants to wait', async () => {
    const slot = String(await createSlot())
    await send({ slot })
    const response = await send({ slot, waitingList: 'on' })
    expect(response.status).toBe(201)
    expect((await readAppointments()).map(({ state }) => state)).toEqual(['requested', 'waiting'])
  })

  it('is refused when it is too late for it', async () => {
    const start = Date.now() + 60 * 60_000
    const slot = await createSlot({
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 60_000).toISOString(),
    })
    const response = await send({ slot: String(slot) })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ errors: { slot: 'slot.closed' } })
  })

  it('is refused for a slot that belongs to the office, or to nobody', async () => {
    const slot = await createSlot({ property: null, atOffice: true })
    for (const chosen of [String(slot), '999999']) {
      const response = await send({ slot: chosen })
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({ errors: { slot: 'slot.unknown' } })
    }
    expect(await countEnquiries()).toBe(0)
  })

  it('names the home and the slot that are missing', async () => {
    expect(await (await send({ slot: '1', property: 999_999 })).json()).toEqual({
      errors: { property: 'property.unknown' },
    })
    expect(await (await send({ slot: '' })).json()).toEqual({ errors: { slot: 'slot.missing' } })
  })
})

describe('the enquiry that came with a visit', () => {
  async function readEnquiries() {
    const payload = await getTestPayload()
    const { docs } = await payload.find({ collection: 'enquiries', sort: 'id', depth: 1 })
    return docs
  }

  /** The first statement, with which a transaction has its moment. */
  async function queryIn(req: PayloadRequest) {
    await (await getExecutor(req)).execute('select 1')
  }

  async function statesOfEnquiries() {
    return (await readEnquiries()).map(({ state }) => state)
  }

  async function setState(state: 'confirmed' | 'declined' | 'cancelled' | 'expired') {
    const payload = await getTestPayload()
    const [kept] = await readAppointments()
    await payload.update({ collection: 'appointments', id: kept?.id ?? 0, data: { state } })
  }

  it('is answered where the visit is confirmed at once, or stands in line', async () => {
    const slot = String(await createSlot({ mode: 'instant' }))
    await send({ slot })
    await send({ slot, waitingList: 'on' })
    expect((await readAppointments()).map(({ state }) => state)).toEqual(['confirmed', 'waiting'])
    expect(await statesOfEnquiries()).toEqual(['answered', 'answered'])
  })

  it.each([
    ['confirmed', 'answered'],
    ['declined', 'answered'],
    ['cancelled', 'closed'],
    // Nobody answered: the agency is still told that it stands there.
    ['expired', 'new'],
  ] as const)('is new while the agency has to look, and once it is %s it is %s', async (to, is) => {
    await send({ slot: String(await createSlot()) })
    expect(await statesOfEnquiries()).toEqual(['new'])
    await setState(to)
    expect(await statesOfEnquiries()).toEqual([is])
  })

  it('stays as an editor left it', async () => {
    const payload = await getTestPayload()
    await send({ slot: String(await createSlot()) })
    const [enquiry] = await readEnquiries()
    await payload.update({
      collection: 'enquiries',
      id: enquiry?.id ?? 0,
      data: { state: 'seen' },
    })
    await setState('confirmed')
    expect(await statesOfEnquiries()).toEqual(['seen'])
  })

  it('is put back to new by hand, and not taken away by a note on the visit', async () => {
    const payload = await getTestPayload()
    await send({ slot: String(await createSlot({ mode: 'instant' })) })
    const [enquiry] = await readEnquiries()
    await payload.update({ collection: 'enquiries', id: enquiry?.id ?? 0, data: { state: 'new' } })
    const [kept] = await readAppointments()
    const data = { phone: '+32470000009' }
    await payload.update({ collection: 'appointments', id: kept?.id ?? 0, data })
    expect(await statesOfEnquiries()).toEqual(['new'])
  })

  it('is new again when a place from the line has to be agreed on, and stays so if that lapses', async () => {
    const slot = await createSlot()
    await send({ slot: String(slot) })
    await send({ slot: String(slot), waitingList: 'on' })
    expect(await statesOfEnquiries()).toEqual(['new', 'answered'])
    await setState('declined')
    const [, waiting] = await readAppointments()
    const id = waiting?.id ?? 0
    const now = new Date()
    expect(await moveAppointment(id, slot, now)).toEqual({ ok: true, value: 'same' })
    expect(await statesOfEnquiries()).toEqual(['answered', 'new'])
    const payload = await getTestPayload()
    await payload.update({ collection: 'appointments', id, data: { state: 'expired' } })
    expect(await statesOfEnquiries()).toEqual(['answered', 'new'])
  })

  it('is new again when a confirmed visit is moved to a time that is asked for', async () => {
    const payload = await getTestPayload()
    await send({ slot: String(await createSlot({ mode: 'instant' })) })
    const later = await createSlot({
      startsAt: at(5),
      endsAt: at(5.1),
      mode: 'review',
      agent: accounts.agent?.id,
    })
    const [kept] = await readAppointments()
    const id = kept?.id ?? 0
    const now = new Date()
    expect(await moveAppointment(id, later, now)).toEqual({ ok: true, value: 'moved' })
    expect(await readAppointments()).toMatchObject([{ state: 'requested' }])
    expect(await statesOfEnquiries()).toEqual(['new'])
    // The same time once more is no move.
    expect(await moveAppointment(id, later, now)).toEqual({ ok: true, value: 'same' })
    const [enquiry] = await readEnquiries()
    const { docs } = await payload.find({
      collection: 'mails',
      where: { kind: { equals: 'appointment-agency' }, enquiry: { equals: enquiry?.id } },
    })
    expect(docs).toHaveLength(1)
    await setState('confirmed')
    expect(await statesOfEnquiries()).toEqual(['answered'])
  })

  it.each(['new', 'answered'] as const)(
    'that is %s is new when a request is moved, and is reminded of again',
    async (state) => {
      const payload = await getTestPayload()
      await send({ slot: String(await createSlot()) })
      const [enquiry] = await readEnquiries()
      const data = { state, escalatedAt: at(0) }
      await payload.update({ collection: 'enquiries', id: enquiry?.id ?? 0, data })
      const later = await createSlot({ startsAt: at(5), endsAt: at(5.1) })
      const [kept] = await readAppointments()
      await moveAppointment(kept?.id ?? 0, later, new Date())
      expect(await readEnquiries()).toMatchObject([{ state: 'new', escalatedAt: null }])
    },
  )

  it('has a later moment after each change, however long its appointment took', async () => {
    const payload = await getTestPayload()
    await send({ slot: String(await createSlot()) })
    const [enquiry] = await readEnquiries()
    const [kept] = await readAppointments()
    const id = enquiry?.id ?? 0
    let noted = ''
    await inTransaction(payload, async (req) => {
      // Begun before somebody notes something.
      await queryIn(req)
      const saved = await payload.update({ collection: 'enquiries', id, data: { state: 'new' } })
      noted = saved.updatedAt
      await payload.update({
        collection: 'appointments',
        id: kept?.id ?? 0,
        req,
        data: { state: 'confirmed' },
      })
    })
    const [after] = await readEnquiries()
    expect(after?.state).toBe('answered')
    expect(Date.parse(after?.updatedAt ?? '')).toBeGreaterThan(Date.parse(noted))
  })

  it('stays closed, or seen, where the visit is asked for once more', async () => {
    const payload = await getTestPayload()
    await send({ slot: String(await createSlot({ mode: 'instant' })) })
    const [enquiry] = await readEnquiries()
    await payload.update({
      collection: 'enquiries',
      id: enquiry?.id ?? 0,
      data: { state: 'closed' },
    })
    const later = await createSlot({ startsAt: at(5), endsAt: at(5.1), mode: 'review' })
    const [kept] = await readAppointments()
    await moveAppointment(kept?.id ?? 0, later, new Date())
    expect(await statesOfEnquiries()).toEqual(['closed'])
  })

  it('keeps the moment of its reminder from a form of the desk', async () => {
    const payload = await getTestPayload()
    await send({ slot: String(await createSlot()) })
    const [enquiry] = await readEnquiries()
    const id = enquiry?.id ?? 0
    await payload.update({ collection: 'enquiries', id, data: { escalatedAt: at(0) } })
    const saved = await payload.update({
      collection: 'enquiries',
      id,
      data: { escalatedAt: null, notes: [{ text: 'Belt zaterdag terug' }] },
      user: accounts.editor,
      overrideAccess: false,
    })
    expect(saved.escalatedAt).not.toBeNull()
  })

  it('keeps what the visit decided from a form that was opened before', async () => {
    const payload = await getTestPayload()
    await send({ slot: String(await createSlot()) })
    const [opened] = await readEnquiries()
    if (!opened) throw new Error('No enquiry was kept')
    const { id, updatedAt } = opened
    await setState('confirmed')
    const notes = [{ text: 'Belt zaterdag terug' }]
    const save = (state: 'new' | 'seen' | 'answered', copied: string) =>
      payload.update({
        collection: 'enquiries',
        id,
        data: { state, notes, updatedAt: copied },
        user: accounts.editor,
        overrideAccess: false,
      })
    for (const state of ['new', 'seen'] as const) {
      await expect(save(state, updatedAt)).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('intussen'),
      })
    }
    expect((await readEnquiries()).map(({ notes: kept }) => kept)).toEqual([[]])
    // Who agrees loses nothing, and who loaded it anew may decide as they like.
    const saved = await save('answered', updatedAt)
    expect(saved.notes).toMatchObject(notes)
    expect(await save('new', saved.updatedAt)).toMatchObject({ state: 'new' })
  })

  it('leads to the visit as it stands now', async () => {
    const payload = await getTestPayload()
    await send({ slot: String(await createSlot()) })
    const [kept] = await readAppointments()
    const other = await createSlot()
    const data = { slot: other, state: 'confirmed' } as const
    await payload.update({ collection: 'appointments', id: kept?.id ?? 0, data })
    const [enquiry] = await readEnquiries()
    expect(enquiry?.appointments?.docs).toMatchObject([
      { id: kept?.id, state: 'confirmed', slot: other },
    ])
  })
})

describe('the letter to the agency about a visit', () => {
  async function readLetters(locale: Locale) {
    const payload = await getTestPayload()
    const { docs } = await payload.find({ collection: 'enquiries', sort: 'id', depth: 0 })
    const mail = { locale, data: {}, to: 'info@kassei.example' }
    return Promise.all(docs.map(({ id }) => composeNotice({ ...mail, enquiryId: id })))
  }

  const firstWords = (letter: MailDocument | null) => [letter?.subject, letter?.blocks[0]]

  type First = readonly [subject: string, text: string]
  const firsts: readonly (readonly [Locale, readonly First[]])[] = [
    [
      'nl',
      [
        ['Afspraak geboekt', 'al bevestigd'],
        ['Afspraak te bevestigen', 'binnen 24 uur'],
        ['Op de wachtlijst', 'volzet'],
      ],
    ],
    [
      'fr',
      [
        ['Rendez-vous réservé', 'déjà confirmé'],
        ['Rendez-vous à confirmer', 'dans les 24 heures'],
        ['Sur la liste d’attente', 'complet'],
      ],
    ],
    [
      'en',
      [
        ['Appointment booked', 'confirmed already'],
        ['Appointment to confirm', 'within 24 hours'],
        ['On the waiting list', 'full'],
      ],
    ],
    [
      'de',
      [
        ['Termin gebucht', 'schon bestätigt'],
        ['Termin zu bestätigen', 'innerhalb von 24 Stunden'],
        ['Auf der Warteliste', 'ausgebucht'],
      ],
    ],
  ]

  it.each(firsts)('says first whether it waits for an answer, in %s', async (locale, expected) => {
    await send({ slot: String(await createSlot({ mode: 'instant' })) })
    const slot = String(await createSlot())
    await send({ slot })
    await send({ slot, waitingList: 'on' })
    const letters = await readLetters(locale)
    expect(letters.map(firstWords)).toEqual(
      expected.map(([subject, text]) => [
        expect.stringContaining(subject),
        { kind: 'text', text: expect.stringContaining(text) },
      ]),
    )
  })

  it('says in its subject when it is, and calls a visit no meeting at the office', async () => {
    const startsAt = '2031-11-28T13:00:00.000Z'
    const times = { startsAt, endsAt: '2031-11-28T13:30:00.000Z' }
    await send({ slot: String(await createSlot(times)) })
    const office = String(await createSlot({ ...times, property: null, atOffice: true }))
    await send({ property: '', slot: office })
    const [visit, meeting] = await readLetters('nl')
    expect(visit?.subject).toMatch(
      /^Afspraak te bevestigen: bezoek · 28\/11\/2031 14:00–14:30 · .*2000 Antwerpen$/,
    )
    expect(meeting?.subject).toBe(
      'Afspraak te bevestigen: gesprek op kantoor · 28/11/2031 14:00–14:30',
    )
    const payload = await getTestPayload()
    const { docs } = await payload.find({ collection: 'enquiries', sort: 'id', depth: 0 })
    expect(docs.map(({ title }) => title)).toEqual([
      'An De Wolf · bezoek',
      'An De Wolf · gesprek op kantoor',
    ])
  })

  it('leads to the appointment, and does not tell of a waiting list that nobody asked for', async () => {
    const slot = String(await createSlot())
    await send({ slot })
    await send({ slot, waitingList: 'on' })
    const letters = (await readLetters('nl')).map((letter) => JSON.stringify(letter?.blocks))
    const kept = await readAppointments()
    expect(letters).toEqual(
      kept.map(({ id }) => expect.stringContaining(`/admin/collections/appointments/${id}`)),
    )
    expect(letters.map((letter) => letter.includes('zet mij dan op de wachtlijst'))).toEqual([
      false,
      true,
    ])
  })
})

describe('an appointment elsewhere than in a home', () => {
  const nowhere = { property: '' }

  it('is booked for a project, and kept with it', async () => {
    const slot = await createSlot({ property: null, project: project.id })
    const response = await send({ ...nowhere, project: project.publicId, slot: String(slot) })
    expect(response.status).toBe(201)
    expect(await readAppointments()).toMatchObject([
      {
        slot: { id: slot, project: project.id },
        enquiry: { kind, property: null, project: project.id },
      },
    ])
  })

  it('is booked at the office where the page names neither', async () => {
    const slot = await createSlot({ property: null, atOffice: true })
    expect((await send({ ...nowhere, slot: String(slot) })).status).toBe(201)
    expect(await readAppointments()).toMatchObject([
      { slot: { id: slot, atOffice: true }, enquiry: { kind, property: null, project: null } },
    ])
  })

  it('is refused in a slot of another place, whichever way round', async () => {
    const atOffice = String(await createSlot({ property: null, atOffice: true }))
    const ofProject = String(await createSlot({ property: null, project: project.id }))
    const ofHome = String(await createSlot())
    const about = { project: project.publicId }
    const sendings = [
      { ...nowhere, slot: ofProject },
      { ...nowhere, slot: ofHome },
      { ...nowhere, ...about, slot: atOffice },
      { ...nowhere, ...about, slot: ofHome },
      // A page names a home or a project, never both.
      { ...about, slot: ofHome },
      { ...about, slot: ofProject },
    ]
    for (const sending of sendings) {
      expect(await (await send(sending)).json()).toEqual({ errors: { slot: 'slot.unknown' } })
    }
    expect(await countEnquiries()).toBe(0)
  })

  it('is refused for a project that is not public', async () => {
    const payload = await getTestPayload()
    const slot = String(await createSlot({ property: null, project: project.id }))
    const { id } = project
    await payload.update({ collection: 'projects', id, data: { isPublic: false } })
    const response = await send({ ...nowhere, project: project.publicId, slot })
    await payload.update({ collection: 'projects', id, data: { isPublic: true } })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ errors: { project: 'project.unknown' } })
  })

  it('cannot be had in the slot of a home that was deleted', async () => {
    const payload = await getTestPayload()
    const other = await createHouse(payload, basics)
    const slot = await createSlot({ property: other.id })
    await payload.delete({ collection: 'properties', id: other.id })
    const response = await send({ ...nowhere, slot: String(slot) })
    expect(await response.json()).toEqual({ errors: { slot: 'slot.unknown' } })
  })

  it('is no slot that is about nothing, or about two things', async () => {
    const refusal = { data: { errors: [{ path: 'property' }] } }
    await expect(createSlot({ property: null })).rejects.toMatchObject(refusal)
    await expect(createSlot({ atOffice: true })).rejects.toMatchObject(refusal)
    await expect(createSlot({ project: project.id })).rejects.toMatchObject(refusal)
  })
})

describe('the list of appointments in the desk', () => {
  async function bookEach() {
    await send({ slot: String(await createSlot()) })
    const ofProject = await createSlot({ property: null, project: project.id })
    await send({ property: '', project: project.publicId, slot: String(ofProject) })
    const atOffice = await createSlot({ property: null, atOffice: true })
    await send({ property: '', slot: String(atOffice) })
  }

  async function readList(who: 'editor' | 'agent', search = '') {
    const payload = await getTestPayload()
    const user: TypedUser | null = accounts[who]
    if (user === null) throw new Error(`There is no account of the ${who}`)
    const req = await createLocalReq({ locale: 'nl' }, payload)
    req.user = user
    const { docs } = await payload.find({
      collection: 'appointments',
      where: mergeListSearchAndWhere({
        collectionConfig: payload.collections.appointments.config,
        search,
        where: {},
      }),
      sort: 'id',
      depth: 0,
      overrideAccess: false,
      user,
      req,
    })
    return docs.map(({ about }) => about)
  }

  async function readDeskName() {
    const payload = await getTestPayload()
    const { deskName } = await payload.findByID({ collection: 'properties', id: home.id })
    return deskName ?? ''
  }

  it('names the home, the project or the office of each, to editors and to agents', async () => {
    await bookEach()
    const deskName = await readDeskName()
    expect(deskName).not.toBe('')
    for (const who of ['editor', 'agent'] as const) {
      expect(await readList(who)).toEqual([deskName, 'De Kaai', 'Kantoor'])
    }
  })

  it('is searched by the home', async () => {
    await bookEach()
    const deskName = await readDeskName()
    expect(await readList('editor', deskName)).toEqual([deskName])
  })

  it('is taken along with them', async () => {
    await bookEach()
    const payload = await getTestPayload()
    const req = await createLocalReq({ locale: 'nl' }, payload)
    req.user = accounts.editor
    Object.assign(req.query, { columns: ['about'], sort: 'id' })
    const lines = (await (await createListExport('appointments').handler(req)).text()).split('\r\n')
    expect(lines.slice(1, 4).map((line) => line.split(';')[1])).toEqual([
      expect.stringContaining(await readDeskName()),
      'De Kaai',
      'Kantoor',
    ])
  })
})

describe('the times of a home', () => {
  it('tell which are taken', async () => {
    const slot = await createSlot()
    await createSlot({ capacity: 2 })
    await send({ slot: String(slot) })
    const place = { propertyId: home.id, projectId: null, atOffice: false }
    const slots = await listComingSlots(place, new Date())
    expect(slots.map(({ id, held, capacity }) => [id === slot, held, capacity])).toEqual([
      [true, 1, 1],
      [false, 0, 2],
    ])
  })
})
