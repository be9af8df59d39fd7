import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setMailSender } from '@/cms/jobs/send-mail'
import { formMails } from '@/forms/mails'
import { example } from '@/forms/report-listing/example'
import { queryRows } from '@/server/db'
import { createMailSender } from '@/server/mail/send-mail'
import { runDueJobs } from '@/server/queue/run-jobs'
import { createHouse, createListingBasics } from './listing-examples'
import { startMailServer, type MailServer } from '../support/mail-server'
import { sendByBrowser, sendByScript, thanks } from '../support/send-form'
import { getTestPayload } from '../support/test-payload'

const kind = 'report-listing'

let server: MailServer
let home: { id: number; publicId?: number | null }

beforeAll(async () => {
  server = await startMailServer()
  const payload = await getTestPayload()
  home = await createHouse(payload, await createListingBasics(payload))
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
  await queryRows('delete from payload_jobs')
  server.received.length = 0
})

async function readNewest() {
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'enquiries', depth: 0, sort: '-id', limit: 1 })
  return docs[0]
}

describe('a report about a listing', () => {
  it('reaches the agency in words, and is acknowledged to who wants an answer', async () => {
    const response = await sendByScript(kind, { ...example, property: home.publicId })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ next: thanks })
    expect(await readNewest()).toMatchObject({
      kind,
      property: home.id,
      person: { email: example.email },
      fields: { reason: 'facts', remark: example.remark },
    })
    await runDueJobs()
    expect(server.received.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
      example.email,
      'info@kassei.example',
    ])
    const notice = server.received.find(({ to }) => to?.[0]?.address === 'info@kassei.example')
    expect(notice?.text).toContain('De beschrijving of de gegevens')
    expect(notice?.text).toContain(example.remark)
  })

  it('needs neither JavaScript nor an address of who sends it', async () => {
    const values = { reason: 'suspicious', privacy: 'on', email: '' }
    const response = await sendByBrowser(kind, { ...values, property: String(home.publicId) })
    expect(response.status).toBe(303)
    expect(await readNewest()).toMatchObject({
      person: { email: null },
      fields: { reason: 'suspicious' },
    })
    await runDueJobs()
    expect(server.received.map(({ to }) => to?.[0]?.address)).toEqual(['info@kassei.example'])
  })

  it('is refused without a home', async () => {
    const response = await sendByScript(kind, { ...example, property: 999_999 })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ errors: { property: 'property.unknown' } })
  })
})
