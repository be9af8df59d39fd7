import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/domain/kernel/locales'
import { answerSwitch, leadToSwitch } from '@/features/notice-switch/answer-switch'
import { digestMailKind, digestMails } from '@/features/portal-digest/digest-mail'
import { getNoticeScreen } from '@/features/notice-switch/notice-screen'
import { toNoticeStopHref } from '@/features/owner-notices/notice-token'
import { sendDigests } from '@/features/portal-digest/send-digests'
import { queryRows } from '@/server/db'
import { createMailSender } from '@/server/mail/send-mail'
import { createSignedId } from '@/server/signed-id'
import { env } from '@/server/env'
import { createHouse, createListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'
import { withOneConnection } from '../support/with-one-connection'

const monday = new Date('2026-11-23T06:25:00Z')
const nextMonday = new Date('2026-11-30T06:25:00Z')
let owner: number
let home: number
let hidden: number

// What is theirs to know is asked of the records, which look at the clock themselves.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: monday }))
afterAll(() => vi.useRealTimers())

beforeAll(async () => {
  const payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  home = (await createHouse(payload, basics, { recordFile: 'K 12' })).id
  hidden = (await createHouse(payload, basics, { recordFile: 'K 13', _status: 'draft' })).id
  const created = await payload.create({
    collection: 'owners',
    data: {
      email: 'eigenaar@example.be',
      password: 'een lang wachtwoord',
      createdAt: '2026-01-05T12:00:00.000Z',
      firstName: 'An',
      locale: 'fr',
      properties: [{ property: home }, { property: hidden }],
    },
  })
  owner = created.id
})

beforeEach(async () => {
  const payload = await getTestPayload()
  await queryRows('truncate visits.daily, visits.digests')
  await queryRows('delete from guard.hits')
  await queryRows('delete from mails')
  await payload.update({
    collection: 'owners',
    id: owner,
    data: { digest: true, properties: [{ property: home }, { property: hidden }] },
  })
})

const count = (id: number, day: string, kind: string, number: number) =>
  queryRows(
    `insert into visits.daily (home_kind, home_id, day, kind, source, count)
      values ('property', $1, $2::date, $3, 'direct', $4)`,
    [id, day, kind, number],
  )

const findMails = () =>
  queryRows<{ to: string; state: string; locale: Locale; data: Record<string, unknown> }>(
    'select "to", state, locale, data from mails where kind = $1 order by id',
    [digestMailKind],
  )

async function compose() {
  const [mail] = await findMails()
  const composeMail = digestMails[digestMailKind]
  const document = await composeMail?.({ enquiryId: null, ...mail } as never)
  return { document, text: JSON.stringify(document) }
}

const own = () =>
  new URL(toNoticeStopHref({ notice: 'digest', ownerId: owner })).pathname.split('/').at(-2) ?? ''

describe('the weekly mail', () => {
  it('tells of the week and the one before, in the language of the owner, for all properties', async () => {
    await count(home, '2026-11-15', 'view', 7)
    await count(home, '2026-11-16', 'view', 30)
    await count(home, '2026-11-22', 'view', 12)
    await count(home, '2026-11-23', 'view', 99)
    await count(hidden, '2026-11-18', 'favourite', 3)
    await sendDigests(monday)
    expect(await findMails()).toMatchObject([{ to: 'eigenaar@example.be', locale: 'fr' }])
    const { document, text } = await compose()
    expect(document?.subject).toBe('Votre semaine\u00a0: 42 consultations')
    expect(text).toContain('42 (la semaine précédente\u00a0: 7)')
    expect(text).toContain('3 (la semaine précédente\u00a0: 0)')
    expect(text).toContain('K 12')
    expect(text).toContain('K 13')
    expect(text).toContain('/fr/portal/')
    expect(document?.unsubscribeHref).toBe(toNoticeStopHref({ notice: 'digest', ownerId: owner }))
  })

  it('counts the viewings that the owner may know of, and leads to what visitors thought', async () => {
    const payload = await getTestPayload()
    const visit = (day: string, differences: object = {}) =>
      payload.create({
        collection: 'activities',
        data: {
          property: home,
          kind: 'visit',
          type: 'visit',
          status: 'done',
          subject: 'Visite',
          at: `${day}T10:00:00.000Z`,
          visibleToOwner: true,
          ...differences,
        },
      })
    await visit('2026-11-17', { comment: 'Beau jardin' })
    await visit('2026-11-18')
    await visit('2026-11-19', { comment: 'Secret', visibleToOwner: false })
    await visit('2026-11-20', { comment: 'Annulée', status: 'cancelled' })
    await visit('2026-11-24', { status: 'planned' })
    await sendDigests(monday)
    const { text } = await compose()
    expect(text).toContain('{"label":"Visites","value":"2"}')
    expect(text).toContain('{"label":"Visites cette semaine","value":"1"}')
    expect(text).toContain(`/fr/portal/${home}/visits/`)
    expect(text).not.toContain('Beau jardin')
    await payload.delete({ collection: 'activities', where: { property: { equals: home } } })
  })

  it('leaves once a week, whoever sends it and however often', async () => {
    await Promise.all([1, 2, 3].map(() => sendDigests(monday)))
    await sendDigests(new Date(monday.getTime() + 3_600_000))
    expect(await findMails()).toHaveLength(1)
    await sendDigests(nextMonday)
    expect(await findMails()).toHaveLength(2)
  })

  it('needs one connection at a time, so that many servers never wait for each other', async () => {
    await withOneConnection(() => sendDigests(monday))
    expect(await findMails()).toHaveLength(1)
  })

  it('leaves later in the week where no server ran on Monday, once, and not at night', async () => {
    await sendDigests(new Date('2026-11-23T05:25:00Z'))
    await sendDigests(new Date('2026-11-25T01:00:00Z'))
    expect(await findMails()).toEqual([])
    await sendDigests(new Date('2026-11-25T12:00:00Z'))
    await sendDigests(new Date('2026-11-29T12:00:00Z'))
    expect(await findMails()).toMatchObject([{ data: { week: '2026-11-16' } }])
  })

  it('waits for Monday for whoever asked for it later in the week, or came then', async () => {
    const payload = await getTestPayload()
    const set = (data: object) => payload.update({ collection: 'owners', id: owner, data })
    await set({ digest: false })
    await sendDigests(monday)
    await set({ digest: true })
    const account = { email: 'pas@example.be', password: 'een lang wachtwoord' }
    const { id } = await payload.create({
      collection: 'owners',
      data: { ...account, properties: [{ property: home }] },
    })
    await sendDigests(new Date('2026-11-25T12:00:00Z'))
    expect(await findMails()).toEqual([])
    await sendDigests(nextMonday)
    expect(await findMails()).toHaveLength(2)
    await payload.delete({ collection: 'owners', id })
  })

  it('does not leave where nothing happened and nothing can be seen', async () => {
    const payload = await getTestPayload()
    await payload.update({
      collection: 'owners',
      id: owner,
      data: { properties: [{ property: hidden }] },
    })
    await sendDigests(monday)
    expect(await findMails()).toEqual([])
    await queryRows('truncate visits.digests')
    await count(hidden, '2026-11-18', 'view', 1)
    await sendDigests(monday)
    expect(await findMails()).toHaveLength(1)
  })

  it('tells nothing of days before the property was theirs', async () => {
    const payload = await getTestPayload()
    const from = '2026-11-18T12:00:00.000Z'
    await payload.update({
      collection: 'owners',
      id: owner,
      data: { properties: [{ property: home, from }] },
    })
    await count(home, '2026-11-17', 'view', 5)
    await count(home, '2026-11-18', 'view', 2)
    await sendDigests(monday)
    expect((await compose()).document?.subject).toBe('Votre semaine\u00a0: 2 consultations')
  })

  it('counts visits booked on the site, and those of the owner’s time alone', async () => {
    const payload = await getTestPayload()
    const book = async (startsAt: string, differences: object) => {
      const slot = await payload.create({
        collection: 'appointment-slots',
        data: {
          property: home,
          startsAt,
          endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
          capacity: 5,
          bufferMinutes: 0,
          mode: 'instant',
          closesBeforeMinutes: 0,
        },
      })
      const person = { name: 'Karel', email: 'karel@example.be', phone: '+32470999888' }
      await payload.create({
        collection: 'appointments',
        data: { slot: slot.id, state: 'done', locale: 'nl', ...person, ...differences },
      })
    }
    await book('2026-11-17T10:00:00.000Z', { feedback: 'Beau jardin', feedbackVisible: true })
    await book('2026-11-19T10:00:00.000Z', { feedback: 'Pas encore dit' })
    await book('2026-11-20T10:00:00.000Z', { state: 'cancelled' })
    await sendDigests(monday)
    const whole = (await compose()).text
    expect(whole).toContain('{"label":"Visites","value":"2"}')
    expect(whole).toContain(`/fr/portal/${home}/visits/`)
    const properties = [{ property: home, from: '2026-11-18T12:00:00.000Z' }]
    await payload.update({ collection: 'owners', id: owner, data: { properties } })
    const part = (await compose()).text
    expect(part).toContain('{"label":"Visites","value":"1"}')
    expect(part).not.toContain(`/fr/portal/${home}/visits/`)
    await payload.delete({ collection: 'appointments', where: { id: { exists: true } } })
    await payload.delete({ collection: 'appointment-slots', where: { id: { exists: true } } })
  })

  it('leaves out a home in the trash, and counts nothing of it', async () => {
    const payload = await getTestPayload()
    await count(home, '2026-11-18', 'view', 4)
    await count(hidden, '2026-11-18', 'view', 9)
    await sendDigests(monday)
    const trash = (deletedAt: string | null) =>
      payload.update({ collection: 'properties', id: hidden, data: { deletedAt }, trash: true })
    await trash(monday.toISOString())
    const { document, text } = await compose()
    await trash(null)
    expect(document?.subject).toBe('Votre semaine\u00a0: 4 consultations')
    expect(text).not.toContain('K 13')
  })

  it('goes to the address of today, also one that is sent again', async () => {
    const payload = await getTestPayload()
    const move = (email: string) =>
      payload.update({ collection: 'owners', id: owner, data: { email } })
    await sendDigests(monday)
    await move('nieuw@example.be')
    const [{ id } = { id: 0 }] = await queryRows<{ id: number }>('select id from mails')
    await createMailSender(digestMails, {})(id, await createLocalReq({}, payload))
    await move('eigenaar@example.be')
    expect(await findMails()).toMatchObject([{ to: 'nieuw@example.be', state: 'kept' }])
  })

  it('is not composed any more for an owner who stopped it meanwhile', async () => {
    const payload = await getTestPayload()
    await sendDigests(monday)
    await payload.update({ collection: 'owners', id: owner, data: { digest: false } })
    expect((await compose()).document).toBeNull()
  })
})

describe('stopping the weekly mail', () => {
  const press = (body: string, token = own()) =>
    answerSwitch(
      new Request(`http://localhost:3000/api/digests/${token}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      }),
      token,
    )
  const isOn = async () => {
    const payload = await getTestPayload()
    return (await payload.findByID({ collection: 'owners', id: owner, depth: 0 })).digest
  }

  it('takes one click of a mail program', async () => {
    expect((await press('List-Unsubscribe=One-Click')).status).toBe(200)
    expect(await isOn()).toBe(false)
    await sendDigests(monday)
    expect(await findMails()).toEqual([])
  })
  it('names no address, which may be a new one, to whoever holds an old mail', async () => {
    const { body } = await getNoticeScreen({ locale: 'nl', token: own(), isRefused: false })
    const html = renderToStaticMarkup(body)
    expect(html).toContain('value="stop"')
    expect(html).not.toContain('@')
  })
  it('does nothing when the address is only opened', async () => {
    const response = await leadToSwitch(own())
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/fr/digest/${own()}/`)
    expect(await isOn()).toBe(true)
  })
  it('can be taken back on the page', async () => {
    expect((await press('deed=stop&lang=fr')).status).toBe(303)
    expect(await isOn()).toBe(false)
    await press('deed=start&lang=fr')
    expect(await isOn()).toBe(true)
  })
  it('is refused to links that are not ours', async () => {
    const other = createSignedId('subscriber', owner, env().PAYLOAD_SECRET)
    expect((await press('deed=stop', other)).status).toBe(404)
    expect((await press('deed=stop', `${owner}-x`)).status).toBe(404)
    expect((await press('deed=other')).status).toBe(400)
    expect(await isOn()).toBe(true)
  })
})
