import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setMailSender } from '@/cms/jobs/send-mail'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import { offerMails } from '@/features/offers/offer-mails'
import { answerForm } from '@/forms/_kit/answer-form'
import { formMails } from '@/forms/mails'
import { example } from '@/forms/offer/example'
import { queryRows } from '@/server/db'
import { createMailSender } from '@/server/mail/send-mail'
import { runDueJobs } from '@/server/queue/run-jobs'
import { createHouse, createListingBasics } from './listing-examples'
import { createAccounts } from '../access/who'
import { startMailServer, type MailServer } from '../support/mail-server'
import { getTestPayload } from '../support/test-payload'

const signerA = example.email
const signerB = example.secondEmail
const agency = 'info@kassei.example'
/** What tells who made the offer, and where they live. */
const identity = /De Wolf|Kerkstraat|dewolf@|0470/

let server: MailServer
let property: number
let sendings = 0

beforeAll(async () => {
  server = await startMailServer()
  const payload = await getTestPayload()
  await createAccounts(payload)
  await payload.updateGlobal({
    slug: 'site',
    data: { tradeName: 'Kassei', email: agency, phone: '03 555 00 00' },
  })
  const house = await createHouse(payload, await createListingBasics(payload), {
    publishAddress: false,
  })
  property = house.publicId ?? 0
  setMailSender(createMailSender({ ...formMails, ...offerMails }, { smtpUrl: server.url }))
})

afterAll(async () => {
  await server.close()
})

beforeEach(async () => {
  await queryRows('delete from payload_jobs')
  await queryRows('delete from guard.hits')
  server.received.length = 0
})

const sent = (to: string) => server.received.filter((mail) => mail.to?.[0]?.address === to)

/** Makes an offer as a browser without script does in its last step. */
async function offer(differences: Readonly<Record<string, string>> = {}) {
  sendings += 1
  const today = toBelgianDay(new Date())
  const request = new Request('http://localhost:3000/api/forms/offer/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...example,
      lang: 'nl',
      page: '/nl/',
      property: String(property),
      // Without it the same offer would be one that was sent twice.
      key: `offer-for-mails-${1000 + sendings}`,
      startDate: today,
      endDate: addDays(today, 14),
      step: 'review',
      confirmed: 'vierhonderdnegenenzeventigduizend euro',
      ...differences,
    }),
  })
  const { status } = await answerForm(request, 'offer', async () => '/nl/bedankt/')
  expect(status).toBe(303)
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'offers', sort: '-sequence', limit: 1 })
  const [made] = docs
  if (!made) throw new Error('No offer was recorded')
  return made
}

/** Presses a button on the record of an offer with the session of somebody, or without any. */
async function press(id: number | string, state: string, person?: 'agent' | 'translator') {
  const payload = await getTestPayload()
  const login = person && {
    collection: 'users' as const,
    data: { email: `${person}@example.be`, password: 'lang genoeg 1234' },
  }
  const token = login && (await payload.login(login)).token
  const request = new Request(`${payload.config.serverURL}/api/offers/${id}/note/${state}`, {
    method: 'POST',
    headers: { 'Accept-Language': 'fr', ...(token ? { Authorization: `JWT ${token}` } : {}) },
  })
  return handleEndpoints({ config: payload.config, request })
}

async function note(...pressed: Parameters<typeof press>): Promise<number> {
  return (await press(...pressed)).status
}

describe('an offer that came in', () => {
  it('is told to both signers and the agency, each with the one copy', async () => {
    const { sequence, id } = await offer()
    expect(await runDueJobs()).toBe(3)
    expect(server.received).toHaveLength(3)
    const [kept] = await queryRows<{ copy: string }>('select copy from offers where id = $1', [id])
    for (const to of [signerA, signerB, agency]) {
      const [mail] = sent(to)
      expect(mail?.attachments).toMatchObject([
        { filename: `bod-${sequence}.pdf`, mimeType: 'application/pdf' },
      ])
      const content = mail?.attachments[0]?.content
      if (!(content instanceof ArrayBuffer)) throw new Error('The copy is no file')
      expect(Buffer.from(content).toString('base64')).toBe(kept?.copy)
    }
    expect(sent(signerA)[0]?.subject).toMatch(/^Wij hebben uw bod ontvangen: Woning met tuin/)
    expect(sent(agency)[0]?.subject).toMatch(/^Nieuw bod: T \w+ · 2000 Antwerpen$/)
    expect(sent(agency)[0]?.replyTo?.[0]?.address).toBe(signerA)
  })

  it('says in no mail who made it, nor a hidden street', async () => {
    await offer()
    await runDueJobs()
    expect(server.received).toHaveLength(3)
    for (const { subject, text, html } of server.received) {
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(identity)
        expect(part).not.toContain('Verborgenstraat')
      }
    }
  })

  it('is told once to two signers with one address, in the language of the offer', async () => {
    await offer({
      lang: 'fr',
      secondEmail: signerA,
      confirmed: 'quatre cent septante-neuf mille euros',
    })
    await runDueJobs()
    expect(sent(signerA)).toHaveLength(1)
    expect(sent(signerA)[0]?.subject).toMatch(/^Nous avons bien reçu votre offre/)
    expect(sent(signerA)[0]?.attachments[0]?.filename).toMatch(/^offre-\d+\.pdf$/)
  })

  it('names the home to the agency in its own language, and to the signer in theirs', async () => {
    const { content } = await offer({
      lang: 'fr',
      confirmed: 'quatre cent septante-neuf mille euros',
    })
    await runDueJobs()
    expect(sent(signerA)[0]?.text).toContain('2000 Anvers')
    expect(content).toMatchObject({ property: { address: '2000 Anvers' } })
    const [notice] = sent(agency)
    expect(notice?.subject).toMatch(/^Nieuw bod: T \w+ · 2000 Antwerpen$/)
    for (const part of [notice?.text, notice?.html]) {
      expect(part).toMatch(/T \w+ · 2000 Antwerpen/)
      expect(part).toMatch(/\/admin\/collections\/properties\/\d+/)
      expect(part).not.toContain('Anvers')
    }
  })

  it('is told to the agency in the words of the register once the home is gone', async () => {
    const { id } = await offer()
    await queryRows('update offers set property_id = null where id = $1', [id])
    await runDueJobs()
    expect(sent(agency)[0]?.subject).toMatch(/^Nieuw bod: T \w+ · 2000 Antwerpen$/)
  })

  it('sends no copy of a line that was changed, and waits for it to be put right', async () => {
    const { id } = await offer()
    await queryRows(
      `update offers set content = jsonb_set(content, '{amountEuros}', '1') where id = $1`,
      [id],
    )
    const seen = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await runDueJobs()
    seen.mockRestore()
    expect(server.received).toEqual([])
    await queryRows(
      `update offers set content = jsonb_set(content, '{amountEuros}', '479000') where id = $1`,
      [id],
    )
    await queryRows('update payload_jobs set wait_until = null')
    await runDueJobs()
    expect(server.received).toHaveLength(3)
  })
})

describe('what became of an offer', () => {
  it.each([
    ['accepted', 'Uw bod is aanvaard', 'Daarmee is de verkoop gesloten'],
    ['declined', 'Uw bod is niet aanvaard', 'niet meer door gebonden'],
    ['withdrawn', 'Uw bod is ingetrokken', 'als ingetrokken'],
  ])('is noted once as %s by staff, and told to both signers', async (state, subject, text) => {
    const { id } = await offer()
    await runDueJobs()
    server.received.length = 0
    expect(await note(id, state, 'agent')).toBe(200)
    expect(await note(id, 'accepted', 'agent')).toBe(409)
    const payload = await getTestPayload()
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: 'agent@example.be' } },
    })
    const noted = await payload.findByID({ collection: 'offers', id })
    expect(noted).toMatchObject({ state, notedBy: docs[0]?.name })
    expect(await runDueJobs()).toBe(2)
    for (const to of [signerA, signerB]) {
      const [mail] = sent(to)
      expect(mail?.subject).toMatch(new RegExp(`^${subject}: `))
      expect(mail?.text).toContain(text)
      expect(mail?.text).not.toMatch(identity)
      expect(mail?.attachments).toEqual([])
    }
    expect(sent(agency)).toEqual([])
  })

  it('can be noted as expired only once its days are over', async () => {
    const { id } = await offer()
    await runDueJobs()
    server.received.length = 0
    expect(await note(id, 'expired', 'agent')).toBe(409)
    await queryRows(`update offers set ends_on = '2026-01-01' where id = $1`, [id])
    expect(await note(id, 'accepted', 'agent')).toBe(409)
    expect(await note(id, 'expired', 'agent')).toBe(200)
    await runDueJobs()
    expect(sent(signerB)[0]?.subject).toMatch(/^Uw bod is vervallen/)
  })

  it('tells in the language of the desk why it cannot be noted', async () => {
    const { id } = await offer()
    const refused = await press(id, 'expired', 'agent')
    expect(await refused.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('l’offre n’est plus ouverte') }],
    })
  })

  it('is noted by nobody else, and as nothing else', async () => {
    const { id } = await offer()
    expect(await note(id, 'accepted')).toBe(403)
    expect(await note(id, 'accepted', 'translator')).toBe(403)
    expect(await note(id, 'open', 'agent')).toBe(409)
    expect(await note(id, 'sold', 'agent')).toBe(409)
    expect(await note('x', 'accepted', 'agent')).toBe(404)
    const payload = await getTestPayload()
    expect(await payload.findByID({ collection: 'offers', id })).toMatchObject({ state: 'open' })
  })
})
