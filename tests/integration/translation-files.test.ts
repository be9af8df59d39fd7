import { ValidationError, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportReport } from '@/cms/translations/import-report'
import { answerSaveBuiltIn } from '@/features/translations/answer-built-in'
import { answerExport } from '@/features/translations/answer-export'
import { answerImport } from '@/features/translations/answer-import'
import { answerSaveText } from '@/features/translations/answer-save'
import type { Locale } from '@/domain/kernel/locales'
import { createLongRequest } from '../support/long-body'
import { getTestPayload } from '../support/test-payload'

const site = 'http://localhost:3000'
const password = 'Correct-horse-9'

let payload: Payload
let count = 0
let pageId = 0
const tokens: Record<'editor' | 'translator' | 'agent' | 'owner', string> = {
  editor: '',
  translator: '',
  agent: '',
  owner: '',
}

type Who = keyof typeof tokens

const page = { screen: 'content', status: 'published', _status: 'published' } as const

beforeAll(async () => {
  payload = await getTestPayload()
  // The first account of a site is its administrator, whatever is asked for.
  for (const role of ['administrator', 'editor', 'translator', 'agent'] as const) {
    const languages: Locale[] = role === 'translator' ? ['fr'] : []
    const data = { email: `${role}@example.be`, password, name: role, role, languages }
    await payload.create({ collection: 'users', data })
  }
  await payload.create({ collection: 'owners', data: { email: 'owner@example.be', password } })
  for (const who of ['editor', 'translator', 'agent', 'owner'] as const) {
    const collection = who === 'owner' ? 'owners' : 'users'
    const data = { email: `${who}@example.be`, password }
    tokens[who] = String((await payload.login({ collection, data })).token)
  }
})

beforeEach(async () => {
  count += 1
  const data = { ...page, name: `Bestand ${count}`, title: 'Dag {sale}', intro: 'Welkom & dank' }
  pageId = (await payload.create({ collection: 'pages', locale: 'nl', data })).id
})

const headersOf = (who: Who) => ({
  authorization: `JWT ${tokens[who]}`,
  origin: site,
  host: 'localhost:3000',
})

function askExport(who: Who, query: Record<string, string>) {
  const search = new URLSearchParams({ language: 'nl', q: `Bestand ${count}`, ...query })
  return answerExport(
    new Request(`${site}/api/translations/export/?${search}`, { headers: headersOf(who) }),
  )
}

const take = async (query: Record<string, string>) => (await askExport('translator', query)).text()

function askImport(who: Who, text: string, deed: 'look' | 'apply') {
  const body = new FormData()
  body.set('file', new File([text], 'texts.xlf'))
  body.set('deed', deed)
  body.set('language', 'nl')
  const request = new Request(`${site}/api/translations/import/`, {
    method: 'POST',
    body,
    headers: headersOf(who),
  })
  return answerImport(request)
}

async function importFile(text: string, deed: 'look' | 'apply', who: Who = 'translator') {
  const { report }: { report: ImportReport } = await (await askImport(who, text, deed)).json()
  return report
}

/** The words of a translator in the place of the targets, one after the other. */
const translate = (xliff: string, targets: readonly string[]) =>
  targets.reduce(
    (text, target) =>
      text.replace(
        /<target state="needs-[^"]*">[^<]*<\/target>/,
        `<target state="translated">${target}</target>`,
      ),
    xliff,
  )

const read = (locale: Locale = 'fr') =>
  payload.findByID({ collection: 'pages', id: pageId, locale })

const kindsOf = ({ lines }: ImportReport) =>
  lines.map(({ result }) => (result.kind === 'refused' ? result.refusal.code : result.kind))

describe('a file for translators', () => {
  it('is looked through without a change, taken in, and says nothing new the second time', async () => {
    const xliff = translate(await take({ to: 'fr' }), ['Bonjour {sale}', 'Bienvenue &amp; merci'])
    expect(kindsOf(await importFile(xliff, 'look'))).toEqual(['changed', 'changed'])
    expect((await read()).title ?? null).toBeNull()
    expect(kindsOf(await importFile(xliff, 'apply'))).toEqual(['changed', 'changed'])
    expect(await read()).toMatchObject({ title: 'Bonjour {sale}', intro: 'Bienvenue & merci' })
    expect(await importFile(xliff, 'apply')).toMatchObject({ lines: [], unchanged: 2 })
  })

  it('refuses what lost a name, and takes in the rest', async () => {
    const xliff = translate(await take({ to: 'fr' }), ['Bonjour', 'Bienvenue'])
    expect(kindsOf(await importFile(xliff, 'apply'))).toEqual(['placeholders', 'changed'])
    expect(await read()).toMatchObject({ title: null, intro: 'Bienvenue' })
  })

  it('refuses a text whose source or translation changed since', async () => {
    const xliff = translate(await take({ to: 'fr' }), ['Bonjour {sale}', 'Bienvenue'])
    const write = (locale: Locale, data: object) =>
      payload.update({ collection: 'pages', id: pageId, locale, data })
    await write('nl', { title: 'Goeiedag {sale}' })
    await write('fr', { intro: 'Entrez' })
    expect(kindsOf(await importFile(xliff, 'apply'))).toEqual(['sourceChanged', 'targetChanged'])
    expect(await read()).toMatchObject({ title: null, intro: 'Entrez' })
  })

  it('refuses a text that is gone, and names ids that are none of ours', async () => {
    const xliff = translate(await take({ to: 'fr' }), ['Bonjour {sale}'])
    const strange = xliff.replace(
      '</body>',
      '<trans-unit id="7"><target>x</target></trans-unit></body>',
    )
    await payload.delete({ collection: 'pages', id: pageId })
    const report = await importFile(strange, 'apply')
    expect(kindsOf(report)).toEqual(['gone'])
    expect(report).toMatchObject({ unknown: ['7'], open: 1 })
  })

  it('confirms a stale text only where the translator says that it is done', async () => {
    const write = (locale: Locale, intro: string) =>
      payload.update({ collection: 'pages', id: pageId, locale, data: { intro } })
    await write('fr', 'Bienvenue')
    await write('nl', 'Van harte welkom')
    const xliff = await take({ to: 'fr', show: 'stale' })
    expect(await importFile(xliff, 'apply')).toMatchObject({ lines: [], unchanged: 1 })
    const done = xliff.replace('needs-review-translation', 'translated')
    expect(kindsOf(await importFile(done, 'apply'))).toEqual(['confirmed'])
    expect(await take({ to: 'fr', show: 'stale' })).not.toContain('trans-unit')
  })

  it('is taken in as JSON too', async () => {
    const file = JSON.parse(await take({ to: 'fr', format: 'json' }))
    const texts = file.texts.map((text: { source: string }) => ({
      ...text,
      target: `${text.source}!`,
    }))
    await importFile(JSON.stringify({ ...file, texts }), 'apply')
    expect(await read()).toMatchObject({ title: 'Dag {sale}!', intro: 'Welkom & dank!' })
  })

  it.each(['\0', '\uD83C'])(
    'refuses a text that cannot be kept, and takes in the rest: %j',
    async (sign) => {
      const second = { ...page, name: `Bestand ${count} bis`, title: 'Tot ziens' }
      const other = (await payload.create({ collection: 'pages', locale: 'nl', data: second })).id
      const file = JSON.parse(await take({ to: 'fr', format: 'json' }))
      const texts = file.texts.map((text: { source: string }) => ({
        ...text,
        target: text.source.startsWith('Welkom') ? `Bien${sign}venue` : `${text.source}!`,
      }))
      const returned = JSON.stringify({ ...file, texts })
      const outcome = ['changed', 'signs', 'changed']
      for (const deed of ['look', 'apply'] as const)
        expect(kindsOf(await importFile(returned, deed))).toEqual(outcome)
      expect(await read()).toMatchObject({ title: 'Dag {sale}!', intro: null })
      const found = await payload.findByID({ collection: 'pages', id: other, locale: 'fr' })
      expect(found.title).toBe('Tot ziens!')
    },
  )

  it('takes in the rest of a record whose form refuses one of its texts', async () => {
    const xliff = translate(await take({ to: 'fr' }), ['Bonjour {sale}', 'Bienvenue'])
    const refuse = { code: 'record' }
    const { hooks } = payload.collections.pages.config
    const refuseIntro = ({ data }: { data: { intro?: unknown } }) => {
      if (data.intro === 'Bienvenue')
        throw new ValidationError({ errors: [{ path: 'intro', message: 'Neen' }] })
    }
    hooks.beforeValidate.push(refuseIntro as never)
    try {
      const report = await importFile(xliff, 'apply')
      expect(report.lines.map(({ result }) => result)).toMatchObject([
        { kind: 'changed' },
        { kind: 'refused', refusal: refuse },
      ])
    } finally {
      hooks.beforeValidate.pop()
    }
    expect(await read()).toMatchObject({ title: 'Bonjour {sale}', intro: null })
  })

  it('never takes in a language that is not assigned', async () => {
    const xliff = await (await askExport('editor', { to: 'de' })).text()
    const german = translate(xliff, ['Guten Tag {sale}', 'Willkommen'])
    expect(kindsOf(await importFile(german, 'apply'))).toEqual(['language', 'language'])
    expect((await read('de')).title ?? null).toBeNull()
    expect((await askExport('translator', { to: 'de' })).status).toBe(403)
  })

  it('is refused where it expands entities, or is no file of ours', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;">]><xliff>&y;</xliff>'
    for (const text of [bomb, 'a;b;c', '{"format":"other"}']) {
      expect((await askImport('translator', text, 'apply')).status).toBe(422)
    }
  })
})

describe('the doors of the workbench', () => {
  const post = (path: string, data: object, headers: Record<string, string>) =>
    new Request(`${site}${path}`, {
      method: 'POST',
      body: JSON.stringify(data),
      headers: { 'content-type': 'application/json', ...headers },
    })

  it.each(['agent', 'owner'] as const)('are not there for an %s', async (who) => {
    const headers = headersOf(who)
    const answers = await Promise.all([
      askExport(who, { to: 'fr' }),
      askImport(who, '{}', 'look'),
      answerSaveText(post('/api/translations/', {}, headers)),
      answerSaveBuiltIn(post('/api/translations/built-in/', {}, headers)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('are not there for another site that borrows the session', async () => {
    const headers = { ...headersOf('translator'), 'sec-fetch-site': 'cross-site' }
    expect((await answerSaveText(post('/api/translations/', {}, headers))).status).toBe(404)
  })

  it.each([answerSaveText, answerSaveBuiltIn])(
    'read no long body to its end (%#)',
    async (answer) => {
      const { request, count } = createLongRequest(`${site}/`, headersOf('translator'))
      expect((await answer(request)).status).toBe(400)
      expect(count()).toBeLessThan(4 * 1024 * 1024)
    },
  )

  it('say of a text that cannot be kept that it holds such a sign', async () => {
    const text = { path: 'title', locale: 'fr', text: 'Jour\0{sale}', target: null, language: 'nl' }
    const file = JSON.parse(await take({ to: 'fr', format: 'json' }))
    const source = String(file.texts[0].id).split('#')[1]
    const data = { owner: 'pages', record: pageId, source, ...text }
    const answer = await answerSaveText(post('/api/translations/', data, headersOf('translator')))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ refusal: { code: 'signs' } })
  })

  it('answer a nonsense with 400', async () => {
    const answer = await answerSaveText(
      post('/api/translations/', { owner: 'pages' }, headersOf('translator')),
    )
    expect(answer.status).toBe(400)
  })
})

describe('a built-in text', () => {
  const save = async (who: Who, key: string, text: string, seen = '') => {
    const data = { key, locale: 'fr', text, seen, language: 'nl' }
    const request = new Request(`${site}/api/translations/built-in/`, {
      method: 'POST',
      body: JSON.stringify(data),
      headers: { 'content-type': 'application/json', ...headersOf(who) },
    })
    const answer = await answerSaveBuiltIn(request)
    return { status: answer.status, ...(await answer.json()) }
  }
  const key = 'shell.openMenu'

  it('is replaced first by an editor, and then by a translator in their language', async () => {
    expect(await save('translator', key, 'Ouvrir')).toMatchObject({
      status: 403,
      refusal: { code: 'addedByEditors' },
    })
    expect(await save('editor', key, 'Ouvrir')).toMatchObject({ status: 200 })
    expect(await save('translator', key, 'Menu', 'Ouvrir')).toMatchObject({ status: 200 })
    expect(await save('translator', key, 'Autre', 'Ouvrir')).toMatchObject({
      status: 409,
      refusal: { code: 'targetChanged', target: { text: 'Menu' } },
    })
    const { docs } = await payload.find({ collection: 'dictionary', locale: 'fr' })
    expect(docs).toMatchObject([{ key, value: 'Menu' }])
  })

  it('is refused a name that nobody fills in, and a key that is none', async () => {
    expect(await save('editor', key, 'Bonjour {nom}')).toMatchObject({
      status: 422,
      refusal: { code: 'placeholders', foreign: ['nom'] },
    })
    expect(await save('editor', key, 'Ouvrir\0')).toMatchObject({
      status: 422,
      refusal: { code: 'signs' },
    })
    expect(await save('editor', 'shell.nothing', 'x')).toMatchObject({ status: 409 })
  })
})
