import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/domain/kernel/locales'
import {
  previewDays,
  type PreviewLinkLine,
  type PreviewReader,
  type PreviewTarget,
} from '@/domain/previews/preview-link'
import { findArticleDraft } from '@/features/articles/article-queries'
import { findPageDraft } from '@/features/pages/page-queries'
import {
  answerMakePreviewLink,
  answerPreviewLinks,
  answerRevokePreviewLink,
} from '@/features/preview-links/answer-desk'
import { findPreviewVisit, notePreviewVisit } from '@/features/preview-links/find-guest'
import { listPreviewLinks, makePreviewLink } from '@/features/preview-links/preview-link-store'
import { toPreviewReader } from '@/features/preview-links/preview-reader'
import { findProjectDraft } from '@/features/projects/project-page-queries'
import { findPropertyDraft } from '@/features/properties/property-queries'
import { findModuleDrafts } from '@/modules/_kit/module-queries'
import { env } from '@/server/env'
import { payloadAs, type PreviewGuest } from '@/server/payload'
import { createExpiringId } from '@/server/signed-id'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

const site = 'http://localhost:3000'
const password = 'lang genoeg 1234'
const now = new Date()
const dayMs = 24 * 60 * 60 * 1000

let payload: Payload
let basics: ListingBasics
let staffId = 0
let pageId = 0
const tokens: Record<'translator' | 'agent' | 'owner', string> = {
  translator: '',
  agent: '',
  owner: '',
}

const hidden = { street: 'Sluierbergstraat', houseNumber: '98765', publishAddress: false }
const secret = /sluierberg|98765/i

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
  for (const role of ['administrator', 'translator', 'agent'] as const) {
    const languages = [...locales]
    const data = { email: `${role}@example.be`, password, name: role, role, languages }
    const { id } = await payload.create({ collection: 'users', data })
    if (role === 'administrator') staffId = id
  }
  const owner = { email: 'owner@example.be', password }
  await payload.create({ collection: 'owners', data: owner })
  for (const role of ['translator', 'agent'] as const) {
    const data = { email: `${role}@example.be`, password }
    tokens[role] = String((await payload.login({ collection: 'users', data })).token)
  }
  tokens.owner = String((await payload.login({ collection: 'owners', data: owner })).token)
})

const page = { screen: 'content', status: 'published' } as const

/** A published page with a newer draft of its Dutch title. */
async function createPage(name: string): Promise<number> {
  const data = { ...page, name, title: `${name} online`, _status: 'published' as const }
  const { id } = await payload.create({ collection: 'pages', locale: 'nl', data })
  await payload.update({
    collection: 'pages',
    id,
    locale: 'nl',
    draft: true,
    data: { title: `${name} concept`, _status: 'draft' },
  })
  return id
}

beforeEach(async () => {
  pageId = await createPage(`Blad ${Math.random().toString(36).slice(2)}`)
})

const guestOf = (collection: PreviewTarget, id: number): PreviewGuest => ({
  previewOf: { collection, id },
})

type Link = { id: number; expiresAt: Date }

const toToken = ({ id, expiresAt }: Link, key = env().PAYLOAD_SECRET) =>
  createExpiringId('preview', id, { expiresAt, secret: key })

function makeLink(differences: Partial<{ target: PreviewTarget; record: number; now: Date }> = {}) {
  const { target = 'pages', record = pageId, now: at = now } = differences
  const options = { locales: ['nl'] as const, days: 7, madeBy: staffId, now: at }
  return makePreviewLink({ target, record }, options)
}

const visit = (token: string, at = now, locale: Locale = 'nl') =>
  findPreviewVisit(token, { locale, now: at })

describe('a preview link', () => {
  it('opens the page of its record, until its end', async () => {
    const link = await makeLink()
    const found = await visit(toToken(link))
    expect(found).toMatchObject({ linkId: link.id, viewer: guestOf('pages', pageId) })
    expect(found?.path).toHaveLength(1)
    expect(await visit(toToken(link), new Date(link.expiresAt.getTime() - 1))).not.toBeNull()
    expect(await visit(toToken(link), link.expiresAt)).toBeNull()
  })

  it('opens nothing under another signature, end, number or purpose', async () => {
    const link = await makeLink()
    const later = new Date(link.expiresAt.getTime() + dayMs)
    const foreign = createExpiringId('document', link.id, {
      expiresAt: link.expiresAt,
      secret: env().PAYLOAD_SECRET,
    })
    const forged = toToken(link).replace(/-(\d+)-/, `-${later.getTime() / 1000}-`)
    const refused = [
      toToken(link, 'another secret of thirty-two characters'),
      toToken({ ...link, id: link.id + 1000 }),
      forged,
      foreign,
      `${link.id}`,
      '',
    ]
    expect(await Promise.all(refused.map((token) => visit(token)))).toEqual(refused.map(() => null))
  })

  it('opens in no other language, and no longer once it was revoked', async () => {
    const link = await makeLink()
    expect(await visit(toToken(link), now, 'de')).toBeNull()
    await payload.update({
      collection: 'preview-links',
      id: link.id,
      data: { revokedAt: now.toISOString() },
    })
    expect(await visit(toToken(link))).toBeNull()
  })

  it('opens in no language that the site does not speak', async () => {
    const link = await makeLink()
    const speak = (spoken: readonly Locale[]) =>
      payload.updateGlobal({
        slug: 'languages',
        data: {
          items: locales.map((code) => ({
            code,
            use: spoken.includes(code),
            default: code === spoken[0],
            flags: false,
          })),
        },
      })
    await speak(['fr'])
    expect(await visit(toToken(link))).toBeNull()
    await speak(locales)
    expect(await visit(toToken(link))).not.toBeNull()
  })

  it('opens nothing once its record is in the trash', async () => {
    const link = await makeLink()
    const data = { deletedAt: now.toISOString() }
    await payload.update({ collection: 'pages', id: pageId, data })
    expect(await visit(toToken(link))).toBeNull()
  })

  it('opens nothing for content that has no page of its own', async () => {
    const data = { name: 'Stil', title: 'Stil', isPublic: false, _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'articles', locale: 'nl', draft: true, data })
    expect(await visit(toToken(await makeLink({ target: 'articles', record: id })))).toBeNull()
  })

  it('keeps when it was opened, and nothing else', async () => {
    const link = await makeLink()
    const found = await visit(toToken(link))
    if (found === null) throw new Error('The link does not open')
    const note = (reader: PreviewReader) => notePreviewVisit(found, { at: now, reader })
    await Promise.all([note('guest'), note('guest')])
    const { docs } = await payload.find({
      collection: 'preview-openings',
      where: { link: { equals: link.id } },
      depth: 0,
    })
    expect(docs.map(({ id, ...rest }) => rest)).toEqual([
      { link: link.id, at: now.toISOString(), reader: 'guest' },
      { link: link.id, at: now.toISOString(), reader: 'guest' },
    ])
  })
})

describe('the reader of a preview link', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
  const reader = (headers: Record<string, string>) => toPreviewReader(new Headers(headers))

  it('is told from staff and from a program, so that neither counts as the guest', async () => {
    const staff = { 'user-agent': chrome, authorization: `JWT ${tokens.translator}` }
    expect(await reader({ 'user-agent': chrome })).toBe('guest')
    expect(await reader(staff)).toBe('staff')
    expect(await reader({ ...staff, authorization: `JWT ${tokens.owner}` })).toBe('guest')
    expect(await reader({})).toBe('program')
    expect(await reader({ 'user-agent': 'Slackbot-LinkExpanding 1.0' })).toBe('program')
    const { id } = await makeLink()
    for (const each of ['guest', 'staff', 'program'] as const) {
      await payload.create({
        collection: 'preview-openings',
        data: { link: id, at: now.toISOString(), reader: each },
      })
    }
    const [listed] = await listPreviewLinks({ target: 'pages', record: pageId })
    expect(listed).toMatchObject({ openingCount: 1, openings: [{}, {}, {}] })
  })
})

describe('the guest of a draft', () => {
  it('sees the draft of the record, and visitors do not', async () => {
    expect((await findPageDraft(pageId, 'nl', guestOf('pages', pageId)))?.title).toMatch(/concept$/)
    expect((await findPageDraft(pageId, 'nl', null))?.title ?? 'online').not.toMatch(/concept$/)
  })

  it('sees a record that was never published', async () => {
    const data = { name: 'Nieuw', title: 'Nieuw', isPublic: true, _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'articles', locale: 'nl', draft: true, data })
    expect(await findArticleDraft(id, 'nl', guestOf('articles', id))).toMatchObject({ id })
    expect(await findArticleDraft(id, 'nl', guestOf('articles', id + 1))).toBeNull()
    expect(await findArticleDraft(id, 'nl', guestOf('pages', id))).toBeNull()
  })

  it('sees no other draft: another page as visitors do', async () => {
    const other = await createPage('Ander')
    expect((await findPageDraft(other, 'nl', guestOf('pages', pageId)))?.title).toBe('Ander online')
  })

  it('sees no draft through the record: modules as visitors see them', async () => {
    const text = { type: 'text', view: 'text', status: 'published' } as const
    const create = (name: string) =>
      payload.create({
        collection: 'modules',
        locale: 'nl',
        draft: true,
        data: { ...text, name, title: `${name} online`, _status: 'draft' },
      })
    const [open, closed] = await Promise.all([create('Open'), create('Dicht')])
    const shared = { collection: 'modules', id: open.id, locale: 'nl' } as const
    await payload.update({ ...shared, data: { _status: 'published' } })
    await payload.update({
      ...shared,
      draft: true,
      data: { title: 'Open concept', _status: 'draft' },
    })
    await payload.update({
      collection: 'pages',
      id: pageId,
      locale: 'nl',
      draft: true,
      data: { _status: 'draft', placements: [{ module: open.id }, { module: closed.id }] },
    })
    const shown = await findModuleDrafts(pageId, 'nl', guestOf('pages', pageId))
    expect(shown.map(({ title }) => title)).toEqual(['Open online'])
  })

  it.each([false, true])(
    'is told no hidden address of a home, discreet %s, nor of its project',
    async (isDiscreet) => {
      const project = await payload.create({
        collection: 'projects',
        locale: 'nl',
        draft: true,
        data: {
          name: 'Torenhof concept',
          goal: 'sale',
          status: 'published',
          isPublic: true,
          _status: 'draft',
          place: basics.antwerp,
          countryId: '10',
          ...hidden,
        },
      })
      const home = await createHouse(payload, basics, {
        ...hidden,
        isDiscreet,
        project: project.id,
        title: 'Huis Sluierbergstraat',
        _status: 'draft',
      })
      const viewer = guestOf('properties', home.id)
      const shown = await findPropertyDraft(home.publicId ?? 0, 'nl', viewer)
      expect(shown).not.toBeNull()
      expect(JSON.stringify(shown)).not.toMatch(secret)
      expect(JSON.stringify(shown)).not.toContain('Torenhof concept')
      const door = await payloadAs(viewer)
      const read = { collection: 'properties', id: home.id, depth: 2, disableErrors: true } as const
      expect(await door.findByID(read)).not.toHaveProperty('street')
      expect(await findProjectDraft(project.publicId ?? 0, 'nl', viewer)).toBeNull()
      const itself = await findProjectDraft(
        project.publicId ?? 0,
        'nl',
        guestOf('projects', project.id),
      )
      expect(itself).not.toBeNull()
      expect(JSON.stringify(itself)).not.toMatch(secret)
      expect(itself?.units).toEqual([])
    },
  )
})

type Person = keyof typeof tokens | null

function send(person: Person, method: 'GET' | 'POST', given: { query?: string; body?: unknown }) {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (person !== null) headers.set('Authorization', `JWT ${tokens[person]}`)
  const body = given.body === undefined ? null : JSON.stringify(given.body)
  return new Request(`${site}/api/previews/?${given.query ?? ''}`, { method, headers, body })
}

const order = (differences: object = {}) => ({
  target: 'pages',
  record: pageId,
  locales: ['nl'],
  days: previewDays.usual,
  ...differences,
})

const make = (person: Person, differences: object = {}) =>
  answerMakePreviewLink(send(person, 'POST', { body: order(differences) }))

describe('preview links at the desk', () => {
  it('are made by a translator of any language', async () => {
    const translator = { email: { equals: 'translator@example.be' } }
    const assign = (languages: Locale[]) =>
      payload.update({ collection: 'users', where: translator, data: { languages } })
    await assign(['de'])
    expect((await make('translator')).status).toBe(200)
    await assign([])
    expect((await make('translator')).status).toBe(404)
    await assign([...locales])
  })

  it('are made, listed and revoked by staff', async () => {
    const made = await make('translator')
    expect(made.status).toBe(200)
    expect(made.headers.get('cache-control')).toBe('private, no-store')
    const { links, locales }: { links: PreviewLinkLine[]; locales: string[] } = await made.json()
    expect(locales).toEqual(['nl'])
    expect(links).toMatchObject([{ isOpen: true, isRevoked: false, openingCount: 0 }])
    const [link] = links
    const href = link?.hrefs[0]?.href ?? ''
    expect(href).toMatch(/^http:\/\/localhost:3000\/nl\/preview\/\d+-\d+-[\w-]{43}\/$/)
    const token = href.split('/').at(-2) ?? ''
    expect(await visit(token)).not.toBeNull()

    const revoked = await answerRevokePreviewLink(send('translator', 'POST', {}), String(link?.id))
    expect(revoked.status).toBe(204)
    expect(await visit(token)).toBeNull()
    const query = new URLSearchParams({ target: 'pages', record: String(pageId) }).toString()
    const listed = await answerPreviewLinks(send('translator', 'GET', { query }))
    expect(await listed.json()).toMatchObject({
      links: [{ id: link?.id, isOpen: false, isRevoked: true, hrefs: [] }],
    })
  })

  it.each([null, 'owner'] as const)('do not exist for %s', async (person) => {
    const link = await makeLink()
    const query = new URLSearchParams({ target: 'pages', record: String(pageId) }).toString()
    const answers = await Promise.all([
      make(person),
      answerPreviewLinks(send(person, 'GET', { query })),
      answerRevokePreviewLink(send(person, 'POST', {}), String(link.id)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await visit(toToken(link))).not.toBeNull()
  })

  it('show an agent no draft of a colleague, though visitors see the home', async () => {
    const colleague = await payload.create({
      collection: 'team',
      locale: 'nl',
      data: { name: 'Collega', user: staffId, isPublic: true },
    })
    const home = await createHouse(payload, basics, { manager: colleague.id, _status: 'published' })
    const subject = { target: 'properties', record: home.id } as const
    const link = await makeLink(subject)
    const query = new URLSearchParams({ target: 'properties', record: String(home.id) }).toString()
    const answers = await Promise.all([
      make('agent', subject),
      answerPreviewLinks(send('agent', 'GET', { query })),
      answerRevokePreviewLink(send('agent', 'POST', {}), String(link.id)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    const own = await createHouse(payload, basics, { _status: 'draft' })
    expect((await make('agent', { target: 'properties', record: own.id })).status).toBe(200)
  })

  it('are made in a language in which the draft has words and no address yet', async () => {
    const draft = { collection: 'pages', id: pageId, locale: 'fr', draft: true } as const
    expect((await make('translator', { locales: ['fr'] })).status).toBe(400)
    await payload.update({ ...draft, data: { title: 'Brouillon français', _status: 'draft' } })
    const made = await make('translator', { locales: ['fr'] })
    expect(made.status).toBe(200)
    const { links }: { links: PreviewLinkLine[] } = await made.json()
    const token = links[0]?.hrefs[0]?.href.split('/').at(-2) ?? ''
    expect(await visit(token, now, 'fr')).toMatchObject({ path: ['page', String(pageId)] })
  })

  it.each([
    ['a record that does not exist', { record: 999_999 }, 404],
    ['a collection without pages', { target: 'users' }, 400],
    ['a language in which it has no page', { locales: ['nl', 'de'] }, 400],
    ['no language', { locales: [] }, 400],
    ['too many days', { days: previewDays.max + 1 }, 400],
    ['no day', { days: 0 }, 400],
    ['half a day', { days: 1.5 }, 400],
  ])('are not made for %s', async (_what, differences, status) => {
    expect((await make('translator', differences)).status).toBe(status)
  })

  it('are not made from another site', async () => {
    const request = send('translator', 'POST', { body: order() })
    request.headers.set('sec-fetch-site', 'cross-site')
    expect((await answerMakePreviewLink(request)).status).toBe(404)
  })
})
