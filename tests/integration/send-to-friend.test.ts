import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setMailSender } from '@/cms/jobs/send-mail'
import { addMonths } from '@/domain/kernel/add-months'
import { formMails } from '@/forms/mails'
import { example } from '@/forms/send-to-friend/example'
import { deleteOverdue } from '@/features/retention/delete-overdue'
import { queryRows } from '@/server/db'
import { createMailSender } from '@/server/mail/send-mail'
import { runDueJobs } from '@/server/queue/run-jobs'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'
import { startMailServer, type MailServer } from '../support/mail-server'
import { sendByBrowser, sendByScript, thanks } from '../support/send-form'
import { getTestPayload } from '../support/test-payload'

const kind = 'send-to-friend'

let server: MailServer
let basics: ListingBasics
let home: number

async function createHome(differences: object = {}): Promise<number> {
  const house = await createHouse(await getTestPayload(), basics, { ...differences })
  if (typeof house.publicId !== 'number') throw new Error('The house has no number')
  return house.publicId
}

beforeAll(async () => {
  server = await startMailServer()
  const payload = await getTestPayload()
  basics = await createListingBasics(payload)
  home = await createHome({ publishAddress: false })
  await payload.updateGlobal({
    slug: 'site',
    data: { tradeName: 'Kassei', email: 'info@kassei.example' },
  })
  setMailSender(createMailSender(formMails, { smtpUrl: server.url }))
})

afterAll(async () => {
  await server.close()
})

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of ['mails', 'enquiries'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await queryRows('delete from payload_jobs')
  await queryRows('delete from guard.hits')
  server.received.length = 0
})

async function readEnquiries() {
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'enquiries', depth: 0, sort: 'id' })
  return docs
}

describe('a property that is sent to a friend', () => {
  it('reaches the friend alone, with the words and the name of the sender', async () => {
    const response = await sendByScript(kind, { ...example, property: home })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ next: thanks })
    await runDueJobs()
    expect(server.received.map(({ to }) => to?.[0]?.address)).toEqual([example.friendEmail])
    const [mail] = server.received
    expect(mail?.subject).toBe('Iemand deelt een pand met u: Antwerpen')
    expect(mail?.replyTo?.[0]?.address).toBe(example.email)
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('De tuin ligt op het zuiden.')
      expect(part).toContain('An De Wolf (an.dewolf@example.be)')
      expect(part).toContain('479.000')
      expect(part).toContain(`/nl/property/${home}/`)
      expect(part).toContain('voor niets anders')
    }
  })

  it('is counted for the home when its mail is queued, and not when it is refused', async () => {
    const { id, publicId } = await createHouse(await getTestPayload(), basics)
    const sent = { ...example, friendEmail: 'counted@example.be', property: publicId }
    expect((await sendByScript(kind, sent)).status).toBe(201)
    expect((await sendByScript(kind, { ...sent, friendEmail: 'nobody' })).status).toBe(422)
    const events = await queryRows('select kind, source from visits.events where home_id = $1', [
      id,
    ])
    expect(events).toEqual([{ kind: 'send', source: 'direct' }])
  })

  it('shows no street that is hidden', async () => {
    await sendByScript(kind, { ...example, property: home })
    await runDueJobs()
    const [mail] = server.received
    expect(mail?.html).toContain('2000 Antwerpen')
    expect(`${mail?.text}${mail?.html}`).not.toContain('Verborgenstraat')
  })

  it('is kept without the address of the friend and without the message', async () => {
    await sendByScript(kind, { ...example, property: home })
    await runDueJobs()
    const [enquiry] = await readEnquiries()
    // Closed: there is nothing to do for the agency, which would be reminded of it otherwise.
    expect(enquiry).toMatchObject({ kind, state: 'closed', person: { email: example.email } })
    expect(enquiry?.fields).toEqual({ name: 'An De Wolf' })
    const payload = await getTestPayload()
    const { docs } = await payload.find({ collection: 'mails', depth: 0, showHiddenFields: true })
    expect(docs).toMatchObject([{ state: 'sent', data: null, text: null }])
    await deleteOverdue(addMonths(new Date(), 2))
    const { docs: left } = await payload.find({ collection: 'mails', depth: 0 })
    expect(left).toEqual([])
  })

  it('speaks the language of the page', async () => {
    await sendByScript(kind, { ...example, property: home, lang: 'fr', page: '/fr/' })
    await runDueJobs()
    const [mail] = server.received
    expect(mail?.subject).toBe('Quelqu’un partage un bien avec vous\u00a0: Anvers')
    expect(mail?.html).toContain('<html lang="fr">')
  })

  it('needs no JavaScript, and leaves once when the button is pressed twice', async () => {
    const values = { ...example, property: String(home) }
    const answers = await Promise.all([1, 2].map(() => sendByBrowser(kind, values)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    await runDueJobs()
    expect(server.received).toHaveLength(1)
  })

  it('is refused when its page is not for everybody', async () => {
    const discreet = await createHome({ isDiscreet: true })
    const response = await sendByScript(kind, { ...example, property: discreet })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ errors: { property: 'property.unknown' } })
    expect(await readEnquiries()).toEqual([])
  })
})

describe('who sends often', () => {
  const sendAs = (email: string, friendEmail: string) =>
    sendByScript(kind, { ...example, property: home, email, friendEmail })

  it('sends three a day, to whomever and however the address is written', async () => {
    const spellings = ['an@example.be', 'AN@example.be', 'an+2@example.be']
    for (const [index, email] of spellings.entries()) {
      expect((await sendAs(email, `friend${index}@example.be`)).status).toBe(201)
    }
    const response = await sendAs('an@example.be', 'friend9@example.be')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect(await readEnquiries()).toHaveLength(3)
  })

  it('reaches one friend three times a day, from whomever', async () => {
    for (const index of [1, 2, 3]) {
      expect((await sendAs(`an${index}@example.be`, 'bo@example.be')).status).toBe(201)
    }
    expect((await sendAs('an4@example.be', 'bo+news@example.be')).status).toBe(429)
  })
})
