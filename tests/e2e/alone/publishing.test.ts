import { expect } from '@playwright/test'
import { locales, type Locale } from '@/domain/kernel/locales'
import { ask } from '../_kit/ask'
import { openDesk, type Editor } from '../_kit/editor'
import { test } from '../_kit/test'

/** A visitor who comes this much after the desk was answered sees the change, on every server. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000))

test.describe.configure({ mode: 'serial' })

let editor: Editor
let servers: readonly string[]

test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
  const second = process.env.E2E_SECOND_URL
  if (!second) throw new Error('playwright.config.ts has to name the second server')
  servers = [origin, second]
})

type Home = { id: number; publicId: number; title: string }

/** Of each address whether it holds the words, as `server address`; asked on all servers at once. */
async function findHolders(paths: readonly string[], words: string): Promise<string[]> {
  const asked = servers.flatMap((server, number) =>
    paths.map(async (path) => {
      const { body } = await ask(server, { path })
      return body.includes(words) ? [`${number + 1} ${path}`] : []
    }),
  )
  return (await Promise.all(asked)).flat()
}

function onEveryServer(paths: readonly string[]): string[] {
  return servers.flatMap((_, number) => paths.map((path) => `${number + 1} ${path}`))
}

/** Where a home stands in a language, its own page aside. */
function listPlaces(locale: Locale, { publicId }: Home): string[] {
  const lists = { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' }
  return [
    `/${locale}/${lists[locale]}/`,
    `/sitemaps/${locale}-properties-0.xml`,
    `/feeds/${locale}/for-sale.xml`,
    `/api/suggestions/?lang=${locale}&q=${publicId}`,
  ]
}

/** The newest home for sale: it stands first in the lists, in the feeds and on the front page. */
async function getNewestHome(): Promise<Home> {
  const list = await ask(servers[0] ?? '', { path: '/nl/te-koop/' })
  const publicId = Number(/href="\/nl\/te-koop\/[^"]+\/(\d+)\/"/.exec(list.body)?.[1])
  const { docs } = await editor.read<{ docs: Home[] }>(
    `/api/properties/?where[publicId][equals]=${publicId}&locale=nl&depth=0`,
  )
  const [home] = docs
  if (home === undefined) throw new Error(`The first home of the list, ${publicId}, is not found`)
  return home
}

async function getOwnPage(locale: Locale, { publicId }: Home): Promise<string> {
  const { headers } = await ask(servers[0] ?? '', { path: `/${locale}/property/${publicId}/` })
  return new URL(headers.location ?? '', servers[0]).pathname
}

test('a home that is taken offline and published again leaves and enters every page of two servers within a second', async () => {
  const home = await getNewestHome()
  const link = `/${home.publicId}/`
  const save = (data: object) => editor.change(`/api/properties/${home.id}/?locale=nl`, data)
  const own = await Promise.all(locales.map((locale) => getOwnPage(locale, home)))
  const places = ['/nl/', ...locales.flatMap((locale) => listPlaces(locale, home)), ...own]
  const shown = await findHolders(places, link)
  expect(shown).toEqual(onEveryServer(places))
  try {
    await save({ _status: 'draft' })
    await aSecond()
    expect(await findHolders(places, link)).toEqual([])
  } finally {
    await save({ _status: 'published' })
  }
  await aSecond()
  expect(await findHolders(places, link)).toEqual(shown)
})

test('a new title of a home is on its page, in the lists and on the front page of two servers within a second', async () => {
  const home = await getNewestHome()
  const title = 'Woning met twee loketten'
  const save = (data: object) => editor.change(`/api/properties/${home.id}/?locale=nl`, data)
  const places = ['/nl/', '/nl/te-koop/', '/feeds/nl/for-sale.xml', await getOwnPage('nl', home)]
  expect(await findHolders(places, title)).toEqual([])
  try {
    await save({ title, _status: 'published' })
    await aSecond()
    expect(await findHolders(places, title)).toEqual(onEveryServer(places))
  } finally {
    await save({ title: home.title, _status: 'published' })
  }
  await aSecond()
  expect(await findHolders(places, title)).toEqual([])
})
