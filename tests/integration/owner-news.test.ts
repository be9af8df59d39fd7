import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerNewsMailKind } from '@/cms/owner-news/queue-owner-news'
import { answerSwitch } from '@/features/notice-switch/answer-switch'
import { toNoticeStopHref } from '@/features/owner-notices/notice-token'
import { portalRecordMails } from '@/features/portal-records/mails'
import { queryRows } from '@/server/db'
import type { MailDocument } from '@/server/mail/mail-document'
import { sampleFiles } from '../support/sample-files'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

const now = new Date('2026-11-24T10:00:00Z')
const minuteMs = 60_000
const password = 'een lang wachtwoord'

let payload: Payload
let home = 0
let owner = 0

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  payload = await getTestPayload()
  home = (await createHouse(payload, await createListingBasics(payload))).id
  const properties = [{ property: home }]
  const data = { email: 'an@example.be', password, firstName: 'An', properties }
  owner = (await payload.create({ collection: 'owners', data: { ...data, locale: 'fr' } })).id
  // Whoever sold it is told nothing any more.
  const before = [{ property: home, to: '2026-10-01' }]
  const seller = { email: 'vorige@example.be', password, properties: before }
  await payload.create({ collection: 'owners', data: seller })
})

afterAll(() => vi.useRealTimers())

beforeEach(async () => {
  vi.setSystemTime(now)
  for (const collection of ['activities', 'appointments', 'documents', 'mails'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await queryRows('truncate guard.owner_news, guard.hits')
  await payload.update({
    collection: 'owners',
    id: owner,
    data: { documentNotice: true, newsNotice: true },
  })
})

async function addPaper(visibility: 'owner' | 'staff' | 'public') {
  const bytes = sampleFiles.pdf
  return payload.create({
    collection: 'documents',
    data: { title: 'Plan', kind: 'plan', property: home, visibility },
    file: {
      data: Buffer.from(bytes),
      mimetype: 'application/pdf',
      name: 'plan.pdf',
      size: bytes.byteLength,
    },
  })
}

const addActivity = (changes: object = {}) =>
  payload.create({
    collection: 'activities',
    data: {
      property: home,
      kind: 'communication',
      type: 'call',
      status: 'done',
      at: now.toISOString(),
      subject: 'Appel',
      visibleToOwner: true,
      ...changes,
    },
  })

async function addVisit(state: 'requested' | 'confirmed') {
  const startsAt = new Date('2026-11-27T10:00:00Z')
  const slot = await payload.create({
    collection: 'appointment-slots',
    data: {
      property: home,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + 30 * minuteMs).toISOString(),
      capacity: 1,
      bufferMinutes: 0,
      mode: 'instant',
      closesBeforeMinutes: 0,
    },
  })
  const data = { slot: slot.id, state, name: 'Jonas Maes', locale: 'fr' } as const
  return payload.create({ collection: 'appointments', data })
}

async function findNews() {
  const where = { kind: { equals: ownerNewsMailKind } }
  const options = { collection: 'mails', where, sort: 'id', depth: 0 } as const
  return (await payload.find({ ...options, showHiddenFields: true })).docs
}

async function listTopics() {
  const mails = await findNews()
  return mails.map(({ to, data }) => [to, Reflect.get(Object(data), 'topic')])
}

async function composeFirst(): Promise<MailDocument | null> {
  const [mail] = await findNews()
  const compose = portalRecordMails[ownerNewsMailKind]
  if (mail === undefined || compose === undefined) throw new Error('No news was queued')
  const data = Object(mail.data)
  return compose({ to: mail.to, locale: mail.locale, enquiryId: null, data })
}

describe('news of a home', () => {
  it('is told to who owns it today, once it may be read', async () => {
    const paper = await addPaper('staff')
    await addActivity({ visibleToOwner: false })
    await addVisit('requested')
    expect(await listTopics()).toEqual([])
    await payload.update({ collection: 'documents', id: paper.id, data: { visibility: 'owner' } })
    await addActivity()
    await addVisit('confirmed')
    expect(await listTopics()).toEqual([
      ['an@example.be', 'documents'],
      ['an@example.be', 'activities'],
      ['an@example.be', 'visits'],
    ])
  })

  it('says that there is something and not what, and leads to it', async () => {
    await addActivity({ subject: 'Offre de 450.000 euros' })
    const document = await composeFirst()
    expect(document).toMatchObject({ to: 'an@example.be', locale: 'fr' })
    const text = JSON.stringify(document)
    expect(text).not.toContain('450.000')
    expect(text).toContain(`/portal/${home}/history/`)
    expect(document?.unsubscribeHref).toBe(toNoticeStopHref({ notice: 'news', ownerId: owner }))
  })

  it('is not told when it was hidden again before the mail left', async () => {
    const { id } = await addActivity()
    await payload.update({ collection: 'activities', id, data: { visibleToOwner: false } })
    expect(await composeFirst()).toBeNull()
  })

  it('is one mail at once and one an hour later, however much there is', async () => {
    for (let count = 0; count < 10; count += 1) {
      vi.setSystemTime(now.getTime() + count * minuteMs)
      await addPaper('owner')
    }
    expect(await listTopics()).toHaveLength(2)
    const jobs = await queryRows<{ wait: Date | null }>(
      `select wait_until as wait from payload_jobs
       where task_slug = 'send-mail' order by id desc limit 1`,
    )
    expect(new Date(String(jobs[0]?.wait)).getTime()).toBe(now.getTime() + 60 * minuteMs)
  })

  it('makes one mail of what is saved at the same moment', async () => {
    await Promise.all([addActivity(), addActivity()])
    expect(await listTopics()).toHaveLength(2)
    await Promise.all([addActivity(), addActivity()])
    expect(await listTopics()).toHaveLength(2)
  })

  it('is kept from who switched it off, and from who does so before the mail leaves', async () => {
    await addPaper('owner')
    await payload.update({ collection: 'owners', id: owner, data: { documentNotice: false } })
    expect(await composeFirst()).toBeNull()
    await queryRows('truncate guard.owner_news')
    await addPaper('owner')
    expect(await listTopics()).toHaveLength(1)
  })

  it('is stopped by one click, without a login, and nothing else with it', async () => {
    const href = toNoticeStopHref({ notice: 'documents', ownerId: owner })
    const token = new URL(href).pathname.split('/').at(-2) ?? ''
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const answer = await answerSwitch(new Request(href, { method: 'POST', body }), token)
    expect(answer.status).toBe(200)
    const account = await payload.findByID({ collection: 'owners', id: owner, depth: 0 })
    expect(account).toMatchObject({ documentNotice: false, newsNotice: true, digest: true })
  })
})
