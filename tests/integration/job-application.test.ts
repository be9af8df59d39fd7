import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fileEndpoint } from '@/cms/collections/enquiries/file-endpoint'
import { cvBytesMax } from '@/domain/contact/cv'
import { deleteOverdue } from '@/features/retention/delete-overdue'
import { answerForm } from '@/forms/_kit/answer-form'
import { describeEnquiry } from '@/forms/_kit/describe-enquiry'
import { composeReceipt } from '@/forms/_kit/enquiry-mails'
import { createTicket } from '@/forms/_kit/ticket'
import { example } from '@/forms/job-application/example'
import { createSolvedProof } from '@/server/captcha/proof.fixture'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { fieldsPart } from '@/server/request/form-parts'
import { fileBodyBytesMax } from '@/server/request/read-body'
import { startScanner, type Scanner } from '@/server/virus-scan/scanner.fixture'
import { createLocalReq, type TypedUser } from 'payload'
import { servePages } from '../support/form-pages'
import { sampleFiles } from '../support/sample-files'
import { getTestPayload } from '../support/test-payload'

let pages: Awaited<ReturnType<typeof servePages>>
let scanner: Scanner | null = null
let sendings = 0

beforeAll(async () => {
  pages = await servePages()
})

afterAll(() => pages.close())

beforeEach(async () => {
  const payload = await getTestPayload()
  await payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
  await queryRows('delete from guard.hits')
})

afterEach(async () => {
  delete env().CLAMD_URL
  await scanner?.close()
  scanner = null
})

type Sent = { name: string; bytes: Uint8Array<ArrayBuffer> }

const cv: Sent = { name: 'Mijn cv.pdf', bytes: sampleFiles.pdf }

function toParts(values: Readonly<Record<string, string>>, files: readonly Sent[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (const { name, bytes } of files) form.append('cv', new File([bytes], name))
  return form
}

function post(body: BodyInit, headers: Record<string, string> = {}, kind = 'job-application') {
  sendings += 1
  const address = `10.1.${Math.floor(sendings / 250)}.${1 + (sendings % 250)}`
  const request = new Request(`http://localhost:3000/api/forms/${kind}/`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, ...headers },
    body,
  })
  return answerForm(request, kind, async () => '/nl/bedankt/')
}

/** As a browser sends it by itself. */
function sendPlain(files: readonly Sent[], changes: Readonly<Record<string, string>> = {}) {
  return post(toParts({ lang: 'nl', page: '/nl/werken-bij-ons/', ...example, ...changes }, files))
}

/** As the page's script sends it, begun a minute ago. */
async function sendByScript(files: readonly Sent[], key: string) {
  const secret = env().PAYLOAD_SECRET
  const ticket = createTicket('job-application', new Date(Date.now() - 60_000), secret)
  const proof = await createSolvedProof(ticket, secret)
  const fields = { lang: 'nl', page: '/nl/werken-bij-ons/', ticket, proof, key, ...example }
  return post(toParts({ [fieldsPart]: JSON.stringify(fields) }, files))
}

async function readEnquiries() {
  const payload = await getTestPayload()
  return (await payload.find({ collection: 'enquiries', sort: 'id', depth: 0 })).docs
}

const readFiles = () =>
  queryRows<{ id: number; enquiry_id: number; name: string; content: Buffer; is_scanned: boolean }>(
    `select id, enquiry_id, name, content, scanned_at is not null as is_scanned
     from desk.enquiry_files order by id`,
  )

async function fetchFile(user: TypedUser | null, id: unknown, file: unknown): Promise<Response> {
  const payload = await getTestPayload()
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  return fileEndpoint.handler({ ...req, payload, routeParams: { id, file } } as typeof req)
}

describe('an application', () => {
  it.each([
    ['pdf', sampleFiles.pdf],
    ['doc', sampleFiles.doc],
    ['docx', sampleFiles.docx],
    ['odt', sampleFiles.odt],
  ])('is kept with its %s, whole', async (ending, bytes) => {
    expect((await sendPlain([{ name: `cv.${ending}`, bytes }])).status).toBe(303)
    const [enquiry] = await readEnquiries()
    expect(enquiry).toMatchObject({ kind: 'job-application', fields: { remark: example.remark } })
    expect(enquiry?.fields).not.toHaveProperty('cv')
    const [file] = await readFiles()
    expect(file).toMatchObject({ enquiry_id: enquiry?.id, name: `cv.${ending}`, is_scanned: false })
    expect(new Uint8Array(file?.content ?? [])).toEqual(bytes)
  })

  it.each([
    ['nl', 'Wij hebben uw sollicitatie ontvangen', 'Bedankt dat u bij ons wilt werken'],
    ['fr', 'Nous avons bien reçu votre candidature', 'Merci de l’intérêt'],
    ['en', 'We have received your application', 'Thank you for wanting to work with us'],
    ['de', 'Wir haben Ihre Bewerbung erhalten', 'Vielen Dank für Ihr Interesse an einer Stelle'],
  ] as const)(
    'is acknowledged as what it is, not as the request of a customer: %s',
    async (...row) => {
      const [locale, subject, thanks] = row
      await sendPlain([cv])
      const [enquiry] = await readEnquiries()
      const mail = { locale, enquiryId: enquiry?.id ?? 0, data: {}, to: example.email }
      const receipt = await composeReceipt(mail)
      expect(receipt?.subject).toBe(subject)
      expect(JSON.stringify(receipt?.blocks)).toContain(thanks)
    },
  )

  it('is kept once when it is sent again, and once more with another file', async () => {
    expect((await sendPlain([cv])).status).toBe(303)
    expect((await sendPlain([cv])).status).toBe(303)
    expect(await readEnquiries()).toHaveLength(1)
    expect((await sendPlain([{ ...cv, bytes: sampleFiles.odt, name: 'cv.odt' }])).status).toBe(303)
    expect(await readFiles()).toHaveLength(2)
  })

  it('is kept once when the page sends it twice at the same moment', async () => {
    const key = 'twice-at-the-same-moment'
    const answers = await Promise.all([sendByScript([cv], key), sendByScript([cv], key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await readEnquiries()).toHaveLength(1)
    expect(await readFiles()).toHaveLength(1)
  })

  it('is kept with each file that is thanked for, under one key', async () => {
    // As long as a key may be.
    const key = 'one-key-of-one-visit'.padEnd(48, '-')
    const other = { name: 'beter cv.odt', bytes: sampleFiles.odt }
    for (const file of [cv, cv, other]) {
      expect((await sendByScript([file], key)).status).toBe(201)
    }
    expect((await readFiles()).map(({ name }) => name)).toEqual([cv.name, other.name])
  })

  it('goes with its file when its time is over', async () => {
    await sendPlain([cv])
    const [enquiry] = await readEnquiries()
    const over = new Date(Date.parse(enquiry?.retainUntil ?? '') + 1000)
    expect(await deleteOverdue(over)).toMatchObject({ enquiries: 1 })
    expect(await readFiles()).toEqual([])
  })

  it('keeps the size that is allowed, and names a larger one', async () => {
    const large = new Uint8Array(cvBytesMax)
    large.set(sampleFiles.pdf)
    expect((await sendPlain([{ name: 'cv.pdf', bytes: large }])).status).toBe(303)
    const larger = new Uint8Array(cvBytesMax + 1)
    larger.set(sampleFiles.pdf)
    const refused = await sendPlain([{ name: 'cv.pdf', bytes: larger }], { firstName: 'Bo' })
    expect(refused.status).toBe(422)
    expect(await pages.readDraft(refused)).toMatchObject({ errors: { cv: 'cv.tooLarge' } })
    expect(await readFiles()).toHaveLength(1)
  })
})

describe('an application that cannot be taken in', () => {
  const bad: [about: string, files: Sent[], code: string][] = [
    ['without a file', [], 'cv.missing'],
    ['with two files', [cv, cv], 'cv.missing'],
    ['with an empty file', [{ ...cv, bytes: new Uint8Array() }], 'cv.empty'],
    ['with a program', [{ name: 'cv.exe', bytes: sampleFiles.exe }], 'cv.wrongType'],
    ['with a program called a pdf', [{ ...cv, bytes: sampleFiles.exe }], 'cv.wrongType'],
    ['with a page called a pdf', [{ ...cv, bytes: sampleFiles.html }], 'cv.wrongType'],
    ['with an archive called docx', [{ name: 'cv.docx', bytes: sampleFiles.zip }], 'cv.wrongType'],
    ['with an old table called doc', [{ name: 'cv.doc', bytes: sampleFiles.xls }], 'cv.wrongType'],
    ['with a pdf called docx', [{ ...cv, name: 'cv.docx' }], 'cv.wrongType'],
    ['with a docx called pdf', [{ ...cv, bytes: sampleFiles.docx }], 'cv.wrongType'],
    [
      'with a file that is cut off',
      [{ name: 'cv.docx', bytes: sampleFiles.docx.slice(0, 20) }],
      'cv.wrongType',
    ],
    ['with a second ending', [{ ...cv, name: 'cv.pdf.exe' }], 'cv.wrongType'],
    ['with an ending that is turned', [{ ...cv, name: 'cv\u202efdp.exe' }], 'cv.wrongType'],
  ]

  it.each(bad)('%s is shown again with everything that was typed', async (_about, files, code) => {
    const answer = await sendPlain(files)
    expect(answer.status).toBe(422)
    expect(await pages.readDraft(answer)).toMatchObject({
      errors: { cv: code },
      values: { remark: example.remark, email: example.email },
    })
    expect(await readEnquiries()).toEqual([])
    expect(await readFiles()).toEqual([])
  })

  it('asks for the file again where something else was wrong', async () => {
    const answer = await sendPlain([cv], { email: 'an@' })
    expect(await pages.readDraft(answer)).toMatchObject({
      errors: { email: 'email.invalid', cv: 'cv.again' },
    })
  })

  it('is told by the language of its page when far too much was sent', async () => {
    const bytes = new Uint8Array(fileBodyBytesMax)
    const body = toParts(example, [{ name: 'cv.pdf', bytes }])
    const answer = await post(body, { referer: 'http://localhost:3000/fr/travailler-chez-nous/' })
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('trop volumineux')
  })

  it.each([
    [
      'parts without an end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    ['no boundary', 'multipart/form-data', '--x--'],
    [
      'fields that are no JSON',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="${fieldsPart}"\r\n\r\n{"a":\r\n--x--\r\n`,
    ],
    ['nothing', 'multipart/form-data; boundary=x', ''],
  ])('is none: %s', async (_about, type, body) => {
    expect((await post(body, { 'content-type': type })).status).toBe(400)
    expect(await readEnquiries()).toEqual([])
  })

  it('is no way to send a file to another form', async () => {
    const body = toParts({ lang: 'nl', ...example }, [cv])
    expect((await post(body, {}, 'site-contact')).status).toBe(415)
    const encoded = new URLSearchParams({ lang: 'nl', ...example, cv: 'cv.pdf' })
    const answer = await post(encoded)
    expect(await pages.readDraft(answer)).toMatchObject({ errors: { cv: 'cv.missing' } })
    const json = { ...example, cv: { name: 'cv.pdf', size: 10, content: 'pdf' } }
    const secret = env().PAYLOAD_SECRET
    const ticket = createTicket('job-application', new Date(Date.now() - 60_000), secret)
    const scripted = await post(JSON.stringify({ ...json, ticket }), {
      'content-type': 'application/json',
    })
    expect(await scripted.json()).toEqual({ errors: { cv: 'cv.missing' } })
    expect(await readEnquiries()).toEqual([])
  })

  it('keeps a name from leading to another folder', async () => {
    expect((await sendPlain([{ ...cv, name: '../../../etc/cv.pdf' }])).status).toBe(303)
    expect(await readFiles()).toMatchObject([{ name: 'cv.pdf' }])
  })
})

describe('with a virus scanner', () => {
  const setUp = async (answer: string | null) => {
    scanner = await startScanner(() => answer)
    env().CLAMD_URL = scanner.url
  }

  it('a file is kept once nothing was found in it', async () => {
    await setUp('stream: OK')
    expect((await sendPlain([cv])).status).toBe(303)
    expect(await readFiles()).toMatchObject([{ is_scanned: true }])
    expect(scanner?.scanned).toEqual([Buffer.from(cv.bytes)])
  })

  it('a file in which something was found is not kept, and the visitor is told', async () => {
    await setUp('stream: Win.Test.EICAR_HDB-1 FOUND')
    const answer = await sendPlain([cv])
    expect(answer.status).toBe(422)
    expect(await pages.readDraft(answer)).toMatchObject({ errors: { cv: 'cv.infected' } })
    expect(await readEnquiries()).toEqual([])
  })

  it('nothing is kept while the scanner is away, and the visitor may try again', async () => {
    await setUp('stream: OK')
    await scanner?.close()
    scanner = null
    const seen = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answer = await sendPlain([cv])
    expect(answer.status).toBe(503)
    expect(await pages.readDraft(answer)).toMatchObject({
      failure: 'unavailable',
      values: { remark: example.remark },
    })
    expect(JSON.stringify(seen.mock.calls)).not.toContain(example.email)
    seen.mockRestore()
    expect(await readEnquiries()).toEqual([])
    await setUp('stream: OK')
    expect((await sendPlain([cv])).status).toBe(303)
  })
})

describe('the desk', () => {
  it('fetches a file, which nobody else can', async () => {
    const payload = await getTestPayload()
    const password = 'een lang wachtwoord'
    const staff = (role: 'agent' | 'translator') =>
      payload.create({
        collection: 'users',
        data: { email: `${role}@example.be`, password, name: role, role },
      })
    const owner = await payload.create({
      collection: 'owners',
      data: { email: 'eigenaar@example.be', password },
    })
    const agent = { ...(await staff('agent')), collection: 'users' as const }
    const translator = { ...(await staff('translator')), collection: 'users' as const }
    await sendPlain([cv])
    const [file] = await readFiles()
    const [id, number] = [String(file?.enquiry_id), String(file?.id)]
    const answer = await fetchFile(agent, id, number)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mijn-cv.pdf"')
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(cv.bytes)
    const others = [null, { ...owner, collection: 'owners' as const }, translator]
    for (const viewer of others) {
      await expect(fetchFile(viewer, id, number)).rejects.toMatchObject({ status: 403 })
    }
    const wrong = [
      [String(Number(id) + 1), number],
      [id, String(Number(number) + 1)],
      [id, '1 or 1=1'],
      [id, undefined],
      ['99999999999', number],
    ]
    for (const [enquiry, name] of wrong) {
      expect((await fetchFile(agent, enquiry, name)).status).toBe(404)
    }
  })

  it('is shown its name, its size, and that nobody scanned it', async () => {
    await sendPlain([cv])
    const [enquiry] = await readEnquiries()
    expect(enquiry).toBeDefined()
    const [file] = await readFiles()
    const facts = enquiry ? await describeEnquiry(enquiry, 'fr') : []
    expect(facts.at(-1)).toEqual({
      label: 'Votre CV',
      value: 'Mijn cv.pdf (1 kB) · sans contrôle antivirus',
      href: `${env().SITE_URL}/api/enquiries/${enquiry?.id}/files/${file?.id}/`,
    })
  })
})
