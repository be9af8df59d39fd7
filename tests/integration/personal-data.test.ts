import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mails } from '@/app/internal/jobs/mails'
import { cacheChannel, siteTag } from '@/cms/cache-tags'
import { setMailSender } from '@/cms/jobs/send-mail'
import { personalData, visitorCollections } from '@/cms/privacy/personal-data'
import { moveAppointment } from '@/features/appointments/change-appointment'
import { answerOwnData } from '@/features/personal-data/answer-own-data'
import { erasePerson } from '@/features/personal-data/erase-person'
import { listErasures } from '@/features/personal-data/erasures'
import { exportPerson } from '@/features/personal-data/export-person'
import { keepDataRequest } from '@/features/personal-data/keep-request'
import { getOwnDataScreen } from '@/features/personal-data/own-data-screen'
import { createOwnDataLink } from '@/features/personal-data/own-data-token'
import { tellDesk } from '@/features/personal-data/answer-desk'
import { summarisePerson } from '@/features/personal-data/person-summary'
import { answerForm } from '@/forms/_kit/answer-form'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { createMailSender } from '@/server/mail/send-mail'
import { openOwnerSession } from '@/server/owner-auth'
import { runDueJobs } from '@/server/queue/run-jobs'
import { findTraces } from '../support/find-traces'
import { startMailServer, type MailServer } from '../support/mail-server'
import { expectPagesNotDrawn } from '../support/pages-not-drawn'
import { getTestPayload } from '../support/test-payload'
import { listFields } from '../unit/field-paths'
import { createHouse, createListingBasics } from './listing-examples'

const email = 'zoe.wis@example.be'
const lastName = 'Uitgewist'
const phone = '+32470998877'
/** Everything by which somebody could be known again. */
const traces = [email, lastName, phone]

const dayMs = 24 * 60 * 60 * 1000
const person = { firstName: 'Zoë', lastName, email: 'Zoe.Wis@example.be', phone }
const files = () => readdir(env().DOCUMENT_DIR).catch(() => [])

let payload: Payload
let server: MailServer
let home: number
let agent: number

beforeAll(async () => {
  payload = await getTestPayload()
  server = await startMailServer()
  setMailSender(createMailSender(mails, { smtpUrl: server.url }))
  home = (await createHouse(payload, await createListingBasics(payload))).id
  const data = { name: 'Els', email: 'els@example.be', password: 'Correct-horse-9' }
  agent = (await payload.create({ collection: 'users', data: { ...data, role: 'agent' } })).id
})

afterAll(() => server.close())

const emptied = [
  ...['mails', 'appointments', 'demands', 'subscribers', 'testimonials', 'enquiries'],
  ...['offers', 'activities', 'messages', 'documents', 'owners', 'appointment-slots'],
] as CollectionSlug[]

beforeEach(async () => {
  for (const collection of emptied) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  for (const table of ['desk.erasures', 'guard.hits', 'payload_jobs']) {
    await queryRows(`delete from ${table}`)
  }
  server.received.length = 0
})

async function createEnquiry(kind: string, fields: Readonly<Record<string, unknown>> = {}) {
  const data = { kind, state: 'new', locale: 'nl', page: '/nl/', person, fields } as const
  const { id } = await payload.create({
    collection: 'enquiries',
    data: { ...data, title: `Zoë ${lastName}`, property: kind === 'offer' ? home : null },
  })
  return id
}

async function createAppointment(startsAt: number, state: 'confirmed' | 'done' | 'waiting') {
  const slot = await payload.create({
    collection: 'appointment-slots',
    data: {
      ...{ property: home, agent, capacity: 1, bufferMinutes: 0, closesBeforeMinutes: 0 },
      ...{ mode: 'instant', startsAt: new Date(startsAt).toISOString() },
      endsAt: new Date(startsAt + dayMs / 48).toISOString(),
    },
  })
  const { id } = await payload.create({
    collection: 'appointments',
    data: {
      ...{ slot: slot.id, state, locale: 'nl', name: `Zoë ${lastName}`, email, phone },
      feedback: `Mooi huis; mail naar ${email}.`,
    },
  })
  return id
}

const offerAnswers = {
  ...{ street: 'Kerkstraat 12', city: '2000 Antwerpen', phone, amount: 479_000 },
  ...{ confirmed: 'vierhonderdnegenenzeventigduizend euro', place: 'Antwerpen' },
  ...{ startDate: '2026-11-23', endDate: '2026-12-07', financing: false },
}

/** Somebody who has done everything that can be done on the site. */
async function fillPerson() {
  await createEnquiry('site-contact', { remark: `Bel ${phone}` })
  const application = await createEnquiry('job-application', { remark: lastName })
  await queryRows(
    `insert into desk.enquiry_files (enquiry_id, field, name, content, sha256)
     values ($1, 'cv', $2, $3, 'x')`,
    [application, `cv ${lastName}.pdf`, Buffer.from(`%PDF ${email}`)],
  )
  await createEnquiry('offer', offerAnswers)
  const visit = {
    upcoming: await createAppointment(Date.now() + 3 * dayMs, 'confirmed'),
    past: await createAppointment(Date.now() - 3 * dayMs, 'done'),
    waiting: await createAppointment(Date.now() + 5 * dayMs, 'waiting'),
  }
  await payload.create({
    collection: 'demands',
    data: {
      ...{ email, state: 'confirmed', locale: 'nl', goal: 'buy', frequency: 'daily' },
      ...{ types: ['house'], places: ['10-2000'], until: '2099-01-01T12:00:00.000Z' },
    },
  })
  await payload.create({
    collection: 'subscribers',
    data: { email, state: 'confirmed', locale: 'nl' },
  })
  await payload.create({
    collection: 'testimonials',
    draft: true,
    locale: 'nl',
    data: {
      ...{ comment: 'Heel tevreden.', name: `Zoë ${lastName}`, state: 'pending' },
      author: { email, locale: 'nl' },
    },
  })
  for (const to of [email, 'els@example.be']) {
    await payload.create({
      collection: 'mails',
      data: {
        ...{ kind: 'enquiry-notice', to, locale: 'nl', state: 'kept', attempts: 1 },
        ...{ subject: `Zoë ${lastName}`, text: `${email} ${phone}`, html: email },
      },
    })
  }
  await fillOthers()
  return visit
}

/** What belongs to others and names the address all the same. */
async function fillOthers() {
  await payload.create({
    collection: 'enquiries',
    data: {
      ...{ kind: 'site-contact', state: 'new', locale: 'nl', page: '/nl/' },
      person: { firstName: 'An', lastName: 'De Wolf', email: 'an@example.be' },
      fields: { remark: `Mijn zus is ${email}` },
      notes: [{ text: `Zie ook ${email.toUpperCase()}` }],
    },
  })
  await payload.create({
    collection: 'activities',
    data: {
      ...{ property: home, kind: 'history', type: 'call', status: 'done' },
      ...{ at: new Date().toISOString(), subject: `Gebeld met ${email}`, contact: email },
    },
  })
}

type PaperOfTest = { title: string; sentName?: string; sentByOwner?: number }

async function createPaper(paper: PaperOfTest): Promise<number> {
  const data = Buffer.from('%PDF-1.4\n% paper\nxref\n%%EOF\n')
  const { id } = await payload.create({
    collection: 'documents',
    locale: 'nl',
    data: { ...paper, kind: 'plan', property: home, visibility: 'owner' },
    file: { name: 'paper.pdf', mimetype: 'application/pdf', data, size: data.length },
  })
  return id
}

async function createOwner() {
  const owner = await payload.create({
    collection: 'owners',
    data: {
      ...{ email, password: 'lang genoeg 1234', firstName: 'Zoë', lastName, phone },
      properties: [{ property: home, from: '2020-01-01T12:00:00.000Z' }],
    },
  })
  await payload.create({
    collection: 'messages',
    data: { property: home, owner: owner.id, text: 'Dag', author: 'owner', sentAt: '2026-01-01' },
  })
  await createPaper({ title: 'Plan', sentByOwner: owner.id })
  await payload.create({
    collection: 'mails',
    data: { kind: 'owner-login', to: email, locale: 'nl', state: 'sent', attempts: 1 },
  })
  return owner.id
}

const erase = (changes: { withOwner?: boolean } = {}) =>
  erasePerson({ email, actor: { by: 'person' }, now: new Date(), ...changes })

const findAll = () => findTraces(...traces)

/** Everything in the register, which stays; nothing else may. */
const registerColumns = /^public\.offers\.(content|signer|copy)$/

expectPagesNotDrawn()

describe('the list of what is personal', () => {
  it('has a line for every collection of the configuration, and for none that is not there', () => {
    const slugs = payload.config.collections.map(({ slug }) => slug)
    expect(Object.keys(personalData).toSorted()).toEqual(slugs.toSorted())
  })

  it('takes no collection for nobody’s that asks for an address of mail', () => {
    const asking = payload.config.collections.filter(({ auth, fields }) => {
      const isAddress = listFields(fields).some(
        ({ path: name, field }) => field.type === 'email' || /e-?mail$/i.test(name),
      )
      return Boolean(auth) || isAddress
    })
    const lines: Readonly<Record<string, { of: string }>> = personalData
    expect(asking.filter(({ slug }) => lines[slug]?.of === 'nobody')).toEqual([])
    expect(asking.length).toBeGreaterThan(5)
  })
})

describe('somebody who is erased', () => {
  it('is nowhere in the database any more, but for the register of offers', async () => {
    await fillPerson()
    const before = await findAll()
    const filled = Object.entries(personalData)
      .filter(([, { of }]) => of === 'visitors')
      .filter(([slug]) => !before.some((place) => place.startsWith(`public.${slug}.`)))
    // A collection that is told to hold somebody has to be filled above, or nothing is proved.
    expect(filled).toEqual([])
    expect(before.filter((place) => place.startsWith('desk.enquiry_files.'))).not.toEqual([])
    const erased = await erase()
    expect(erased).toMatchObject({ ok: true, value: { kept: 1 } })
    const after = await findAll()
    expect(after.filter((place) => !registerColumns.test(place))).toEqual([])
    expect(after).toContain('public.offers.content')
  })

  it('leaves what others wrote, without the address, and a longer address whole', async () => {
    await fillPerson()
    const longer = { first: `x${email}`, second: `${email}.com`, third: `jan.d'${email}` }
    const { id } = await payload.create({
      collection: 'enquiries',
      data: { kind: 'site-contact', state: 'new', locale: 'nl', page: '/nl/', fields: longer },
    })
    const other = await payload.create({
      collection: 'mails',
      data: {
        ...{
          kind: 'newsletter-confirm',
          to: longer.first,
          locale: 'nl',
          state: 'kept',
          attempts: 1,
        },
        ...{ subject: 'Nieuwsbrief', text: `Aan ${longer.first}`, html: longer.first },
      },
    })
    await erase()
    const { docs: mails } = await payload.find({ collection: 'mails', depth: 0 })
    expect(mails.map(({ id: mail }) => mail)).toContain(other.id)
    expect(mails.map(({ to }) => to)).not.toContain(email)
    const { docs } = await payload.find({ collection: 'enquiries', depth: 0, sort: 'id' })
    expect(docs).toMatchObject([
      {
        person: { email: 'an@example.be' },
        fields: { remark: 'Mijn zus is …' },
        notes: [{ text: 'Zie ook …' }],
      },
      { id, fields: longer },
    ])
    const { docs: activities } = await payload.find({ collection: 'activities', depth: 0 })
    expect(activities).toMatchObject([{ subject: 'Gebeld met …', contact: '…' }])
  })

  it.each(["jan.d'", "d'", "o'"])(
    'is not %s before the same letters, who has a record and a mail of the agency',
    async (before) => {
      await payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
      await payload.delete({ collection: 'mails', where: { id: { exists: true } } })
      const other = `${before}${email}`
      const person = { firstName: 'Jan', lastName: 'Ander', email: other }
      const common = { kind: 'site-contact', state: 'new', locale: 'nl', page: '/nl/' } as const
      await payload.create({
        collection: 'enquiries',
        data: { ...common, person, fields: { remark: `Schrijf naar ${other}.` } },
      })
      await payload.create({
        collection: 'enquiries',
        data: { ...common, fields: { remark: `Mijn collega is ${other}, niet ${email}.` } },
      })
      const notice = { kind: 'enquiry-notice', to: 'kantoor@example.be', locale: 'nl' } as const
      await payload.create({
        collection: 'mails',
        data: {
          ...{ ...notice, state: 'failed', attempts: 1, subject: 'Nieuw bericht', text: other },
          html: `<p>${other.replace("'", '&#x27;')}</p>`,
        },
      })
      expect(await erase()).toMatchObject({
        ok: true,
        value: { counts: { mails: 0, mentions: 1 } },
      })
      const { docs } = await payload.find({ collection: 'enquiries', depth: 0, sort: 'id' })
      expect(docs.map(({ fields }) => fields)).toEqual([
        { remark: `Schrijf naar ${other}.` },
        { remark: `Mijn collega is ${other}, niet ….` },
      ])
      expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(1)
    },
  )

  it('is not part of a value that is an address as a whole, of somebody without a record', async () => {
    const values = { other: `d'${email}`, quoted: `'${email}'`, french: `C'est d'${email}` }
    const common = { kind: 'site-contact', state: 'new', locale: 'fr', page: '/fr/' } as const
    const { id } = await payload.create({
      collection: 'enquiries',
      data: { ...common, fields: values },
    })
    await erase()
    const { fields } = await payload.findByID({ collection: 'enquiries', id, depth: 0 })
    expect(fields).toEqual({ other: `d'${email}`, quoted: "'…'", french: "C'est d'…" })
  })

  it('cuts an address wherever it stands on a line of an answer', async () => {
    const remark = (address: string) =>
      [
        ...[`${address} op de eerste`, `\t${address}\r`, address, `C:\\n${address}`, address],
        ...[`'${address}'`, `l'adresse d'${address}`, `qu'${address}`, `(D'${address})`],
      ].join('\n')
    const { id } = await payload.create({
      collection: 'enquiries',
      data: {
        ...{ kind: 'site-contact', state: 'new', locale: 'nl', page: '/nl/' },
        fields: { first: 'ander@example.org', remark: remark(email) },
      },
    })
    await erase()
    const { fields } = await payload.findByID({ collection: 'enquiries', id, depth: 0 })
    // After a backslash that was typed, the letter is part of a longer address.
    const kept = remark('…').replace('C:\\n…', `C:\\n${email}`)
    expect(fields).toEqual({ first: 'ander@example.org', remark: kept })
  })

  it('frees the places of visits to come, and leaves how past ones went without a name', async () => {
    const visit = await fillPerson()
    expect((await tellDesk(email, 'nl')).visits).toBe(1)
    // Whoever waits in line is expected nowhere.
    expect(await erase()).toMatchObject({ ok: true, value: { visits: 1 } })
    expect((await tellDesk(email, 'nl')).visits).toBe(0)
    const { docs } = await payload.find({ collection: 'appointments', depth: 0, sort: 'id' })
    const nobody = { name: '—', email: null, phone: null, enquiry: null }
    expect(docs).toMatchObject([
      { id: visit.upcoming, state: 'cancelled', ...nobody },
      { id: visit.past, state: 'done', feedback: 'Mooi huis; mail naar ….', ...nobody },
      { id: visit.waiting, state: 'cancelled', ...nobody },
    ])
    const { docs: mails } = await payload.find({ collection: 'mails', depth: 0 })
    // The agency is told, and nobody else.
    expect(new Set(mails.map(({ to, kind }) => `${kind} ${to}`))).toEqual(
      new Set(['appointment-agency els@example.be']),
    )
    while ((await runDueJobs()) > 0);
    const letters = server.received.map(({ subject = '', text = '' }) => ({ subject, text }))
    expect(letters).toHaveLength(2)
    // Not that the visitor called it off: nobody did, and nobody is named.
    for (const { subject, text } of letters) {
      expect(subject).toMatch(/^Afspraak vervallen: /)
      expect(text).toContain('De gegevens van de bezoeker zijn gewist, zoals gevraagd.')
      expect(text).not.toMatch(/De bezoeker deed dit zelf|Wie: /)
    }
  })

  it.each(['first', 'second'] as const)(
    'goes at once also while the visit to come is moved by its link, from the %s of two slots',
    async (from) => {
      const slots = []
      for (const day of [3, 6]) {
        const start = Date.now() + day * dayMs
        const { id } = await payload.create({
          collection: 'appointment-slots',
          data: {
            ...{ property: home, agent, capacity: 1, bufferMinutes: 0, closesBeforeMinutes: 0 },
            ...{ mode: 'instant', startsAt: new Date(start).toISOString() },
            endsAt: new Date(start + 30 * 60_000).toISOString(),
          },
        })
        slots.push(id)
      }
      const [first = 0, second = 0] = slots
      const own = from === 'first' ? first : second
      const other = own === first ? second : first
      const { id } = await payload.create({
        collection: 'appointments',
        data: {
          slot: own,
          state: 'confirmed',
          locale: 'nl',
          name: `Zoë ${lastName}`,
          email,
          phone,
        },
      })
      // There and back again, until the appointment cannot be moved any more.
      const movings = [other, own, other, own, other, own].map((to) =>
        moveAppointment(id, to, new Date()),
      )
      const [erased, ...moved] = await Promise.all([erase(), ...movings])
      expect(erased).toMatchObject({ ok: true, value: { counts: { appointments: 1 } } })
      for (const one of moved) expect(one.ok || one.error === 'over').toBe(true)
      expect(await payload.findByID({ collection: 'appointments', id, depth: 0 })).toMatchObject({
        ...{ state: 'cancelled', name: '—', email: null },
      })
    },
  )

  it('is noted without a name: when, by whom, how much', async () => {
    await fillPerson()
    await erase()
    const [line, ...others] = await listErasures()
    expect(others).toEqual([])
    expect(line).toMatchObject({ by: 'person', name: null })
    expect(line?.counts).toMatchObject({
      ...{ enquiries: 3, appointments: 3, demands: 1, subscribers: 1, testimonials: 1 },
      mentions: expect.any(Number),
    })
    expect(JSON.stringify(line)).not.toMatch(/wis|example/i)
  })

  it('stays whole where anything fails, with not even a line of it', async () => {
    await fillPerson()
    const before = await findAll()
    const deleteRecord = payload.delete.bind(payload)
    const seen = vi.spyOn(payload, 'delete').mockImplementation(async (options: object) => {
      if (Reflect.get(options, 'collection') === 'mails') throw new Error('the disk is full')
      return deleteRecord(options as Parameters<typeof deleteRecord>[0])
    })
    await expect(erase()).rejects.toThrow('the disk is full')
    seen.mockRestore()
    expect(await findAll()).toEqual(before)
    expect(await listErasures()).toEqual([])
  })

  it('is erased once, however often it is asked at the same moment', async () => {
    await fillPerson()
    const outcomes = await Promise.all([erase(), erase()])
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
    const after = await findAll()
    expect(after.filter((place) => !registerColumns.test(place))).toEqual([])
  })

  it('has no letter left in the outbox', async () => {
    await fillPerson()
    const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: email } } })
    const folder = env().OUTBOX_DIR
    await mkdir(folder, { recursive: true })
    const letters = docs.map(({ id }) => path.join(folder, `${id}.txt`))
    expect(letters.length).toBeGreaterThan(0)
    for (const letter of letters) await writeFile(letter, `To: ${email}`)
    await erase()
    expect(letters.filter((letter) => existsSync(letter))).toEqual([])
  })
})

describe('an account', () => {
  it('of an owner stays when the person asks, with its own mails', async () => {
    await fillPerson()
    const id = await createOwner()
    expect(await erase()).toMatchObject({ ok: true })
    expect(await payload.findByID({ collection: 'owners', id })).toMatchObject({ email })
    const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: email } } })
    expect(docs).toMatchObject([{ kind: 'owner-login' }])
  })

  it('of an owner is not erased as long as a home belongs to it', async () => {
    await fillPerson()
    await createOwner()
    const before = await findAll()
    expect(await erase({ withOwner: true })).toEqual({ ok: false, error: 'owner' })
    expect(await findAll()).toEqual(before)
  })

  it('of an owner goes with messages and papers once nothing belongs to it', async () => {
    await fillPerson()
    const owner = await createOwner()
    const sold = {
      property: home,
      from: '2020-01-01T12:00:00.000Z',
      to: '2021-01-01T12:00:00.000Z',
    }
    await payload.update({ collection: 'owners', id: owner, data: { properties: [sold] } })
    const stored = await files()
    expect(stored.length).toBeGreaterThan(0)
    expect(await erase({ withOwner: true })).toMatchObject({
      ok: true,
      value: { counts: { owners: 1, documents: 1 } },
    })
    expect(await files()).toHaveLength(stored.length - 1)
    for (const collection of ['owners', 'messages', 'documents'] as const) {
      expect((await payload.count({ collection })).totalDocs).toBe(0)
    }
    const after = await findAll()
    expect(after.filter((place) => !registerColumns.test(place))).toEqual([])
  })

  it('of the agency is nobody to erase, nor to give a copy of', async () => {
    const own = { email: 'els@example.be', now: new Date() }
    expect(await erasePerson({ ...own, actor: { by: 'person' } })).toEqual({
      ok: false,
      error: 'agency',
    })
    expect(await exportPerson(own.email, { now: own.now, withOwner: true })).toBeNull()
    expect((await summarisePerson(own.email)).isOfAgency).toBe(true)
  })
})

describe('what somebody is told', () => {
  it('names each kind, how much of it, until when, and what becomes of it', async () => {
    await fillPerson()
    const { lines, hasOwnerAccount } = await summarisePerson('ZOE.WIS@example.be')
    expect(hasOwnerAccount).toBe(false)
    expect(
      lines.map(({ collection, form, count, erasure }) => [collection, form, count, erasure]),
    ).toEqual([
      ['enquiries', 'job-application', 1, 'erased'],
      ['enquiries', 'offer', 1, 'erased'],
      ['enquiries', 'site-contact', 1, 'erased'],
      ['appointments', null, 3, 'anonymised'],
      ['demands', null, 1, 'erased'],
      ['subscribers', null, 1, 'erased'],
      ['testimonials', null, 1, 'erased'],
      ['offers', null, 1, 'kept'],
      ['mails', null, expect.any(Number), 'erased'],
      ['mailsToOthers', null, expect.any(Number), 'erased'],
      ['textsOfOthers', null, expect.any(Number), 'cut'],
    ])
    expect(lines.find(({ collection }) => collection === 'offers')?.until?.getFullYear()).toBe(
      new Date().getFullYear() + 10,
    )
  })

  it('is as much as is erased or cut, also where only others wrote of somebody', async () => {
    const mentioned = 'anna@example.org'
    const said = async () => (await summarisePerson(mentioned)).lines
    expect(await said()).toEqual([])
    const text = `Mon amie ${mentioned} cherche aussi.`
    const common = { kind: 'site-contact', state: 'new', locale: 'fr', page: '/fr/' } as const
    await payload.create({ collection: 'enquiries', data: { ...common, fields: { text } } })
    const notice = { kind: 'enquiry-notice', to: 'kantoor@example.be', locale: 'nl' } as const
    await payload.create({
      collection: 'mails',
      data: { ...notice, state: 'kept', attempts: 1, subject: 'Bericht', text, html: text },
    })
    expect(await said()).toMatchObject([
      { collection: 'mailsToOthers', count: 1, erasure: 'erased', until: expect.any(Date) },
      { collection: 'textsOfOthers', count: 1, erasure: 'cut', until: null },
    ])
    expect((await tellDesk(mentioned, 'nl')).lines).toMatchObject([
      { what: 'E-mails aan anderen waarin deze persoon genoemd wordt', count: 1 },
      { what: 'Teksten van anderen waarin dit adres staat', until: 'Zolang die tekst er is' },
    ])
    const copy = await exportPerson(mentioned, { now: new Date(), withOwner: true })
    expect(copy?.records).toMatchObject({
      ofOthers: { texts: 1, mails: [{ kind: 'enquiry-notice' }] },
    })
    expect(JSON.stringify(copy)).not.toContain('amie')
    const actor = { by: 'person' } as const
    const erased = await erasePerson({ email: mentioned, actor, now: new Date() })
    expect(erased).toMatchObject({ ok: true, value: { counts: { mails: 1, mentions: 1 } } })
    expect(await said()).toEqual([])
  })

  it('is no text of others where it is the own one, which goes as a whole', async () => {
    const own = 'anna@example.org'
    const common = { kind: 'site-contact', state: 'new', locale: 'nl', page: '/nl/' } as const
    const fields = { remark: `Mail mij op ${own}.` }
    await payload.create({
      collection: 'enquiries',
      data: { ...common, title: own, person: { email: own }, fields, notes: [{ text: own }] },
    })
    expect((await summarisePerson(own)).lines).toMatchObject([
      { collection: 'enquiries', count: 1 },
    ])
  })

  it.each([
    ['nl', /\b(u|uw)\b/i],
    ['fr', /\b(vous|votre|vos)\b/i],
    ['en', /\byour?\b/i],
    ['de', /\b(Sie|Ihr\w*)\b/],
  ] as const)('speaks at the desk of the person as of somebody else: %s', async (locale, toYou) => {
    const email = `over-${locale}@example.be`
    for (const kind of ['data-request', 'site-contact']) {
      await payload.create({
        collection: 'enquiries',
        data: { kind, state: 'new', locale, person: { email }, fields: {} },
      })
    }
    await payload.create({ collection: 'subscribers', data: { email, locale, state: 'confirmed' } })
    const { lines } = await tellDesk(email, locale)
    expect(lines).toHaveLength(3)
    expect(lines.map(({ what, until, fate }) => [what, until, fate].join(' ')).join()).not.toMatch(
      toYou,
    )
  })

  it('names at the desk the account of an owner of whom nothing else is kept', async () => {
    await createOwner()
    await payload.delete({ collection: 'mails', where: { to: { equals: email } } })
    const { lines, hasOwnerAccount } = await tellDesk(email, 'nl')
    expect(hasOwnerAccount).toBe(true)
    expect(lines).toMatchObject([
      { what: 'Eigenaarsaccount', count: 1, fate: expect.stringMatching(/^Blijft, tenzij/) },
    ])
    expect((await tellDesk('niemand@example.be', 'nl')).lines).toEqual([])
  })

  it('is given as a whole, files included, and nothing of others', async () => {
    await fillPerson()
    const copy = await exportPerson(email, { now: new Date(), withOwner: false })
    const text = JSON.stringify(copy)
    for (const trace of traces) expect(text.toLowerCase()).toContain(trace.toLowerCase())
    expect(text).toContain(Buffer.from(`%PDF ${email}`).toString('base64'))
    expect(text).not.toContain('De Wolf')
    expect(text).not.toContain('idempotencyKey')
  })

  it('holds of an appointment no address of the home, which its visitor may not know yet', async () => {
    await createAppointment(Date.now() + dayMs, 'waiting')
    const { deskName } = await payload.findByID({ collection: 'properties', id: home, depth: 0 })
    expect(deskName).toBeTruthy()
    const copy = await exportPerson(email, { now: new Date(), withOwner: false })
    expect(copy?.records).toMatchObject({ appointments: [{ state: 'waiting' }] })
    expect(JSON.stringify(copy)).not.toContain(deskName)
  })

  it('holds of an owner the account with its notices, the messages, the papers and the devices', async () => {
    const id = await createOwner()
    await payload.update({ collection: 'owners', id, data: { newsNotice: false } })
    const firefox =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await openOwnerSession(id, new Date(), firefox)
    await queryRows(
      `insert into guard.owner_seen (owner_id, property_id, section, seen_at)
       values ($1, $2, 'documents', now())`,
      [id, home],
    )
    const copy = await exportPerson(email, { now: new Date(), withOwner: true })
    expect(copy?.records).toMatchObject({
      owner: {
        ...{ email, firstName: 'Zoë', lastName, phone, newsNotice: false },
        ...{ answerNotice: true, documentNotice: true, deviceNotice: true, digest: true },
        properties: [{ property: home }],
      },
      messages: [{ text: 'Dag', author: 'owner' }],
      documents: [{ kind: 'plan', property: home, base64: expect.stringMatching(/^JVBERi/) }],
      devices: [{ browser: 'Firefox', system: 'Windows' }],
      seen: [{ property: home, section: 'documents' }],
    })
    expect(JSON.stringify(copy)).not.toMatch(/hash|salt|token/i)
  })

  it('names a paper of others without the address, which is told before; not one of the own', async () => {
    const textsOfOthers = async () =>
      (await exportPerson(email, { now: new Date(), withOwner: true }))?.records['ofOthers']
    const id = await createPaper({ title: `Brief van ${email}`, sentName: `Bod_${email}-2.pdf` })
    const other = await payload.create({
      collection: 'enquiries',
      data: {
        ...{ kind: 'job-application', state: 'new', locale: 'nl', page: '/nl/', title: 'Jan' },
        person: { firstName: 'Jan', lastName: 'Smet', email: 'jan.smet@example.be' },
      },
    })
    await queryRows(
      `insert into desk.enquiry_files (enquiry_id, field, name, content, sha256)
       values ($1, 'cv', $2, '', '')`,
      [other.id, `cv-${email}.odt`],
    )
    expect(await textsOfOthers()).toMatchObject({ texts: 3 })
    const owner = await createOwner()
    await createPaper({ title: `Van ${email}`, sentName: `Plan ${email}.pdf`, sentByOwner: owner })
    expect(await textsOfOthers()).toMatchObject({ texts: 3 })
    await payload.update({ collection: 'owners', id: owner, data: { properties: [] } })
    expect(await erase({ withOwner: true })).toMatchObject({
      ok: true,
      value: { counts: { mentions: 3 } },
    })
    const { docs } = await payload.find({ collection: 'documents', locale: 'nl' })
    expect(docs).toMatchObject([{ id, title: 'Brief van …', sentName: 'Bod_…-2.pdf' }])
    expect(await queryRows('select name from desk.enquiry_files')).toEqual([{ name: 'cv-….odt' }])
  })

  it('leaves the own papers and messages of an owner who keeps the account as they are', async () => {
    const owner = await createOwner()
    const own = { title: `Van ${email}`, sentName: `Plan ${email}.pdf` }
    const id = await createPaper({ ...own, sentByOwner: owner })
    const counts = { mentions: 0 }
    expect(await erase({ withOwner: false })).toMatchObject({ ok: true, value: { counts } })
    expect(await payload.findByID({ collection: 'documents', id, locale: 'nl' })).toMatchObject(own)
  })

  it('is told to every server, so that no page shows the title of a paper as it was', async () => {
    const listener = new Client({ connectionString: env().DATABASE_URL })
    await listener.connect()
    const heard: string[] = []
    listener.on('notification', ({ payload: notice }) => heard.push(notice ?? ''))
    await createPaper({ title: `Brief van ${email}` })
    await listener.query(`listen ${cacheChannel}`)
    expect(await erase()).toMatchObject({ ok: true })
    await listener.query('select 1')
    await listener.end()
    expect(heard.flatMap((notice): unknown => JSON.parse(notice))).toContain(siteTag)
  })

  it('counts among the texts of others what the office wrote to an owner, not what the owner wrote', async () => {
    const owner = await createOwner()
    const ofOthers = async () =>
      (await exportPerson(email, { now: new Date(), withOwner: true }))?.records['ofOthers']
    const write = (author: 'owner' | 'agency') =>
      payload.create({
        collection: 'messages',
        data: { property: home, owner, text: `Mail ${email}`, author, sentAt: '2026-01-01' },
      })
    const before = await ofOthers()
    await write('owner')
    expect(await ofOthers()).toEqual(before)
    await write('agency')
    expect(await ofOthers()).not.toEqual(before)
  })

  it('leaves the account of an owner out where the person alone asks', async () => {
    await createOwner()
    const copy = await exportPerson(email, { now: new Date(), withOwner: false })
    expect(Object.keys(copy?.records ?? {})).toEqual([...visitorCollections, 'ofOthers'])
  })
})

async function ask(address: string): Promise<Response> {
  const body = new URLSearchParams({ lang: 'nl', page: '/nl/', email: address })
  const request = new Request('http://localhost:3000/api/forms/data-request/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  const keeps = { 'data-request': { keep: keepDataRequest } }
  return answerForm(request, 'data-request', async () => '/nl/bedankt/', keeps)
}

/** The token in the mail that came to an address, which may have had others before. */
async function readToken(address: string): Promise<string> {
  while ((await runDueJobs()) > 0);
  const mails = server.received.filter(({ to }) => to?.[0]?.address === address)
  const tokens = mails.map(({ text }) => /\/nl\/own-data\/([\w-]+)\//.exec(text ?? '')?.[1])
  return tokens.find((token) => token !== undefined) ?? ''
}

function press(token: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/own-data/${token}/`, {
    method: 'POST',
    body: new URLSearchParams({ lang: 'nl', ...fields }),
  })
  return answerOwnData(request, token)
}

const leadsTo = (answer: Response) => answer.headers.get('location')

describe('the mailed link', () => {
  it('is sent and answered alike, whether anything is kept or not, and nothing else is', async () => {
    await fillPerson()
    const [known, unknown] = [await ask(email), await ask('niemand@example.be')]
    expect([known.status, leadsTo(known)]).toEqual([unknown.status, leadsTo(unknown)])
    expect(known.status).toBe(303)
    expect(await readToken('niemand@example.be')).not.toBe('')
    const { totalDocs } = await payload.count({
      collection: 'enquiries',
      where: { kind: { equals: 'data-request' } },
    })
    expect(totalDocs).toBe(0)
  })

  it('gives a copy, erases only what was confirmed, and opens nothing after that', async () => {
    await fillPerson()
    await ask(email)
    const token = await readToken(email)
    const copy = await press(token, { deed: 'export' })
    expect(copy.headers.get('content-disposition')).toContain('attachment')
    expect(await copy.json()).toMatchObject({ email, records: { subscribers: [{ email }] } })
    const page = `/nl/own-data/${token}/`
    const unsure = await press(token, { deed: 'erase' })
    expect(leadsTo(unsure)).toBe(`${page}?outcome=unconfirmed`)
    expect(await findTraces(email)).toContain('public.subscribers.email')
    const sure = await press(token, { deed: 'erase', confirm: 'on' })
    expect(leadsTo(sure)).toBe(`${page}?outcome=erasedKept`)
    expect((await findAll()).filter((place) => !registerColumns.test(place))).toEqual([])
    for (const deed of ['export', 'erase']) {
      expect(leadsTo(await press(token, { deed, confirm: 'on' }))).toBe(page)
    }
  })

  it('is good for a day, and none that was not made here opens anything', async () => {
    await fillPerson()
    await ask(email)
    const token = await readToken(email)
    const [id = 0] = token.split('-')
    const past = createOwnDataLink(Number(id), { locale: 'nl', now: new Date(Date.now() - dayMs) })
    const over = /own-data\/([\w-]+)\//.exec(past.href)?.[1] ?? ''
    expect(leadsTo(await press(over, { deed: 'erase', confirm: 'on' }))).toBe(
      `/nl/own-data/${over}/`,
    )
    expect((await press(`${token}x`, { deed: 'erase', confirm: 'on' })).status).toBe(404)
    expect((await press(token, { deed: 'all' })).status).toBe(400)
    expect(await findTraces(email)).toContain('public.subscribers.email')
  })

  it('leads on to a new one when it was damaged on its way', async () => {
    const screen = await getOwnDataScreen({ locale: 'en', token: 'abc', outcome: 'erased' })
    expect(screen.facts.title).toBe('What we keep about you')
    // No more than this is believed of a link that was not made here.
    expect(screen.body).toMatchObject({ props: { said: null } })
  })

  it('of another mail opens nothing', async () => {
    await fillPerson()
    const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: email } } })
    const { href } = createOwnDataLink(docs[0]?.id ?? 0, { locale: 'nl', now: new Date() })
    const token = /own-data\/([\w-]+)\//.exec(href)?.[1] ?? ''
    expect(leadsTo(await press(token, { deed: 'erase', confirm: 'on' }))).toBe(
      `/nl/own-data/${token}/`,
    )
    expect(await findTraces(email)).toContain('public.subscribers.email')
  })

  it('does not come to a mailbox that was typed three times today', async () => {
    const statuses = []
    for (const address of [email, 'Zoe.wis@example.be', 'zoe.Wis@example.be', email]) {
      statuses.push((await ask(address)).status)
    }
    while ((await runDueJobs()) > 0);
    expect(server.received.length).toBeLessThanOrEqual(3)
    expect(statuses.slice(0, 3)).toEqual([303, 303, 303])
  })
})
