import { expect, type Page } from '@playwright/test'
import { findViolations } from '../_kit/axe'
import { openDesk, type Editor } from '../_kit/editor'
import { tabTo } from '../_kit/keyboard'
import {
  holdScripts,
  loseScripts,
  untilAlive,
  untilAtRest,
  untilPageAlive,
} from '../_kit/late-scripts'
import { phone } from '../_kit/phone'
import { test } from '../_kit/test'
import { readKept, watchOutside, type Outside } from '../_kit/watch-keeping'

const settings = '/api/globals/tracking/'
const inUse = {
  analyticsId: 'G-TEST1',
  adsId: 'AW-TEST1',
  tagManagerId: 'GTM-TEST1',
  socialPixelId: '123456',
}
const unused = { analyticsId: '', adsId: '', tagManagerId: '', socialPixelId: '' }

const tagServer = 'www.googletagmanager.com'
const google = ['www.google-analytics.com', tagServer]
const meta = 'connect.facebook.net'
const player = 'www.youtube-nocookie.com'

let editor: Editor
let home: { id: number; publicId: number; videoUrl?: string | null }
let path: string

test.describe.configure({ mode: 'serial' })
// Other sites are asked for something here, as a browser asks them: with no header of the tests.
test.use({ storageState: { cookies: [], origins: [] }, extraHTTPHeaders: {} })

test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
  await editor.set(settings, inUse)
  const query =
    'where[status][equals]=active&where[_status][equals]=published&where[goal][equals]=sale&where[isDiscreet][not_equals]=true&depth=0&limit=1&sort=id'
  const { docs } = await editor.read<{ docs: (typeof home)[] }>(`/api/properties/?${query}`)
  const [found] = docs
  if (found === undefined) throw new Error('The bundled agency sells nothing')
  home = found
  path = `/nl/property/${home.publicId}/`
  await editor.change(`/api/properties/${home.id}/?locale=nl`, {
    videoUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  })
})

test.afterAll(async () => {
  await editor.change(`/api/properties/${home.id}/?locale=nl`, { videoUrl: home.videoUrl ?? null })
  await editor.set(settings, unused)
})

const sheet = (page: Page) => page.getByRole('region', { name: 'Wat mogen wij bewaren en laden?' })
const film = (page: Page) => page.locator('#films').locator('..')

/** What pages of a visit lead to; who leaves one before its script has run was not there for it. */
type Left = { list?: readonly string[]; home?: readonly string[]; film?: () => Promise<void> }

async function untilKept(page: Page, names: readonly string[] = []): Promise<void> {
  await expect.poll(() => readKept(page)).toEqual(expect.arrayContaining([...names]))
}

/** A visit as visitors make it: by a campaign to the list, to a home and its film, and on. */
async function visit(page: Page, left: Left = {}): Promise<void> {
  await page.goto('/nl/te-koop/?utm_source=brief&utm_content=an@example.be')
  const opened = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  // The list is kept by the press itself.
  await untilAlive(opened)
  await untilKept(page, left.list)
  await opened.click()
  await expect(page).not.toHaveURL(/utm_source/)
  await page.goto(path)
  await film(page).scrollIntoViewIfNeeded()
  await untilKept(page, left.home)
  await left.film?.()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact')
}

async function choose(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/nl/cookie-instellingen/')
  for (const name of names) await page.getByRole('switch', { name }).check()
  await page.getByRole('button', { name: 'Keuze bewaren' }).click()
  await expect(page.getByText('Uw keuze is bewaard.')).toBeVisible()
}

/** Waits until what a visit leads to has come, and nothing else with it. */
async function expectVisit(
  page: Page,
  outside: Outside,
  found: { hosts: readonly string[]; kept: readonly string[] },
): Promise<void> {
  await expect.poll(outside.hosts).toEqual([...found.hosts].sort())
  await expect.poll(() => readKept(page)).toEqual([...found.kept].sort())
}

const answer = 'local gevel-consent'

test('before an answer nothing of others is asked for and nothing is kept', async ({
  context,
  origin,
  page,
}) => {
  const outside = await watchOutside(context, origin)
  await visit(page)
  await expect(sheet(page)).toBeVisible()
  await expectVisit(page, outside, { hosts: [], kept: [] })
})

test('on paper the question does not lie over the page, answered or not', async ({ page }) => {
  await page.goto('/nl/')
  await expect(sheet(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(sheet(page)).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
})

test('a visitor who declines is asked no more, and only that is kept', async ({
  context,
  origin,
  page,
}) => {
  const outside = await watchOutside(context, origin)
  await page.goto('/nl/')
  await sheet(page).getByRole('button', { name: 'Alleen noodzakelijke' }).click()
  await expect(sheet(page)).toBeHidden()
  await visit(page)
  await expect(sheet(page)).toBeHidden()
  await expectVisit(page, outside, { hosts: [], kept: [answer] })
})

test('an answer is taken when no file comes any more', async ({ page }) => {
  await page.goto('/nl/')
  await expect(sheet(page)).toBeVisible()
  await page.route('**/_next/**', (route) => route.abort())
  await sheet(page).getByRole('button', { name: 'Alleen noodzakelijke' }).click()
  await expect(sheet(page)).toBeHidden()
  await page.unroute('**/_next/**')
  await page.reload()
  await untilPageAlive(page)
  await expect(sheet(page)).toBeHidden()
})

test('what may not stay is cleared as soon as the line brings the script for it', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('gevel-seen-1', '[7]'))
  const line = await loseScripts(page, 'max-age=0')
  await page.goto('/nl/privacyverklaring/')
  await sheet(page).getByRole('button', { name: 'Alleen noodzakelijke' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect.poll(line.refused).toBeGreaterThan(0)
  await line.mend()
  await expect.poll(() => readKept(page)).toEqual([answer])
})

const purposes = [
  {
    name: 'Voorkeuren',
    hosts: [],
    left: { list: [], home: ['session gevel-list', 'session gevel-seen-1'] },
  },
  { name: 'Statistieken', hosts: google, left: { list: ['cookie _ga'], home: [] } },
  {
    name: 'Marketing',
    hosts: [tagServer, meta],
    left: {
      list: [
        ...['cookie _gcl_au', 'cookie _fbp'],
        ...['local gevel-campaign-first', 'session gevel-campaign-last'],
      ],
      home: [],
    },
  },
  { name: 'Ingesloten media en kaarten', hosts: [player], left: { list: [], home: [] } },
]

for (const { name, hosts, left } of purposes) {
  test(`${name} alone lets in what belongs to it and nothing else`, async ({
    context,
    origin,
    page,
  }) => {
    const outside = await watchOutside(context, origin)
    await choose(page, [name])
    const film = () => expect.poll(outside.hosts).toEqual([...hosts].sort())
    await visit(page, { ...left, film })
    await expectVisit(page, outside, { hosts, kept: [answer, ...left.list, ...left.home] })
  })
}

test('who allows all and takes it back ends where nothing was allowed', async ({
  context,
  origin,
  page,
}) => {
  const outside = await watchOutside(context, origin)
  await page.goto('/nl/')
  await sheet(page).getByRole('button', { name: 'Alles toestaan' }).click()
  await expect(sheet(page)).toBeHidden()
  const all = () => expect.poll(outside.hosts).toEqual([...google, meta, player].sort())
  await visit(page, { film: all })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click()
  const statistics = page.getByRole('switch', { name: 'Statistieken' })
  await expect(statistics).toBeChecked()
  await page.evaluate(() => {
    // As a service that writes once more while the page in which all was taken back is left.
    window.addEventListener('pagehide', () => {
      document.cookie = '_fbp=late;path=/;max-age=1000'
    })
  })
  const isLoadedAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Alleen noodzakelijke' }).click()
  await isLoadedAnew
  await expect(statistics).not.toBeChecked()
  await expect.poll(() => readKept(page)).toEqual([answer])
  outside.forget()
  await visit(page)
  await expectVisit(page, outside, { hosts: [], kept: [answer] })
})

test('what is taken back while the script for it is on its way asks nothing of others', async ({
  context,
  origin,
  page,
}) => {
  const outside = await watchOutside(context, origin)
  const line = await loseScripts(page, 'fbq')
  await page.goto('/nl/te-koop/?utm_source=brief')
  await sheet(page).getByRole('button', { name: 'Alles toestaan' }).click()
  await expect.poll(line.refused).toBeGreaterThan(0)
  const other = await context.newPage()
  await loseScripts(other, 'fbq')
  await other.goto('/nl/cookie-instellingen/')
  await other.getByRole('button', { name: 'Alleen noodzakelijke' }).click()
  await expect(other.getByText('Uw keuze is bewaard.')).toBeVisible()
  const measuring = page.waitForResponse(async (response) =>
    response.url().endsWith('.js') ? (await response.text()).includes('fbq') : false,
  )
  await line.mend()
  await measuring
  await untilAtRest(page)
  expect(outside.hosts()).toEqual([])
  await expect.poll(() => readKept(page)).toEqual([answer])
})

test('what a service writes late is gone once the next page was looked at', async ({
  origin,
  context,
  page,
}) => {
  await watchOutside(context, origin)
  await choose(page, ['Statistieken'])
  await page.evaluate(() => {
    document.cookie = '_fbp=late;path=/;max-age=1000'
  })
  await page.goto('/nl/contact/')
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('_fbp')
})

test('a film ends when its page is left, allowed for good or by one press', async ({
  context,
  origin,
  page,
}) => {
  await watchOutside(context, origin)
  const leave = async (name: string) => {
    await expect(film(page).locator('iframe')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    // Also what is hidden counts: a page that was left stays behind.
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  const play = () =>
    film(page)
      .getByRole('link', { name: /^Speel af/ })
      .click()
  await page.goto(path)
  await sheet(page).getByRole('button', { name: 'Alles toestaan' }).click()
  await film(page).scrollIntoViewIfNeeded()
  await leave('Cookie-instellingen')
  await page.getByRole('button', { name: 'Alleen noodzakelijke' }).click()
  await page.goto(path)
  await play()
  await leave('Contact')
  await page.goBack()
  await play()
  await expect(film(page).locator('iframe')).toBeVisible()
})

test('analytics is told of each page of a visit once, and of nothing that was typed', async ({
  context,
  origin,
  page,
}) => {
  const outside = await watchOutside(context, origin)
  await choose(page, ['Statistieken'])
  await expect.poll(outside.pageViews).toEqual([`${origin}/nl/cookie-instellingen/`])
  await page.goto('/nl/te-koop/?city=Gent%7C9000&utm_source=brief&utm_term=an@example.be')
  await expect.poll(outside.pageViews).toHaveLength(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact')
  await expect
    .poll(outside.pageViews)
    .toEqual([
      `${origin}/nl/cookie-instellingen/`,
      `${origin}/nl/te-koop/?utm_source=brief`,
      `${origin}/nl/contact/`,
    ])
})

test('one film plays by one press, and a second press allows them for good', async ({
  context,
  origin,
  page,
}) => {
  const outside = await watchOutside(context, origin)
  await page.goto(path)
  await sheet(page).getByRole('button', { name: 'Alleen noodzakelijke' }).click()
  await film(page)
    .getByRole('link', { name: /^Speel af/ })
    .click()
  await expect.poll(outside.hosts).toEqual([player])
  await page.reload()
  await expect(film(page).getByRole('link', { name: /^Speel af/ })).toBeVisible()
  await film(page)
    .getByRole('button', { name: /altijd toestaan$/ })
    .press('Enter')
  await expect(film(page).locator('iframe')).toBeVisible()
  // The button has gone with the notice: the next key goes on from here and not from the top of the page.
  await expect(film(page)).toBeFocused()
  await page.reload()
  await film(page).scrollIntoViewIfNeeded()
  await expect(film(page).locator('iframe')).toBeVisible()
})

test('films that are allowed for good before the script has come play when it does', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await film(page)
    .getByRole('button', { name: /altijd toestaan$/ })
    .click()
  release()
  await expect(film(page).locator('iframe')).toBeVisible()
  await expect.poll(() => readKept(page)).toEqual([answer])
})

test('an address with setcookies forgets the answer and asks again', async ({ page }) => {
  await page.goto('/nl/')
  await sheet(page).getByRole('button', { name: 'Alles toestaan' }).click()
  await expect(sheet(page)).toBeHidden()
  await page.goto('/nl/?setcookies')
  await expect(sheet(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gevel-consent'))).toBeNull()
  expect(new URL(page.url()).search).toBe('')
})

test('a preview asks nothing and loads nothing, also for who allowed all', async ({
  context,
  origin,
  page,
}) => {
  await page.goto('/nl/')
  await sheet(page).getByRole('button', { name: 'Alles toestaan' }).click()
  await expect(sheet(page)).toBeHidden()
  const outside = await watchOutside(context, origin)
  await context.addCookies([{ name: 'payload-token', value: editor.token, url: origin }])
  await page.goto('/nl/preview/disclaimer/')
  await expect(page.getByText('Voorbeeld: dit is niet wat bezoekers zien.')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(sheet(page)).toBeHidden()
  expect(outside.hosts()).toEqual([])
})

for (const width of [390, 1440]) {
  test(`the question is answered by keyboard, moves nothing and hides no focus at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/nl/contact/')
    await expect(sheet(page)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const widths = await sheet(page)
      .locator('[data-consent], a[href*="cookie-instellingen"]')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
    expect(widths).toHaveLength(3)
    expect(new Set(widths).size).toBe(1)
    const decline = sheet(page).getByRole('button', { name: 'Alleen noodzakelijke' })
    await tabTo(decline)
    await page.keyboard.press('Enter')
    await expect(sheet(page)).toBeHidden()
  })
}

test('the settings say what was chosen, and pass for everybody', async ({ page }) => {
  await page.goto('/nl/cookie-instellingen/')
  await expect(page.getByText('U hebt nog niet gekozen')).toBeVisible()
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByRole('switch')).toHaveCount(5)
  await expect(page.getByRole('switch', { name: 'Noodzakelijk' })).toBeDisabled()
  expect(await findViolations(page)).toEqual([])
  await choose(page, ['Voorkeuren'])
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Voorkeuren' })).toBeChecked()
  await expect(page.getByText(/^U koos op/)).toBeVisible()
})

test('what became of a choice is seen on a phone, below what was pressed', async ({ page }) => {
  await page.setViewportSize(phone)
  await choose(page, ['Voorkeuren'])
  await expect(page.getByText('Uw keuze is bewaard.')).toBeInViewport({ ratio: 1 })
})

test('the cookie policy tells of each service abroad that data go there', async ({ page }) => {
  await page.goto('/nl/cookiebeleid/')
  const row = (service: string) => page.getByRole('row').filter({ hasText: service })
  const abroad = 'buiten de Europese Economische Ruimte'
  await expect(row('Vimeo')).toContainText(abroad)
  await expect(row('Matterport')).toContainText(abroad)
  await expect(row('YouTube')).not.toContainText(abroad)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked, kept or loaded, and the settings say so', async ({
    context,
    origin,
    page,
  }) => {
    const outside = await watchOutside(context, origin)
    await page.goto(path)
    await expect(sheet(page)).toBeHidden()
    await page.goto('/nl/cookie-instellingen/')
    const said = page.getByRole('main').locator('noscript p')
    await expect(said).toBeVisible()
    // By the text as it is drawn: the runner takes what stands in such an element for none.
    await expect(said).toContainText('Zonder JavaScript valt hier niets te kiezen', {
      useInnerText: true,
    })
    expect(outside.hosts()).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
})
