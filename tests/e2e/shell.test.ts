import { expect, type Page } from '@playwright/test'
import { inTurn } from './_kit/in-turn'
import { holdScripts, untilAlive } from './_kit/late-scripts'
import { test } from './_kit/test'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const scrollTo = (page: Page, top: number) =>
  page.evaluate((px) => window.scrollTo({ top: px, behavior: 'instant' }), top)

test.describe('the header', () => {
  test.use({ viewport: desktop })

  test('lies on the page until 30 pixels are scrolled, and then stays, opaque', async ({
    page,
  }) => {
    await page.goto('/nl/')
    const header = page.getByRole('banner')
    await scrollTo(page, 28)
    await expect(header).toHaveCSS('position', 'absolute')
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await scrollTo(page, 31)
    await expect(header).toHaveCSS('position', 'fixed')
    await expect(header).toHaveCSS('background-color', 'rgb(252, 252, 250)')
    await scrollTo(page, 0)
    await expect(header).toHaveCSS('position', 'absolute')
  })

  test('is opaque from the start on other pages, where it gets lower once they are scrolled', async ({
    page,
  }) => {
    await page.goto('/nl/contact/')
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('background-color', 'rgb(252, 252, 250)')
    const height = async () => (await header.boundingBox())?.height ?? 0
    const before = await height()
    await scrollTo(page, 200)
    await expect.poll(height).toBeLessThan(before)
  })
})

test.describe('the main menu', () => {
  test.use({ viewport: desktop })

  const menu = (page: Page) =>
    page.getByRole('banner').getByRole('navigation', { name: 'Hoofdmenu' })

  test('unfolds an item by keyboard and closes with Escape, back where it was', async ({
    page,
  }) => {
    await page.goto('/nl/contact/')
    const item = menu(page).locator('summary', { hasText: 'Te koop' })
    await item.focus()
    await page.keyboard.press('Enter')
    const child = menu(page).getByRole('link', { name: 'Huizen', exact: true })
    await expect(child).toBeVisible()
    // Escape belongs to the script, which a fast hand may well be ahead of.
    await expect(async () => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(child).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await expect(item).toBeFocused()
  })

  test('stays open for a visitor who is faster than the script', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/nl/contact/', { waitUntil: 'commit' })
    await menu(page).locator('summary', { hasText: 'Te koop' }).click()
    const child = menu(page).getByRole('link', { name: 'Huizen', exact: true })
    await expect(child).toBeVisible()
    release()
    // The header follows the scroll, so its script has come.
    await expect(async () => {
      await scrollTo(page, 0)
      await scrollTo(page, 40)
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', '', { timeout: 1_000 })
    }).toPass()
    await expect(child).toBeVisible()
  })

  test('shows three levels in a line as short as it may be, and closes when one clicks beside it', async ({
    page,
  }) => {
    await page.goto('/nl/contact/')
    expect(await menu(page).locator(':scope > ul > li').count()).toBeLessThanOrEqual(6)
    const entry = menu(page).locator('summary', { hasText: 'Te koop' })
    // It opens without a script, and closes by one.
    await untilAlive(entry)
    await entry.click()
    await expect(menu(page).locator('a[href="/nl/te-koop/antwerpen/appartementen/"]')).toBeVisible()
    await expect(menu(page).locator('details[open]')).toHaveCount(1)
    // The margin at the left of the page, where neither the open list nor a link lies.
    await page.mouse.click(16, 600)
    await expect(menu(page).locator('details[open]')).toHaveCount(0)
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: phone })

  test('opens by keyboard with the focus inside, closes with Escape or its button, and leads on', async ({
    page,
  }) => {
    await page.goto('/nl/te-huur/')
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    const drawer = page.getByRole('dialog', { name: 'Hoofdmenu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await expect(drawer.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await page.getByRole('button', { name: 'Menu sluiten' }).click()
    await expect(drawer).toBeHidden()

    await opener.click()
    await drawer.getByRole('link', { name: 'Nieuwbouw' }).click()
    await expect(page).toHaveURL(/\/nl\/projecten\/$/)
    await expect(drawer).toBeHidden()
  })
})

test.describe('the languages', () => {
  test.use({ viewport: desktop })

  const cases = [
    { from: '/nl/te-koop/', language: 'Français', to: '/fr/a-vendre/' },
    { from: '/nl/team/', language: 'English', to: '/en/team/' },
    {
      from: '/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/',
      language: 'Deutsch',
      to: '/de/zu-verkaufen/antwerpen/wohnung-im-viertel-zuid/1001/',
    },
    { from: '/nl/onze-diensten/syndic/', language: 'Français', to: '/fr/nos-services/syndic/' },
  ]

  test('each leads from a page to the same page', async ({ page }) => {
    for (const { from, language, to } of cases) {
      await page.goto(from)
      const header = page.getByRole('banner')
      await header.locator('summary', { hasText: 'Taal: Nederlands' }).click()
      await header.getByRole('link', { name: language }).click()
      await expect(page).toHaveURL(new RegExp(`${to}$`))
    }
  })

  test('the choice is remembered for an address without a language', async ({ page }) => {
    await page.goto('/nl/')
    const header = page.getByRole('banner')
    await header.locator('summary', { hasText: 'Taal: Nederlands' }).click()
    await header.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de\/$/)
    await page.goto('/for-sale/')
    await expect(page).toHaveURL(/\/de\/zu-verkaufen\/$/)
  })
})

test('the first stop of the keyboard leads to the content', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the way back to the top appears after ten pixels', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  const up = page.getByRole('button', { name: 'Terug naar boven' })
  await scrollTo(page, 9)
  await expect(up).toBeHidden()
  await scrollTo(page, 11)
  await expect(up).toBeVisible()
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(up).toBeHidden()
})

test('links of the top bar to telephone and mail say where they lead', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/nl/')
  const bar = page.getByRole('navigation', { name: 'Contact en snelle links' })
  await expect(bar.locator('a[href="tel:+3231234567"]')).toHaveAttribute('target', '_blank')
  await expect(bar.getByRole('link', { name: /opent in een nieuw tabblad/ })).not.toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menu and drawer open and lead on', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/nl/')
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Hoofdmenu' })
    await menu.locator('summary', { hasText: 'Te koop' }).click()
    await menu.locator('a[href="/nl/te-koop/huizen/"]').click()
    await expect(page).toHaveURL(/\/nl\/te-koop\/huizen\/$/)
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Nieuwbouw' }).click()
    await expect(page).toHaveURL(/\/nl\/projecten\/$/)
  })

  test('a list is searched, paged and read', async ({ page }) => {
    await page.goto('/nl/te-koop/')
    const search = page.getByRole('main').getByRole('search')
    await search.locator('summary').filter({ hasText: 'Gemeente' }).click()
    await search.getByRole('checkbox', { name: /Antwerpen \(2000\)/ }).check()
    await search.getByRole('button', { name: /^Toon/ }).click()
    await expect(page).toHaveURL(/city=Antwerpen%7C2000/)
    await expect(page.getByText('15 panden', { exact: true })).toBeVisible()
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/nl\/te-koop\/antwerpen\/.+\/\d+\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the home page searches', async ({ page }) => {
    await page.goto('/nl/')
    await page.getByRole('main').getByRole('searchbox').fill('Gent')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Te huur/ })
      .click()
    await expect(page).toHaveURL(/\/nl\/te-huur\/\?city=Gent%7C9000$/)
  })
})

test.describe('a page that does not exist', () => {
  const words = { nl: /Oeps/, fr: /Oups/, en: /Oops/, de: /Hoppla/ }

  const pages = Object.entries(words).map(([locale, title]) => ({ locale, title }))

  for (const { locale, title, javaScriptEnabled } of inTurn(pages)) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })

      test(`says so in ${locale}, with a search and a way home`, async ({ page }) => {
        const response = await page.goto(`/${locale}/no-such-page/`)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        const main = page.getByRole('main')
        await expect(main.locator('input[type="search"]')).toBeVisible()
        await expect(main.locator(`a[href="/${locale}/"]`)).toBeVisible()
      })
    })
  }

  test('keeps its words and its address when the scripts have run', async ({ page }) => {
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await page.goto('/nl/te-koop/antwerpen/huis/999999/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/niet gevonden of is verkocht/)
    expect(new URL(page.url()).pathname).toBe('/nl/te-koop/antwerpen/huis/999999/')
    expect(failures).toEqual([])
  })
})
