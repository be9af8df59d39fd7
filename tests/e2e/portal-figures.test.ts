import { readFile } from 'node:fs/promises'
import { expect, type Browser, type Page } from '@playwright/test'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { locales } from '@/domain/kernel/locales'
import { buildDigestActionPath, buildDigestPath } from '@/domain/routes/digests'
import { createSignedId } from '@/server/signed-id'
import { testSettings } from '../../scripts/testing/test-databases'
import { ask } from './_kit/ask'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { createOwner, enter } from './_kit/owner'
import { expectToFit, phone } from './_kit/phone'
import { readPdf } from './_kit/read-pdf'
import { test } from './_kit/test'

// One after the other: the visits are made first, and are added up while the other tests run.
test.describe.configure({ mode: 'default' })

/** Visits are added up every minute, and the clock is looked at every half minute. */
const rollUpMs = 150_000

const languages = [
  {
    locale: 'nl',
    // A home that no other test looks at.
    publicId: 1126,
    javaScriptEnabled: false,
    today: 'Vandaag',
    table: 'Toon de cijfers als tabel',
    sources: 'Waar bezoekers vandaan kwamen, laatste 30 dagen',
    from: 'Van',
    to: 'Tot en met',
    download: 'Rapport downloaden',
    wrong: /Kies een periode van hoogstens een jaar/,
    inPeriod: 'Weergaven in deze periode',
  },
  {
    locale: 'fr',
    publicId: 1129,
    javaScriptEnabled: true,
    today: 'Aujourd’hui',
    table: 'Afficher les chiffres sous forme de tableau',
    sources: 'Provenance des visiteurs, 30 derniers jours',
    from: 'Du',
    to: 'Au',
    download: 'Télécharger le rapport',
    wrong: /Choisissez une période d’un an au plus/,
    inPeriod: 'Consultations durant cette période',
  },
] as const

/**
 * Somebody from outside who follows a link to a home. Not from https: browsers tell a page without it
 * nothing of where somebody came from.
 */
async function visitHome(
  browser: Browser,
  { address, javaScriptEnabled }: { address: string; javaScriptEnabled: boolean },
): Promise<void> {
  const visitor = await browser.newContext({
    javaScriptEnabled,
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.82' },
  })
  const page = await visitor.newPage()
  await page.goto(address, { referer: 'http://www.zoekertjes.example/' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.close()
}

test.beforeAll(async ({ browser, origin }) => {
  for (const { locale, publicId, javaScriptEnabled } of languages) {
    const address = `${origin}/${locale}/property/${publicId}/`
    await visitHome(browser, { address, javaScriptEnabled })
  }
})

const digests = [
  { locale: 'nl', off: 'De wekelijkse e-mail staat uit.', on: /^U krijgt elke maandag/ },
  { locale: 'fr', off: 'L’e-mail hebdomadaire est désactivé.', on: /^Vous recevez chaque lundi/ },
] as const

for (const { locale, off, on } of digests) {
  test(`the weekly mail stops by one click, and comes back: ${locale}`, async ({
    page,
    origin,
  }) => {
    const { id } = await createOwner(origin, { publicId: 1126, locale })
    const token = createSignedId('digest', id, testSettings.payloadSecret)
    const path = buildDigestActionPath(token)
    const isOn = async () =>
      (await openDesk(origin).read<{ digest: boolean }>(`/api/owners/${id}/?depth=0`)).digest
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: on })).toBeVisible()
    expect(await isOn()).toBe(true)
    // What a mail program sends when somebody presses its own button.
    const answer = await ask(origin, {
      path,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)
    expect(await isOn()).toBe(false)
    await page.goto(buildDigestPath(locale, token))
    await expect(page.getByRole('status').filter({ hasText: off })).toBeVisible()
    expect(await findViolations(page, 'html', locale === 'nl')).toEqual([])
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('status').filter({ hasText: on })).toBeVisible()
    expect(await isOn()).toBe(true)
  })
}

for (const [index, locale] of locales.entries()) {
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: index % 2 === 0 ? phone : { width: 1280, height: 720 } })

    test('axe finds nothing in overview, statistics and choice, which fit the screen', async ({
      page,
      origin,
    }) => {
      const owner = await createOwner(origin, { publicId: 1004, locale })
      // Colours are the same in every language; the first two have a screen each.
      const look = () => findViolations(page, 'html', index < 2)
      await enter(page, owner)
      for (const section of ['', 'statistics/']) {
        await page.goto(`/${locale}/portal/${owner.propertyId}/${section}`)
        expect([section, await look()]).toEqual([section, []])
        await expectToFit(page)
      }
      await openDesk(origin).change(`/api/owners/${owner.id}/`, { properties: [] })
      await page.goto(`/${locale}/portal/`)
      expect(await look()).toEqual([])
    })
  })
}

/** The figure over a word in the row of figures. */
function figureOf(page: Page, word: string) {
  const item = page.getByRole('main').locator('dl > div', {
    has: page.getByText(word, { exact: true }),
  })
  return item.getByRole('definition').first()
}

for (const words of languages) {
  const { locale, javaScriptEnabled } = words

  test.describe(`the figures of a home in ${locale}`, () => {
    test.use({ javaScriptEnabled })

    test('a visit stands in the statistics of its owner, and in the report', async ({
      page,
      origin,
    }) => {
      test.setTimeout(2 * rollUpMs)
      const owner = await createOwner(origin, { publicId: words.publicId, locale })
      await enter(page, owner)
      const statistics = `/${locale}/portal/${owner.propertyId}/statistics/`
      // Told by its source: the walks of other tests may have opened this home as well.
      const sources = page.getByRole('table', { name: words.sources })
      await expect(async () => {
        await page.goto(statistics)
        const source = sources.getByRole('row', { name: 'zoekertjes.example 1' })
        await expect(source).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: rollUpMs, intervals: [2_000] })
      const seen = await figureOf(page, words.today).innerText()
      expect(Number(seen)).toBeGreaterThan(0)

      const today = toBelgianDay(new Date())
      const printed = today.split('-').toReversed().join('/')
      // A drawing of 30 bars, each with its day and figure.
      const titles = page.getByRole('main').locator('svg title')
      await expect(titles).toHaveCount(30)
      await expect(titles.last()).toHaveText(`${printed}: ${seen}`)
      await page.getByText(words.table).click()
      const days = page.locator('details').getByRole('table')
      await expect(days.getByRole('row', { name: `${printed} ${seen}` })).toBeVisible()

      await page.getByLabel(words.from, { exact: true }).fill(today)
      await page.getByLabel(words.to, { exact: true }).fill('2026-01-01')
      await page.getByRole('button', { name: words.download }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(words.wrong)
      await expect(page.getByLabel(words.from, { exact: true })).toHaveValue(today)
      await page.getByLabel(words.to, { exact: true }).fill(today)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: words.download }).click()
      const file = await (await downloading).path()
      const lines = readPdf(await readFile(file)).split('\n')
      expect(Number(lines[lines.indexOf(words.inPeriod) - 1])).toBeGreaterThanOrEqual(Number(seen))
      expect(lines).toContain('zoekertjes.example')
      // Whose report it is, also on paper among others.
      expect(lines.join(' ')).toMatch(/, \d{4} .+ · R[eé]f\.? \d{4}-\d{3}/)
    })
  })
}
