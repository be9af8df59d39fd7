import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setMailSender } from '@/cms/jobs/send-mail'
import { answerDocument } from '@/features/documents/answer-document'
import { example } from '@/forms/document-request/example'
import { formMails } from '@/forms/mails'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { createMailSender } from '@/server/mail/send-mail'
import { runDueJobs } from '@/server/queue/run-jobs'
import { createExpiringId } from '@/server/signed-id'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'
import { startMailServer, type MailServer } from '../support/mail-server'
import { sendByBrowser, sendByScript, thanks } from '../support/send-form'
import { getTestPayload } from '../support/test-payload'

const kind = 'document-request'
const office = 'info@kassei.example'
const dayMs = 24 * 60 * 60 * 1000

let server: MailServer
let basics: ListingBasics

beforeAll(async () => {
  server = await startMailServer()
  const payload = await getTestPayload()
  basics = await createListingBasics(payload)
  await payload.updateGlobal({ slug: 'site', data: { tradeName: 'Kassei', email: office } })
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

afterEach(() => {
  vi.restoreAllMocks()
})

async function createHome(differences: object = {}) {
  const { id, publicId } = await createHouse(await getTestPayload(), basics, { ...differences })
  if (typeof publicId !== 'number') throw new Error('The house has no number')
  return { id, publicId }
}

async function createPaper(
  property: number,
  title: string,
  visibility: 'public' | 'onRequest' | 'owner' | 'staff',
) {
  const payload = await getTestPayload()
  const data = Buffer.from(`%PDF-1.4\n% ${title}\nxref\n%%EOF\n`)
  return payload.create({
    collection: 'documents',
    locale: 'nl',
    data: { title, kind: 'epc', property, visibility },
    file: { name: 'paper.pdf', mimetype: 'application/pdf', data, size: data.length },
  })
}

const sentTo = (address: string) => server.received.find(({ to }) => to?.[0]?.address === address)

/** The addresses of files in a mail. */
function listTokens(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\/api\/document-files\/nl\/([\w-]+)\//g)].map(
    ([, token = '']) => token,
  )
}

const openFile = (token: string, now = new Date()) => answerDocument({ locale: 'nl', token }, now)

describe('a request for documents', () => {
  it('is told to the agency and answered with links to what may be handed over', async () => {
    const home = await createHome()
    await createPaper(home.id, 'Energiecertificaat', 'public')
    await createPaper(home.id, 'Bodemattest', 'onRequest')
    await createPaper(home.id, 'Verslag voor de eigenaar', 'owner')
    await createPaper(home.id, 'Notitie', 'staff')
    const response = await sendByScript(kind, { ...example, property: home.publicId })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      next: expect.stringMatching(`^${thanks}\\?form=document-request\\.`),
    })
    await runDueJobs()
    expect(server.received).toHaveLength(2)
    expect(sentTo(office)?.subject).toContain('documenten van een pand')
    const mail = sentTo(example.email)
    expect(mail?.text).toContain('Energiecertificaat')
    expect(mail?.text).toContain('Bodemattest')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Verslag|Notitie|Verborgenstraat/)
    const tokens = listTokens(mail?.text)
    expect(tokens).toHaveLength(2)
    const file = await openFile(tokens[1] ?? '')
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect(await file.text()).toContain('% Bodemattest')
  })

  it('reaches the agency when there are no documents, and says so', async () => {
    const home = await createHome()
    const response = await sendByBrowser(kind, { ...example, property: String(home.publicId) })
    expect(response.status).toBe(303)
    await runDueJobs()
    expect(sentTo(office)).toBeDefined()
    expect(sentTo(example.email)?.text).toContain('staan nog geen documenten klaar')
  })

  it('hands nothing of a discreet home over, and names it nowhere', async () => {
    const home = await createHome({ isDiscreet: true, recordFile: 'GEHEIM 7' })
    await createPaper(home.id, 'Energiecertificaat', 'onRequest')
    await sendByScript(kind, { ...example, property: home.publicId })
    await runDueJobs()
    const mail = sentTo(example.email)
    expect(listTokens(mail?.text)).toEqual([])
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('GEHEIM 7')
  })

  it('is refused with 409 within thirty days for the same home, and taken for another', async () => {
    const [home, other] = [await createHome(), await createHome()]
    await sendByScript(kind, { ...example, property: home.publicId })
    const again = await sendByScript(kind, { ...example, property: home.publicId })
    expect(again.status).toBe(409)
    expect(await again.json()).toEqual({ errors: { email: 'email.repeated' } })
    const shouted = { ...example, email: example.email.toUpperCase(), property: home.publicId }
    expect((await sendByScript(kind, shouted)).status).toBe(409)
    expect((await sendByScript(kind, { ...example, property: other.publicId })).status).toBe(201)
    const email = 'bo@example.be'
    expect((await sendByScript(kind, { ...example, email, property: home.publicId })).status).toBe(
      201,
    )
    await queryRows("update enquiries set created_at = now() - interval '31 days'")
    expect((await sendByScript(kind, { ...example, property: home.publicId })).status).toBe(201)
  })
})

describe('the link to a document', () => {
  const secret = () => env().PAYLOAD_SECRET
  const sign = (id: number, expiresAt = new Date(Date.now() + dayMs)) =>
    createExpiringId('document', id, { expiresAt, secret: secret() })

  it('answers 410 once it has expired', async () => {
    // No page can be drawn here: the site itself does not run.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const paper = await createPaper((await createHome()).id, 'Plan', 'onRequest')
    const response = await openFile(sign(paper.id), new Date(Date.now() + 2 * dayMs))
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('Deze link is vervallen')
    expect(logged).toHaveBeenCalled()
  })

  it('opens nothing that was withdrawn, or that was never signed', async () => {
    const payload = await getTestPayload()
    const paper = await createPaper((await createHome()).id, 'Plan', 'onRequest')
    const token = sign(paper.id)
    expect((await openFile(token)).status).toBe(200)
    await payload.update({ collection: 'documents', id: paper.id, data: { visibility: 'staff' } })
    expect((await openFile(token)).status).toBe(404)
    expect((await openFile(token.replace(/^\d+/, '1'))).status).toBe(404)
  })

  it('opens nothing of a home that is no longer public', async () => {
    const payload = await getTestPayload()
    const home = await createHome()
    const paper = await createPaper(home.id, 'Plan', 'onRequest')
    await payload.update({ collection: 'properties', id: home.id, data: { isDiscreet: true } })
    expect((await openFile(sign(paper.id))).status).toBe(404)
  })
})
