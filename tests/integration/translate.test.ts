import type { Payload, TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAllowedOwners } from '@/cms/translations/allowed-owners'
import { findTexts, type WorkText } from '@/cms/translations/find-texts'
import { saveTexts, type TextChange } from '@/cms/translations/save-texts'
import type { Locale } from '@/domain/kernel/locales'
import type { StaffRole } from '@/cms/access/roles'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let translator: TypedUser
let agent: TypedUser
let count = 0
let pageId = 0

const page = { screen: 'content', status: 'published', _status: 'published' } as const

async function createUser(role: StaffRole, languages: Locale[] = []): Promise<TypedUser> {
  const data = {
    email: `${role}${languages.join('')}@example.be`,
    password: 'Correct-horse-9',
    name: role,
    role,
    languages,
  }
  const { id } = await payload.create({ collection: 'users', data })
  return { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' }
}

beforeAll(async () => {
  payload = await getTestPayload()
  // The first account of a site is its administrator, whatever is asked for.
  await createUser('administrator')
  translator = await createUser('translator', ['fr', 'de'])
  agent = await createUser('agent')
})

beforeEach(async () => {
  count += 1
  const name = `Werkbank ${count}`
  const data = { ...page, name, title: 'Dag {sale}', intro: 'Welkom' }
  pageId = (await payload.create({ collection: 'pages', locale: 'nl', data })).id
})

const read = (locale: Locale, draft = false) =>
  payload.findByID({ collection: 'pages', id: pageId, locale, draft })

/** What the workbench shows of the page in French. */
async function work(user = translator, locale: Locale = 'fr'): Promise<WorkText[]> {
  const owners = (await findAllowedOwners(payload, user)).filter(({ name }) => name === 'pages')
  const states = ['missing', 'stale', 'fresh'] as const
  const question = { owners, locale, states, record: pageId }
  const found = await findTexts(payload, user, question, { limit: 50 })
  return found.texts
}

async function workOn(path: string): Promise<WorkText> {
  const text = (await work()).find((each) => each.path === path)
  if (!text) throw new Error(`The workbench does not show ${path}`)
  return text
}

const toChange = ({ path, source, target }: WorkText, text: string): TextChange => ({
  path,
  text,
  source: source.hash,
  target: target.hash,
})

async function save(changes: TextChange[], user = translator, locale: Locale = 'fr') {
  const order = { owner: 'pages', record: pageId, locale, changes }
  const outcome = await saveTexts(payload, user, order, 'nl')
  return changes.map(({ path }) => outcome.get(path))
}

describe('a translator', () => {
  it('finds what is missing beside its source, and visitors see what is kept', async () => {
    const title = await workOn('title')
    expect(title).toMatchObject({ state: 'missing', charactersMax: 200, source: { locale: 'nl' } })
    expect(await save([toChange(title, 'Bonjour {sale}')])).toMatchObject([
      { ok: true, value: { isChanged: true, isDraft: false } },
    ])
    expect(await workOn('title')).toMatchObject({ state: 'fresh' })
    expect(await read('fr')).toMatchObject({ title: 'Bonjour {sale}', _status: 'published' })
    expect(await read('nl')).toMatchObject({ title: 'Dag {sale}' })
  })

  it('joins a draft that waits, and publishes nothing of it', async () => {
    const data = { intro: 'Binnenkort' }
    await payload.update({ collection: 'pages', id: pageId, locale: 'nl', draft: true, data })
    const intro = await workOn('intro')
    expect(intro).toMatchObject({ isDraft: true, source: { text: 'Binnenkort' } })
    expect(await save([toChange(intro, 'Bientôt')])).toMatchObject([{ value: { isDraft: true } }])
    expect((await read('fr', true)).intro).toBe('Bientôt')
    expect((await read('fr')).intro ?? null).toBeNull()
    expect((await read('nl')).intro).toBe('Welkom')
  })

  it('says that a text is still right', async () => {
    await save([toChange(await workOn('intro'), 'Bienvenue')])
    const data = { intro: 'Van harte welkom' }
    await payload.update({ collection: 'pages', id: pageId, locale: 'nl', data })
    const stale = await workOn('intro')
    expect(stale.state).toBe('stale')
    expect(await save([toChange(stale, stale.target.text)])).toMatchObject([
      { value: { isChanged: false } },
    ])
    expect((await workOn('intro')).state).toBe('fresh')
  })

  it('is refused a text that lost a name or does not fit, and the rest is kept', async () => {
    const [title, intro] = [await workOn('title'), await workOn('intro')]
    expect(await save([toChange(title, 'Bonjour'), toChange(intro, 'Bienvenue')])).toMatchObject([
      { ok: false, error: { code: 'placeholders', lost: ['sale'] } },
      { ok: true },
    ])
    expect((await read('fr')).intro).toBe('Bienvenue')
    expect(await save([toChange(title, `{sale} ${'x'.repeat(200)}`)])).toMatchObject([
      { error: { code: 'tooLong' } },
    ])
  })

  it('keeps the structure of a formatted text', async () => {
    const words = (text: string, format = 0) => ({ type: 'text', text, format, version: 1 })
    const block = (type: string, children: object[], more = {}) => ({
      type,
      children,
      version: 1,
      direction: null,
      format: '' as const,
      indent: 0,
      ...more,
    })
    const body = {
      root: block('root', [
        block('heading', [words('Kop')], { tag: 'h2' }),
        block('paragraph', [words('Een '), words('vet', 1), words(' woord')]),
      ]),
    }
    await payload.update({ collection: 'pages', id: pageId, locale: 'nl', data: { body } })
    const text = await workOn('body')
    expect(text.source.text).toBe('Kop\n\nEen <1>vet</1> woord')
    expect(await save([toChange(text, 'Titre')])).toMatchObject([
      { error: { code: 'paragraphs', expected: 2, found: 1 } },
    ])
    expect(await save([toChange(text, 'Titre\n\nUn mot <1>gras</1>')])).toMatchObject([
      { ok: true },
    ])
    expect((await read('fr')).body).toMatchObject({
      root: {
        children: [
          { tag: 'h2', children: [{ text: 'Titre' }] },
          { children: [{ text: 'Un mot ' }, { text: 'gras', format: 1 }] },
        ],
      },
    })
  })

  it.each([
    ['another language', () => translator, 'en', 'language'],
    ['any language without the right to', () => agent, 'fr', 'language'],
  ] as const)('writes nothing in %s', async (_, user, locale, code) => {
    const change = toChange(await workOn('intro'), 'Bienvenue')
    expect(await save([change], user(), locale)).toMatchObject([{ error: { code } }])
    expect((await read(locale)).intro ?? null).toBeNull()
  })

  it('writes no settings that only editors may change', async () => {
    const owners = (await findAllowedOwners(payload, translator)).map(({ name }) => name)
    expect(owners).toContain('modules')
    expect(owners).not.toContain('global:footer')
    expect(owners).not.toContain('documents')
    const changes = [{ path: 'title', text: 'Cherchez', source: 'x' }]
    const order = { owner: 'global:search-block', record: 0, locale: 'fr' as const, changes }
    const outcome = await saveTexts(payload, translator, order, 'nl')
    expect(outcome.get('title')).toMatchObject({ error: { code: 'forbidden' } })
  })
})

describe('the list of texts', () => {
  it('goes on behind a text that was deleted meanwhile', async () => {
    const [first, second] = [`Lijst ${count} a`, `Lijst ${count} b`]
    const create = (name: string) =>
      payload.create({ collection: 'pages', locale: 'nl', data: { ...page, name, title: name } })
    const { id } = await create(first)
    await create(second)
    const owners = (await findAllowedOwners(payload, translator)).filter(
      ({ name }) => name === 'pages',
    )
    const states = ['missing'] as const
    const question = { owners, locale: 'fr' as const, states, search: `Lijst ${count}` }
    const { texts, last } = await findTexts(payload, translator, question, { limit: 1 })
    expect(texts.map(({ title }) => title)).toEqual([first])
    await payload.delete({ collection: 'pages', id })
    const after = last ?? undefined
    const rest = await findTexts(payload, translator, question, { limit: 5, after })
    expect(rest).toMatchObject({ texts: [{ title: second }], last: null })
  })
})

describe('two people at once', () => {
  it('hear that the source changed meanwhile', async () => {
    const seen = await workOn('intro')
    const data = { intro: 'Van harte welkom' }
    await payload.update({ collection: 'pages', id: pageId, locale: 'nl', data })
    expect(await save([toChange(seen, 'Bienvenue')])).toMatchObject([
      { error: { code: 'sourceChanged', source: { text: 'Van harte welkom' } } },
    ])
  })

  it('do not overwrite each other unseen: one is kept, the other hears of it', async () => {
    const seen = await workOn('intro')
    const results = await Promise.all([
      save([toChange(seen, 'Bienvenue')]),
      save([toChange(seen, 'Soyez les bienvenus')]),
    ])
    const codes = results.flat().map((result) => (result?.ok ? 'kept' : result?.error.code))
    expect(codes.toSorted()).toEqual(['kept', 'targetChanged'])
    const kept = codes[0] === 'kept' ? 'Bienvenue' : 'Soyez les bienvenus'
    expect((await read('fr')).intro).toBe(kept)
  })

  it('may write the same record in two languages', async () => {
    const [french] = await work(translator, 'fr')
    const [german] = await work(translator, 'de')
    if (!french || !german) throw new Error('Nothing waits')
    const results = await Promise.all([
      save([toChange(french, 'Bonjour {sale}')], translator, 'fr'),
      save([toChange(german, 'Guten Tag {sale}')], translator, 'de'),
    ])
    expect(results.flat()).toMatchObject([{ ok: true }, { ok: true }])
    expect((await read('fr')).title).toBe('Bonjour {sale}')
    expect((await read('de')).title).toBe('Guten Tag {sale}')
  })
})
