import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, lockRecord } from '@/cms/hooks/transaction'
import { setMailSender } from '@/cms/jobs/send-mail'
import type { Subscriber } from '@/cms/payload-types'
import { answerSubscriber, leadToSubscription } from '@/features/newsletter/answer-subscriber'
import { newsletterMails } from '@/features/newsletter/mails'
import { findSubscriber } from '@/features/newsletter/subscriber-store'
import { answerForm } from '@/forms/_kit/answer-form'
import { formMails } from '@/forms/mails'
import { example as contact } from '@/forms/site-contact/example'
import { queryRows } from '@/server/db'
import { createMailSender } from '@/server/mail/send-mail'
import { runDueJobs } from '@/server/queue/run-jobs'
import { startMailServer, type MailServer } from '../support/mail-server'
import { getTestPayload } from '../support/test-payload'

let server: MailServer

beforeAll(async () => {
  server = await startMailServer()
  setMailSender(createMailSender({ ...formMails, ...newsletterMails }, { smtpUrl: server.url }))
})

afterAll(async () => {
  await server.close()
})

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of [
    'mails',
    'subscribers',
    'demands',
    'enquiries',
  ] satisfies CollectionSlug[]) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await queryRows('delete from payload_jobs')
  await queryRows('delete from guard.hits')
  server.received.length = 0
})

const to = 'lezer@example.be'

async function send(kind: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const request = new Request(`http://localhost:3000/api/forms/${kind}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ lang: 'nl', page: '/nl/', privacy: 'on', ...fields }),
  })
  return (await answerForm(request, kind, async () => '/nl/bedankt/')).status
}

const subscribe = (email = to) => send('sign-newsletter', { email })

async function readSubscribers(): Promise<Subscriber[]> {
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'subscribers', sort: 'id', depth: 0 })
  return docs
}

async function readSubscriber(): Promise<Subscriber> {
  const [subscriber] = await readSubscribers()
  if (subscriber === undefined) throw new Error('There is no subscriber')
  return subscriber
}

/** Lets the queue run until it is empty. */
async function work(): Promise<void> {
  while ((await runDueJobs()) > 0);
}

/** The token in the mail that asks to confirm. */
async function readToken(): Promise<string> {
  await work()
  const mail = server.received.find(({ subject }) =>
    subject?.startsWith('Bevestig uw inschrijving'),
  )
  return /\/nl\/subscription\/([\w-]+)\//.exec(mail?.text ?? '')?.[1] ?? ''
}

async function press(token: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/subscriptions/${token}/`, {
    method: 'POST',
    body: new URLSearchParams({ lang: 'nl', ...fields }),
  })
  return answerSubscriber(request, token)
}

async function createDemand(email: string): Promise<number> {
  const payload = await getTestPayload()
  const { id } = await payload.create({
    collection: 'demands',
    data: {
      email,
      state: 'confirmed',
      locale: 'nl',
      goal: 'buy',
      types: ['house'],
      places: ['10-2000'],
      frequency: 'daily',
      until: '2099-01-01T12:00:00.000Z',
    },
  })
  return id
}

describe('the newsletter', () => {
  it('stays confirmed when it is asked for once more at the moment of confirming', async () => {
    await subscribe()
    const { id } = await readSubscriber()
    await queryRows(`update subscribers set asked_at = now() - interval '2 days'`)
    const payload = await getTestPayload()
    let asked: Promise<unknown> = Promise.resolve()
    await inTransaction(payload, async (req) => {
      await lockRecord(req, 'subscribers', id)
      asked = send('sign-newsletter', { email: to, lang: 'fr' })
      await new Promise((resolve) => setTimeout(resolve, 500))
      const data = { state: 'confirmed' as const }
      await payload.update({ collection: 'subscribers', id, depth: 0, req, data })
    })
    expect(await asked).toBe(303)
    expect(await readSubscriber()).toMatchObject({ state: 'confirmed' })
  })

  it('is sent to nobody who did not confirm, and looking at the link confirms nothing', async () => {
    expect(await subscribe()).toBe(303)
    expect(await readSubscriber()).toMatchObject({ email: to, state: 'pending', locale: 'nl' })
    const token = await readToken()
    const led = await leadToSubscription(token)
    expect(led.headers.get('location')).toBe(`/nl/subscription/${token}/`)
    expect((await readSubscriber()).state).toBe('pending')
    expect((await press(token, { deed: 'confirm' })).status).toBe(303)
    expect(await readSubscriber()).toMatchObject({
      state: 'confirmed',
      confirmedAt: expect.any(String),
    })
  })

  it('asks once a day at most, whoever types the address and however it is spelt', async () => {
    await Promise.all([subscribe(), subscribe('Lezer@Example.be')])
    expect(await readSubscribers()).toHaveLength(1)
    await readToken()
    const asked = server.received.filter(({ to: receivers }) => receivers?.[0]?.address === to)
    expect(asked).toHaveLength(1)
    await queryRows(`update subscribers set asked_at = now() - interval '25 hours'`)
    // Spelt otherwise, because the very same form on the same day is one sending.
    await subscribe('LEZER@example.be')
    await work()
    expect(server.received.filter(({ to: all }) => all?.[0]?.address === to)).toHaveLength(2)
  })

  it('asks nothing of who is on the list', async () => {
    await subscribe()
    await press(await readToken(), { deed: 'confirm' })
    await queryRows(`update subscribers set asked_at = now() - interval '25 hours'`)
    server.received.length = 0
    await subscribe('LEZER@example.be')
    await work()
    expect(server.received.filter(({ to: all }) => all?.[0]?.address === to)).toEqual([])
    expect((await readSubscriber()).state).toBe('confirmed')
  })

  it('is asked for with the box of another form, and without it not', async () => {
    const { newsletter: _box, ...rest } = contact as Record<string, string>
    await send('site-contact', { ...rest, email: 'ander@example.be' })
    expect(await readSubscribers()).toEqual([])
    await send('site-contact', { ...rest, email: to, newsletter: 'on' })
    expect(await readSubscriber()).toMatchObject({ email: to, state: 'pending' })
  })

  it('stops with a button, and with one click of the mail program', async () => {
    await subscribe()
    const token = await readToken()
    await press(token, { deed: 'confirm' })
    await press(token, { deed: 'stop' })
    expect((await readSubscriber()).state).toBe('unsubscribed')
    await press(token, { deed: 'confirm' })
    const answer = await press(token, { 'List-Unsubscribe': 'One-Click' })
    expect(answer.status).toBe(200)
    expect(await readSubscriber()).toMatchObject({
      state: 'unsubscribed',
      unsubscribedAt: expect.any(String),
    })
  })

  it('stops with the search alerts of the same address, and of no other', async () => {
    const own = await createDemand('Lezer@example.be')
    const other = await createDemand('een.lezer@example.be')
    await subscribe()
    await press(await readToken(), { deed: 'all' })
    const payload = await getTestPayload()
    const stateOf = async (id: number) =>
      (await payload.findByID({ collection: 'demands', id, depth: 0 })).state
    expect(await stateOf(own)).toBe('unsubscribed')
    expect(await stateOf(other)).toBe('confirmed')
  })

  it('forgets who asks for that, and answers the link all the same', async () => {
    await subscribe()
    const { id } = await readSubscriber()
    const token = await readToken()
    expect((await press(token, { deed: 'delete' })).status).toBe(303)
    expect(await findSubscriber(id)).toBeNull()
    expect((await press(token, { deed: 'confirm' })).status).toBe(303)
    expect(await readSubscribers()).toEqual([])
    expect(await queryRows('select 1 from enquiries')).toEqual([])
    expect(await queryRows('select 1 from mails')).toEqual([])
  })

  it('leaves a question to the agency that came with the wish for it', async () => {
    await send('site-contact', { ...contact, email: to })
    expect((await press(await readToken(), { deed: 'delete' })).status).toBe(303)
    expect(await readSubscribers()).toEqual([])
    expect(await queryRows('select 1 from enquiries')).toHaveLength(1)
  })

  it.each([
    ['', 404],
    [`1-${'a'.repeat(43)}`, 404],
  ])('tells nothing to who has no link of ours: "%s"', async (token, status) => {
    expect((await press(token, { deed: 'confirm' })).status).toBe(status)
    expect((await leadToSubscription(token)).status).toBe(status)
  })

  it('refuses a button that is none', async () => {
    await subscribe()
    const token = await readToken()
    expect((await press(token, { deed: 'everything' })).status).toBe(400)
    expect((await press(token, {})).status).toBe(400)
  })
})
