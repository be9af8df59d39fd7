import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from '@/server/db'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let an: string
let jan: string

async function logIn(name: string): Promise<string> {
  const data = { email: `${name}@kassei.example`, password: 'Correct-horse-9', name }
  await payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
  return String((await payload.login({ collection: 'users', data })).token)
}

beforeAll(async () => {
  payload = await getTestPayload()
  an = await logIn('an')
  jan = await logIn('jan')
})

const send = (path: string, token: string, init: RequestInit = {}) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`${payload.config.serverURL}/api/${path}`, {
      ...init,
      headers: { Authorization: `JWT ${token}`, ...init.headers },
    }),
  })

const json = { 'content-type': 'application/json' }

type Slug = 'pages' | 'articles' | 'modules' | 'banners' | 'projects'

/** As little as each needs to be published. */
const blank: Record<Slug, object> = {
  pages: { name: 'Over ons', screen: 'content', status: 'published' },
  articles: { name: 'Nieuws', status: 'published' },
  modules: {
    name: 'Tekst',
    type: 'text',
    view: 'text',
    backgroundType: 'none',
    status: 'published',
  },
  banners: { name: 'Beeld', status: 'published' },
  projects: { name: 'Nieuwbouw' },
}
const slugs = Object.keys(blank) as Slug[]
const textOf = (slug: Slug) => (slug === 'projects' ? 'name' : 'title')

/** Published in two languages, with a draft of the Dutch text that somebody has not finished. */
async function createChanged(slug: Slug) {
  const text = textOf(slug)
  const data = { ...blank[slug], [text]: 'Goed', _status: 'published' } as never
  const { id } = await payload.create({ collection: slug, locale: 'nl', data })
  const french = { [text]: 'Bon', _status: 'published' } as never
  await payload.update({ collection: slug, id, locale: 'fr', data: french })
  const draft = await send(`${slug}/${id}?locale=nl&draft=true&autosave=true`, an, {
    method: 'PATCH',
    headers: json,
    body: JSON.stringify({ [text]: 'Nog niet af' }),
  })
  expect(draft.status).toBe(200)
  return id
}

const readText = async (slug: Slug, id: number, draft: boolean): Promise<unknown> =>
  Reflect.get(await payload.findByID({ collection: slug, id, draft, locale: 'all' }), textOf(slug))

/** What the control of the framework does: the published record in one language, sent back. */
async function revert(slug: Slug, id: number, { locale, who }: { locale: string; who: string }) {
  const path = `${slug}/${id}?locale=${locale}&fallback-locale=null&depth=0`
  const published = await (await send(path, who, { headers: json })).text()
  return send(path, who, { method: 'PATCH', headers: json, body: published })
}

describe('going back to the published version', () => {
  it.each(slugs)('publishes no draft of another language: %s', async (slug) => {
    const id = await createChanged(slug)
    expect((await revert(slug, id, { locale: 'fr', who: an })).status).toBe(200)
    expect(await readText(slug, id, false)).toMatchObject({ nl: 'Goed', fr: 'Bon' })
  })

  it('takes the desk back in every language, and leaves the draft among the versions', async () => {
    const id = await createChanged('pages')
    await revert('pages', id, { locale: 'fr', who: an })
    expect(await readText('pages', id, true)).toMatchObject({ nl: 'Goed', fr: 'Bon' })
    const titles = await queryRows<{ title: string; latest: boolean }>(
      `select l.version_title as title, version.latest from _pages_v version
       join _pages_v_locales l on l._parent_id = version.id and l._locale = 'nl'
       where version.parent_id = $1 order by version.id desc limit 2`,
      [id],
    )
    expect(titles).toEqual([
      { title: 'Goed', latest: true },
      { title: 'Nog niet af', latest: false },
    ])
  })

  it('is open to a colleague of whoever made the draft', async () => {
    const id = await createChanged('pages')
    expect((await revert('pages', id, { locale: 'fr', who: jan })).status).toBe(200)
    expect(await readText('pages', id, true)).toMatchObject({ nl: 'Goed', fr: 'Bon' })
  })

  it('changes nothing where it is refused', async () => {
    const id = await createChanged('pages')
    const path = `pages/${id}?locale=fr&depth=0`
    const published = await (await send(path, an)).json()
    const refused = await send(path, an, {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ ...published, name: '' }),
    })
    expect(refused.status).toBe(400)
    expect(await readText('pages', id, true)).toMatchObject({ nl: 'Nog niet af' })
  })
})

describe('publishing what the form holds', () => {
  it('takes the drafts of all languages along', async () => {
    const id = await createChanged('pages')
    const published = await payload.findByID({ collection: 'pages', id, locale: 'fr', depth: 0 })
    const body = new FormData()
    const { updatedAt } = published
    body.set('_payload', JSON.stringify({ title: 'Mieux', _status: 'published', updatedAt }))
    const answer = await send(`pages/${id}?locale=fr&depth=0`, an, { method: 'PATCH', body })
    expect(answer.status).toBe(200)
    expect(await readText('pages', id, false)).toMatchObject({ nl: 'Nog niet af', fr: 'Mieux' })
  })
})
