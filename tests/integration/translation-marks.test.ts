import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rebaseMarks, rebuildMarks } from '@/cms/translations/rebuild-marks'
import type { Locale } from '@/domain/kernel/locales'
import { queryRows } from '@/server/db'
import { runDueJobs } from '@/server/queue/run-jobs'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let count = 0
let pageId = 0

type Row = { path: string; locale: string; state: string }

/** How the texts of a page stand, as `title fr stale`. */
async function statesOf(record: number, owner = 'pages'): Promise<string[]> {
  const rows = await queryRows<Row>(
    `select path, locale, state from translations.texts
     where owner = $1 and record = $2 and is_wanted order by position, locale`,
    [owner, record],
  )
  return rows.map(({ path, locale, state }) => `${path} ${locale} ${state}`)
}

const page = { screen: 'content', status: 'published', _status: 'published' } as const

async function createPage(texts: Partial<Record<Locale, string>>, more: object = {}) {
  count += 1
  const [first, ...others] = Object.entries(texts) as [Locale, string][]
  const [locale, title] = first ?? ['nl', '']
  const data = { ...page, name: `Vertaalproef ${count}`, title, ...more }
  const { id } = await payload.create({ collection: 'pages', locale, data })
  for (const [other, text] of others) await write(id, other, text)
  return id
}

const write = (id: number, locale: Locale, title: string | null, draft = false) =>
  payload.update({ collection: 'pages', id, locale, data: { title }, draft })

beforeAll(async () => {
  payload = await getTestPayload()
})

beforeEach(async () => {
  pageId = await createPage({ nl: 'Kopen', fr: 'Acheter' })
})

describe('the marks of a translation', () => {
  it('tell what is missing and what is there', async () => {
    expect(await statesOf(pageId)).toEqual([
      'title de missing',
      'title en missing',
      'title fr fresh',
      'title nl source',
    ])
  })

  it('become stale with the source, and fresh when the source gets its words back', async () => {
    await write(pageId, 'nl', 'Te koop')
    expect(await statesOf(pageId)).toContain('title fr stale')
    await write(pageId, 'nl', 'Kopen')
    expect(await statesOf(pageId)).toContain('title fr fresh')
  })

  it('become fresh when the translation is edited', async () => {
    await write(pageId, 'nl', 'Te koop')
    await write(pageId, 'fr', 'À vendre')
    expect(await statesOf(pageId)).toContain('title fr fresh')
  })

  it('follow a draft, and its publication', async () => {
    await write(pageId, 'nl', 'Te koop', true)
    expect(await statesOf(pageId)).toContain('title fr stale')
    await write(pageId, 'fr', 'À vendre', true)
    await payload.update({
      collection: 'pages',
      id: pageId,
      locale: 'nl',
      data: { _status: 'published' },
    })
    expect(await statesOf(pageId)).toContain('title fr fresh')
  })

  it('are rolled back with the save that would have made them', async () => {
    const before = await statesOf(pageId)
    const tooLong = 'x'.repeat(500)
    await expect(write(pageId, 'nl', tooLong)).rejects.toThrow()
    expect(await statesOf(pageId)).toEqual(before)
  })

  it('ask nothing in a language for which the record is not meant, nor of the trash', async () => {
    const id = await createPage({ nl: 'Kopen' }, { visibleIn: ['nl', 'de'] })
    expect(await statesOf(id)).toEqual(['title de missing', 'title nl source'])
    await payload.delete({ collection: 'pages', id: pageId, trash: true })
    expect(await statesOf(pageId)).toEqual([])
  })

  it('stand for each row of a list, and stay with it when rows change places', async () => {
    const links = [1, 2].map((number) => ({ label: `Knop ${number}`, href: '/nl/contact/' }))
    const set = (locale: Locale, left: object[]) =>
      payload.updateGlobal({ slug: 'top-bar', locale, data: { left } })
    await set('nl', links)
    const { left } = await payload.findGlobal({ slug: 'top-bar', locale: 'nl' })
    const rows = left ?? []
    await set(
      'fr',
      rows.map((row, index) => ({ ...row, label: `Bouton ${index}` })),
    )
    await set('nl', rows.toReversed())
    const states = await statesOf(0, 'global:top-bar')
    expect(states.filter((state) => /label fr fresh$/.test(state))).toHaveLength(2)
    expect(states.filter((state) => state.endsWith('stale'))).toEqual([])
    await set('nl', rows.slice(1))
    expect(
      (await statesOf(0, 'global:top-bar')).filter((state) => /label nl/.test(state)),
    ).toHaveLength(1)
  })

  it('exist for settings too', async () => {
    const set = (title: string, locale: Locale) =>
      payload.updateGlobal({ slug: 'search-block', locale, data: { title } })
    await set('Zoek een huis', 'nl')
    await set('Cherchez une maison', 'fr')
    await set('Zoek uw huis', 'nl')
    expect(await statesOf(0, 'global:search-block')).toContain('title fr stale')
  })

  const setDefault = (first: Locale) =>
    payload.updateGlobal({
      slug: 'languages',
      data: {
        items: (['nl', 'fr', 'en', 'de'] as const).map((code) => ({
          code,
          use: true,
          default: code === first,
        })),
      },
    })

  it('leave the default language of the site out of it when that changes', async () => {
    await write(pageId, 'de', 'Kaufen')
    await setDefault('fr')
    await runDueJobs()
    expect(await statesOf(pageId)).toEqual([
      'title de fresh',
      'title en missing',
      'title fr source',
      'title nl fresh',
    ])
    await setDefault('nl')
    await runDueJobs()
    expect(await statesOf(pageId)).toContain('title nl source')
  })

  it('wait for a job with that, which goes on where its last step ended', async () => {
    const second = await createPage({ nl: 'Huren', fr: 'Louer' })
    await setDefault('fr')
    expect(await statesOf(pageId)).toContain('title nl source')
    await rebaseMarks(payload, { owner: 'pages', record: pageId })
    expect(await statesOf(second)).toContain('title fr source')
    expect(await statesOf(pageId)).toContain('title nl source')
    await setDefault('nl')
    await runDueJobs()
    expect(await statesOf(second)).toContain('title nl source')
  })

  it('are known again after they were lost, as fresh as nobody knows better', async () => {
    await queryRows(`delete from translations.records`)
    await rebuildMarks(payload)
    expect(await statesOf(pageId)).toContain('title fr fresh')
    await write(pageId, 'nl', 'Te koop')
    await rebuildMarks(payload)
    expect(await statesOf(pageId)).toContain('title fr stale')
  })
})
