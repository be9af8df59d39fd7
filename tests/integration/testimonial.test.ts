import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listDeskGroups } from '@/cms/admin/desk-tasks'
import { setMailSender } from '@/cms/jobs/send-mail'
import type { Testimonial, User } from '@/cms/payload-types'
import { deleteOverdue } from '@/features/retention/delete-overdue'
import { answerAuthor } from '@/features/testimonials/answer-author'
import { findOwnTestimonial } from '@/features/testimonials/author-store'
import { testimonialMails } from '@/features/testimonials/mails'
import { formMails } from '@/forms/mails'
import { example } from '@/forms/testimonial/example'
import { queryRows } from '@/server/db'
import { createMailSender } from '@/server/mail/send-mail'
import { anonymous, payloadAs } from '@/server/payload'
import { runDueJobs } from '@/server/queue/run-jobs'
import { startMailServer, type MailServer } from '../support/mail-server'
import { sendByBrowser, sendByScript } from '../support/send-form'
import { getTestPayload } from '../support/test-payload'

let server: MailServer

beforeAll(async () => {
  const payload = await getTestPayload()
  const data = { email: 'editor@example.be', password: 'een lang wachtwoord', name: 'Editor' }
  const user = await payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
  editor = { ...user, collection: 'users' }
  server = await startMailServer()
  setMailSender(createMailSender({ ...formMails, ...testimonialMails }, { smtpUrl: server.url }))
})

afterAll(async () => {
  await server.close()
})

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of ['mails', 'testimonials', 'enquiries'] satisfies CollectionSlug[]) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await queryRows('delete from payload_jobs')
  await queryRows('delete from guard.hits')
  server.received.length = 0
})

async function readTestimonials(): Promise<Testimonial[]> {
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'testimonials', draft: true, depth: 0 })
  return docs
}

async function readTestimonial(): Promise<Testimonial> {
  const [testimonial] = await readTestimonials()
  if (testimonial === undefined) throw new Error('There is no testimonial')
  return testimonial
}

/** What visitors see of all testimonials. */
async function readPublic() {
  const door = await payloadAs(anonymous)
  return (await door.find({ collection: 'testimonials', locale: 'nl', depth: 0 })).docs
}

/** The token in the mail that asks to confirm. */
async function readToken(subject = 'Bevestig uw getuigenis'): Promise<string> {
  while ((await runDueJobs()) > 0);
  const mail = server.received.find((each) => each.subject === subject)
  return /\/own-testimonial\/([\w-]+)\//.exec(mail?.text ?? '')?.[1] ?? ''
}

function press(token: string, deed: string): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/own-testimonials/${token}/`, {
    method: 'POST',
    body: new URLSearchParams({ lang: 'nl', deed }),
  })
  return answerAuthor(request, token)
}

type Editor = User & { collection: 'users' }

let editor: Editor

/** As staff do it, with the rules of their role. */
async function approve(id: number, more: Partial<Testimonial> = {}) {
  const payload = await getTestPayload()
  return payload.update({
    collection: 'testimonials',
    id,
    overrideAccess: false,
    user: editor,
    data: { state: 'approved', _status: 'published', ...more },
  })
}

describe('a testimonial that a visitor sends', () => {
  it('waits as a draft until its author confirms and staff approve, and is then shown', async () => {
    expect((await sendByBrowser('testimonial', example)).status).toBe(303)
    const { id } = await readTestimonial()
    expect(await readTestimonials()).toMatchObject([
      {
        comment: example.comment,
        name: 'An De Wolf',
        website: 'https://www.example.be',
        state: 'pending',
        _status: 'draft',
        author: {
          email: example.email,
          confirmedAt: null,
          locale: 'nl',
          privacyVersion: expect.stringMatching(/^\d{4}-\d{2}$/),
          enquiry: expect.any(Number),
        },
      },
    ])
    const token = await readToken()
    await expect(approve(id)).rejects.toMatchObject({
      data: { errors: [{ path: 'state', message: expect.stringContaining('An De Wolf') }] },
    })
    expect(await readPublic()).toEqual([])
    const confirmed = await press(token, 'confirm')
    expect(confirmed.headers.get('location')).toBe(`/nl/own-testimonial/${token}/`)
    expect(await findOwnTestimonial(id, 'nl')).toMatchObject({ state: 'confirmed' })
    expect(await readPublic()).toEqual([])
    await approve(id)
    const [shown] = await readPublic()
    expect(shown).toMatchObject({ comment: example.comment, name: 'An De Wolf' })
    expect(JSON.stringify(shown)).not.toContain(example.email)
    expect(await findOwnTestimonial(id, 'fr')).toMatchObject({
      state: 'shown',
      comment: example.comment,
    })
  })

  it('is deleted by its author at any time, and the link then opens nothing more', async () => {
    await sendByScript('testimonial', example)
    const { id } = await readTestimonial()
    const token = await readToken()
    await press(token, 'confirm')
    await approve(id)
    expect((await press(token, 'withdraw')).status).toBe(303)
    expect(await readTestimonials()).toEqual([])
    expect(await findOwnTestimonial(id, 'nl')).toBeNull()
    expect((await press(token, 'confirm')).status).toBe(303)
    expect(await readTestimonials()).toEqual([])
    for (const table of ['_testimonials_v', 'enquiries', 'mails']) {
      expect(await queryRows(`select id from ${table}`)).toEqual([])
    }
  })

  it('is asked to be confirmed in a mail that repeats nothing of it', async () => {
    await sendByBrowser('testimonial', { ...example, comment: 'Koop nu bij mij', lang: 'nl' })
    const token = await readToken()
    expect(token).not.toBe('')
    const mail = server.received.find(({ subject }) => subject === 'Bevestig uw getuigenis')
    expect(mail?.text).not.toContain('Koop nu')
    expect(mail?.html).not.toContain('Koop nu')
    expect(mail?.text).not.toContain('An De Wolf')
  })

  it('is left alone by a forged link, another button, and the link of one that staff wrote', async () => {
    await sendByBrowser('testimonial', example)
    const token = await readToken()
    const { id } = await readTestimonial()
    expect((await press(`${id}-${'a'.repeat(43)}`, 'withdraw')).status).toBe(404)
    expect((await press(token.replace(/^\d+/, `${id + 1}`), 'withdraw')).status).toBe(404)
    expect((await press(token, 'approve')).status).toBe(400)
    const payload = await getTestPayload()
    const own = await payload.create({
      collection: 'testimonials',
      data: { comment: 'Van het kantoor', name: 'Els', state: 'approved', _status: 'published' },
    })
    expect(await findOwnTestimonial(own.id, 'nl')).toBeNull()
    expect(await readTestimonials()).toHaveLength(2)
  })

  it('is confirmed in any language, also where staff published the waiting text before', async () => {
    await sendByBrowser('testimonial', { ...example, lang: 'fr' })
    const token = await readToken('Confirmez votre témoignage')
    const { id } = await readTestimonial()
    const payload = await getTestPayload()
    const staff = { overrideAccess: false, user: editor, locale: 'fr' } as const
    await payload.update({
      ...staff,
      collection: 'testimonials',
      id,
      data: { _status: 'published' },
    })
    expect((await press(token, 'confirm')).headers.get('location')).toBe(
      `/nl/own-testimonial/${token}/`,
    )
    const data = { state: 'approved', _status: 'published' } as const
    await payload.update({ ...staff, collection: 'testimonials', id, data })
    const door = await payloadAs(anonymous)
    const { docs } = await door.find({ collection: 'testimonials', locale: 'fr', depth: 0 })
    expect(docs).toMatchObject([{ comment: example.comment }])
  })

  it('stays confirmed when staff go back to an older draft, and keeps its first moment', async () => {
    await sendByBrowser('testimonial', example)
    const token = await readToken()
    const { id } = await readTestimonial()
    const payload = await getTestPayload()
    const data = { reply: 'Dank u.' }
    await payload.update({ collection: 'testimonials', id, draft: true, data })
    await press(token, 'confirm')
    const { author } = await readTestimonial()
    await press(token, 'confirm')
    expect((await readTestimonial()).author).toEqual(author)
    const [oldest] = await queryRows<{ id: number }>('select id from _testimonials_v order by id')
    await payload.restoreVersion({
      collection: 'testimonials',
      id: String(oldest?.id),
      draft: true,
    })
    expect(await readTestimonial()).toMatchObject({ reply: null, author })
    await approve(id)
    expect(await readPublic()).toHaveLength(1)
  })

  it('cannot be looked for by the address of its author', async () => {
    await sendByBrowser('testimonial', example)
    const door = await payloadAs(anonymous)
    const where = { 'author.email': { equals: example.email } }
    await expect(door.find({ collection: 'testimonials', where })).rejects.toThrow()
  })

  it('waits for the desk from the moment that its author confirmed it', async () => {
    const task = listDeskGroups('2026-11-24', [])
      .flatMap(({ tasks }) => tasks)
      .find(({ collection }) => collection === 'testimonials')
    const payload = await getTestPayload()
    const count = async () => {
      const where = task?.where
      const options = { collection: 'testimonials', where, draft: true } as const
      return (await payload.find({ ...options, overrideAccess: false, user: editor })).totalDocs
    }
    const own = { comment: 'Van het kantoor', name: 'Els', state: 'pending' } as const
    await payload.create({ collection: 'testimonials', data: own })
    expect(await count()).toBe(1)
    await sendByBrowser('testimonial', example)
    expect(await count()).toBe(1)
    const [sent] = await readTestimonials()
    await press(await readToken(), 'confirm')
    expect(await count()).toBe(2)
    await payload.update({
      collection: 'testimonials',
      id: sent?.id ?? 0,
      draft: true,
      data: { state: 'rejected' },
    })
    expect(await count()).toBe(1)
  })

  it('cannot be called confirmed by staff', async () => {
    await sendByBrowser('testimonial', example)
    const { id } = await readTestimonial()
    const payload = await getTestPayload()
    await payload.update({
      collection: 'testimonials',
      id,
      draft: true,
      overrideAccess: false,
      user: editor,
      data: { author: { email: null, confirmedAt: '2026-01-01T00:00:00.000Z' } },
    })
    expect(await readTestimonial()).toMatchObject({
      author: { email: example.email, confirmedAt: null },
    })
    const forged = { author: { email: null, confirmedAt: '2026-01-01T00:00:00.000Z' } }
    await expect(approve(id, forged)).rejects.toMatchObject({
      data: { errors: [{ path: 'state' }] },
    })
  })
})

describe('testimonials that nobody may keep', () => {
  /** Makes everything kept so many days older. */
  const age = async (days: number) => {
    const older = (...columns: string[]) =>
      columns.map((name) => `${name} = ${name} - make_interval(days => ${days})`).join(', ')
    await queryRows(`update testimonials set ${older('created_at', 'updated_at')}`)
    const version = older('version_created_at', 'version_updated_at', 'created_at', 'updated_at')
    await queryRows(`update _testimonials_v set ${version}`)
    await queryRows(`update enquiries set ${older('retain_until')}`)
  }

  it('go a month after nobody confirmed, with what was sent', async () => {
    await sendByBrowser('testimonial', example)
    expect(await deleteOverdue(new Date())).toMatchObject({ testimonials: 0, enquiries: 0 })
    await age(32)
    expect(await deleteOverdue(new Date())).toMatchObject({ testimonials: 1, enquiries: 1 })
    expect(await queryRows('select id from _testimonials_v')).toEqual([])
  })

  it('go six months after they were refused, published or not', async () => {
    await sendByBrowser('testimonial', example)
    await press(await readToken(), 'confirm')
    const { id } = await readTestimonial()
    const payload = await getTestPayload()
    await age(200)
    const data = { state: 'rejected' } as const
    await payload.update({ collection: 'testimonials', id, draft: true, data })
    expect(await deleteOverdue(new Date())).toMatchObject({ testimonials: 0 })
    await age(185)
    expect(await deleteOverdue(new Date())).toMatchObject({ testimonials: 1 })
  })

  it('are none that an author confirmed, however long they wait', async () => {
    await sendByBrowser('testimonial', example)
    await press(await readToken(), 'confirm')
    await age(800)
    // The form that it came from goes; what was said stays.
    expect(await deleteOverdue(new Date())).toMatchObject({ testimonials: 0, enquiries: 1 })
    expect(await readTestimonial()).toMatchObject({ comment: example.comment })
  })

  it('are no testimonials that staff wrote', async () => {
    const payload = await getTestPayload()
    await payload.create({
      collection: 'testimonials',
      data: { comment: 'Van het kantoor', name: 'Els', state: 'rejected' },
    })
    await age(800)
    expect(await deleteOverdue(new Date())).toMatchObject({ testimonials: 0 })
  })
})
