import { expect, type Page } from '@playwright/test'
import { untilAlive } from './_kit/late-scripts'
import { test } from './_kit/test'

test('a visitor searches from the home page, narrows the list, reads a home and asks for a visit', async ({
  page,
}) => {
  await page.goto('/nl/')
  await expect(page.getByRole('main').getByRole('button', { name: /Te koop/ })).toContainText(/\d+/)
  await page.getByRole('main').getByRole('combobox').fill('Antwerpen 2000')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Te koop/ })
    .click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?city=Antwerpen%7C2000$/)

  const search = page.getByRole('main').getByRole('search')
  await expect(page.getByText('15 panden', { exact: true })).toBeVisible()
  await search.locator('summary').filter({ hasText: 'Type' }).click()
  await search.getByRole('checkbox', { name: /^Appartement/ }).check()
  await search.getByRole('button', { name: 'Toon 10 panden' }).click()
  await expect(page).toHaveURL(/type=2/)
  await expect(page.getByText('10 panden', { exact: true })).toBeVisible()

  const link = page.getByRole('article').first().getByRole('link').first()
  const target = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Te koop')
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText('Te koop')
  await expect(
    page.getByRole('main').locator('form[action="/api/forms/contact-me/"]'),
  ).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/city=Antwerpen%7C2000/)
})

test('the list goes on to the next page and comes back to the first', async ({ page }) => {
  const main = page.getByRole('main')
  const firstHome = () => main.getByRole('article').first().getByRole('link').first()
  await page.goto('/nl/te-koop/')
  const before = await firstHome().getAttribute('href')
  await main.getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?page=2$/)
  await expect(main.getByText(/pagina 2 van/i).first()).toBeVisible()
  await expect(firstHome()).not.toHaveAttribute('href', before ?? '')
  await main.getByRole('link', { name: 'Vorige' }).click()
  await expect(main.getByText(/pagina 1 van/i).first()).toBeVisible()
  await expect(firstHome()).toHaveAttribute('href', before ?? '')
  await page.goBack()
  await expect(main.getByText(/pagina 2 van/i).first()).toBeVisible()
})

test('a home that is a reference says that it was sold and offers no visit', async ({ page }) => {
  await page.goto('/nl/property/1203/')
  const main = page.getByRole('main')
  await expect(
    main.getByText('Verkocht', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(main.getByText('Plan een bezoek')).toHaveCount(0)
  await expect(main.locator('form[action="/api/forms/contact-me/"]')).toHaveCount(0)
})

test('twenty homes are for rent in Antwerp', async ({ page }) => {
  await page.goto('/nl/te-huur/?city=Antwerpen%7C2000')
  await expect(page.getByText('20 panden', { exact: true })).toBeVisible()
})

test('a search without results says so and offers a way on', async ({ page }) => {
  await page.goto('/nl/te-koop/?q=zzzzzz')
  const main = page.getByRole('main')
  await expect(main.getByText('Geen resultaten voor uw zoekopdracht.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Alle panden te huur' })).toBeVisible()
  await expect(main.getByText('“zzzzzz”')).toBeVisible()
})

test('a reference leads straight to its home', async ({ page }) => {
  await page.goto('/nl/te-koop/?q=2000-001')
  await expect(page).toHaveURL(/\/1001\/$/)
})

test('project 5 shows one price, because lowest and highest are equal', async ({ page }) => {
  await page.goto('/nl/projecten/mortsel/residentie-de-linde/5/')
  await expect(
    page
      .getByRole('main')
      .getByText(/479\.000/)
      .first(),
  ).toBeVisible()
  await expect(
    page.getByRole('main').getByText(/479\.000\s*[–-]\s*€?\s*479\.000|van .*479\.000 tot/),
  ).toHaveCount(0)
})

/** An amount in euro in every spelling: in a record, in data, and as the languages print it. */
function inEverySpelling(euro: number): RegExp {
  const groups = euro.toLocaleString('en').split(',')
  return new RegExp(`(?<!\\d)${groups.join('[.,\\s\u00a0\u202f]?')}(?!\\d)`)
}

test('a home whose price is secret shows it nowhere, not even in what the browser is sent', async ({
  page,
}) => {
  const open = await page.goto('/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/')
  // The same look finds a price that is public.
  expect(await open?.text()).toMatch(inEverySpelling(385_000))
  expect(await page.content()).toMatch(inEverySpelling(385_000))
  const secret = await page.goto(
    '/nl/te-koop/antwerpen/opbrengsteigendom-in-de-universiteitsbuurt/1011/',
  )
  await expect(
    page.getByRole('main').getByText('Prijs op aanvraag').filter({ visible: true }).first(),
  ).toBeVisible()
  expect((await secret?.text())?.match(inEverySpelling(1_150_000))).toBeNull()
  expect((await page.content()).match(inEverySpelling(1_150_000))).toBeNull()
})

test.describe('pictures', () => {
  const home = '/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/'

  test('open large by keyboard, step on and close where they were opened', async ({ page }) => {
    await page.goto(home)
    const first = page.getByRole('main').locator('[data-gallery-id]').first()
    // Without script the picture itself opens.
    await untilAlive(first)
    await first.focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog')
    await expect(viewer).toBeVisible()
    await expect(viewer.getByText(/^1 van \d+$/)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText(/^2 van \d+$/)).toBeVisible()
    const picture = viewer.getByRole('listitem').nth(1).getByRole('img')
    await expect(picture).toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(first).toBeFocused()
  })
})

test.describe('the banner of the home page', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'Beelden van de banner' })

  test('goes on by itself, and stops at the pause button', async ({ page }) => {
    await page.clock.install()
    await page.goto('/nl/')
    const pause = banner(page).getByRole('button', { name: 'Pauzeer' })
    await pause.click()
    await expect(banner(page).getByRole('button', { name: 'Speel af' })).toBeVisible()
    const shown = banner(page).getByText(/^\d \/ \d$/)
    const before = await shown.innerText()
    // Longer than it shows one picture.
    await page.clock.runFor(7_000)
    await expect(shown).toHaveText(before)
  })

  test('stands still for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/nl/')
    await expect(banner(page).getByRole('button', { name: 'Speel af' })).toBeVisible()
    await banner(page).getByRole('button', { name: 'Volgend beeld' }).click()
    await expect(banner(page).getByText('2 / 3')).toBeVisible()
  })
})
