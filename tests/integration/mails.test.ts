import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, handleEndpoints, type CollectionSlug } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailAttemptsMax, setMailSender } from '@/cms/jobs/send-mail'
import { answerForm } from '@/forms/_kit/answer-form'
import { formMails } from '@/forms/mails'
import { example as fullExample } from '@/forms/site-contact/example'
import { findAgencyReader } from '@/server/mail/agency-reader-queries'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { createMailSender } from '@/server/mail/send-mail'
import { runDueJobs } from '@/server/queue/run-jobs'
import { hit } from '@/server/rate-limit/rate-limit'
import {
  createHouse,
  createListingBasics,
  createProject,
  type ListingBasics,
} from './listing-examples'
import { createAccounts, logIn } from '../access/who'
import { startMailServer, type MailServer } from '../support/mail-server'
import { getTestPayload } from '../support/test-payload'

// Who asks for the newsletter gets one mail more, which newsletter.test.ts reads.
const { newsletter: _newsletter, ...example } = fullExample

let server: MailServer
let basics: ListingBasics

beforeAll(async () => {
  server = await startMailServer()
  const payload = await getTestPayload()
  await createAccounts(payload)
  basics = await createListingBasics(payload)
  await payload.updateGlobal({
    slug: 'site',
    data: { tradeName: 'Kassei', email: 'info@kassei.example', phone: '03 555 00 00' },
  })
  setMailSender(createMailSender(formMails, { smtpUrl: server.url }))
})

afterAll(async () => {
  await server.close()
})

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of ['mails', 'enquiries'] satisfies CollectionSlug[]) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await queryRows('delete from payload_jobs')
  await queryRows('delete from guard.hits')
  server.received.length = 0
  server.refuse(null)
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Sends a form as a browser does by itself; no script has to show that it worked. */
async function send(
  kind: string,
  body: Readonly<Record<string, string | readonly string[]>>,
): Promise<Response> {
  const sent = { lang: 'nl', page: '/nl/contact/', ...body }
  const pairs = Object.entries(sent).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  )
  const request = new Request(`http://localhost:3000/api/forms/${kind}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(pairs),
  })
  return answerForm(request, kind, async () => '/nl/bedankt/')
}

async function readMails() {
  const payload = await getTestPayload()
  const { docs } = await payload.find({
    collection: 'mails',
    sort: 'id',
    depth: 0,
    showHiddenFields: true,
  })
  return docs
}

/** Presses a button of the desk with the session of somebody, or without any. */
async function press(path: string, token?: string): Promise<number> {
  const payload = await getTestPayload()
  const request = new Request(`${payload.config.serverURL}/api/mails/${path}`, {
    method: 'POST',
    headers: token === undefined ? {} : { Authorization: `JWT ${token}` },
  })
  const { status } = await handleEndpoints({ config: payload.config, request })
  return status
}

/** What the records of mails tell somebody over HTTP. */
async function look(query: string, token: string) {
  const payload = await getTestPayload()
  const request = new Request(`${payload.config.serverURL}/api/mails${query}`, {
    headers: { Authorization: `JWT ${token}` },
  })
  return (await handleEndpoints({ config: payload.config, request })).text()
}

/** Lets the pause before a new try pass. */
async function letTimePass() {
  await queryRows('update payload_jobs set wait_until = null')
}

const sent = (to: string) => server.received.find((mail) => mail.to?.[0]?.address === to)

describe('an enquiry', () => {
  it('is told to the agency and acknowledged to its sender', async () => {
    expect((await send('site-contact', example)).status).toBe(303)
    expect(await readMails()).toMatchObject([
      { kind: 'enquiry-notice', to: 'info@kassei.example', state: 'queued' },
      { kind: 'enquiry-receipt', to: 'an.dewolf@example.be', state: 'queued', locale: 'nl' },
    ])
    expect(await runDueJobs()).toBe(2)
    const notice = sent('info@kassei.example')
    expect(notice?.subject).toBe('Nieuwe aanvraag: contact')
    expect(notice?.replyTo?.[0]?.address).toBe('an.dewolf@example.be')
    expect(notice?.from?.address).toBe('info@kassei.example')
    for (const part of [notice?.text, notice?.html]) {
      expect(part).toContain('Mevr. An De Wolf')
      expect(part).toContain('+32470000001')
      expect(part).toMatch(/\/admin\/collections\/enquiries\/\d+\//)
    }
    const receipt = sent('an.dewolf@example.be')
    expect(receipt?.subject).toBe('Wij hebben uw aanvraag ontvangen: contact')
    for (const part of [receipt?.text, receipt?.html]) {
      expect(part).toContain('Bedankt voor uw vertrouwen')
      expect(part).not.toContain('Mevr.')
    }
    expect(await readMails()).toMatchObject([
      { state: 'sent', attempts: 1, data: null, html: null },
      { state: 'sent', attempts: 1, subject: 'Wij hebben uw aanvraag ontvangen: contact' },
    ])
    expect(await runDueJobs()).toBe(0)
  })

  it.each([
    ['fr', 'Nous avons bien reçu votre demande\u00a0: contact', 'Merci de votre confiance'],
    ['en', 'We have received your enquiry: contact', 'Thank you for your trust'],
    ['de', 'Wir haben Ihre Anfrage erhalten: Kontakt', 'Vielen Dank für Ihr Vertrauen'],
  ])('is acknowledged in the language of its sender: %s', async (lang, subject, thanks) => {
    await send('site-contact', { ...example, lang, page: `/${lang}/contact/` })
    await runDueJobs()
    const receipt = sent('an.dewolf@example.be')
    expect(receipt?.subject).toBe(subject)
    expect(receipt?.html).toContain(`<html lang="${lang}">`)
    expect(receipt?.html).toContain(thanks)
    expect(receipt?.text).toContain(thanks)
  })

  it('reaches the manager of the home that it is about', async () => {
    const payload = await getTestPayload()
    const manager = await payload.create({
      collection: 'team',
      data: { name: 'Lotte', email: 'lotte@kassei.example', isPublic: true },
    })
    const { publicId, recordFile } = await createHouse(payload, basics, { manager: manager.id })
    const answer = await send('contact-me', {
      ...example,
      civility: 'none',
      wish: 'visit',
      property: String(publicId),
    })
    expect(answer.status).toBe(303)
    await runDueJobs()
    const notice = sent('lotte@kassei.example')
    expect(notice?.text).toContain(recordFile)
    expect(notice?.text).toContain(`/nl/property/${publicId}/`)
    expect(sent('an.dewolf@example.be')?.html).toContain(`/nl/property/${publicId}/`)
  })

  it('says what was asked about a home, to its sender and to the agency', async () => {
    const home = { title: 'Herenhuis met stadstuin', recordFile: '2000-007' }
    const { publicId } = await createHouse(await getTestPayload(), basics, home)
    const words = 'Win now at https://bait.example'
    await send('contact-me', {
      ...example,
      civility: 'none',
      remark: words,
      wish: 'visit',
      visitTimes: ['sat-am', 'tue-pm'],
      property: String(publicId),
    })
    await runDueJobs()
    const receipt = sent('an.dewolf@example.be')
    expect(receipt?.subject).toBe(
      'Wij hebben uw aanvraag ontvangen: bezoek, moment af te spreken · 2000-007 · 2000 Antwerpen',
    )
    expect(receipt?.text).toContain('Herenhuis met stadstuin · 2000-007 · 2000 Antwerpen')
    expect(receipt?.text).toContain('Een bezoek aanvragen')
    expect(receipt?.text).toContain('Zaterdag voormiddag, dinsdag namiddag')
    expect(receipt?.text).not.toContain('bait.example')
    const notice = sent('info@kassei.example')
    expect(notice?.subject).toMatch(/^Nieuwe aanvraag: bezoek, moment af te spreken/)
    expect(notice?.text).toContain('Zaterdag voormiddag')
    expect(notice?.text).toContain('bait.example')
  })

  it('about a project leads its sender to the project', async () => {
    const payload = await getTestPayload()
    const { publicId } = await createProject(payload, basics)
    await send('contact-construction', { ...example, project: String(publicId) })
    await runDueJobs()
    const receipt = sent('an.dewolf@example.be')
    expect(receipt?.text).toContain('De Kaai')
    expect(receipt?.text).toContain('Bekijk het project')
    expect(receipt?.text).not.toContain('Bekijk het pand')
  })

  it('passes over a manager whose account is switched off', async () => {
    const payload = await getTestPayload()
    const create = (email: string) =>
      payload.create({
        collection: 'users',
        data: { name: 'Ex', email, password: 'Correct-horse-9', role: 'agent' },
      })
    await create('eerste@kassei.example')
    const account = await create('ex@kassei.example')
    const manager = await payload.create({
      collection: 'team',
      data: { name: 'Ex', email: 'ex.publiek@kassei.example', user: account.id },
    })
    const home = await createHouse(payload, basics, { manager: manager.id })
    const matter = { propertyId: home.id, projectId: null, userId: account.id }
    expect((await findAgencyReader(matter))?.to).toBe('ex@kassei.example')
    expect((await findAgencyReader({ ...matter, userId: null }))?.to).toBe(
      'ex.publiek@kassei.example',
    )
    await payload.update({ collection: 'users', id: account.id, data: { isActive: false } })
    expect((await findAgencyReader(matter))?.to).toBe('info@kassei.example')
  })

  it('puts none of a stranger’s words into the mail to the address that was typed', async () => {
    const words = 'Win now at https://bait.example'
    await send('site-contact', { ...example, firstName: words, remark: words })
    await runDueJobs()
    const { html, text, subject } = sent('an.dewolf@example.be') ?? {}
    expect(`${html} ${text} ${subject}`).not.toContain('bait.example')
    expect(sent('info@kassei.example')?.text).toContain('bait.example')
  })

  it('shows what was typed as text, never as markup', async () => {
    await send('site-contact', { ...example, remark: '<img src=x onerror=alert(1)>' })
    await runDueJobs()
    const notice = sent('info@kassei.example')
    expect(notice?.html).not.toContain('<img src=x')
    expect(notice?.text).toContain('<img src=x onerror=alert(1)>')
  })

  it('leaves a mailbox in peace that was named too often, and is told to the agency', async () => {
    const clock = { now: new Date(), secret: env().PAYLOAD_SECRET }
    const day = { max: 20, windowSeconds: 24 * 60 * 60 }
    for (let form = 0; form < 20; form += 1) await hit('mailbox:an.dewolf@example.be', day, clock)
    await send('site-contact', { ...fullExample, email: 'an.dewolf+again@example.be' })
    expect(await readMails()).toMatchObject([{ kind: 'enquiry-notice' }])
    await send('site-contact', { ...example, email: 'somebody.else@example.be' })
    expect(await readMails()).toHaveLength(3)
  })

  it('takes its mails along when it is deleted', async () => {
    await send('site-contact', example)
    const payload = await getTestPayload()
    await payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
    expect(await readMails()).toEqual([])
    await runDueJobs()
    expect(server.received).toEqual([])
  })
})

describe('a mail', () => {
  it('is tried again when the server is busy, and leaves once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.refuse({ code: 451, text: 'come back later' })
    await send('site-contact', example)
    await runDueJobs()
    expect(await readMails()).toMatchObject([
      { state: 'queued', attempts: 1, problem: expect.stringContaining('come back later') },
      { state: 'queued', attempts: 1 },
    ])
    expect(await runDueJobs()).toBe(0)
    // The log tells that it failed, and nothing of whom it was for.
    expect(log).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/an\.dewolf|kassei\.example|come back/)
    server.refuse(null)
    await letTimePass()
    await runDueJobs()
    await letTimePass()
    await runDueJobs()
    expect(server.received).toHaveLength(2)
    expect(await readMails()).toMatchObject([
      { state: 'sent', attempts: 2, problem: null },
      { state: 'sent', attempts: 2, problem: null },
    ])
  })

  it('waits for the desk when it was refused for good, and leaves when it is sent again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server.refuse({ code: 550, text: 'no such mailbox' })
    await send('site-contact', example)
    await runDueJobs()
    const [given] = await readMails()
    const agent = await logIn('agent')
    expect(given).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('no such mailbox'),
    })
    await letTimePass()
    expect(await runDueJobs()).toBe(0)
    server.refuse(null)
    expect(await press(`${given?.id}/resend`, agent)).toBe(200)
    expect(await press(`${given?.id}/resend`, agent)).toBe(409)
    expect(await press('resend-failed', agent)).toBe(200)
    expect(await runDueJobs()).toBe(2)
    expect(server.received).toHaveLength(2)
    expect(await press('resend-failed', agent)).toBe(200)
    expect(await runDueJobs()).toBe(0)
  })

  it('is sent again by those who follow enquiries up, and by nobody else', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server.refuse({ code: 550, text: 'no such mailbox' })
    await send('site-contact', example)
    await runDueJobs()
    const [given] = await readMails()
    for (const token of [undefined, await logIn('owner'), await logIn('translator')]) {
      expect(await press(`${given?.id}/resend`, token)).toBe(403)
      expect(await press('resend-failed', token)).toBe(403)
    }
    expect(await runDueJobs()).toBe(0)
  })

  it('is given up after so many tries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server.refuse({ code: 451, text: 'come back later' })
    await send('site-contact', { ...example, email: 'an.dewolf@example.be' })
    for (let attempt = 0; attempt < mailAttemptsMax; attempt += 1) {
      await runDueJobs()
      await letTimePass()
    }
    expect(await readMails()).toMatchObject([
      { state: 'failed', attempts: mailAttemptsMax },
      { state: 'failed', attempts: mailAttemptsMax },
    ])
    expect(await runDueJobs()).toBe(0)
  })

  it('is given up in sight of the desk, also where some tries could not be counted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await send('site-contact', example)
    setMailSender(() => Promise.reject(new Error('the database went away')))
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await runDueJobs()
      await letTimePass()
    }
    setMailSender(createMailSender(formMails, { smtpUrl: server.url }))
    server.refuse({ code: 451, text: 'come back later' })
    for (let attempt = 0; attempt < mailAttemptsMax; attempt += 1) {
      await runDueJobs()
      await letTimePass()
    }
    expect(await readMails()).toMatchObject([{ state: 'failed' }, { state: 'failed' }])
  })

  it('that was begun by a server that died is not sent twice once it was noted as sent', async () => {
    await send('site-contact', example)
    await runDueJobs()
    const [mail] = await readMails()
    const payload = await getTestPayload()
    await payload.jobs.queue({ task: 'send-mail', input: { mail: mail?.id ?? 0 } })
    expect(await runDueJobs()).toBe(1)
    expect(server.received).toHaveLength(2)
  })

  it('leaves once when two batches do it at the same time', async () => {
    await send('site-contact', example)
    const payload = await getTestPayload()
    const req = await createLocalReq({}, payload)
    const sender = createMailSender(formMails, { smtpUrl: server.url })
    const [mail] = await readMails()
    const id = mail?.id ?? 0
    const outcomes = await Promise.allSettled([sender(id, req), sender(id, req)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(server.received).toHaveLength(1)
  })

  it('stays in the outbox, whole, when no mail server is set', async () => {
    setMailSender(createMailSender(formMails, {}))
    await send('site-contact', example)
    await runDueJobs()
    setMailSender(createMailSender(formMails, { smtpUrl: server.url }))
    const [notice, receipt] = await readMails()
    expect(notice).toMatchObject({ state: 'kept', text: expect.stringContaining('De Wolf') })
    expect(receipt).toMatchObject({
      state: 'kept',
      html: expect.stringContaining('<!doctype html>'),
    })
    expect(server.received).toEqual([])
  })
})

describe('a mail that opens an account of staff', () => {
  it('holds its link in the letter alone, and nowhere where it can be read', async () => {
    setMailSender(createMailSender(formMails, {}))
    const payload = await getTestPayload()
    await payload.forgotPassword({
      collection: 'users',
      data: { email: 'administrator@example.be' },
      disableEmail: false,
    })
    await runDueJobs()
    setMailSender(createMailSender(formMails, { smtpUrl: server.url }))
    const [mail] = await readMails()
    const letter = await readFile(path.join(env().OUTBOX_DIR, `${mail?.id}.txt`), 'utf8')
    const link = /\/admin\/reset\/\w+/.exec(letter)?.[0] ?? 'no link'
    expect(link).toMatch(/\w{20}$/)
    expect(mail).toMatchObject({ state: 'kept', data: null })
    expect(JSON.stringify(await queryRows('select * from mails'))).not.toContain(link)
    const [administrator, agent] = [await logIn('administrator'), await logIn('agent')]
    expect(await look('', administrator)).toContain('/admin/reset/…')
    for (const query of ['', '?select[html]=true', '?select[text]=true', `/${mail?.id}`]) {
      expect(await look(query, agent)).not.toContain('/admin/reset/')
      expect(await look(query, administrator)).not.toContain(link)
    }
    const guess = `/count?where[html][contains]=${link.slice(0, 16)}`
    expect(await look(guess, administrator)).toBe('{"totalDocs":0}')
    expect(await look(guess, agent)).toBe('{"totalDocs":0}')
  })

  it('leaves no trace of its link once a mail server took it', async () => {
    const payload = await getTestPayload()
    await payload.forgotPassword({
      collection: 'users',
      data: { email: 'editor@example.be' },
      disableEmail: false,
    })
    await runDueJobs()
    const link = /\/admin\/reset\/\w+/.exec(sent('editor@example.be')?.html ?? '')?.[0]
    expect(link).toMatch(/\w{20}$/)
    const stored = [await queryRows('select * from mails'), await queryRows('table payload_jobs')]
    expect(JSON.stringify(stored)).not.toContain('/admin/reset/')
    expect(await readMails()).toMatchObject([{ state: 'sent', html: null, text: null }])
  })
})
