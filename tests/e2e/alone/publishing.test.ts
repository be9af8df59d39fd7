import { locales, type Locale } from '@/domain/kernel/locales'
import { ask, type Answer } from '../_kit/ask'
import { openDesk, type Editor } from '../_kit/editor'
import { withTitle } from '../_kit/home-for-sale'
import { test } from '../_kit/test'
import type { Surface } from '../_kit/time-to-visible'
import { expectWithinASecond } from '../_kit/within-a-second'

test.describe.configure({ mode: 'serial' })
test.slow()

let editor: Editor
let servers: readonly string[]

test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
  const second = process.env.E2E_SECOND_URL
  if (!second) throw new Error('playwright.config.ts has to name the second server')
  servers = [origin, second]
})

/** What each test puts back when it is over, also when it failed. */
const restores: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const restore of restores.splice(0)) await restore()
})

const shows =
  (words: string | RegExp) =>
  ({ body }: Answer) =>
    typeof words === 'string' ? body.includes(words) : words.test(body)
const lacks =
  (words: string | RegExp) =>
  (answer: Answer): boolean =>
    !shows(words)(answer)

const each = (paths: readonly string[], isRight: Surface['isRight']): Surface[] =>
  paths.map((path) => ({ path, isRight }))

type Home = { id: number; publicId: number; title: string; price: number }

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

test('a home leaves and enters every page of two servers within a second of the desk', async () => {
  const home = await getNewestHome()
  const link = `/${home.publicId}/`
  const own = await Promise.all(locales.map((locale) => getOwnPage(locale, home)))
  const places = ['/nl/', ...locales.flatMap((locale) => listPlaces(locale, home)), ...own]
  const isShown = each(places, shows(link))
  const isGone = each(places, lacks(link))
  const address = `/api/properties/${home.id}/?locale=nl`
  const save = (data: object) => () => editor.change(address, data)
  const intoTrash = save({ deletedAt: new Date().toISOString() })
  const outOfTrash = () => editor.change(`${address}&trash=true`, { deletedAt: null })

  restores.push(outOfTrash, save({ _status: 'published' }))
  await expectWithinASecond(servers, [
    { name: 'as it is', change: async () => {}, surfaces: isShown },
  ])
  await expectWithinASecond(servers, [
    { name: 'taken offline', change: save({ _status: 'draft' }), surfaces: isGone },
    { name: 'published', change: save({ _status: 'published' }), surfaces: isShown },
    { name: 'into the trash', change: intoTrash, surfaces: isGone },
    { name: 'out of the trash', change: outOfTrash, surfaces: isShown },
  ])
})

test('a new title and price are everywhere within a second, and what was sold is offered no more', async () => {
  const home = await getNewestHome()
  const title = 'Woning met twee loketten'
  const price = /1\D{1,8}234\D{1,8}567/
  const own = await getOwnPage('nl', home)
  const moved = withTitle(own, title)
  const lists = ['/nl/', '/nl/te-koop/', '/feeds/nl/for-sale.xml']
  const all = [...lists, own]
  const save = (data: object) => () =>
    editor.change(`/api/properties/${home.id}/?locale=nl`, { ...data, _status: 'published' })
  const anew = { title, price: 1_234_567 }
  const asBefore = { title: home.title, price: home.price, status: 'active' }
  const link = `/${home.publicId}/`

  restores.push(save(asBefore))
  const isAnew = [
    ...each([...lists, moved], shows(title)),
    ...each(['/nl/te-koop/', moved], shows(price)),
  ]
  const isSold = [
    ...each(['/feeds/nl/for-sale.xml'], lacks(link)),
    ...each([moved], (answer) => shows(title)(answer) && lacks(price)(answer)),
    ...each(['/nl/te-koop/'], lacks(price)),
  ]
  const isAsBefore = [
    ...each(all, (answer) => shows(home.title)(answer) && lacks(title)(answer)),
    ...each([own], lacks(price)),
  ]
  await expectWithinASecond(servers, [
    { name: 'new title and price', change: save(anew), surfaces: isAnew },
    { name: 'sold', change: save({ status: 'sold' }), surfaces: isSold },
    { name: 'for sale as before', change: save(asBefore), surfaces: isAsBefore },
  ])
})

type Page = { id: number; visibleIn: Locale[] }

/** A page of the menu that nothing else of the front page leads to, by its addresses. */
async function getMenuPage(): Promise<Page & { nl: string; fr: string }> {
  const menu = await ask(servers[0] ?? '', { path: '/fr/' })
  const { docs } = await editor.read<{ docs: Page[] }>(
    '/api/pages/?where[inMenu][equals]=true&where[status][equals]=published&where[screen][equals]=content&where[parent][exists]=false&depth=0&limit=50',
  )
  for (const page of docs) {
    const { docs: routes } = await editor.read<{
      docs: { localizedPath: Partial<Record<Locale, string>> }[]
    }>(
      `/api/routes/?where[target.relationTo][equals]=pages&where[target.value][equals]=${page.id}&locale=all&depth=0`,
    )
    const { nl, fr } = routes[0]?.localizedPath ?? {}
    const isPlain = nl !== undefined && fr !== undefined && nl !== '/' && fr !== '/'
    if (isPlain && menu.body.includes(`href="/fr${fr}"`)) {
      return { ...page, nl: `/nl${nl}`, fr: `/fr${fr}` }
    }
  }
  throw new Error('No page of the menu stands in Dutch and in French')
}

test('a page that is hidden in one language leaves its menu, sitemap and twins within a second', async () => {
  const page = await getMenuPage()
  const save = (visibleIn: readonly Locale[]) => () =>
    editor.change(`/api/pages/${page.id}/?locale=nl`, { visibleIn, _status: 'published' })
  const link = `href="${page.fr}"`
  const inFrench = `${page.fr}<`
  const alternate = new RegExp(`hreflang="fr"[^>]*${page.fr}"|${page.fr}"[^>]*hreflang="fr"`, 'i')
  const isThere: Surface[] = [
    ...each(['/fr/'], shows(link)),
    ...each(['/sitemaps/fr-pages.xml'], shows(inFrench)),
    ...each([page.nl], shows(alternate)),
    ...each([page.fr, page.nl], ({ status }) => status === 200),
  ]
  const isHidden: Surface[] = [
    ...each(['/fr/'], lacks(link)),
    ...each(['/sitemaps/fr-pages.xml'], lacks(inFrench)),
    ...each([page.nl], lacks(alternate)),
    ...each([page.fr], ({ status }) => status !== 200),
    ...each([page.nl], ({ status }) => status === 200),
  ]
  const others = page.visibleIn.filter((locale) => locale !== 'fr')
  restores.push(save(page.visibleIn))
  await expectWithinASecond(servers, [
    { name: 'as it is', change: async () => {}, surfaces: isThere },
  ])
  await expectWithinASecond(servers, [
    { name: 'hidden in French', change: save(others), surfaces: isHidden },
    { name: 'shown in French', change: save(page.visibleIn), surfaces: isThere },
  ])
})
