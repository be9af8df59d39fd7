import { readdir } from 'node:fs/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { toPostgres } from '@/cms/hooks/postgres'
import { portalRecordMails } from '@/features/portal-records/mails'
import { answerFile, answerTakeBack, answerUpload } from '@/features/portal-records/answer-file'
import { findAnswerTime } from '@/cms/collections/messages/find-answer-time'
import { answerMessage } from '@/features/portal-records/answer-message'
import { answerReport } from '@/features/portal-report/answer-report'
import { findReportEntries } from '@/features/portal-report/report-queries'
import { findDocuments } from '@/features/portal-records/document-queries'
import { pageSize, toListMax, toPage } from '@/features/portal-records/pages'
import { findEntries } from '@/features/portal-records/record-queries'
import { buildFilePath } from '@/features/portal-records/section-path'
import { findMessageDraft } from '@/features/portal-records/message-draft'
import { findThread, noteRead } from '@/features/portal-records/message-queries'
import { takeBackFile } from '@/features/portal-records/write-records'
import { messageCharactersMax } from '@/domain/owners/message'
import { ownerFileBytesMax, ownerFilesMax } from '@/domain/owners/upload'
import { env } from '@/server/env'
import { queryRows } from '@/server/db'
import { findOwner, type OwnerAccount } from '@/server/owner-auth'
import { sampleFiles } from '../support/sample-files'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'
import { expectPagesNotDrawn, provokeErrors } from '../support/pages-not-drawn'

const database = vi.hoisted(() => ({ isAway: false }))
vi.mock(import('@/server/db'), async (importOriginal) => {
  const original = await importOriginal()
  const requireDatabase = async () => {
    if (database.isAway) throw new Error('The database did not answer in time')
    await original.requireDatabase()
  }
  return { ...original, requireDatabase }
})

const site = 'http://localhost:3000'
const password = 'een lang wachtwoord'
const office = 'info@kassei.example'

let payload: Payload
let basics: Awaited<ReturnType<typeof createListingBasics>>
let home = 0
let otherHome = 0
let owner: OwnerAccount
let token = ''
let editor: { id: number; collection: 'users' }

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
  home = (await createHouse(payload, basics)).id
  otherHome = (await createHouse(payload, basics)).id
  await payload.updateGlobal({ slug: 'site', data: { tradeName: 'Kassei', email: office } })
  const data = { email: 'eigenaar@example.be', password }
  await payload.create({
    collection: 'owners',
    data: { ...data, firstName: 'An', locale: 'fr', properties: [{ property: home }] },
  })
  token = String((await payload.login({ collection: 'owners', data })).token)
  const found = await findOwner(token)
  if (found === null) throw new Error('The owner has no account')
  owner = found
  const user = await payload.create({
    collection: 'users',
    data: { email: 'editor@example.be', password, name: 'Editor', role: 'administrator' },
  })
  editor = { ...user, collection: 'users' }
})

expectPagesNotDrawn()

beforeEach(async () => {
  await queryRows('delete from guard.hits')
  for (const collection of ['messages', 'documents', 'mails'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
})

/** The newest messages of the owner about the home. */
const readThread = async () => (await findThread(owner, home, { page: 1, locale: 'nl' })).items

const post = (body: BodyInit) =>
  new Request(`${site}/`, { method: 'POST', headers: { cookie: `gevel-owner=${token}` }, body })

function write(text: string) {
  return answerMessage(post(new URLSearchParams({ lang: 'fr', text })), String(home))
}

function send(name: string, bytes: Uint8Array<ArrayBuffer>, title = '') {
  const form = new FormData()
  form.set('lang', 'fr')
  form.set('title', title)
  form.set('file', new File([bytes], name))
  return answerUpload(post(form), String(home))
}

const takeBack = (id: number | undefined) =>
  answerTakeBack(post(new URLSearchParams({ lang: 'fr' })), String(id))

async function readMails() {
  const options = { sort: 'id', depth: 0, showHiddenFields: true } as const
  return (await payload.find({ collection: 'mails', ...options })).docs
}

async function compose(mail: { kind: string; to: string; data?: unknown } | undefined) {
  const data = mail?.data as Record<string, unknown>
  const composer = portalRecordMails[String(mail?.kind)]
  return composer?.({ to: String(mail?.to), locale: 'nl', enquiryId: null, data })
}

describe('a message of an owner', () => {
  it('is kept, mailed to the agency with its words, and leads back to the thread', async () => {
    const answer = await write('Bonjour,\r\ndes nouvelles ?')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/fr/portal/${home}/messages/?done=message`)
    expect(await readThread()).toMatchObject([
      { isOwn: true, text: 'Bonjour,\ndes nouvelles ?', readAt: null },
    ])
    const mails = await readMails()
    expect(mails).toMatchObject([{ kind: 'portal-message', to: office }])
    const text = JSON.stringify(await compose(mails[0]))
    expect(text).toContain('des nouvelles ?')
    expect(text).toContain('/admin/collections/messages/')
  })

  it('is mailed with the way to the home in the desk, which has it also while no visitor does', async () => {
    await write('Bonjour')
    const [mail] = await readMails()
    expect(JSON.stringify(await compose(mail))).toContain(`/admin/collections/properties/${home}`)
  })

  it('is one message, however often it is pressed at once', async () => {
    await Promise.all([write('Bonjour'), write('Bonjour'), write('Bonjour')])
    expect(await readThread()).toHaveLength(1)
    expect(await readMails()).toHaveLength(1)
    await write('Autre chose')
    expect(await readThread()).toHaveLength(2)
  })

  it.each([
    ['', 422, 'Écrivez d’abord votre message.'],
    [' \u0000\n', 422, 'Écrivez d’abord votre message.'],
    ['x'.repeat(messageCharactersMax + 1), 422, 'Écrivez 4000 caractères au maximum.'],
  ])('is refused in the language of the page when it is wrong', async (text, status, words) => {
    const answer = await write(text)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(words)
    expect(await readThread()).toEqual([])
  })

  it('is the last one of an hour after twenty', async () => {
    for (let count = 0; count < 20; count += 1) expect((await write(`${count}`)).status).toBe(303)
    const answer = await write('encore')
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('3600')
    expect(await readThread()).toHaveLength(20)
  })
})

describe('a message that was sent after the session had ended', () => {
  const sendForm = (cookie: string, fields: Record<string, string>) =>
    answerMessage(
      new Request(`${site}/`, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ lang: 'fr', writer: String(owner.id), ...fields }),
      }),
      String(home),
    )
  async function keepWaiting(): Promise<string> {
    const answer = await sendForm('', { text: 'Bonjour' })
    const location = new URL(answer.headers.get('location') ?? '', site)
    return location.searchParams.get('form') ?? ''
  }
  const cookie = () => `gevel-owner=${token}`

  it('waits for who wrote it, and for nobody else who signs in there', async () => {
    const waiting = await keepWaiting()
    expect(await findMessageDraft(waiting, owner.id)).toMatchObject({ text: 'Bonjour' })
    expect(await findMessageDraft(waiting, owner.id + 1)).toBeNull()
    expect(await findMessageDraft('x'.repeat(32), owner.id)).toBeNull()
  })

  it('waits where every process finds it, sealed, for a quarter of an hour', async () => {
    const waiting = await keepWaiting()
    const kept = JSON.stringify(await queryRows('select * from guard.waiting_drafts'))
    expect([kept.includes('Bonjour'), kept.includes(waiting)]).toEqual([false, false])
    await queryRows(
      `update guard.waiting_drafts set expires_at = expires_at - interval '15 minutes'`,
    )
    expect(await findMessageDraft(waiting, owner.id)).toBeNull()
    await keepWaiting()
    expect(await queryRows('select mark from guard.waiting_drafts')).toHaveLength(1)
  })

  it('waits no more once it was sent', async () => {
    const waiting = await keepWaiting()
    const answer = await sendForm(cookie(), { text: 'Bonjour', form: waiting })
    expect(answer.headers.get('location')).toBe(`/fr/portal/${home}/messages/?done=message`)
    expect(await readThread()).toMatchObject([{ text: 'Bonjour' }])
    expect(await findMessageDraft(waiting, owner.id)).toBeNull()
  })

  it('is said to be sent also where the one that waited cannot be forgotten', async () => {
    const waiting = await keepWaiting()
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await queryRows('alter table guard.waiting_drafts rename to elsewhere')
    const answer = await sendForm(cookie(), { text: 'Bonjour', form: waiting })
    await queryRows('alter table guard.elsewhere rename to waiting_drafts')
    expect(answer.headers.get('location')).toBe(`/fr/portal/${home}/messages/?done=message`)
    expect(await readThread()).toMatchObject([{ text: 'Bonjour' }])
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('still waits while it is refused', async () => {
    const waiting = await keepWaiting()
    expect((await sendForm(cookie(), { text: '', form: waiting })).status).toBe(422)
    expect(await findMessageDraft(waiting, owner.id)).toMatchObject({
      token: waiting,
      text: 'Bonjour',
    })
  })
})

describe('an answer of staff', () => {
  const answer = (property: number) =>
    payload.create({
      collection: 'messages',
      overrideAccess: false,
      user: editor as never,
      data: { property, owner: owner.id, author: 'owner', text: 'Le prix reste 479 000 euros.' },
    })

  it('is the agency’s, whatever is sent, and is told without its text', async () => {
    await write('Bonjour')
    await payload.delete({ collection: 'mails', where: { id: { exists: true } } })
    expect(await answer(home)).toMatchObject({ author: 'agency', writtenBy: editor.id })
    const [question, said] = await readThread()
    expect(question).toMatchObject({ isOwn: true, readAt: said?.sentAt })
    expect(said).toMatchObject({ isOwn: false, text: 'Le prix reste 479 000 euros.', readAt: null })
    const mails = await readMails()
    expect(mails).toMatchObject([{ kind: 'portal-answer', to: owner.email, locale: 'fr' }])
    const before = mails[0] && { ...mails[0], to: 'vroeger@example.be' }
    expect(await compose(before)).toMatchObject({ to: owner.email })
    const text = JSON.stringify(await compose(mails[0]))
    expect(text).toContain(`/nl/portal/${home}/messages/`)
    expect(text).toContain('Goedendag An')
    expect(text).not.toContain('479')
  })

  it('marks in the desk what it answers, and nothing that came after it', async () => {
    await write('Bonjour')
    const ask = async () => {
      const thread = await readThread()
      const sentAt = thread.filter(({ isOwn }) => isOwn).at(-1)?.sentAt ?? ''
      return findAnswerTime(payload, { ownerId: owner.id, propertyId: home, sentAt })
    }
    expect(await ask()).toBeNull()
    const { sentAt } = await answer(home)
    expect(await ask()).toBe(sentAt)
    await write('Merci')
    expect(await ask()).toBeNull()
  })

  it('is mailed with the way to the page of the home only while visitors find it there', async () => {
    await answer(home)
    const [mail] = await readMails()
    const readLinks = async () =>
      JSON.stringify(await compose(mail)).match(/\/nl\/property\/\d+\//g)
    expect(await readLinks()).toHaveLength(1)
    const set = (_status: 'draft' | 'published') =>
      payload.update({ collection: 'properties', id: home, data: { _status } })
    await set('draft')
    const links = await readLinks()
    await set('published')
    expect(links).toBeNull()
  })

  it('bears the name of who wrote it, once the site shows that person', async () => {
    await answer(home)
    const data = { name: 'Lotte Maes', user: editor.id, isPublic: false }
    const { id } = await payload.create({ collection: 'team', data })
    expect(await readThread()).toMatchObject([{ writer: null }])
    await payload.update({ collection: 'team', id, data: { isPublic: true } })
    expect(await readThread()).toMatchObject([{ writer: 'Lotte Maes' }])
    await payload.delete({ collection: 'team', id })
  })

  it('is read once the owner has seen it', async () => {
    await answer(home)
    const now = new Date()
    await noteRead(await readThread(), now)
    expect(await readThread()).toMatchObject([{ readAt: now.toISOString() }])
  })

  it('cannot go to somebody who does not own the home', async () => {
    await expect(answer(otherHome)).rejects.toThrow()
    expect(await readMails()).toEqual([])
  })

  it('stays as it was written', async () => {
    const { id } = await answer(home)
    const as = { overrideAccess: false, user: editor as never } as const
    await payload.update({ collection: 'messages', id, data: { text: 'Anders' }, ...as })
    expect(await readThread()).toMatchObject([{ text: 'Le prix reste 479 000 euros.' }])
  })
})

const readPapers = (page = 1) => findDocuments(owner, home, { locale: 'fr', now: new Date(), page })
const listPapers = async () => (await readPapers()).items

describe('a file of an owner', () => {
  it('is kept for owners and staff, in every language, and mailed to the agency', async () => {
    const answer = await send('Électricité 2026.pdf', sampleFiles.pdf, 'Contrôle')
    expect(answer.headers.get('location')).toBe(`/fr/portal/${home}/documents/?done=file`)
    const [paper] = await listPapers()
    expect(paper).toMatchObject({ title: 'Contrôle', isOwn: true, isRemovable: true })
    const { docs } = await payload.find({ collection: 'documents', locale: 'de' })
    expect(docs).toMatchObject([{ title: 'Contrôle', visibility: 'owner' }])
    expect(docs[0]?.filename).toMatch(/^[0-9a-f-]{36}\.pdf$/)
    const mails = await readMails()
    expect(mails).toMatchObject([{ kind: 'portal-document', to: office }])
    expect(JSON.stringify(await compose(mails[0]))).toContain('Contrôle')
    const file = await answerFile(post('x'), String(paper?.id))
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="_lectricit_ 2026.pdf"; filename*=UTF-8\'\'%C3%89lectricit%C3%A9%202026.pdf',
    )
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(sampleFiles.pdf)
  })

  it('is kept however many pictograms its name or title has', async () => {
    const name = `${'\u{1F3E1}'.repeat(150)}.pdf`
    expect((await send(name, sampleFiles.pdf)).status).toBe(303)
    expect((await send('b.pdf', sampleFiles.pdf, '\u{1F3E1}'.repeat(150))).status).toBe(303)
    const titles = (await listPapers()).map(({ title }) => title)
    const whole = '\u{1F3E1}'.repeat(60)
    expect(titles.toSorted()).toEqual([whole, `${whole}.pdf`])
  })

  it('is a picture without the place where it was taken', async () => {
    const create = { width: 8, height: 8, channels: 3, background: '#fcfcfa' } as const
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 13/1 9/1' } }
    const picture = await sharp({ create }).jpeg().withExif(exif).toBuffer()
    expect((await sharp(picture).metadata()).exif?.length).toBeGreaterThan(0)
    expect((await send('tuin.jpg', new Uint8Array(picture))).status).toBe(303)
    const [paper] = await listPapers()
    const file = await answerFile(post('x'), String(paper?.id))
    const kept = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    expect([kept.format, kept.exif]).toEqual(['jpeg', undefined])
  })

  const large = new Uint8Array(ownerFileBytesMax + 1)
  const broken = new TextEncoder().encode('%PDF-1.4\nno end')
  it.each([
    ['attest.pdf', sampleFiles.exe, 422],
    ['attest.exe', sampleFiles.pdf, 422],
    ['attest.html', sampleFiles.html, 422],
    ['attest.docx', sampleFiles.docx, 422],
    ['attest.pdf', new Uint8Array(), 422],
    ['broken.pdf', broken, 422],
    ['large.pdf', large, 413],
  ])('is not taken as %s', async (name, bytes, status) => {
    const before = await readdir(env().DOCUMENT_DIR).catch(() => [])
    expect((await send(name, bytes)).status).toBe(status)
    expect(await listPapers()).toEqual([])
    expect(await readMails()).toEqual([])
    expect(await readdir(env().DOCUMENT_DIR).catch(() => [])).toEqual(before)
  })

  it('is not taken once its sender has sent fifty for the home, whatever an owner before sent', async () => {
    await send('a.pdf', sampleFiles.pdf)
    await queryRows(
      `insert into documents (property_id, sent_by_owner_id, visibility, kind)
       select $1, $2, 'owner', 'other' from generate_series(2, $3::int - 1)`,
      [home, owner.id, ownerFilesMax],
    )
    const { id: before } = await payload.create({
      collection: 'owners',
      data: { email: 'vroeger@example.be', password, properties: [] },
    })
    await queryRows(
      `insert into documents (property_id, sent_by_owner_id, visibility, kind)
       select $1, $2, 'staff', 'other' from generate_series(1, 9)`,
      [home, before],
    )
    const both = await Promise.all([send('b.pdf', sampleFiles.pdf), send('c.pdf', sampleFiles.pdf)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(await listPapers()).toHaveLength(ownerFilesMax)
  })

  it('is not even read once its sender has sent thirty within the hour', async () => {
    for (let count = 0; count < 30; count += 1) await send('a.pdf', new Uint8Array())
    const form = new FormData()
    form.set('file', new File([sampleFiles.pdf], 'a.pdf'))
    const request = post(form)
    expect((await answerUpload(request, String(home))).status).toBe(429)
    expect(request.bodyUsed).toBe(false)
  })

  it('leaves no file behind when its record cannot be written, and is not called a wrong type', async () => {
    provokeErrors('a file of an owner could not be kept')
    const files = await readdir(env().DOCUMENT_DIR).catch(() => [])
    await queryRows(`
      create function refuse_paper() returns trigger language plpgsql as
        $$ begin raise exception 'no room for papers'; end $$;
      create trigger refuse_paper before insert on documents
        for each row execute function refuse_paper()`)
    const answer = await send('a.pdf', sampleFiles.pdf).finally(() =>
      queryRows('drop trigger refuse_paper on documents; drop function refuse_paper()'),
    )
    expect(answer.status).toBe(503)
    expect(await readdir(env().DOCUMENT_DIR).catch(() => [])).toEqual(files)
  })

  it('is taken back within the hour, with its file, and not later', async () => {
    await send('a.pdf', sampleFiles.pdf)
    await send('b.pdf', sampleFiles.pdf)
    const [second, first] = await listPapers()
    const files = await readdir(env().DOCUMENT_DIR)
    expect((await takeBack(first?.id)).status).toBe(303)
    expect(await readdir(env().DOCUMENT_DIR)).toHaveLength(files.length - 1)
    await queryRows("update documents set created_at = now() - interval '61 minutes'")
    expect((await takeBack(second?.id)).status).toBe(409)
    expect(await listPapers()).toMatchObject([{ id: second?.id, isRemovable: false }])
  })

  it('is taken back once by two presses at the same time, and both lead on', async () => {
    await send('a.pdf', sampleFiles.pdf)
    const [paper] = await listPapers()
    const address = `${site}${buildFilePath(Number(paper?.id), { locale: 'fr', propertyId: home })}`
    const headers = { accept: 'text/html,*/*', cookie: `gevel-owner=${token}` }
    // As a browser presses: the later one may find the paper gone already, and is led on all the same.
    const press = () => {
      const body = new URLSearchParams({ lang: 'fr' })
      return answerTakeBack(new Request(address, { method: 'POST', headers, body }), `${paper?.id}`)
    }
    const both = await Promise.all([press(), press()])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    expect(await listPapers()).toEqual([])
  })

  it('is gone for a second press, another tab and an old link, which lead back to the list', async () => {
    await send('a.pdf', sampleFiles.pdf)
    const [paper] = await listPapers()
    const address = `${site}${buildFilePath(Number(paper?.id), { locale: 'fr', propertyId: home })}`
    const browser = { accept: 'text/html,*/*', cookie: `gevel-owner=${token}` }
    const press = (headers: HeadersInit, url = address) => {
      const body = new URLSearchParams({ lang: 'fr' })
      return answerTakeBack(new Request(url, { method: 'POST', headers, body }), String(paper?.id))
    }
    const open = (headers: HeadersInit) =>
      answerFile(new Request(address, { headers }), String(paper?.id))
    const list = `/fr/portal/${home}/documents/`
    expect((await press(browser)).headers.get('location')).toBe(`${list}?done=removed`)
    for (const answer of [await press(browser), await open(browser)]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${list}?done=gone`])
    }
    // The page of a home that is not theirs is not there, and says so; a program reads the status.
    const elsewhere = address.replace(`property=${home}`, `property=${otherHome}`)
    expect((await press(browser, elsewhere)).headers.get('location')).toBe(
      `/fr/portal/${otherHome}/documents/`,
    )
    const program = { cookie: `gevel-owner=${token}` }
    expect([(await press(program)).status, (await open(program)).status]).toEqual([404, 404])
    // Whose session has ended comes by the login, and back to the list.
    const ended = { accept: 'text/html,*/*' }
    for (const answer of [await press(ended), await open(ended)]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, list])
    }
    expect((await open({})).status).toBe(404)
  })

  it('is the agency’s to delete once it was published or moved to another home', async () => {
    await send('a.pdf', sampleFiles.pdf)
    const [paper] = await listPapers()
    const change = (data: { visibility: 'public' | 'owner'; property: number }) =>
      payload.update({ collection: 'documents', id: Number(paper?.id), data })
    await change({ visibility: 'public', property: home })
    expect((await takeBack(paper?.id)).status).toBe(409)
    expect(await listPapers()).toMatchObject([{ isOwn: true, isRemovable: false }])
    await change({ visibility: 'owner', property: otherHome })
    expect((await takeBack(paper?.id)).status).toBe(404)
    const sent = { owner, property: { id: home } }
    expect(await takeBackFile(sent, Number(paper?.id))).toBe('inUse')
    expect((await payload.count({ collection: 'documents' })).totalDocs).toBe(1)
  })
})

it('leads whoever writes about a home that is not theirs any more to its page, which is not there, and a program is refused', async () => {
  const sendTo = (headers: HeadersInit) => {
    const body = new URLSearchParams({ lang: 'fr', text: 'Is er nieuws?' })
    return answerMessage(new Request(`${site}/`, { method: 'POST', headers, body }), `${otherHome}`)
  }
  const cookie = `gevel-owner=${token}`
  const shown = await sendTo({ cookie, accept: 'text/html,*/*' })
  expect([shown.status, shown.headers.get('location')]).toEqual([
    303,
    `/fr/portal/${otherHome}/messages/`,
  ])
  expect((await sendTo({ cookie })).status).toBe(404)
})

describe('while the database is away', () => {
  let reading: { mockRestore: () => void } | undefined
  beforeEach(() => {
    database.isAway = true
    // The framework keeps the failure to itself, and names nobody.
    reading = vi.spyOn(payload, 'findByID').mockRejectedValue(new Error('The connection is gone'))
  })
  afterEach(() => {
    database.isAway = false
    reading?.mockRestore()
  })

  // Whoever is signed in cannot be told from anybody else then, so nobody is sent to the login.
  it('a form answers so, and does not ask to sign in', async () => {
    provokeErrors(
      'a message of an owner could not be kept',
      'it could not be found out who sends a file',
      'a paper of an owner could not be taken back',
      'a paper could not be handed to its owner',
    )
    const form = () => post(new URLSearchParams({ lang: 'nl', text: 'Is er nieuws?' }))
    const answers = await Promise.all([
      answerMessage(form(), String(home)),
      answerUpload(form(), String(home)),
      answerTakeBack(form(), '1'),
      answerFile(form(), '1'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual([null, null, null, null])
  })

  it('a report is not answered as if there were no such home', async () => {
    provokeErrors('the report of a property could not be made')
    const request = new Request(`${site}/?lang=nl&from=2026-11-01&to=2026-11-02`, {
      headers: { cookie: `gevel-owner=${token}` },
    })
    expect((await answerReport(request, String(home))).status).toBe(503)
  })
})

describe('what happened for a home', () => {
  const total = 2 * pageSize + 30

  it('is read page after page to the first entry, each once, and visits are not hidden by the rest', async () => {
    // Ten at each moment: where a page ends among them, none is left out and none comes twice.
    await queryRows(
      `insert into activities (property_id, at, kind, type, status, subject, visible_to_owner)
       select $1, '2026-03-01'::timestamptz + (n / 10) * interval '1 minute', 'communication',
         'other', 'done', 'Mail ' || n, true
       from generate_series(1, $2::int - 1) n`,
      [home, total],
    )
    await payload.create({
      collection: 'activities',
      data: {
        property: home,
        at: '2026-01-02T10:00:00.000Z',
        kind: 'visit',
        type: 'other',
        status: 'done',
        subject: 'Bezoek in januari',
        visibleToOwner: true,
      },
    })
    const seen: string[] = []
    for (let page = 1; page <= 3; page += 1) {
      const found = await findEntries(owner, home, { max: toListMax(page) })
      const { items, hasOlder } = toPage(found, page)
      expect([page, hasOlder]).toEqual([page, page < 3])
      seen.push(...items.map(({ key }) => key))
    }
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
    const visits = await findEntries(owner, home, { filter: 'visit', max: 5 })
    expect(visits.map(({ title }) => title)).toEqual([{ text: 'Bezoek in januari' }])
  })

  it('is found from either end, and within a time', async () => {
    const since = new Date('2026-01-01T00:00:00Z')
    const until = new Date('2026-02-01T00:00:00Z')
    const [first] = await findEntries(owner, home, { order: 'oldest', max: 1 })
    expect(first?.title).toEqual({ text: 'Bezoek in januari' })
    expect(await findEntries(owner, home, { since, until, max: 9 })).toEqual([first])
    expect(await findEntries(owner, home, { until: since, max: 9 })).toEqual([])
  })

  it('holds the visits booked on the site by the time of the visit, not of the booking', async () => {
    const book = async (startsAt: string) => {
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
      const data = { slot: slot.id, state: 'confirmed', name: 'Karel', locale: 'nl' } as const
      await payload.create({
        collection: 'appointments',
        data: { ...data, email: 'karel@example.be', phone: '+32470999888' },
      })
    }
    const days = ['2026-02-03', '2026-02-05', '2026-02-04'].map((day) => `${day}T10:00:00.000Z`)
    for (const day of days) await book(day)
    const visits = await findEntries(owner, home, { filter: 'visit', max: 2 })
    expect(visits.map(({ at }) => at)).toEqual([days[1], days[2]])
    const [first] = await findEntries(owner, home, {
      filter: 'visit',
      since: new Date('2026-02-01T00:00:00Z'),
      order: 'oldest',
      max: 1,
    })
    expect(first?.at).toBe(days[0])
  })
})

describe('a visit that is asked for by a form', () => {
  const ask = (kind: string, wish: string, property = home) =>
    payload.create({
      collection: 'enquiries',
      data: { kind, locale: 'nl', state: 'new', property, fields: { wish } },
    })
  const titles = async (filter: 'all' | 'visit') => {
    const found = await findEntries(owner, home, { filter, max: 5, since: new Date(0) })
    return found.filter(({ source }) => source === 'enquiry').map(({ title }) => title)
  }

  it('is a visit to the owner, and other wishes are not', async () => {
    await ask('contact-me', 'info')
    await ask('contact-me', 'visit')
    await ask('contact-me', 'visit', otherHome)
    // What friends write each other stays with them, whatever stands in it.
    await ask('send-to-friend', 'visit')
    expect(await titles('visit')).toEqual([{ enquiry: 'contact-appointment' }])
    expect(await titles('all')).toEqual([
      { enquiry: 'contact-appointment' },
      { enquiry: 'contact-me' },
    ])
  })

  it('is looked for where it may be among what is asked for, and once for a report', async () => {
    const query = vi.spyOn(toPostgres(payload.db).pool, 'query')
    onTestFinished(() => query.mockRestore())
    const count = () => query.mock.calls.filter(([text]) => String(text).includes("'wish'")).length
    await findEntries(owner, home, { filter: 'visit', isPlanned: true, max: 1 })
    await findEntries(owner, home, { filter: 'communication', max: 1 })
    expect(count()).toBe(0)
    const period = { from: '2020-01-01', to: '2099-12-31' } as const
    const { visits, others } = await findReportEntries(owner, home, period)
    expect(count()).toBe(1)
    expect(visits.map(({ kind }) => kind)).toContain('visit')
    expect(others.map(({ kind }) => kind)).not.toContain('visit')
  })
})

describe('a visit that was booked with an enquiry', () => {
  beforeEach(async () => {
    for (const table of ['activities', 'appointments', 'enquiries'])
      await queryRows(`delete from ${table}`)
  })

  it.each([
    ['waiting', ['enquiry']],
    ['requested', ['appointment']],
    ['confirmed', ['appointment']],
    ['declined', []],
    ['expired', []],
  ] as const)('is told once while it is %s, also when it lies ahead', async (state, told) => {
    const asked = await payload.create({
      collection: 'enquiries',
      data: {
        ...{ kind: 'contact-appointment', locale: 'nl', state: 'new', property: home },
        fields: {},
      },
    })
    const nextWeek = Date.now() + 7 * 24 * 3_600_000
    const [startsAt, endsAt] = [nextWeek, nextWeek + 1_800_000].map((ms) =>
      new Date(ms).toISOString(),
    )
    const slot = await payload.create({
      collection: 'appointment-slots',
      data: {
        ...{ startsAt: startsAt ?? '', endsAt: endsAt ?? '', property: home, capacity: 1 },
        ...{ mode: 'review', bufferMinutes: 0, closesBeforeMinutes: 0 },
      },
    })
    const person = { name: 'Karel', email: 'karel@example.be', phone: '+32470999888' }
    await payload.create({
      collection: 'appointments',
      data: { slot: slot.id, state, enquiry: asked.id, locale: 'nl', ...person },
    })
    const found = await findEntries(owner, home, { filter: 'visit', max: 5 })
    expect(found.map(({ source }) => source)).toEqual(told)
    // What has happened until now says nothing of a visit to come.
    const past = await findEntries(owner, home, { filter: 'visit', max: 5, until: new Date() })
    expect(past.map(({ source }) => source)).toEqual(state === 'waiting' ? ['enquiry'] : [])
  })
})

describe('what was sent', () => {
  it('is read to the end as well: messages and papers', async () => {
    await queryRows(
      `insert into messages (property_id, owner_id, author, text, sent_at)
       select $1, $2, 'owner', 'Bericht ' || n, '2026-03-01'::timestamptz + n * interval '1 minute'
       from generate_series(1, $3::int) n`,
      [home, owner.id, pageSize + 1],
    )
    const newest = await findThread(owner, home, { page: 1, locale: 'nl' })
    expect(newest).toMatchObject({ hasOlder: true, page: 1 })
    expect(newest.items.map(({ text }) => text).at(-1)).toBe(`Bericht ${pageSize + 1}`)
    const oldest = await findThread(owner, home, { page: 2, locale: 'nl' })
    expect(oldest).toMatchObject({ hasOlder: false, items: [{ text: 'Bericht 1' }] })
    await queryRows(
      `insert into documents (property_id, visibility, kind, created_at)
       select $1, 'owner', 'other', '2026-03-01'::timestamptz from generate_series(1, $2::int)`,
      [home, pageSize + 2],
    )
    const ids = [...(await readPapers(1)).items, ...(await readPapers(2)).items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(pageSize + 2)
    expect((await readPapers(2)).hasOlder).toBe(false)
  })
})

describe('a home that is deleted', () => {
  const paperOf = async (property: number, sentByOwner: number | null = null) => {
    const { id, filename } = await payload.create({
      collection: 'documents',
      locale: 'nl',
      data: { title: 'Attest', kind: 'other', property, visibility: 'owner', sentByOwner },
      file: {
        data: Buffer.from(sampleFiles.pdf),
        mimetype: 'application/pdf',
        name: 'attest.pdf',
        size: sampleFiles.pdf.byteLength,
      },
    })
    return { id, filename: String(filename) }
  }
  const listFiles = () => readdir(env().DOCUMENT_DIR)
  const countOf = async (collection: 'activities' | 'messages' | 'placements', property: number) =>
    (await payload.count({ collection, where: { property: { equals: property } } })).totalDocs
  const fetchPaper = async (id: number) => {
    const answer = await answerFile(post('x'), String(id))
    await answer.body?.cancel()
    return answer.status
  }

  let gone = 0
  let paper = { id: 0, filename: '' }
  let shown = { id: 0, filename: '' }

  beforeEach(async () => {
    gone = (await createHouse(payload, basics)).id
    paper = await paperOf(gone, owner.id)
    shown = await paperOf(gone)
    await payload.update({
      collection: 'properties',
      id: otherHome,
      data: { documents: [shown.id] },
    })
    await payload.update({
      collection: 'owners',
      id: owner.id,
      data: { properties: [{ property: home }, { property: gone }] },
    })
    await queryRows(
      `insert into activities (property_id, at, kind, type, status, subject)
       values ($1, now(), 'visit', 'other', 'done', 'Bezoek')`,
      [gone],
    )
    await queryRows(
      `insert into messages (property_id, owner_id, author, text) values ($1, $2, 'owner', 'x')`,
      [gone, owner.id],
    )
    await queryRows(
      `insert into placements (property_id, channel, "from") values ($1, 'Immoweb', now())`,
      [gone],
    )
    await queryRows(
      `insert into visits.daily (home_kind, home_id, day, kind, source, count)
       values ('property', $1, '2026-11-01', 'view', 'direct', 3)`,
      [gone],
    )
  })

  it('takes along its papers with their files, its records and its figures, and leaves its owners', async () => {
    await payload.delete({ collection: 'properties', id: gone })
    const counts = ['activities', 'messages', 'placements'] as const
    for (const collection of counts)
      expect([collection, await countOf(collection, gone)]).toEqual([collection, 0])
    expect(await queryRows('select from visits.daily where home_id = $1', [gone])).toEqual([])
    const { docs } = await payload.find({ collection: 'documents', depth: 0 })
    // A paper that another home shows stays with that one.
    expect(docs).toMatchObject([{ id: shown.id, property: null }])
    const files = await listFiles()
    expect(files).not.toContain(paper.filename)
    expect(files).toContain(shown.filename)
    const account = await payload.findByID({ collection: 'owners', id: owner.id, depth: 0 })
    expect(account.properties).toMatchObject([{ property: home }])
  })

  const bookAt = async (startsAt: Date) => {
    const slot = await payload.create({
      collection: 'appointment-slots',
      data: {
        property: gone,
        startsAt: startsAt.toISOString(),
        endsAt: new Date(startsAt.getTime() + 1_800_000).toISOString(),
        capacity: 5,
        bufferMinutes: 0,
        mode: 'instant',
        closesBeforeMinutes: 0,
      },
    })
    const data = { slot: slot.id, state: 'confirmed', name: 'Karel', locale: 'nl' } as const
    return payload.create({
      collection: 'appointments',
      data: { ...data, email: 'karel@example.be', phone: '+32470999888' },
    })
  }
  const dayMs = 86_400_000

  it('takes along its weekly hours, its slots and its past visits, and those of no other', async () => {
    await payload.create({
      collection: 'slot-rules',
      data: {
        name: 'Elke dag',
        property: gone,
        agent: editor.id,
        weekdays: ['1', '2', '3', '4', '5', '6', '7'],
        from: '09:00',
        to: '10:00',
        slotMinutes: 30,
        bufferMinutes: 0,
        capacity: 1,
        mode: 'instant',
        closesBeforeMinutes: 0,
        validFrom: new Date().toISOString(),
        weeksAhead: 1,
      },
    })
    await bookAt(new Date(Date.now() - dayMs))
    const countSlots = () =>
      queryRows(`select 1 from appointment_slots where property_id is distinct from $1`, [home])
    const countVisits = async () => (await payload.count({ collection: 'appointments' })).totalDocs
    const visits = await countVisits()
    expect((await countSlots()).length).toBeGreaterThan(2)
    await payload.delete({ collection: 'properties', id: gone })
    expect(await countSlots()).toEqual([])
    expect(await queryRows('select id from slot_rules')).toEqual([])
    expect(await countVisits()).toBe(visits - 1)
  })

  it('stays while somebody is still to come, who has to be told', async () => {
    const visit = await bookAt(new Date(Date.now() + dayMs))
    const remove = () => payload.delete({ collection: 'properties', id: gone })
    await expect(remove()).rejects.toMatchObject({ status: 409 })
    const thrown = { deletedAt: new Date().toISOString() }
    const throwAway = () => payload.update({ collection: 'properties', id: gone, data: thrown })
    await expect(throwAway()).rejects.toMatchObject({ status: 409 })
    expect(await countOf('messages', gone)).toBe(1)
    const data = { state: 'cancelled' as const }
    await payload.update({ collection: 'appointments', id: visit.id, data })
    await remove()
    expect(await queryRows('select id from appointments where id = $1', [visit.id])).toEqual([])
  })

  it('keeps everything in the trash, shows nothing of it, and brings it all back', async () => {
    expect(await fetchPaper(paper.id)).toBe(200)
    const trash = (deletedAt: string | null) =>
      payload.update({ collection: 'properties', id: gone, data: { deletedAt }, trash: true })
    await trash(new Date().toISOString())
    expect(await fetchPaper(paper.id)).toBe(404)
    expect(await countOf('messages', gone)).toBe(1)
    expect(await listFiles()).toContain(paper.filename)
    await trash(null)
    expect(await fetchPaper(paper.id)).toBe(200)
  })

  it('loses no paper when it cannot be deleted', async () => {
    await queryRows(`
      create function refuse_end() returns trigger language plpgsql as
        $$ begin raise exception 'this home stays'; end $$;
      create trigger refuse_end before delete on properties for each row execute function refuse_end()`)
    const deleted = payload
      .delete({ collection: 'properties', id: gone })
      .finally(() => queryRows('drop trigger refuse_end on properties; drop function refuse_end()'))
    await expect(deleted).rejects.toThrow()
    expect(await listFiles()).toContain(paper.filename)
    expect(await fetchPaper(paper.id)).toBe(200)
    expect(await countOf('messages', gone)).toBe(1)
  })
})
