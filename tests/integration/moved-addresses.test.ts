import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/kernel/locales'
import { findOriginalTarget } from '@/features/originals/original-queries'
import { answerRedirectImport } from '@/features/redirect-import/answer-import'
import { findRedirect } from '@/features/routing/redirect-queries'
import { resolvePath } from '@/features/routing/resolve'
import { writeHits } from '@/server/redirect-hits/write-hits'
import { queryRows } from '@/server/db'
import { getTestPayload } from '../support/test-payload'

const site = 'http://localhost:3000'
const password = 'lang genoeg 1234'

let payload: Payload
const tokens: Record<string, string> = {}

beforeAll(async () => {
  payload = await getTestPayload()
  for (const role of ['administrator', 'editor', 'agent', 'translator'] as const) {
    const data = { email: `${role}@example.be`, password, name: role, role }
    await payload.create({ collection: 'users', data })
    tokens[role] = String((await payload.login({ collection: 'users', data })).token)
  }
  const owner = { email: 'owner@example.be', password }
  await payload.create({ collection: 'owners', data: owner })
  tokens.owner = String((await payload.login({ collection: 'owners', data: owner })).token)
})

async function createPage(name: string, parent: number | null = null) {
  const { id, path } = await payload.create({
    collection: 'pages',
    locale: 'nl',
    data: {
      name,
      title: name,
      parent,
      screen: 'content',
      status: 'published',
      _status: 'published',
    },
  })
  const { docs } = await payload.find({
    collection: 'routes',
    where: { 'target.value': { equals: id } },
    locale: 'nl',
    depth: 0,
  })
  return { id, path, route: docs[0]?.id ?? 0 }
}

const move = (route: number, localizedPath: string, locale: Locale = 'nl') =>
  payload.update({ collection: 'routes', id: route, locale, data: { localizedPath } })

const split = (path: string) => path.split('/').filter((segment) => segment !== '')

/** What a Dutch address answers: the page, where it leads, or nothing. */
async function ask(path: string): Promise<string> {
  const answer = await resolvePath('nl', split(path))
  if (answer.kind === 'redirect') return `308 ${answer.to}`
  if (answer.kind === 'missing') return '404'
  return answer.destination.kind === 'entry' ? `200 ${answer.destination.entry.key}` : '200'
}

describe('an address that an editor changes', () => {
  it('leads to the new one at once, and no more after it changed back', async () => {
    const { route, path } = await createPage('Aanpak')
    await move(route, '/onze-werkwijze/')
    expect(await ask('/aanpak/')).toBe('308 /nl/onze-werkwijze/')
    expect(await ask('/onze-werkwijze/')).toBe(`200 ${path}`)
    await move(route, '/aanpak/')
    expect(await ask('/aanpak/')).toBe(`200 ${path}`)
    expect(await ask('/onze-werkwijze/')).toBe('308 /nl/aanpak/')
  })

  it('leads in one step, however often it moved', async () => {
    const { route } = await createPage('Eerste')
    await move(route, '/tweede/')
    await move(route, '/derde/')
    expect([await ask('/eerste/'), await ask('/tweede/')]).toEqual([
      '308 /nl/derde/',
      '308 /nl/derde/',
    ])
  })

  it('goes to the page that takes it, for good', async () => {
    const first = await createPage('Jobs')
    await move(first.route, '/werken-bij/')
    const second = await createPage('Vacatures')
    await move(second.route, '/jobs/')
    expect(await ask('/jobs/')).toBe(`200 ${second.path}`)
    await move(second.route, '/vacatures-nu/')
    expect(await ask('/jobs/')).toBe('308 /nl/vacatures-nu/')
  })

  it('takes the pages below along, each with a redirect of its own', async () => {
    const above = await createPage('Diensten')
    const below = await createPage('Verkoop', above.id)
    const deepest = await createPage('Schatting', below.id)
    await move(above.route, '/wat-wij-doen/')
    expect(await ask('/diensten/verkoop/')).toBe('308 /nl/wat-wij-doen/verkoop/')
    expect(await ask('/diensten/verkoop/schatting/')).toBe(
      '308 /nl/wat-wij-doen/verkoop/schatting/',
    )
    expect(await ask('/wat-wij-doen/verkoop/schatting/')).toBe(`200 ${deepest.path}`)
  })

  it('is nothing of a save that failed', async () => {
    const { route } = await createPage('Blijft')
    await createPage('Bezet')
    await expect(move(route, '/bezet/')).rejects.toThrow()
    expect(await ask('/blijft/')).toMatch(/^200/)
  })
})

describe('a page with another name', () => {
  it('still answers to its old path without a language', async () => {
    const { id } = await createPage('Over het huis')
    await payload.update({ collection: 'pages', id, locale: 'nl', data: { name: 'Over de zaak' } })
    const target = await findOriginalTarget({
      pathname: '/over-het-huis/',
      search: '',
      locale: 'nl',
    })
    expect(target).toEqual({ location: '/nl/over-het-huis/', status: 307 })
  })
})

const importAs = (token: string | undefined, body: unknown, origin = site) =>
  answerRedirectImport(
    new Request(`${site}/api/redirect-import/`, {
      method: 'POST',
      headers: { origin, ...(token && { cookie: `payload-token=${token}` }) },
      body: JSON.stringify(body),
    }),
  )

const countRedirects = async () => (await payload.count({ collection: 'redirects' })).totalDocs

describe('redirects from a table', () => {
  const table = '/huis/;/nl/aanpak/\n/oud-1/;/nl/aanpak/\n/oud-2/;/oud-1/\n/nl/aanpak/;/x/\n'
  const order = { text: table, allowsForeign: false }

  it('come in once where two send the same table at the same moment', async () => {
    const before = await countRedirects()
    const twice = '/tweemaal-1/;/nl/aanpak/\n/tweemaal-2/;/nl/aanpak/\n'
    const send = () => importAs(tokens.editor, { text: twice, allowsForeign: false, isFinal: true })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const lists = await Promise.all(answers.map((answer) => answer.json()))
    const made = lists.filter(({ lines }) => lines[0].kind === 'made')
    expect(made).toHaveLength(1)
    expect(await countRedirects()).toBe(before + 2)
  })

  it('are examined before anything is kept', async () => {
    const before = await countRedirects()
    const answer = await importAs(tokens.editor, { ...order, isFinal: false })
    const { lines } = await answer.json()
    expect(lines).toMatchObject([
      { line: 1, kind: 'made' },
      { line: 2, kind: 'made' },
      { line: 3, kind: 'made', to: '/nl/aanpak/' },
      { line: 4, kind: 'refused', fault: 'livingSource' },
    ])
    expect(await countRedirects()).toBe(before)
  })

  it('are kept without the bad lines, and answer at once', async () => {
    const before = await countRedirects()
    await importAs(tokens.editor, { ...order, isFinal: true })
    expect(await countRedirects()).toBe(before + 3)
    expect(await findRedirect('/oud-2/')).toEqual({ to: '/nl/aanpak/', permanent: true })
    const again = await (await importAs(tokens.editor, { ...order, isFinal: true })).json()
    expect(again.lines[0]).toMatchObject({ kind: 'same' })
    expect(await countRedirects()).toBe(before + 3)
  })

  it('lead past an address that moved since', async () => {
    const { route } = await createPage('Kantoor')
    await importAs(tokens.editor, {
      text: '/waar/;/nl/kantoor/',
      allowsForeign: false,
      isFinal: true,
    })
    await move(route, '/ons-kantoor/')
    expect(await findRedirect('/waar/')).toEqual({ to: '/nl/ons-kantoor/', permanent: true })
  })

  it('are for editors alone', async () => {
    const statuses = await Promise.all(
      ['administrator', 'editor', 'agent', 'translator', 'owner', 'nobody'].map(
        async (name) => (await importAs(tokens[name], { ...order, isFinal: false })).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 403, 403, 404, 404])
    expect((await importAs(tokens.editor, order, 'https://evil.example')).status).toBe(404)
    expect((await importAs(tokens.editor, { text: 7 })).status).toBe(400)
    const long = { text: '/a/;/b/\n'.repeat(6_000), allowsForeign: false, isFinal: false }
    expect((await importAs(tokens.editor, long)).status).toBe(413)
  })
})

describe('the hits of redirects', () => {
  it('are added to the redirect alone, which counts as unchanged', async () => {
    const data = { from: '/folder/', to: '/nl/aanpak/' }
    const { id, updatedAt } = await payload.create({ collection: 'redirects', data })
    const at = new Date('2026-06-30T12:00:00Z')
    await writeHits(queryRows, [
      { key: '/folder/', count: 3, at },
      { key: '/nobody/', count: 9, at },
    ])
    await writeHits(queryRows, [
      { key: '/folder/', count: 1, at: new Date('2026-06-29T12:00:00Z') },
    ])
    const after = await payload.findByID({ collection: 'redirects', id })
    expect(after).toMatchObject({ hits: 4, lastHitAt: at.toISOString(), updatedAt })
  })
})
